// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A private X server without a screen, whose frame buffer is a file that the test can read.
final class XServer: Sendable {
  let width: Int
  let height: Int
  /// For `DISPLAY`, such as ":7".
  let display: String
  /// Temporary files of the server and of everything started on it; removed with the server.
  let folder: URL

  private let server: ChildProcess
  private let windowManager: ChildProcess?

  /// The server of the running suite; see `PrivateDisplay`.
  @TaskLocal static var current: XServer?

  /// - Parameters:
  ///   - depth: Bits per pixel. Screenshots need 24.
  ///   - arguments: More options of Xvfb.
  init(
    width: Int = 1280, height: Int = 800, depth: Int = 24, withWindowManager: Bool = false,
    arguments: [String] = []
  ) throws {
    self.width = width
    self.height = height
    folder = try TemporaryFolder.make()
    server = try ChildProcess(
      "Xvfb",
      arguments: [
        "-displayfd", "1", "-fbdir", folder.path, "-screen", "0", "\(width)x\(height)x\(depth)",
        "-nolisten", "tcp", "-noreset",
      ] + arguments,
      environment: Self.inherited(), folder: folder)
    var reader = LineReader(descriptor: server.standardOutput)
    guard let number = try reader.nextLine(before: .after(seconds: 20)), !number.isEmpty else {
      throw HarnessError("Xvfb did not start: \(server.standardError)")
    }
    display = ":\(number)"
    windowManager =
      withWindowManager ? try Self.startWindowManager(on: display, folder: folder) : nil
  }

  /// Sets the keyboard layout, such as "de", or several layouts that an option switches.
  func setKeyboard(_ layout: String, options: String = "") throws {
    _ = try Tool.run(
      "setxkbmap", ["-option", "", "-option", options, layout], environment: environment,
      folder: folder)
  }

  /// Presses chords of keys, given by X key codes. xdotool would send a key in the group where it
  /// found the key, even if another group is active.
  func pressKeys(_ chords: [Int]...) throws {
    let script = """
      import sys
      from Xlib import X, display
      from Xlib.ext import xtest
      screen = display.Display()
      for chord in sys.argv[1:]:
        codes = [int(code) for code in chord.split("+")]
        for code in codes: xtest.fake_input(screen, X.KeyPress, code)
        for code in reversed(codes): xtest.fake_input(screen, X.KeyRelease, code)
        screen.sync()
      """
    _ = try Tool.run(
      "/usr/bin/python3",
      ["-c", script] + chords.map { $0.map(String.init).joined(separator: "+") },
      environment: environment, folder: folder)
  }

  /// The contents of the whole screen, now.
  func screenshot() throws -> Screenshot {
    try Screenshot(frameBufferFile: folder.appendingPathComponent("Xvfb_screen0"))
  }

  /// A program's environment on this display, without the machine's desktop.
  var environment: [String: String] {
    Self.inherited().merging(["DISPLAY": display]) { _, new in new }
  }

  /// Ends the server and window manager.
  func stop() throws {
    try windowManager?.terminate()
    try server.terminate()
    try FileManager.default.removeItem(at: folder)
  }

  /// The variables for finding programs and libraries, and a machine-independent language.
  private static func inherited() -> [String: String] {
    let kept = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"]
    let own = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    return own.merging(["LC_ALL": "C.UTF-8"]) { _, new in new }
  }

  private static func startWindowManager(on display: String, folder: URL) throws -> ChildProcess {
    let environment = inherited().merging(["DISPLAY": display]) { _, new in new }
    // openbox runs the command once it manages windows, and prints the command's output.
    let manager = try ChildProcess(
      "openbox", arguments: ["--sm-disable", "--startup", "echo ready"],
      environment: environment, folder: folder)
    var reader = LineReader(descriptor: manager.standardOutput)
    let deadline = Deadline.after(seconds: 20)
    while let line = try reader.nextLine(before: deadline) {
      if line == "ready" { return manager }
    }
    throw HarnessError("openbox did not start: \(manager.standardError)")
  }
}
