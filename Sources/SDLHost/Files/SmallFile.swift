// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Glibc

/// Small files of the desktop, read whole.
package nonisolated enum SmallFile {
  /// Bytes; what is longer is none of the files that are read here.
  package static let limit = 4 << 20

  /// The lines of a file; empty when it cannot be read or is too long.
  ///
  /// - Parameter limit: Bytes. Default 4 MiB.
  package static func lines(of path: String, limit: Int = limit) -> [Substring] {
    let bytes = bytes(of: path, limit: limit) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// The bytes of a file; nil when it cannot be read or is too long.
  package static func bytes(of path: String, limit: Int = limit) -> [UInt8]? {
    try? read(path, limit: limit)
  }

  /// Reads a file.
  ///
  /// - Throws: `HostError` if the path names no regular file, or if the file cannot be opened or is longer than `limit` bytes.
  package static func read(_ path: String, limit: Int = limit) throws(HostError) -> [UInt8] {
    let descriptor = try descriptor(of: path)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size <= limit else {
      throw HostError(
        .noInput, "cannot read \(path)", reason: "it is longer than \(limit >> 20) MiB")
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

  /// Opens a regular file for reading, also through a symbolic link. The caller closes the descriptor.
  ///
  /// Does not wait: a pipe without a writer would block a plain `open`, and a device may never end.
  ///
  /// - Throws: `HostError` if the path names a folder, a device, a pipe or a socket, or cannot be opened.
  static func descriptor(of path: String) throws(HostError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      throw HostError(.noInput, "cannot read \(path)", reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw HostError(
        .noInput, "cannot read \(path)",
        reason: status.st_mode & S_IFMT == S_IFDIR
          ? "it is a folder and not a regular file"
          : "it is a device, a pipe or a socket and not a regular file")
    }
    return descriptor
  }

  /// Opens a regular file for SDL and the libraries that read through it. The caller closes the stream.
  ///
  /// - Throws: The errors of `descriptor(of:)`.
  static func stream(of path: String) throws(HostError) -> UnsafeMutablePointer<SDL_RWops> {
    let descriptor = try descriptor(of: path)
    guard let file = fdopen(descriptor, "rb") else {
      close(descriptor)
      throw HostError(.noInput, "cannot read \(path)", reason: String(cString: strerror(errno)))
    }
    guard let stream = SDL_RWFromFP(file, SDL_TRUE) else {
      fclose(file)
      throw .sdl(.noInput, "cannot read \(path)")
    }
    return stream
  }

  /// Whether anything has this path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a device, a pipe, a socket or a folder has this path: what no program may take away, as `/dev/null`.
  package static func isNoFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Makes a folder with those around it, for the person alone, as the base directory specification asks. Where that
  /// fails, what is written to it does.
  package static func makeFolder(_ path: String) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      mkdir(String(path[..<end]), 0o700)
    }
    mkdir(path, 0o700)
  }

  /// Whether a path is a folder that the user owns and that other users cannot write to. A link is not.
  package static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }

  /// Makes an existing file or folder of the user accessible to its owner alone: 0600 or 0700.
  package static func restrictToOwner(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT), status.st_mode & 0o077 != 0
    else { return }
    fchmod(descriptor, status.st_mode & 0o700)
  }
}
