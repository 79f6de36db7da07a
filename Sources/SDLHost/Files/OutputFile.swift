// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// A file that the program writes. It appears under its name only when it is complete.
///
/// The bytes are written to another file in the same folder, which is renamed once they are on the disk. The library
/// and the program write every file with this class, so that one rule decides about links and existing files: see
/// `Policy`.
package nonisolated final class OutputFile {
  /// The origin of a file's name. It decides whether links are followed and what may be replaced.
  package enum Policy {
    /// The user typed or chose the name. Links are followed, and an existing file is replaced. A device or a pipe is
    /// written to directly and never replaced. A new file has the mode 0644; a replaced file keeps its mode.
    case chosen
    /// As `chosen`, for content that only the user should read: the mode is always 0600.
    case chosenPrivate
    /// The program's own data, such as its state. As `chosenPrivate`, but devices and pipes are not written to.
    case appOwned
    /// The program made the name, for example from the name of a recording, and an archive with the recording may
    /// contain links. No link is followed and nothing is replaced: if the name is taken, a number is added. The mode is
    /// 0600.
    case derived
  }

  /// The name of the file in messages.
  package private(set) var name: String

  /// The final path, with symbolic links resolved; nil if the bytes are written in place.
  private var destination: String?
  /// The path of the temporary file until it is renamed.
  private var partial: String?
  private var descriptor: Int32 = -1
  private let ownsDescriptor: Bool
  private let policy: Policy
  /// The end of a derived name, before which a number is inserted.
  private let ending: String
  private var length: off_t = 0

  /// Creates an output for a descriptor that is already open, and that is not closed.
  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    ownsDescriptor = false
    policy = .chosen
    ending = ""
  }

  /// - Parameter path: A path, or `-` for standard output if the user chose the name.
  package convenience init(path: String, policy: Policy = .chosen) throws(HostError) {
    let isChosen = policy == .chosen || policy == .chosenPrivate
    switch path {
    // By their descriptors, since a socket cannot be opened by its name.
    case "-" where isChosen, "/dev/stdout" where isChosen:
      self.init(descriptor: STDOUT_FILENO, name: "standard output")
    case "/dev/stderr" where isChosen:
      self.init(descriptor: STDERR_FILENO, name: "standard error")
    default: try self.init(named: path, policy)
    }
  }

  /// Creates a file with a derived name: a path, for example of another file, and an ending. If the name is taken when
  /// the file is complete, a number is inserted before the ending, and `name` is the new name.
  package convenience init(beside path: String, ending: String) throws(HostError) {
    try self.init(named: path + ending, .derived, ending: ending)
  }

  private init(
    named path: String, _ policy: Policy, ending: String = ""
  ) throws(HostError) {
    name = path
    self.ending = ending
    ownsDescriptor = true
    self.policy = policy
    let status = policy == .derived ? nil : SmallFile.status(of: path)
    if let status, !Self.isPlain(path, status) {
      guard status.kind != S_IFDIR else { throw .cannotWrite(path, code: EISDIR) }
      guard policy != .appOwned else { throw .notAFile(path) }
      // Opened only at the first write, since opening a pipe waits for its reader.
      guard access(path, W_OK) == 0 else { throw .cannotWrite(path, code: errno) }
      return
    }
    destination = status == nil ? path : Self.resolvedPath(path)
    // Other users must not be able to read the file before it has the mode of the replaced file.
    let isPublic = policy == .chosen && status == nil
    try openPartial(mode: isPublic ? 0o644 : 0o600)
    guard let status, policy == .chosen else { return }
    fchmod(descriptor, Self.mode(inPlaceOf: status, descriptor))
  }

  private func openPartial(mode: mode_t) throws(HostError) {
    guard let destination else { return }
    let partial = "\(destination)\(Self.mark)\(getpid())"
    unlink(partial)
    descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .cannotWrite(name, code: errno) }
    self.partial = partial
  }

  /// The mode of a file that replaces another file. The owner is always the user who runs the program, even for root.
  /// If the new file cannot have the group of the old file, the group gets no access.
  private static func mode(inPlaceOf old: stat, _ descriptor: Int32) -> mode_t {
    var status = stat()
    fstat(descriptor, &status)
    let isSameGroup = status.st_gid == old.st_gid || fchown(descriptor, .max, old.st_gid) == 0
    return old.st_mode & (isSameGroup ? 0o777 : 0o707)
  }

  deinit {
    if ownsDescriptor, descriptor >= 0 { close(descriptor) }
    if let partial { unlink(partial) }
  }

  private static let mark = ".partial-"

  /// Removes the temporary files of a path that were left by killed processes.
  package static func removeAbandoned(besides path: String) {
    let end = path.lastIndex(of: "/")
    let folder = end.map { String(path[...$0]) } ?? "./"
    let prefix = path[(end.map { path.index(after: $0) } ?? path.startIndex)...] + mark
    for name in names(in: folder) {
      guard name.hasPrefix(prefix), let process = pid_t(name.dropFirst(prefix.count)),
        kill(process, 0) < 0, errno == ESRCH
      else { continue }
      unlink(folder + name)
    }
  }

  /// The names of the files and folders in a folder; empty if it cannot be read.
  package static func names(in folder: String) -> [String] {
    (try? FolderReader.read(folder).get())?.map(\.name) ?? []
  }

  /// Throws if a file could not be written to this path, so that the error is reported before the work.
  package static func check(_ path: String, policy: Policy = .chosen) throws(HostError) {
    try OutputFile(path: path, policy: policy).checkSpace()
  }

  /// Throws if the disk or a device such as `/dev/full` takes no bytes. Pipes are skipped: they may have no reader.
  private func checkSpace() throws(HostError) {
    if destination != nil { return try write([0]) }
    var status = stat()
    let isFound = (ownsDescriptor ? stat(name, &status) : fstat(descriptor, &status)) == 0
    guard isFound, status.kind == S_IFCHR else { return }
    let device =
      ownsDescriptor ? open(name, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) : descriptor
    defer { if ownsDescriptor, device >= 0 { close(device) } }
    guard device >= 0, Glibc.write(device, "", 0) == 0 else {
      throw .cannotWrite(name, code: errno)
    }
  }

  package static func write(
    _ bytes: [UInt8], to path: String, policy: Policy = .chosen
  ) throws(HostError) {
    let file = try OutputFile(path: path, policy: policy)
    try file.write(bytes)
    try file.commit()
  }

  /// Writes a file with a derived name, and returns the name, with a number if the first one was taken.
  package static func write(
    _ bytes: [UInt8], beside path: String, ending: String
  ) throws(HostError) -> String {
    let file = try OutputFile(beside: path, ending: ending)
    try file.write(bytes)
    try file.commit()
    return file.name
  }

  /// Whether the bytes go directly to a device, a pipe or a terminal, whose reader may stop reading.
  package var writesInPlace: Bool { destination == nil }

  /// Writes one record. A regular file without space for it keeps nothing of it. Do not write after an error.
  package func write(_ record: [UInt8]) throws(HostError) {
    if descriptor < 0 {
      descriptor = open(name, O_WRONLY | O_APPEND | O_CLOEXEC)
      guard descriptor >= 0 else { throw .cannotWrite(name, code: errno) }
    }
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
        // The process that started the program shares this pipe and has made it non-blocking.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
        continue
      }
      if destination != nil { _ = ftruncate(descriptor, length) }
      throw failure(code)
    }
    length += off_t(record.count)
  }

  /// Writes the bytes to the disk and gives the file its name. An existing file is replaced unless the name is derived.
  /// More bytes may be written afterwards; call it again then. Devices and pipes do not need it.
  package func commit() throws(HostError) {
    guard let destination else { return }
    guard fsync(descriptor) == 0 else { throw failure(errno) }
    guard let partial else { return }
    if policy == .derived {
      try claimFreeName(for: partial)
    } else {
      guard rename(partial, destination) == 0 else { throw failure(errno) }
    }
    self.partial = nil
    Self.syncFolder(of: destination)
  }

  /// Replaces the committed bytes. Throws if the name belongs to another file now.
  package func replace(with bytes: [UInt8]) throws(HostError) {
    guard let destination, partial == nil else { return try write(bytes) }
    var (own, there) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, lstat(destination, &there) == 0,
      own.st_dev == there.st_dev, own.st_ino == there.st_ino
    else { throw .cannotWrite(name, code: EEXIST) }
    close(descriptor)
    length = 0
    try openPartial(mode: 0o600)
    try write(bytes)
    guard fsync(descriptor) == 0, let partial, rename(partial, destination) == 0 else {
      throw failure(errno)
    }
    self.partial = nil
  }

  private func claimFreeName(for partial: String) throws(HostError) {
    let start = name.dropLast(ending.count)
    for number in 1...Self.maximumNameNumber {
      let candidate = number == 1 ? name : "\(start)-\(number)\(ending)"
      if Self.renameIfFree(partial, candidate) {
        (name, destination) = (candidate, candidate)
        return
      }
      guard errno == EEXIST else { throw failure(errno) }
    }
    throw failure(EEXIST)
  }

  private static let maximumNameNumber = 999

  /// Renames a file unless the new name is taken; in that case `errno` is `EEXIST`.
  package static func renameIfFree(_ old: String, _ new: String) -> Bool {
    if link(old, new) == 0 { return unlink(old) == 0 }
    guard errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS else { return false }
    // The file system has no links, so an empty file reserves the name.
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return rename(old, new) == 0
  }

  /// Removes the incomplete file immediately, since the process may end without releasing this object.
  private func failure(_ code: Int32) -> HostError {
    if let partial { unlink(partial) }
    partial = nil
    return .cannotWrite(name, code: code)
  }

  /// The names of devices and descriptors are never replaced, even if a descriptor refers to a regular file.
  private static func isPlain(_ path: String, _ status: stat) -> Bool {
    status.kind == S_IFREG && !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/")
  }

  private static func resolvedPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Syncs the folder, which makes the name permanent. Some file systems do not support it; the file exists anyway.
  private static func syncFolder(of path: String) {
    let folder = SmallFile.folder(of: path).map { $0.isEmpty ? "/" : $0 } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
