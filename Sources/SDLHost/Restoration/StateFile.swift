// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Dispatch
internal import Glibc
internal import Synchronization

/// What one start of a program leaves to the next: a file that is written while the program runs, so that a program which
/// is killed loses no more than the last second.
///
/// The file is complete or missing at any moment. If several copies of a program run at the same time, the last one to write wins.
/// A second file lists the starts that restore the state and have not come to rest: after two of them have ended, the next start
/// begins without the state. A copy that is still running does not count.
package nonisolated final class StateFile: Sendable {
  package let path: String
  /// Whether the folder around the file is the program's own.
  private let ownsFolder: Bool

  /// Starts that ended before they came to rest, until the state is no longer restored.
  private static let patience = 2

  /// Attempts to lock the folder, and microseconds between two of them.
  private static let lockAttempts = 100
  private static let lockPause: UInt32 = 2000

  /// Files that were of no use, at most.
  private static let keptCount = 9

  private struct Waiting {
    /// What is to be written; nil when all is.
    var bytes: [UInt8]?
    var isScheduled = false
    /// When the file may be written again.
    var next = DispatchTime(uptimeNanoseconds: 0)
    var failure: HostError?
  }

  private let waiting = Mutex(Waiting())
  private let pause: Double
  private let process: ProcessIdentity
  package let queue = DispatchQueue(label: "state", qos: .utility)

  /// - Parameters:
  ///   - path: Its folder is made when it is not there yet.
  ///   - ownsFolder: Whether the folder is the program's own, which only the user can look into then. Default false: the user
  ///     named the file, and others may use its folder.
  ///   - pause: Seconds from one writing to the next. Default 1.
  ///   - process: The process whose starts are listed. Default: this process.
  package init(
    path: String, ownsFolder: Bool = false, pause: Double = 1, process: ProcessIdentity = .current
  ) {
    self.path = path
    self.ownsFolder = ownsFolder
    self.pause = pause
    self.process = process
  }

  private var folder: String? { path.lastIndex(of: "/").map { String(path[..<$0]) } }
  /// Lists the starts that have not come to rest.
  private var starts: String { path + ".starts" }
  /// Lists the starts that restore a controller that arrived late.
  private var lateStarts: String { path + ".late" }
  /// Exists if the program crashed.
  private var crash: String { path + ".crash" }

  /// Makes the folder of a file, and throws if the file could not be written there. A device or a pipe is reported when it is
  /// read.
  package static func check(_ path: String) throws(HostError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR, SmallFile.isNoFile(path) {
      return
    }
    if let end = path.lastIndex(of: "/") { SmallFile.makeFolder(String(path[..<end])) }
    try OutputFile.check(path, policy: .own)
  }

  // MARK: Reading

  /// What was left, as a value. A file of no use, and one with which two starts did not come to rest, is kept under another
  /// name.
  ///
  /// - Parameters:
  ///   - report: Gets a line about such a file.
  ///   - decode: Nil when the text makes no sense.
  package func begin<Value>(report: (String) -> Void, decode: (String) -> Value?) -> Value? {
    guard !SmallFile.isNoFile(path) else {
      report("\(path) is no file: starting without what it should keep")
      return nil
    }
    OutputFile.removeAbandoned(besides: path)
    if ownsFolder, let folder { SmallFile.restrictToOwner(folder) }
    SmallFile.restrictToOwner(path)
    guard SmallFile.exists(path) else { return nil }
    guard max(failures(in: starts), failures(in: lateStarts)) < Self.patience else {
      removeLists()
      putAside("was there when the program ended early twice", report)
      return nil
    }
    if let value = decode(SmallFile.lines(of: path).joined(separator: "\n")) { return value }
    putAside("is not as this version writes it", report)
    return nil
  }

  /// The signal by which a former copy of the program crashed, such as `SIGSEGV`; nil if none did, and when called again.
  package func takeCrash() -> String? { CrashMarker.take(crash) }

  /// Has a crash noted from now on for `takeCrash` of the next start.
  package func watchForCrash() { CrashMarker.arm(crash) }

  /// Call before the state is restored in a window. Until the window comes to rest, this start counts as failed if the process
  /// ends.
  ///
  /// - Parameter isLate: Whether the state of a controller is restored that arrived after the window came to rest. Default false.
  package func restorationBegins(isLate: Bool = false) {
    change(isLate ? lateStarts : starts) { $0 + [process.description] }
  }

  /// Call when the window has come to rest: this start did not fail.
  ///
  /// - Parameter isLate: Whether the state of a controller was restored that arrived late. Default false.
  package func cameToRest(isLate: Bool = false) {
    remove(from: starts)
    if isLate { remove(from: lateStarts) }
  }

  private func remove(from list: String) {
    guard isList(list) else { return }
    change(list) { lines in lines.filter { $0 != process.description } }
  }

  /// Changes the lines of a list, and removes the list when it is empty. The list need not reach the disk: it has to outlive the
  /// program, but not the machine. If the name belongs to a link or a pipe, nothing changes.
  private func change(_ list: String, _ change: ([String]) -> [String]) {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(list, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Self.isList(status) else { return }
    // Another copy holds the lock for a moment only. If a program keeps it, the line of one copy may be lost.
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
    var status = stat()
    return lstat(path, &status) == 0 && Self.isList(status)
  }

  private static func isList(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }

  /// The starts in a list whose processes have ended.
  private func failures(in list: String) -> Int {
    SmallFile.lines(of: list).compactMap { ProcessIdentity(String($0)) }.count { !$0.isRunning }
  }

  /// Forgets what was left.
  package func remove() {
    guard !SmallFile.isNoFile(path) else { return }
    unlink(path)
    removeLists()
    _ = takeCrash()
  }

  private func removeLists() {
    for list in [starts, lateStarts] where isList(list) { unlink(list) }
  }

  private func putAside(_ reason: String, _ report: (String) -> Void) {
    let names = (1...Self.keptCount).map { "\(path).bad-\($0)" }
    // When all names are taken, the last of them gets the newest file.
    let last = names[Self.keptCount - 1]
    guard
      let name = names.first(where: { OutputFile.renameToFree(path, $0) })
        ?? (rename(path, last) == 0 ? last : nil)
    else { return report("\(path) \(reason): starting without it") }
    report("\(path) \(reason): starting without it; it is \(name) now")
  }

  // MARK: Writing

  /// Has the file written on another thread, at once unless it was written just now; what was to be written before and is
  /// not yet, is left out.
  package func save(_ bytes: [UInt8]) {
    let next: DispatchTime? = waiting.withLock { waiting in
      waiting.bytes = bytes
      defer { waiting.isScheduled = true }
      return waiting.isScheduled ? nil : waiting.next
    }
    guard let next else { return }
    let work = DispatchWorkItem { [self] in
      waiting.withLock {
        $0.isScheduled = false
        $0.next = .now() + pause
      }
      write()
    }
    if next <= .now() {
      queue.async(execute: work)
    } else {
      queue.asyncAfter(deadline: next, execute: work)
    }
  }

  /// Writes what waits. The program ends as it should.
  package func finish() throws(HostError) {
    queue.sync { write() }
    cameToRest(isLate: true)
    if let failure = waiting.withLock({ $0.failure }) { throw failure }
  }

  /// Changes the content of the file on this thread. If several copies of the program call this, they wait for one another.
  ///
  /// - Parameter change: Gets the text of the file, empty if there is none.
  package func update(_ change: (String) -> [UInt8]) throws(HostError) {
    guard !SmallFile.isNoFile(path) else { return }
    if let folder { SmallFile.makeFolder(folder) }
    let descriptor = open(folder ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    // A copy holds the lock for a moment only. A program that keeps it delays nothing for longer than this.
    var attempts = Self.lockAttempts
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK, attempts > 0 {
      usleep(Self.lockPause)
      attempts -= 1
    }
    try OutputFile.write(
      change(SmallFile.lines(of: path).joined(separator: "\n")), to: path, policy: .own)
  }

  private func write() {
    guard let bytes = waiting.withLock({ $0.bytes.take() }) else { return }
    // A device or a pipe was reported at the start.
    guard !SmallFile.isNoFile(path) else { return }
    if let folder { SmallFile.makeFolder(folder) }
    var failure: HostError?
    do throws(HostError) {
      try OutputFile.write(bytes, to: path, policy: .own)
    } catch {
      failure = error
    }
    waiting.withLock {
      $0.failure = failure
      // Once more at the end, unless something newer waits.
      if failure != nil, $0.bytes == nil { $0.bytes = bytes }
    }
  }
}
