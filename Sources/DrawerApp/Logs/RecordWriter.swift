// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import DrawerContainer
internal import Glibc
internal import Synchronization

/// Writes records to a file, a device or a pipe, on a queue: a slow disk or a stopped reader delays no frame. A
/// descriptor that is ready may still block, as when a terminal is stopped.
nonisolated final class RecordWriter: Sendable {
  static let standardOutput = RecordWriter(
    OutputFile(descriptor: STDOUT_FILENO, name: "standard output"))
  static let standardError = RecordWriter(
    OutputFile(descriptor: STDERR_FILENO, name: "standard error"))

  private struct State {
    var pendingCount = 0
    var pendingByteCount = 0
    var lostCount = 0
    var isCommitted: Bool
    var failure: HostError?
  }

  let name: String
  private let file: Mutex<OutputFile>
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "output")
  private let capacity: Int
  private let writesInPlace: Bool

  /// The time without progress after which `finish()` gives up on a slow disk, in seconds.
  private static let diskTimeout = 60.0

  /// The same time for a reader. Each stopped reader halves it: together they delay the end by less than a second.
  private static let readerTimeout = Mutex(0.45)

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of pending bytes. Default 16 MiB, a few minutes of a state log.
  ///   - isFollowed: Whether the file gets its name with its first record, so that other programs can follow it. Default
  ///     false: at the end, when it is complete.
  init(_ file: sending OutputFile, capacity: Int = 16 << 20, isFollowed: Bool = false) {
    name = file.name
    writesInPlace = file.writesInPlace
    self.file = Mutex(file)
    self.capacity = capacity
    state = Mutex(State(isCommitted: !isFollowed))
  }

  /// Creates a writer of a private file that other programs can follow.
  convenience init(log path: String) throws(HostError) {
    self.init(try OutputFile(path: path, policy: .chosenPrivate), isFollowed: true)
  }

  /// Adds a record. If too many bytes are pending, the record is lost and `finish()` throws.
  func write(_ record: [UInt8]) {
    let isTaken = state.withLock { state in
      // The first record may be larger.
      guard state.pendingCount == 0 || state.pendingByteCount + record.count <= capacity else {
        state.lostCount += 1
        return false
      }
      state.pendingCount += 1
      state.pendingByteCount += record.count
      return true
    }
    if isTaken { queue.async { self.writeRecord(record) } }
  }

  /// Adds a value as a line of JSON.
  func write(_ value: StateValue) { write(value.json(as: .lines) + [UInt8(ascii: "\n")]) }

  /// Adds a line. Control characters and line ends are escaped: names of files and other programs may contain them.
  func writeLine(_ text: String) { write(Array((text.escapingControls() + "\n").utf8)) }

  /// Waits until all records are on the disk, as long as there is progress. Throws if a record was lost.
  func finish() throws(HostError) {
    let done = DispatchSemaphore(value: 0)
    queue.async {
      self.performUnlessFailed { file throws(HostError) in try file.commit() }
      done.signal()
    }
    var isDone = false
    var waiting = state.withLock { $0.pendingCount }
    while !isDone {
      let patience = writesInPlace ? Self.readerTimeout.withLock { $0 } : Self.diskTimeout
      isDone = done.wait(timeout: .now() + patience) == .success
      let left = state.withLock { $0.pendingCount }
      guard left < waiting else {
        if writesInPlace, !isDone { Self.readerTimeout.withLock { $0 /= 2 } }
        break
      }
      waiting = left
    }
    let (failure, lost) = state.withLock { ($0.failure, $0.lostCount + $0.pendingCount) }
    if let failure { throw failure }
    guard isDone, lost == 0 else {
      throw HostError(
        .cannotCreate, "cannot write all of \(name)",
        reason: isDone || lost > 0
          ? "\(lost) records could not be written in time" : "the disk does not respond")
    }
  }

  private func writeRecord(_ record: [UInt8]) {
    performUnlessFailed { file throws(HostError) in try file.write(record) }
    let publishes = state.withLock { state in
      defer { state.isCommitted = true }
      return !state.isCommitted
    }
    if publishes { performUnlessFailed { file throws(HostError) in try file.commit() } }
    state.withLock { state in
      state.pendingCount -= 1
      state.pendingByteCount -= record.count
    }
  }

  /// After the first failure nothing more is written.
  private func performUnlessFailed(_ action: @Sendable (OutputFile) throws(HostError) -> Void) {
    guard state.withLock({ $0.failure }) == nil else { return }
    do throws(HostError) {
      try file.withLock { file throws(HostError) in try action(file) }
    } catch {
      state.withLock { $0.failure = error }
    }
  }
}

extension RecordWriter {
  /// Writes a whole file. A pipe without a reader does not delay the end.
  static func write(_ bytes: [UInt8], to path: String) throws(HostError) {
    let writer = RecordWriter(try OutputFile(path: path))
    writer.write(bytes)
    try writer.finish()
  }

  /// Writes a line about a problem to standard error.
  nonisolated static func report(_ text: String) { standardError.writeLine("drawer: \(text)") }

  /// Writes each failure as a line to standard error, and exits the process.
  /// - Parameter code: The exit code. Default nil: the code of the first failure; success if there is none.
  static func endProgram(_ failures: [HostError] = [], code: Int32? = nil) -> Never {
    var failures = failures
    do { try standardOutput.finish() } catch { failures.append(error) }
    for failure in failures { report("\(failure)") }
    // This error cannot be reported anywhere.
    try? standardError.finish()
    exit(code ?? failures.first?.exitCode ?? EXIT_SUCCESS)
  }
}
