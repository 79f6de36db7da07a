// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation

/// The program under test with its state log.
final class DrawerProcess {
  /// Every state so far, oldest first.
  private(set) var states: [DrawerState] = []
  /// The reason in the last line, such as "quit"; nil while the program runs.
  private(set) var exitReason: String?

  let process: ChildProcess
  private let server: XServer?
  private var lines: LineReader

  private struct ExitLine: Decodable { let exit: String }

  /// - Parameter server: Nil for a program without a display.
  init(
    arguments: [String], server: XServer?, environment extra: [String: String] = [:], folder: URL
  ) throws {
    self.server = server
    process = try ChildProcess(
      DrawerProgram.path(), arguments: arguments,
      environment: DrawerProgram.environment(server: server, folder: folder)
        .merging(extra) { _, new in new },
      folder: folder)
    lines = LineReader(descriptor: process.standardOutput)
  }

  /// The newest state that has been read.
  var latest: DrawerState? { states.last }

  /// The newest state the program has written.
  func currentState() throws -> DrawerState? {
    while try readLine(before: .after(seconds: 0)) {}
    return latest
  }

  /// All callbacks of the states from an index on, oldest first.
  func callbacks(since index: Int = 0) -> [String] {
    states[index...].flatMap(\.callbacks)
  }

  /// The first matching state, from the latest read state on.
  @discardableResult
  func waitForState(
    _ expectation: String, seconds: Double = 5, where fits: (DrawerState) -> Bool
  ) throws -> DrawerState {
    try waitForState(expectation, since: max(0, states.count - 1), seconds: seconds, where: fits)
  }

  /// The first matching state from an index on, for a final state like the initial state.
  @discardableResult
  func waitForState(
    _ expectation: String, since index: Int, seconds: Double = 5,
    where fits: (DrawerState) -> Bool
  ) throws -> DrawerState {
    let deadline = Deadline.after(seconds: seconds)
    var next = index
    while true {
      while next < states.count {
        if fits(states[next]) { return states[next] }
        next += 1
      }
      guard try readLine(before: deadline) else { throw failure("no state where \(expectation)") }
    }
  }

  /// Waits for the next state; nil if the time passes first.
  func nextState(seconds: Double) throws -> DrawerState? {
    let count = states.count
    let deadline = Deadline.after(seconds: seconds)
    while states.count == count, try readLine(before: deadline) {}
    return states.count > count ? states[count] : nil
  }

  /// Reads the log to its end and returns how the program ended.
  func waitForExit(seconds: Double = 5) throws -> ExitStatus {
    let deadline = Deadline.after(seconds: seconds)
    while try readLine(before: deadline) {}
    guard let status = try process.waitForExit(before: deadline) else {
      throw failure("the program did not end within \(seconds) s")
    }
    return status
  }

  func terminate() throws {
    try process.terminate()
  }

  /// An error with a report about the program.
  func failure(_ text: String) -> HarnessError {
    var report = [text]
    report.append("last state: \(latest.map { "\($0)" } ?? "none")")
    if let end = try? process.waitForExit(before: .after(seconds: 0)) {
      report.append("ended: \(end)")
    }
    if !process.standardError.isEmpty { report.append("stderr: \(process.standardError)") }
    if let picture = try? TemporaryFolder.failurePicture(), let shot = try? server?.screenshot(),
      (try? shot.bitmap.writePNG(to: picture.path)) != nil
    {
      report.append("screen: \(picture.path)")
    }
    return HarnessError(report.joined(separator: "\n"))
  }

  /// Reads one line into `states` or `exitReason`; false at the deadline and after the last line.
  private func readLine(before deadline: Deadline) throws -> Bool {
    guard let line = try lines.nextLine(before: deadline) else { return false }
    let data = Data(line.utf8)
    if let end = try? JSONDecoder().decode(ExitLine.self, from: data) {
      exitReason = end.exit
      return true
    }
    do {
      states.append(try JSONDecoder().decode(DrawerState.self, from: data))
    } catch {
      throw failure("the line is not a state: \(line)\n\(error)")
    }
    return true
  }
}
