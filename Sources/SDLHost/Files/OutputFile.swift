// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// A file that the program writes: under its name it is there whole or not at all.
///
/// The bytes go to another file beside it, which takes the name once they are on the disk. What is
/// no plain file, such as a device or a pipe, is written to directly and never replaced.
package nonisolated final class OutputFile {
  /// What messages call it.
  package let name: String

  /// What the bytes become, symbolic links resolved; nil where they are written directly.
  private let destination: String?
  /// The file beside it, until it takes the name.
  private var partial: String?
  private var descriptor: Int32 = -1
  private let ownsDescriptor: Bool
  /// Bytes of whole records.
  private var length: off_t = 0

  /// A descriptor that is open already, and stays so.
  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    ownsDescriptor = false
    destination = nil
  }

  /// - Parameters:
  ///   - path: `-` for standard output.
  ///   - isPrivate: Whether a new file is for its owner alone. Default false: for the others to read.
  package convenience init(path: String, isPrivate: Bool = false) throws(HostError) {
    switch path {
    // By their numbers: a socket cannot be opened by its name.
    case "-", "/dev/stdout": self.init(descriptor: STDOUT_FILENO, name: "standard output")
    case "/dev/stderr": self.init(descriptor: STDERR_FILENO, name: "standard error")
    default: try self.init(named: path, mode: isPrivate ? 0o600 : 0o644)
    }
  }

  private init(named path: String, mode: mode_t) throws(HostError) {
    name = path
    ownsDescriptor = true
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || Self.isPlain(path, status) else {
      destination = nil
      guard status.st_mode & S_IFMT != S_IFDIR else { throw .cannotWrite(path, code: EISDIR) }
      // Opened at the first write only: a pipe waits for its reader then.
      guard access(path, W_OK) == 0 else { throw .cannotWrite(path, code: errno) }
      return
    }
    let destination = exists ? Self.resolved(path) : path
    let partial = "\(destination)\(Self.mark)\(getpid())"
    self.destination = destination
    unlink(partial)
    descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .cannotWrite(path, code: errno) }
    self.partial = partial
    guard exists else { return }
    // The new file is for whom the old one was.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    _ = fchmod(descriptor, status.st_mode & (mode == 0o600 ? 0o600 : 0o777))
  }

  deinit {
    if ownsDescriptor, descriptor >= 0 { close(descriptor) }
    if let partial { unlink(partial) }
  }

  /// Between the name of what a file becomes and the process that writes it.
  private static let mark = ".partial-"

  /// Takes away what processes that were killed had begun to write beside a file.
  package static func removeAbandoned(besides path: String) {
    let end = path.lastIndex(of: "/")
    let folder = end.map { String(path[...$0]) } ?? "./"
    let prefix = path[(end.map { path.index(after: $0) } ?? path.startIndex)...] + mark
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(prefix), let process = pid_t(name.dropFirst(prefix.count)),
        kill(process, 0) < 0, errno == ESRCH
      else { continue }
      unlink(folder + name)
    }
  }

  /// Throws when a file could not be written there, so that nobody learns of it at the end.
  package static func check(_ path: String) throws(HostError) {
    _ = try OutputFile(path: path)
  }

  package static func write(
    _ bytes: [UInt8], to path: String, isPrivate: Bool = false
  ) throws(HostError) {
    let file = try OutputFile(path: path, isPrivate: isPrivate)
    try file.write(bytes)
    try file.publish()
  }

  /// Whether somebody else takes the bytes, who may stop doing so: a pipe, a terminal.
  package var isDirect: Bool { destination == nil }

  /// Writes one record. A plain file that has no room for all of it keeps nothing of it. Write no
  /// more after an error.
  package func write(_ record: [UInt8]) throws(HostError) {
    if descriptor < 0 { try openDirectly() }
    var written = 0
    while written < record.count {
      let count = record.withUnsafeBytes { bytes in
        Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count > 0 {
        written += count
        continue
      }
      let code = count == 0 ? ENOSPC : errno
      if code == EINTR { continue }
      if code == EAGAIN {
        // Whoever started the program shares this pipe and does not wait for it.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
        continue
      }
      if destination != nil { _ = ftruncate(descriptor, length) }
      throw failure(code)
    }
    length += off_t(record.count)
  }

  /// Brings what was written to the disk and gives the file its name, which replaces an old one.
  /// More may be written afterwards; call it again then. What is written directly needs it not.
  package func publish() throws(HostError) {
    guard let destination else { return }
    guard fsync(descriptor) == 0 else { throw failure(errno) }
    guard let partial else { return }
    guard rename(partial, destination) == 0 else { throw failure(errno) }
    self.partial = nil
    Self.syncFolder(of: destination)
  }

  /// A file that will not be complete goes at once: the process may end without letting go of this.
  private func failure(_ code: Int32) -> HostError {
    if let partial { unlink(partial) }
    partial = nil
    return .cannotWrite(name, code: code)
  }

  private func openDirectly() throws(HostError) {
    descriptor = open(name, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotWrite(name, code: errno) }
  }

  /// Names of devices and descriptors stay, also where a descriptor leads to a plain file.
  private static func isPlain(_ path: String, _ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/")
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The name is on the disk when its folder is. Some file systems cannot do it; the file is there
  /// all the same.
  private static func syncFolder(of path: String) {
    let end = path.lastIndex(of: "/")
    let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
