// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc
internal import Synchronization

/// What one start of a program leaves to the next: a file that is written while the program runs, so that a program which
/// is killed loses no more than the last second.
///
/// The file is there whole or not at all; of several copies of a program that run at once, the last one to write wins. A counter
/// beside it tells of starts that ended before they came to rest: after two of them the next one begins without what was left.
package nonisolated final class StateFile: Sendable {
  package let path: String
  /// Whether the folder around the file is the program's own.
  private let ownsFolder: Bool

  /// Starts in a row that did not come to rest.
  private static let patience = 2

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
  let queue = DispatchQueue(label: "state", qos: .utility)

  /// - Parameters:
  ///   - path: Its folder is made when it is not there yet.
  ///   - ownsFolder: Whether the folder is the program's own, which only the user can look into then. Default false: the user
  ///     named the file, and others may use its folder.
  ///   - pause: Seconds from one writing to the next. Default 1.
  package init(path: String, ownsFolder: Bool = false, pause: Double = 1) {
    self.path = path
    self.ownsFolder = ownsFolder
    self.pause = pause
  }

  private var folder: String? { path.lastIndex(of: "/").map { String(path[..<$0]) } }
  private var counter: String { path + ".starts" }
  /// Counts the starts that ended while a controller that came late was restored.
  private var lateCounter: String { path + ".late" }

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
    let starts = number(in: counter)
    guard SmallFile.exists(path) else { return nil }
    guard max(starts, number(in: lateCounter)) < Self.patience else {
      forgetStarts()
      putAside("was there when the program ended early twice", report)
      return nil
    }
    count(starts + 1, in: counter)
    if let value = decode(SmallFile.lines(of: path).joined(separator: "\n")) { return value }
    putAside("is not as this version writes it", report)
    return nil
  }

  /// Not brought to the disk: it has to outlive the program, and not the machine. If the name belongs to a link or a pipe,
  /// nothing is counted.
  private func count(_ starts: Int, in counter: String) {
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(counter, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Self.isCounter(status) else { return }
    fchmod(descriptor, 0o600)
    ftruncate(descriptor, 0)
    _ = Glibc.write(descriptor, "\(starts)", String(starts).utf8.count)
  }

  private func removeCounter(_ counter: String) {
    var status = stat()
    if lstat(counter, &status) == 0, Self.isCounter(status) { unlink(counter) }
  }

  /// Whether the file may be a counter: a regular file without another hard link.
  private static func isCounter(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }

  private func number(in counter: String) -> Int {
    SmallFile.lines(of: counter).first.flatMap { Int($0) } ?? 0
  }

  private func forgetStarts() {
    removeCounter(counter)
    removeCounter(lateCounter)
  }

  /// The window has come to rest: this start did not fail.
  ///
  /// - Parameter isLate: Whether a controller was restored that came late. Default false.
  package func cameToRest(isLate: Bool = false) {
    removeCounter(counter)
    if isLate { removeCounter(lateCounter) }
  }

  /// Called when a controller that arrived late is restored. Until the window is at rest again, this start counts as failed.
  package func lateRestorationBegins() {
    count(number(in: lateCounter) + 1, in: lateCounter)
  }

  /// Forgets what was left.
  package func remove() {
    guard !SmallFile.isNoFile(path) else { return }
    unlink(path)
    forgetStarts()
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
    forgetStarts()
    if let failure = waiting.withLock({ $0.failure }) { throw failure }
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
