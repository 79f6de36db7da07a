// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import DrawerContainer
internal import Glibc
internal import Synchronization

/// Records on their way to a file, a device or a pipe.
///
/// A queue writes them, so a reader that stops, or a slow disk, holds up no frame. That a descriptor
/// takes bytes is no promise to take all of them: a terminal that stands still does not.
nonisolated final class OutputStream: Sendable {
  static let standardOutput = OutputStream(
    OutputFile(descriptor: STDOUT_FILENO, name: "standard output"))
  static let standardError = OutputStream(
    OutputFile(descriptor: STDERR_FILENO, name: "standard error"))

  enum Publication {
    /// A file takes its name with its first record, so that it can be followed.
    case withFirstRecord
    case whenFinished
  }

  private struct State {
    /// Records that were taken and are not written yet.
    var waiting = 0
    var waitingBytes = 0
    /// Records that there was no room for.
    var lost = 0
    var isPublished: Bool
    var failure: HostError?
  }

  let name: String
  private let file: Mutex<OutputFile>
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "output")
  private let capacity: Int

  /// Seconds without a record written, after which `finish` gives up where a disk is slow.
  private static let diskPatience = 60.0

  /// The same limit for a reader. Each reader that has stopped halves it, so all readers together delay the end by less than
  /// a second.
  private static let readerPatience = Mutex(0.45)

  private let isDirect: Bool

  /// - Parameters:
  ///   - publication: Default: at the end, whole.
  ///   - capacity: Bytes that may wait. Default 16 MiB: some minutes of a state log.
  init(
    _ file: sending OutputFile, publication: Publication = .whenFinished, capacity: Int = 16 << 20
  ) {
    name = file.name
    isDirect = file.isDirect
    self.file = Mutex(file)
    self.capacity = capacity
    state = Mutex(State(isPublished: publication == .whenFinished))
  }

  /// Takes a record. When too much waits already the record is lost, which `finish` tells.
  func write(_ record: [UInt8]) {
    let isTaken = state.withLock { state in
      // The first of all may be larger.
      guard state.waiting == 0 || state.waitingBytes + record.count <= capacity else {
        state.lost += 1
        return false
      }
      state.waiting += 1
      state.waitingBytes += record.count
      return true
    }
    if isTaken { queue.async { self.put(record) } }
  }

  /// Takes a line. Names from files and from other programs may be part of it, so that its control characters and line ends
  /// become visible.
  func writeLine(_ text: String) {
    write(Array((text.escapingControls() + "\n").utf8))
  }

  /// Waits until all is written and on the disk, for as long as something still moves. Throws when
  /// something was lost.
  func finish() throws(HostError) {
    let done = DispatchSemaphore(value: 0)
    queue.async {
      self.attempt { file throws(HostError) in try file.publish() }
      done.signal()
    }
    var isDone = false
    var waiting = state.withLock { $0.waiting }
    while !isDone {
      let patience = isDirect ? Self.readerPatience.withLock { $0 } : Self.diskPatience
      isDone = done.wait(timeout: .now() + patience) == .success
      let left = state.withLock { $0.waiting }
      guard left < waiting else {
        if isDirect, !isDone { Self.readerPatience.withLock { $0 /= 2 } }
        break
      }
      waiting = left
    }
    let (failure, lost) = state.withLock { ($0.failure, $0.lost + $0.waiting) }
    if let failure { throw failure }
    guard isDone, lost == 0 else {
      throw HostError(
        .cannotCreate, "cannot write all of \(name)",
        reason: isDone || lost > 0
          ? "\(lost) of its records were not taken in time" : "the disk does not answer")
    }
  }

  private func put(_ record: [UInt8]) {
    attempt { file throws(HostError) in try file.write(record) }
    let publishes = state.withLock { state in
      defer { state.isPublished = true }
      return !state.isPublished
    }
    if publishes { attempt { file throws(HostError) in try file.publish() } }
    state.withLock { state in
      state.waiting -= 1
      state.waitingBytes -= record.count
    }
  }

  /// After a first failure nothing more is tried: what is written ends where it failed.
  private func attempt(_ action: @Sendable (OutputFile) throws(HostError) -> Void) {
    guard state.withLock({ $0.failure }) == nil else { return }
    do throws(HostError) {
      try file.withLock { file throws(HostError) in try action(file) }
    } catch {
      state.withLock { $0.failure = error }
    }
  }
}

extension OutputStream {
  /// Writes each failure as a line to standard error, and exits the process.
  /// - Parameter code: The exit code. Default nil: the code of the first failure; success if there is none.
  static func endProgram(_ failures: [HostError] = [], code: Int32? = nil) -> Never {
    var failures = failures
    do { try standardOutput.finish() } catch { failures.append(error) }
    for failure in failures { standardError.writeLine("drawer: \(failure)") }
    // Where would one say that it failed?
    try? standardError.finish()
    exit(code ?? failures.first?.exitCode ?? EXIT_SUCCESS)
  }
}
