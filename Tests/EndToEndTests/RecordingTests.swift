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
      try session.input.pressKey("ctrl+2")
      try session.drawer.waitForState("another pane is shown") {
        $0.isStill && $0.child != "Overview"
      }
      try session.input.pressKey("ctrl+4")
      try session.drawer.waitForState("Split is shown") { $0.isStill && $0.child == "Split" }
      try session.input.pressKeys("shift+Tab", "a", "b")
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the window is at rest after the menu's animation") {
        $0.isStill
      }
      // The contents of the frame meter differ in each run.
      try session.input.pressKey("ctrl+shift+m")
      try session.drawer.waitForState("the window is at rest with the frame meter") { $0.isStill }
      try session.input.pressKey("ctrl+comma")
      try session.waitForPresented("Preferences")
      return session
    }

    private func play() throws -> (status: ExitStatus, output: String, errors: String) {
      try DrawerProgram.run(["--headless", "--replay", file])
    }

    /// The number of frames, if all are as recorded; else nil.
    private func matchingFrameCount(_ output: String) -> Int? {
      guard let number = output.split(separator: " ").first.flatMap({ Int($0) }),
        output.contains("all as recorded")
      else { return nil }
      return number
    }

    @Test(arguments: [[], ["--scale", "2", "--size", "640x480"], ["--right-to-left"]])
    func `each replay of a recording renders the recorded frames`(arguments: [String]) throws {
      let session = try record(arguments)
      try session.input.pressKeys("Escape", "ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))

      for _ in 0..<(arguments.isEmpty ? 2 : 1) {
        let result = try play()
        #expect(result.status == .exited(0) && !result.output.contains("cut off"))
        #expect(matchingFrameCount(result.output) ?? 0 > 10, "\(result.output)\(result.errors)")
      }
    }

    @Test func `a replay in a window takes as long as the recording and can be closed`() throws {
      let session = try record()
      try session.input.pressKeys("Escape", "ctrl+q")
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
      try session.input.pressKey("Escape")
      #expect(try process.waitForExit(before: .after(seconds: 10)) == .exited(0))
      var reader = LineReader(descriptor: process.standardOutput)
      #expect(
        try reader.nextLine(before: .after(seconds: 5))?.hasSuffix("closed before the end") == true)
    }

    @Test func `the recording of a killed program can be replayed up to the kill`() throws {
      let session = try record()
      session.drawer.process.send(signal: SIGKILL)
      _ = try session.drawer.waitForExit()

      let result = try play()

      #expect(result.status == .exited(0) && result.output.contains("cut off"))
      #expect(matchingFrameCount(result.output) ?? 0 > 10, "\(result.output)\(result.errors)")
    }

    @Test func `a replayed frame that differs from the recording is reported with images`() throws {
      let session = try record()
      try session.input.pressKeys("Escape", "ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))
      let text = try String(contentsOfFile: file, encoding: .utf8)
      // Replaces a recorded key with another one.
      try text.replacing("\"key\":\"4\"", with: "\"key\":\"3\"")
        .write(toFile: file, atomically: true, encoding: .utf8)

      let result = try play()

      #expect(result.status == .exited(1) && result.output.contains("differs from the recording"))
      let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".png") }
      // The differing frame as replayed, and the recorded picture of that frame or of a later one.
      #expect(Set(pictures).isSuperset(of: ["session.now.png", "session.recorded.png"]))
      for picture in pictures { #expect(result.output.contains("/\(picture)"), "\(result.output)") }
    }

    /// A stranger's archive may contain links next to a recording.
    @Test
    func
      `replay and shrink write neither to targets of symbolic links nor invalid recorded images`()
      throws
    {
      let session = try record()
      try session.input.pressKeys("Escape", "ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let victim = folder.appendingPathComponent("victim").path
      try "mine".write(toFile: victim, atomically: true, encoding: .utf8)
      let endings = [".now.png", ".later.png", ".recorded.png", ".short"]
      for ending in endings {
        try FileManager.default.createSymbolicLink(
          atPath: file + ending, withDestinationPath: victim)
      }
      // Another key than the person's, so that a frame differs; and bytes that are no picture.
      try text.replacing("\"key\":\"4\"", with: "\"key\":\"3\"")
        .replacing(/"png":"[^"]*"/, with: "\"png\":\"236261736820\"")
        .write(toFile: file, atomically: true, encoding: .utf8)

      let result = try play()

      #expect(result.status == .exited(1) && result.output.contains("differs from the recording"))
      #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.contains("session-2.now.png"), "\(files)")
      #expect(!files.contains { $0.contains("-2.recorded") }, "\(files)")
      for name in files where name.hasPrefix("session-2") {
        let attributes = try FileManager.default.attributesOfItem(
          atPath: folder.appendingPathComponent(name).path)
        #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
      }
      let shrunk = try DrawerProgram.run(["shrink", file], seconds: 120)
      #expect(shrunk.output.contains("session-2.short"), "\(shrunk)")
      #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
    }

    @Test func `F12 saves the last minute as a recording that can be replayed`() throws {
      let session = try DrawerSession(
        arguments: [], environment: ["XDG_STATE_HOME": folder.path, "HOME": folder.path],
        isPlain: true)
      // Only frames at rest are compared, and a card of the overview moves while the pointer is on it.
      try session.input.move(to: Layout.edge)
      let start = try session.drawer.waitForState("the overview is at rest") { $0.isStill }
      var state = start
      // Pictures for the comparison are at least a second apart.
      repeat {
        try session.input.pressKey("ctrl+3")
        try session.drawer.waitForState("the tabs are shown") { $0.isStill && $0.child == "Tabs" }
        try session.input.pressKey("ctrl+2")
        state = try session.drawer.waitForState("the second pane is shown") {
          $0.isStill && $0.child != "Tabs"
        }
      } while state.time < start.time + 1.5
      try session.input.pressKey("F12")
      try session.waitForPresented("Last minute saved")
      // No recordable event has happened since the last save, so saving again may fail.
      try session.input.pressKey("F12")
      try session.waitForPresented(
        "Last minute saved", "Couldn’t save the last minute")
      try session.input.pressKey("Escape")
      try session.waitForPresented("Last minute saved")
      try session.input.pressKey("Escape")
      try session.waitForPresented()
      try session.input.pressKey("ctrl+3")
      try session.drawer.waitForState("Tabs is shown") { $0.isStill && $0.child == "Tabs" }
      try session.input.pressKey("F12")
      try session.waitForPresented("Last minute saved")
      try session.input.pressKeys("Escape", "ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))

      let saved = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".recording") }.sorted()
      let path = folder.appendingPathComponent(try #require(saved.first)).path
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o600, "only the owner can read the recording")
      let result = try DrawerProgram.run(["--headless", "--replay", path])
      #expect(saved.count == 2 && result.status == .exited(0))
      #expect(result.output.contains("cut off after them"))
      let compared = result.output.firstMatch(of: /(\d+) of them compared/).flatMap { Int($0.1) }
      #expect(matchingFrameCount(result.output) ?? 0 > 2, "\(result.output)\(result.errors)")
      #expect(compared ?? 0 > 1, "\(result.output)")
      // The next recording begins with the second pane.
      let next = try DrawerProgram.run(
        ["--headless", "--replay", folder.appendingPathComponent(saved[saved.count - 1]).path])
      #expect(next.status == .exited(0) && next.output.contains("of them compared"), "\(next)")
    }

    @Test func `the shrink command reduces a failing recording to the steps that make it fail`()
      throws
    {
      let session = try record()
      try session.input.pressKeys("Escape", "ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))
      // A program that crashes if both keys were pressed, and breaks a rule if only the first key was.
      let program = folder.appendingPathComponent("program").path
      try """
      #!/bin/sh
      if grep -q '"key":"4"' "$4"; then
        grep -q '"key":"F9"' "$4" && kill -SEGV $$
        echo 'drawer: rule 1.2: numbers' >&2
      elif grep -q '"key":"2"' "$4" && grep -q '"pixels"' "$4"; then
        echo "frame $(grep -c frame "$4"), after 1.5 seconds, differs from the recording: pixels"
        exit 1
      fi
      """.write(toFile: program, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)

      let shrunk = try DrawerProgram.run(["shrink", file, "--program", program], seconds: 60)

      #expect(shrunk.status == .exited(0), "\(shrunk)")
      #expect(shrunk.output.contains("is ended by signal 11"))
      #expect(shrunk.output.contains("\nshortened to 2 steps: \(file).short"))
      let lines = try String(contentsOfFile: file + ".short", encoding: .utf8)
        .split(separator: "\n")
      // The environment, a step for each of the keys, and the end.
      #expect(lines.count == 4 && lines[1].contains("\"4\"") && lines[2].contains("\"F9\""))
      let played = try DrawerProgram.run(["--headless", "--replay", file + ".short"])
      #expect(played.status == .exited(0) && played.output.hasPrefix("0 frames"), "\(played)")
      // A recording that fails only because of its pixels keeps the expected pixels.
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try text.replacing("\"key\":\"4\"", with: "\"key\":\"5\"")
        .write(toFile: file + "5", atomically: true, encoding: .utf8)
      let other = try DrawerProgram.run(["shrink", file + "5", "--program", program], seconds: 60)
      #expect(other.status == .exited(0), "\(other)")
      #expect(other.output.contains("replays a frame that, after 1.5 seconds"), "\(other)")
      let rest = try String(contentsOfFile: file + "5.short", encoding: .utf8)
      #expect(rest.contains("\"key\":\"2\"") && rest.contains("\"pixels\""))
      let kept = rest.split(separator: "\n").dropFirst().dropLast()
      #expect(kept.count { !$0.contains("\"frame\":{") } == 1 && kept.count > 1)
      let none = try DrawerProgram.run(["shrink", file], seconds: 60)
      #expect(none.status == .exited(66) && none.errors.contains("does not fail"), "\(none)")
    }

    @Test func `replaying a file that is not a recording fails with a message`() throws {
      try "nothing".write(toFile: file, atomically: true, encoding: .utf8)

      let result = try play()

      #expect(result.status == .exited(66) && result.errors.contains("is not a recording"))
    }
  }
}
