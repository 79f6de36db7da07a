// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A program that a test started: pipes at its standard input and output, standard error in a file.
///
/// Not Foundation's `Process`: a test needs to wait with a time limit, to know the signal that ended
/// the program, and to leave nothing running when the test run itself is killed (see `ChildProcessWatchdog`).
final class ChildProcess: Sendable {
  let identifier: pid_t
  let name: String
  /// Write here to be read by the program.
  let standardInput: Int32
  /// Read here what the program writes.
  let standardOutput: Int32

  /// Reads end-of-file when the program is gone: its other end is open in the program alone.
  private let lifetimePipe: Int32
  private let standardErrorPath: String
  private let watchdog: ChildProcessWatchdog?
  private let status = Mutex<ExitStatus?>(nil)

  /// The number of the program's end of the life pipe, out of the way of any it opens itself.
  private static let lifetimeDescriptor: Int32 = 97

  /// - Parameter leashed: false only for a program that ends by itself when its input closes.
  init(
    _ name: String, arguments: [String], environment: [String: String], folder: URL,
    isWatched: Bool = true
  ) throws {
    let input = try PipeEnds.make()
    let output = try PipeEnds.make(capacity: 1 << 20)
    let life = try PipeEnds.make()
    defer {
      close(input.reading)
      close(output.writing)
      close(life.writing)
    }
    standardErrorPath = folder.appendingPathComponent("stderr-\(UUID().uuidString)").path
    self.name = name
    self.lifetimePipe = life.reading
    standardInput = input.writing
    standardOutput = output.reading
    identifier = try Spawn.start(
      name, arguments: arguments, environment: environment,
      descriptors: [0: input.reading, 1: output.writing, Self.lifetimeDescriptor: life.writing],
      standardErrorPath: standardErrorPath)
    watchdog = isWatched ? try ChildProcessWatchdog(on: identifier) : nil
  }

  deinit {
    _ = try? terminate()
    for descriptor in [standardInput, standardOutput, lifetimePipe] { close(descriptor) }
  }

  var standardError: String {
    (try? String(contentsOfFile: standardErrorPath, encoding: .utf8)) ?? ""
  }

  /// How the program ended; nil when it is still running at the deadline.
  func waitForExit(before deadline: Deadline) throws -> ExitStatus? {
    try status.withLock { status in
      if let status { return status }
      var request = pollfd(fd: lifetimePipe, events: 0, revents: 0)
      var ready: Int32
      repeat {
        ready = poll(&request, 1, deadline.remainingMilliseconds)
      } while ready < 0 && errno == EINTR
      guard ready > 0 else { return nil }
      var word: Int32 = 0
      guard waitpid(identifier, &word, 0) == identifier else {
        throw HarnessError("\(name): waitpid: \(String(cString: strerror(errno)))")
      }
      watchdog?.release()
      status = ExitStatus(waitStatus: word)
      return status
    }
  }

  /// Sends a signal, unless the program is known to have ended: its number may belong to another now.
  func send(signal: Int32) {
    status.withLock { status in
      if status == nil { kill(identifier, signal) }
    }
  }

  /// Ends the program: politely, then by force. Does nothing when it has ended already.
  @discardableResult
  func terminate() throws -> ExitStatus? {
    send(signal: SIGTERM)
    if let status = try waitForExit(before: .after(seconds: 3)) { return status }
    send(signal: SIGKILL)
    return try waitForExit(before: .after(seconds: 3))
  }
}
