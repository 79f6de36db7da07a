// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Dispatch
internal import Glibc
internal import Synchronization

/// A file with data for the program's next start. It is written while the program runs, so a program that is killed
/// loses at most the last second. It is complete or missing at any moment, and the last writer wins.
///
/// A second file lists the starts that are restoring the state: after two of them have ended before they were idle, the
/// next start ignores the state.
package nonisolated final class StateFile: Sendable {
  package let path: String
  private let ownsFolder: Bool

  /// The number of failed starts after which the state is no longer restored.
  private static let maximumFailedLaunches = 2

  /// The number of attempts to lock the folder, and the microseconds between two of them.
  private static let lockAttempts = 100
  private static let lockPauseMicroseconds: UInt32 = 2000

  /// The maximum number of invalid files that are kept.
  private static let maximumQuarantinedCount = 9

  private struct PendingWrite {
    /// The bytes to write; nil if all are written.
    var bytes: [UInt8]?
    var isScheduled = false
    /// The earliest time of the next write.
    var next = DispatchTime(uptimeNanoseconds: 0)
    var failure: HostError?
  }

  private let pendingWrite = Mutex(PendingWrite())
  private let saveInterval: Double
  private let process: ProcessIdentity
  package let queue = DispatchQueue(label: "state", qos: .utility)

  /// - Parameters:
  ///   - path: The path of the file. Its folder is created if it is missing.
  ///   - ownsFolder: Whether only the program uses the folder; it is then restricted to the user. Default: false.
  ///   - saveInterval: The minimum time between two writes, in seconds. Default: 1.
  ///   - process: The process whose starts are listed. Default: this process.
  package init(
    path: String, ownsFolder: Bool = false, saveInterval: Double = 1,
    process: ProcessIdentity = .current
  ) {
    self.path = path
    self.ownsFolder = ownsFolder
    self.saveInterval = saveInterval
    self.process = process
  }

  private var folder: String? { SmallFile.folder(of: path) }
  /// The list of starts that are restoring the state.
  private var startsPath: String { path + ".starts" }
  /// The list of starts that are restoring a controller that arrived late.
  private var lateStartsPath: String { path + ".late" }
  private var crashPath: String { path + ".crash" }

  /// Creates the folder of a file, and throws if the file could not be written. Devices and pipes are reported later.
  package static func check(_ path: String) throws(HostError) {
    if let kind = SmallFile.status(of: path)?.kind, kind != S_IFDIR, kind != S_IFREG { return }
    if let folder = SmallFile.folder(of: path) { SmallFile.makeFolder(folder) }
    try OutputFile.check(path, policy: .appOwned)
  }

  // MARK: Reading

  /// Returns the saved value, or nil if `decode` fails. Renames an invalid file, and one with which two starts failed,
  /// with a line to `report`.
  package func load<Value>(report: (String) -> Void, decode: (String) -> Value?) -> Value? {
    guard !SmallFile.isNonRegularFile(path) else {
      report("\(path) is not a regular file: starting without saved state")
      return nil
    }
    OutputFile.removeAbandoned(besides: path)
    if ownsFolder, let folder { SmallFile.restrictToOwner(folder) }
    SmallFile.restrictToOwner(path)
    guard SmallFile.exists(path) else { return nil }
    guard
      max(failedLaunchCount(in: startsPath), failedLaunchCount(in: lateStartsPath))
        < Self.maximumFailedLaunches
    else {
      removeLists()
      quarantine("was in use when two starts of the program failed", report)
      return nil
    }
    if let value = decode(SmallFile.lines(of: path).joined(separator: "\n")) { return value }
    quarantine("does not have the format of this version", report)
    return nil
  }

  /// Returns the signal that crashed a former copy of the program; nil if there is none, or if called again.
  package func consumeCrash() -> String? { CrashMarker.consume(crashPath) }

  /// Records a crash of this process for `consumeCrash()` in the next start.
  package func watchForCrash() { CrashMarker.arm(crashPath) }

  /// Records that the state is being restored. If the process ends before the window is idle, this start failed.
  ///
  /// - Parameter isLate: Whether the restored controller arrived after the window was idle. Default: false.
  package func recordRestorationStart(isLate: Bool = false) {
    updateList(isLate ? lateStartsPath : startsPath) { $0 + [process.description] }
  }

  /// Records that the start succeeded. Call it when the window is idle, with `isLate` after a late restoration.
  package func markLaunchSucceeded(isLate: Bool = false) {
    remove(from: startsPath)
    if isLate { remove(from: lateStartsPath) }
  }

  private func remove(from list: String) {
    guard isList(list) else { return }
    updateList(list) { lines in lines.filter { $0 != process.description } }
  }

  /// Changes the lines of a list, and removes an empty list. It is not synced, since it need not survive the machine.
  /// If the name belongs to a link or a pipe, nothing changes.
  private func updateList(_ list: String, _ change: ([String]) -> [String]) {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(list, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Self.isList(status) else { return }
    // Other copies hold the lock only briefly. If a program keeps it, the line of one copy may be lost.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    fchmod(descriptor, 0o600)
    let lines = change(SmallFile.lines(of: list).map(String.init))
    guard !lines.isEmpty else {
      unlink(list)
      return
    }
    let text = lines.joined(separator: "\n") + "\n"
    ftruncate(descriptor, 0)
    _ = Glibc.write(descriptor, text, text.utf8.count)
  }

  /// Whether a path may be a list: a regular file without another hard link.
  private func isList(_ path: String) -> Bool {
    SmallFile.status(of: path, followsLinks: false).map(Self.isList) ?? false
  }

  private static func isList(_ status: stat) -> Bool {
    status.kind == S_IFREG && status.st_nlink == 1
  }

  /// The number of starts in a list whose processes have ended.
  private func failedLaunchCount(in list: String) -> Int {
    SmallFile.lines(of: list).compactMap { ProcessIdentity(String($0)) }.count { !$0.isRunning }
  }

  /// Removes the saved data.
  package func remove() {
    guard !SmallFile.isNonRegularFile(path) else { return }
    unlink(path)
    removeLists()
    _ = consumeCrash()
  }

  private func removeLists() {
    for list in [startsPath, lateStartsPath] where isList(list) { unlink(list) }
  }

  private func quarantine(_ reason: String, _ report: (String) -> Void) {
    let names = (1...Self.maximumQuarantinedCount).map { "\(path).bad-\($0)" }
    // If all names are taken, the newest file replaces the last one.
    let last = names[Self.maximumQuarantinedCount - 1]
    guard
      let name = names.first(where: { OutputFile.renameIfFree(path, $0) })
        ?? (rename(path, last) == 0 ? last : nil)
    else { return report("\(path) \(reason): starting without it") }
    report("\(path) \(reason): starting without it; it was renamed to \(name)")
  }

  // MARK: Writing

  /// Writes the file on another thread, not before the save interval. Pending bytes are replaced.
  package func save(_ bytes: [UInt8]) {
    let next: DispatchTime? = pendingWrite.withLock { waiting in
      waiting.bytes = bytes
      defer { waiting.isScheduled = true }
      return waiting.isScheduled ? nil : waiting.next
    }
    guard let next else { return }
    queue.asyncAfter(deadline: next) { [self] in
      pendingWrite.withLock {
        $0.isScheduled = false
        $0.next = .now() + saveInterval
      }
      write()
    }
  }

  /// Writes pending bytes when the program ends normally.
  package func finish() throws(HostError) {
    queue.sync { write() }
    markLaunchSucceeded(isLate: true)
    if let failure = pendingWrite.withLock({ $0.failure }) { throw failure }
  }

  /// Changes the file's text, empty if there is no file, on this thread. Copies of the program wait for each other.
  package func update(_ change: (String) -> [UInt8]) throws(HostError) {
    guard !SmallFile.isNonRegularFile(path) else { return }
    if let folder { SmallFile.makeFolder(folder) }
    let descriptor = open(folder ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    // Other copies hold the lock only briefly. A program that keeps it delays this by no more than the attempts below.
    var attempts = Self.lockAttempts
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK, attempts > 0 {
      usleep(Self.lockPauseMicroseconds)
      attempts -= 1
    }
    try OutputFile.write(
      change(SmallFile.lines(of: path).joined(separator: "\n")), to: path, policy: .appOwned)
  }

  private func write() {
    guard let bytes = pendingWrite.withLock({ $0.bytes.take() }) else { return }
    // A device or a pipe was reported at the start.
    guard !SmallFile.isNonRegularFile(path) else { return }
    if let folder { SmallFile.makeFolder(folder) }
    var failure: HostError?
    do throws(HostError) {
      try OutputFile.write(bytes, to: path, policy: .appOwned)
    } catch {
      failure = error
    }
    pendingWrite.withLock {
      $0.failure = failure
      // Retried at the end, unless newer bytes are pending.
      if failure != nil, $0.bytes == nil { $0.bytes = bytes }
    }
  }
}
