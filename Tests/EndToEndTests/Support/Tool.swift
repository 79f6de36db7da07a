// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs a small program to its end and returns what it wrote.
enum Tool {
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String], folder: URL,
    seconds: Double = 10
  ) throws -> String {
    let process = try ChildProcess(
      name, arguments: arguments, environment: environment, folder: folder)
    let deadline = Deadline.after(seconds: seconds)
    var reader = LineReader(descriptor: process.standardOutput)
    var lines: [String] = []
    while let line = try reader.nextLine(before: deadline) { lines.append(line) }
    let status = try process.waitForExit(before: deadline)
    guard status == .exited(0) else {
      let end = status.map { "\($0)" } ?? "no end within \(seconds) s"
      throw HarnessError(
        "\(name) \(arguments.joined(separator: " ")): \(end): \(process.standardError)")
    }
    return lines.joined(separator: "\n")
  }
}
