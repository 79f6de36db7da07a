// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// The program `Hostile`, which misuses the library: its release build with the address sanitizer,
/// one process for each misuse, with limits of time and memory.
enum MisuseProgram {
  struct Run {
    let status: ExitStatus
    let output: String
    let errors: String

    /// Whether the program did all its work.
    var isDone: Bool { status == .exited(0) && output.hasSuffix("done") }

    /// Whether the library trapped with a message.
    func isStopped(saying message: String) -> Bool {
      if case .killed = status {
        errors.contains("Fatal error: ") && errors.contains(message)
      } else {
        false
      }
    }
  }

  static let buildCommand =
    "swift build -c release --product Hostile --sanitize=address --scratch-path .build-address"

  static var path: String {
    var project = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { project.deleteLastPathComponent() }
    return project.appendingPathComponent(".build-address/release/Hostile").path
  }

  /// The sanitizer ignores traps, and allocations that are too large return null, so that too large
  /// pictures are refused.
  static let sanitizerOptions =
    "detect_leaks=0:handle_sigill=0:handle_sigtrap=0:handle_abort=0:allocator_may_return_null=1"

  /// - Parameters:
  ///   - seconds: The time limit.
  ///   - megabytes: The memory limit, including the sanitizer's memory.
  static func run(
    _ arguments: String..., seconds: Double = 30, megabytes: Int = 4000
  ) throws -> Run {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = try start(arguments, megabytes: megabytes, folder: folder)
    let deadline = Deadline.after(seconds: seconds)
    var reader = LineReader(descriptor: process.standardOutput)
    var output: [String] = []
    while let line = try reader.nextLine(before: deadline) { output.append(line) }
    guard let status = try process.waitForExit(before: deadline) else {
      throw HarnessError(
        "Hostile \(arguments.joined(separator: " ")) took more than \(seconds) seconds, after "
          + output.joined(separator: ", "))
    }
    return Run(
      status: status, output: output.joined(separator: "\n"), errors: process.standardError)
  }

  /// - Parameter options: More options of the sanitizer, each after a colon.
  static func start(
    _ arguments: [String], megabytes: Int = 4000, options: String = "",
    environment extra: [String: String] = [:], folder: URL
  ) throws -> ChildProcess {
    var environment = DrawerProgram.environment(server: nil, folder: folder)
      .merging(extra) { _, new in new }
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["ASAN_OPTIONS"] = sanitizerOptions + ":hard_rss_limit_mb=\(megabytes)" + options
    return try ChildProcess(
      "/bin/sh", arguments: ["-c", "ulimit -c 0; exec \"$0\" \"$@\"", path] + arguments,
      environment: environment, folder: folder)
  }

  /// The names of the misuses of a kind.
  static func list(_ kind: String) throws -> [String] {
    try run("list").output.split(separator: "\n")
      .filter { $0.hasPrefix("\(kind) ") }.map { String($0.dropFirst(kind.count + 1)) }
  }
}
