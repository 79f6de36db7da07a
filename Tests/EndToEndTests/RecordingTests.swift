// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// Real input is recorded, and played without a display to the same frames.
  @Suite(.desktop())
  final class RecordingTests {
    private let folder: URL

    init() throws { folder = try TemporaryFolder.make() }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var file: String { folder.appendingPathComponent("session").path }

    /// Goes through panes, scrolls, writes, drags and leaves a sheet open.
    private func record(_ arguments: [String] = []) throws -> DrawerSession {
      let session = try DrawerSession(
        arguments: ["--record", file] + arguments, environment: ["XDG_STATE_HOME": folder.path],
        isPlain: true)
      try session.input.key("ctrl+2")
      try session.drawer.waitForState("another pane") { $0.isStill && $0.child != "Overview" }
      try session.input.key("ctrl+4")
      try session.drawer.waitForState("Notes is shown") { $0.isStill && $0.child == "Notes" }
      try session.input.keys("Tab", "Tab", "a", "b")
      try session.input.key("F9")
      try session.drawer.waitForState("the menu has moved") { $0.isStill }
      // What the frame meter shows is different in each run.
      try session.input.key("ctrl+shift+m")
      try session.drawer.waitForState("the meter is there") { $0.isStill }
      try session.input.key("ctrl+comma")
      try session.waitForPresented("Preferences")
      return session
    }

    private func play() throws -> (status: ExitStatus, output: String, errors: String) {
      try DrawerProgram.run(["--headless", "--replay", file])
    }

    /// How many frames were as recorded; nil where one differs.
    private func sameFrames(_ output: String) -> Int? {
      guard let number = output.split(separator: " ").first.flatMap({ Int($0) }),
        output.contains("frames, each as recorded")
      else { return nil }
      return number
    }

    @Test(arguments: [[], ["--scale", "2", "--size", "640x480"], ["--right-to-left"]])
    func `what was recorded is played to the same frames, each time`(arguments: [String]) throws {
      let session = try record(arguments)
      try session.input.keys("Escape", "ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))

      for _ in 0..<(arguments.isEmpty ? 2 : 1) {
        let result = try play()
        #expect(result.status == .exited(0) && !result.output.contains("cut off"))
        #expect(sameFrames(result.output) ?? 0 > 10, "\(result.output)\(result.errors)")
      }
    }

    @Test func `in a window it is played as fast as it was recorded, and can be closed`() throws {
      let session = try record()
      try session.input.keys("Escape", "ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))
      let whole = try play()

      let began = ContinuousClock.now
      let shown = try DrawerProgram.run(["--replay", file], server: session.server, seconds: 60)
      let passed = ContinuousClock.now - began
      #expect(shown.status == .exited(0) && shown.output == whole.output, "\(shown)")
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let instants = text.matches(of: /"at":(\d+),"frame":\{"pixels"/).compactMap { Int($0.1) }
      let first = try #require(instants.first)
      let last = try #require(instants.last)
      #expect(passed >= .nanoseconds(last - first))

      let process = try ChildProcess(
        try DrawerProgram.path(), arguments: ["--replay", file],
        environment: DrawerProgram.environment(server: session.server, folder: folder),
        folder: folder)
      _ = try ProgramWindow.find(of: process, on: session.server)
      try session.input.key("Escape")
      #expect(try process.waitForExit(before: .after(seconds: 10)) == .exited(0))
      var reader = LineReader(descriptor: process.standardOutput)
      #expect(try reader.nextLine(before: .after(seconds: 5))?.hasSuffix("closed there") == true)
    }

    @Test func `a recording of a program that was killed is played up to there`() throws {
      let session = try record()
      session.drawer.process.send(signal: SIGKILL)
      _ = try session.drawer.waitForExit()

      let result = try play()

      #expect(result.status == .exited(0) && result.output.contains("cut off"))
      #expect(sameFrames(result.output) ?? 0 > 10, "\(result.output)\(result.errors)")
    }

    @Test func `a frame that differs is named, with its picture`() throws {
      let session = try record()
      try session.input.keys("Escape", "ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))
      let text = try String(contentsOfFile: file, encoding: .utf8)
      // Another key than the person's.
      try text.replacing("\"key\":\"4\"", with: "\"key\":\"3\"")
        .write(toFile: file, atomically: true, encoding: .utf8)

      let result = try play()

      #expect(result.status == .exited(1) && result.output.contains("than recorded"))
      let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix("session.frame-") && $0.hasSuffix(".png") }
      #expect(pictures.count == 1)
    }

    @Test func `what is no recording is said to be none`() throws {
      try "nothing".write(toFile: file, atomically: true, encoding: .utf8)

      let result = try play()

      #expect(result.status == .exited(66) && result.errors.contains("is no recording"))
    }
  }
}
