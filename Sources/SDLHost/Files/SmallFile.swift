// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Glibc

/// Reads small files as a whole.
package nonisolated enum SmallFile {
  /// The maximum number of bytes: 4 MiB. The files that are read here are smaller.
  package static let maximumByteCount = 4 << 20

  /// The lines of a file; empty if it cannot be read or is too long.
  package static func lines(of path: String) -> [Substring] {
    String(decoding: bytes(of: path) ?? [], as: UTF8.self).split(separator: "\n")
  }

  /// The bytes of a file; nil if it cannot be read or is too long.
  package static func bytes(of path: String, limit: Int = maximumByteCount) -> [UInt8]? {
    try? read(path, limit: limit)
  }

  /// Reads a file.
  ///
  /// - Throws: `HostError` if the path names no regular file, or if the file cannot be opened or is longer than `limit`
  ///   bytes.
  package static func read(_ path: String, limit: Int = maximumByteCount) throws(HostError)
    -> [UInt8]
  {
    let descriptor = try openDescriptor(of: path)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size <= limit else {
      throw unreadable(path, "it is larger than \(limit >> 20) MiB")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Opens a regular file, also through a link, without ever blocking. The caller closes the descriptor.
  ///
  /// - Throws: `HostError` if the path is a folder, a device, a pipe or a socket, or cannot be opened.
  private static func openDescriptor(of path: String) throws(HostError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw unreadable(path, String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.kind == S_IFREG else {
      close(descriptor)
      let kind = status.kind == S_IFDIR ? "a folder" : "a device, a pipe or a socket"
      throw unreadable(path, "it is \(kind) and not a regular file")
    }
    return descriptor
  }

  private static func unreadable(_ path: String, _ reason: String) -> HostError {
    HostError(.noInput, "cannot read \(path)", reason: reason)
  }

  /// Opens a regular file for SDL; the caller closes the stream. Throws the errors of `openDescriptor(of:)`.
  static func openStream(of path: String) throws(HostError) -> UnsafeMutablePointer<SDL_RWops> {
    let descriptor = try openDescriptor(of: path)
    guard let file = fdopen(descriptor, "rb") else {
      close(descriptor)
      throw unreadable(path, String(cString: strerror(errno)))
    }
    guard let stream = SDL_RWFromFP(file, SDL_TRUE) else {
      fclose(file)
      throw .sdl(.noInput, "cannot read \(path)")
    }
    return stream
  }

  /// Whether a file, a folder or another file system object has this path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The status of a path; nil if it names nothing.
  static func status(of path: String, followsLinks: Bool = true) -> stat? {
    var status = stat()
    let code = followsLinks ? stat(path, &status) : lstat(path, &status)
    return code == 0 ? status : nil
  }

  /// Whether the path is a device, a pipe, a socket or a folder, such as `/dev/null`, which no program may replace.
  package static func isNonRegularFile(_ path: String) -> Bool {
    status(of: path).map { $0.kind != S_IFREG } ?? false
  }

  /// The folder of a path; nil for a name without a folder, and empty for a file in the root folder.
  static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  /// Creates a folder and its parents for the user only (base directory specification). A later write reports errors.
  package static func makeFolder(_ path: String) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      mkdir(String(path[..<end]), 0o700)
    }
    mkdir(path, 0o700)
  }

  /// Whether a path is a folder that the user owns and that other users cannot write to. A link is not.
  package static func isPrivateFolder(_ path: String) -> Bool {
    guard let status = status(of: path, followsLinks: false) else { return false }
    return status.kind == S_IFDIR && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }

  /// Restricts an existing file or folder of the user to its owner: mode 0600 or 0700.
  package static func restrictToOwner(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      [S_IFREG, S_IFDIR].contains(status.kind), status.st_mode & 0o077 != 0
    else { return }
    fchmod(descriptor, status.st_mode & 0o700)
  }
}

nonisolated extension stat {
  /// The kind of file, such as `S_IFREG`.
  var kind: mode_t { st_mode & S_IFMT }
}
