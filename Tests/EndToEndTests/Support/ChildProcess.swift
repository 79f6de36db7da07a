// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A program that a test started, with pipes for input and output and a file for standard error.
///
/// Foundation's `Process` is unsuitable: a test must wait with a time limit, learn the signal that
/// ended the program, and leave nothing running if the test run is killed (`ChildProcessWatchdog`).
final class ChildProcess: Sendable {
  let identifier: pid_t
  let name: String
  /// The pipe to the program.
  let standardInput: Int32
  /// The pipe from the program.
  let standardOutput: Int32

  /// Reaches end-of-file when the program ends: only the program has the other end open.
  private let lifetimePipe: Int32
  private let standardErrorPath: String
  private let watchdog: ChildProcessWatchdog?
  private let status = Mutex<ExitStatus?>(nil)

  /// The program's descriptor of the lifetime pipe, above the descriptors of its files.
  private static let lifetimeDescriptor: Int32 = 97

  /// - Parameter isWatched: False only for a program that ends when its input closes.
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

  /// How the program ended; nil if the program runs at the deadline.
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

  /// Sends a signal, unless the program has ended: another process may have its number now.
  func send(signal: Int32) {
    status.withLock { status in
      if status == nil { kill(identifier, signal) }
    }
  }

  /// Ends the program by SIGTERM, then by SIGKILL. Does nothing after the end.
  @discardableResult
  func terminate() throws -> ExitStatus? {
    send(signal: SIGTERM)
    if let status = try waitForExit(before: .after(seconds: 3)) { return status }
    send(signal: SIGKILL)
    return try waitForExit(before: .after(seconds: 3))
  }
}
