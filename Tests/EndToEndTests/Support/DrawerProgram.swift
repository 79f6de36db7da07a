// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// The path and the environment of the built program.
enum DrawerProgram {
  /// The sample of most tests, with four panes of known places and colors.
  static let sample = "colors"

  /// The path of an executable in the folder of the test bundle, which is from the same build.
  static func path(_ name: String = "drawer") throws -> String {
    guard let bundle = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      throw HarnessError("the test bundle has no path")
    }
    let program = bundle.deletingLastPathComponent().appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw HarnessError("\(program) is not built; run Scripts/test.sh")
    }
    return program
  }

  /// The environment of an account without settings, session bus and desktop.
  static func environment(server: XServer?, folder: URL) -> [String: String] {
    var variables = ["LC_ALL": "C.UTF-8", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]
    let own = ProcessInfo.processInfo.environment
    for name in ["PATH", "LD_LIBRARY_PATH"] { variables[name] = own[name] }
    variables["DISPLAY"] = server?.display
    return variables
  }

  /// Runs the program to its end. For options that open no window, or a window that closes itself.
  /// - Parameter shell: A command that starts the program as `"$0" "$@"`; nil starts it directly.
  static func run(
    _ arguments: [String], shell: String? = nil, server: XServer? = nil,
    environment extra: [String: String] = [:], seconds: Double = 20
  ) throws -> (status: ExitStatus, output: String, errors: String) {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try path()
    let process = try ChildProcess(
      shell == nil ? program : "bash",
      arguments: (shell.map { ["-c", $0, program] } ?? []) + arguments,
      environment: environment(server: server, folder: folder).merging(extra) { _, new in new },
      folder: folder)
    let deadline = Deadline.after(seconds: seconds)
    var reader = LineReader(descriptor: process.standardOutput)
    var output: [String] = []
    while let line = try reader.nextLine(before: deadline) { output.append(line) }
    guard let status = try process.waitForExit(before: deadline) else {
      throw HarnessError("drawer \(arguments.joined(separator: " ")) did not end")
    }
    return (status, output.joined(separator: "\n"), process.standardError)
  }
}
