// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// What the program keeps from one start to the next; resizing needs a window manager.
  @Suite(.desktop())
  final class PersistenceTests {
    private let folder: URL

    init() throws { folder = try TemporaryFolder.make() }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var environment: [String: String] {
      // A crash is to end soon.
      [
        "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
        "SWIFT_BACKTRACE": "enable=no",
      ]
    }
    private var file: URL { folder.appendingPathComponent("drawer/state.json") }

    private func start(_ arguments: String...) throws -> DrawerSession {
      try DrawerSession(arguments: arguments, environment: environment, isPlain: true)
    }

    private func quit(_ session: DrawerSession) throws {
      try session.input.pressKey("ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.process.standardError.isEmpty)
    }

    /// Shows the notes, with the menu docked.
    private func showNotes(_ session: DrawerSession) throws {
      try session.input.click(session.row("Notes").center)
      try session.drawer.waitForState("Notes is shown") { $0.isStill && $0.child == "Notes" }
    }

    @Test
    func `the window's size and the shown screen are restored unless given on the command line`()
      throws
    {
      let first = try start()
      let fresh = try first.drawer.waitForState("the menu is docked next to the overview") {
        $0.isStill && $0.side("leading")?.isDocked == true
      }
      #expect(fresh.size == [1180, 730] && fresh.child == "Overview" && fresh.isOpen)
      try first.input.resize(window: first.window, width: 900, height: 640)
      try first.drawer.waitForState("the window is narrower and the menu is closed") {
        $0.isStill && $0.size == [900, 640] && $0.isClosed
      }
      try first.show("Notes")
      try quit(first)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
          == ["state.json"])

      let second = try start()
      #expect(second.drawer.latest?.size == [900, 640] && second.drawer.latest?.child == "Notes")
      try quit(second)
      let sized = try start("--size", "800x600")
      #expect(sized.drawer.latest?.size == [800, 600] && sized.drawer.latest?.child == "Notes")
      try quit(sized)
      let colors = try start("--sample", "colors")
      #expect(colors.drawer.latest?.size == [900, 640] && colors.drawer.latest?.child == "Red")
      try quit(colors)

      let last = try start()
      #expect(last.drawer.latest?.size == [900, 640] && last.drawer.latest?.child == "Notes")
    }

    @Test(arguments: [false, true])
    func `the state is saved when another program destroys the window`(
      isMinimized: Bool
    ) throws {
      let first = try start()
      try first.input.resize(window: first.window, width: 900, height: 640)
      try first.drawer.waitForState("the window is narrower") {
        $0.isStill && $0.size == [900, 640]
      }
      try first.show("Notes")
      if isMinimized { try first.input.minimize(window: first.window) }

      _ = try Tool.run(
        "xdotool", ["windowclose", first.window], environment: first.server.environment,
        folder: first.server.folder)
      #expect(try first.drawer.waitForExit() == .exited(0))
      #expect(first.drawer.process.standardError.isEmpty)

      let second = try start()
      #expect(second.drawer.latest?.size == [900, 640] && second.drawer.latest?.child == "Notes")
      try quit(second)
    }

    @Test(arguments: ["", ".starts", ".late"])
    func
      `a named pipe in place of the state file delays neither the start nor the end of the program`(
        ending: String
      )
      throws
    {
      let state = folder.appendingPathComponent("state").path
      mkfifo(state + ending, 0o600)

      let session = try start("--state", state)
      try session.input.pressKey("ctrl+q")

      #expect(try session.drawer.waitForExit() == .exited(0))
      let left = try FileManager.default.attributesOfItem(atPath: state + ending)
      #expect(left[.type] as? FileAttributeType != .typeRegular, "\(left)")
    }

    @Test func `a full-screen window is restored in full screen and returns to its former size`()
      throws
    {
      let session = try start("--sample", "colors")
      try session.input.pressKey("F11")
      try session.drawer.waitForState("the window is full screen") { $0.isStill && $0.fullscreen }
      try quit(session)

      let second = try start("--sample", "colors")
      try second.drawer.waitForState("the window is full screen again") {
        $0.isStill && $0.fullscreen
      }
      try second.input.pressKey("F11")
      try second.drawer.waitForState("the window has its former size") { $0.size == [1000, 700] }
    }

    @Test func `changed preferences apply immediately and at the next launch`() throws {
      let session = try start()
      try session.input.pressKey("ctrl+comma")
      try session.waitForPresented("Preferences")
      try choose(segment: 3, of: 3, in: "Theme", session)
      try session.drawer.waitForState("the theme is dark") { $0.isStill && $0.theme == "dark" }
      try choose(segment: 5, of: 6, in: "Scale", session)
      try session.drawer.waitForState("the scale is 2") {
        $0.isStill && $0.scale == 2 && $0.size == [590, 365]
      }
      try session.input.pressKey("Return")
      try session.waitForPresented("Preferences")
      try quit(session)

      let second = try start()
      #expect(second.drawer.latest?.theme == "dark" && second.drawer.latest?.scale == 2)
      try quit(second)
      let light = try start("--theme", "light", "--scale", "1")
      #expect(light.drawer.latest?.theme == "light" && light.drawer.latest?.scale == 1)
    }

    @Test func `selecting Auto for a preference immediately applies the desktop's value`()
      throws
    {
      let session = try start()
      try session.input.pressKey("ctrl+comma")
      let plain = try session.waitForPresented("Preferences")
      let done = try session.controlFrame(of: "Done")

      try choose(segment: 3, of: 3, in: "Direction", session)
      try session.drawer.waitForState("the preferences are mirrored") { state in
        let control = state.controls?.first { $0.label == "Done" }
        return state.isStill && control.map { $0.frame[0] < Double(done.x) - 100 } == true
      }
      try choose(segment: 3, of: 3, in: "Direction", session)
      try session.drawer.waitForState("the preferences are no longer mirrored") { state in
        state.isStill && state.controls == plain.controls
      }
      try choose(segment: 3, of: 3, in: "Theme", session)
      try session.drawer.waitForState("the theme is dark") { $0.isStill && $0.theme == "dark" }
      try choose(segment: 1, of: 3, in: "Theme", session)
      try session.drawer.waitForState("the theme is light") { $0.isStill && $0.theme == "light" }
      // The card of the overview below the pointer would move.
      try session.input.move(to: PixelPoint(600, 10))
      try session.input.pressKey("Escape")
      try session.waitForPresented()
      try quit(session)

      #expect(try start().drawer.latest?.theme == "light")
    }

    @Test func `the page reached with the arrow buttons is restored at the next launch`() throws {
      let first = try start()
      try first.input.pressKey("ctrl+5")
      try first.waitUntilIdle(on: "Mountains at dawn")
      for title in ["Lake in the forest", "Dunes at noon"] {
        try first.click("Next picture")
        try first.waitUntilIdle(on: title)
      }
      try quit(first)

      let second = try start()
      try second.waitUntilIdle(on: "Dunes at noon")
      try second.click("Previous picture")
      try second.waitUntilIdle(on: "Lake in the forest")
      try second.input.pressKey("Home")
      try second.waitUntilIdle(on: "Mountains at dawn")
      try second.input.pressKey("End")
      try second.waitUntilIdle(on: "Village in the snow")
    }

    @Test
    func
      `an invalid saved window size is reported and ignored, and the rest of the state is restored`()
      throws
    {
      try write("{\(Self.dark),\"version\":1,\"width\":1,\"height\":1,\"pane\":\"Notes\"}")

      let session = try start()
      let state = session.drawer.latest
      #expect(state?.size == [1180, 730] && state?.theme == "dark" && state?.child == "Notes")
      let messages = session.drawer.process.standardError.split(separator: "\n")
      #expect(messages.count == 1 && messages.first?.contains("state.json has a window") == true)
    }

    @Test
    func `a window size on the command line that is too large for the saved scale is reported`()
      throws
    {
      let scaled = Self.plain.replacingOccurrences(of: "\"theme\"", with: "\"scale\":3,\"theme\"")
      try write("{\(scaled),\"version\":1}")

      let session = try start("--size", "8000x8000")
      let messages = session.drawer.process.standardError.split(separator: "\n")
      #expect(messages.count == 1 && messages.first?.contains("--size 8000x8000") == true)
    }

    private func write(_ content: String) throws {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }

    private func choose(
      segment: Int, of count: Int, in control: String, _ session: DrawerSession
    ) throws {
      let frame = try session.controlFrame(of: control)
      let x = frame.x + frame.width * (2 * segment - 1) / (2 * count)
      try session.input.click(PixelPoint(x, frame.center.y))
    }

    private nonisolated static let plain =
      #""preferences":{"contrast":"auto","direction":"auto","motion":"auto","renderer":"auto","theme":"auto"}"#

    private nonisolated static let dark = plain.replacingOccurrences(
      of: "\"theme\":\"auto\"", with: "\"theme\":\"dark\"")

    @Test(arguments: [
      "{", "[1]", "{\(plain),\"version\":0}",
      "{\(plain),\"version\":1,\"width\":1e300,\"height\":1}",
      "{\(plain),\"version\":1,\"pane\":\"state.json\"}",
    ])
    func `an invalid state file is reported and ignored`(content: String) throws {
      try write(content)

      let session = try start()
      #expect(session.drawer.latest?.size == [1180, 730])
      let messages = session.drawer.process.standardError.split(separator: "\n")
      #expect(messages.count == 1 && messages.first?.contains("state.json") == true)
    }

    @Test
    func
      `an invalid state file is kept under another name, and the reset option discards saved state`()
      throws
    {
      try write("{")
      let broken = try start()
      try broken.input.pressKey("ctrl+q")
      #expect(try broken.drawer.waitForExit() == .exited(0))
      let kept = file.appendingPathExtension("bad-1")
      #expect(try Data(contentsOf: kept) == Data("{".utf8))

      let session = try start()
      try showNotes(session)
      try quit(session)
      let fresh = try start("--no-restore")
      #expect(fresh.drawer.latest?.child == "Overview" && fresh.drawer.latest?.size == [1180, 730])
      try showNotes(fresh)
      try quit(fresh)
      let reset = try start("--reset-state")
      #expect(reset.drawer.latest?.child == "Overview")
    }

    @Test func `the state option selects another state file`() throws {
      let path = folder.appendingPathComponent("elsewhere/mine.json").path
      let session = try start("--state", path)
      try showNotes(session)
      try quit(session)

      #expect(try start("--state", path).drawer.latest?.child == "Notes")
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test
    func
      `the launch after a kill restores the state that was saved at most a second before the kill`()
      throws
    {
      let session = try start()
      try showNotes(session)
      try Deadline.waitForText("Notes", in: file)
      session.drawer.process.send(signal: SIGKILL)
      #expect(try session.drawer.waitForExit() == .killed(signal: SIGKILL))

      let next = try start()
      #expect(next.drawer.latest?.child == "Notes")
      #expect(next.drawer.process.standardError.isEmpty)
    }

    @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT])
    func `a crash is reported once at the next launch, and the state is restored`(signal: Int32)
      throws
    {
      let session = try start()
      try showNotes(session)
      // The pane is saved before the state.
      try Deadline.waitForText("\"state\":", in: file)
      session.drawer.process.send(signal: signal)
      #expect(try session.drawer.waitForExit() == .killed(signal: signal))

      let next = try start()
      #expect(next.drawer.latest?.child == "Notes")
      try next.waitForPresented("Drawer quit unexpectedly")
      #expect(
        next.drawer.process.standardError.hasPrefix(
          "drawer: the program crashed the last time (SIG"))
      try next.input.pressKey("Return")
      try next.waitForPresented()
      try next.input.pressKey("ctrl+q")
      #expect(try next.drawer.waitForExit() == .exited(0))
      #expect(try start().drawer.process.standardError.isEmpty)
    }

    @Test
    func `a launch after two failed launches renames the state file and ignores the saved state`()
      throws
    {
      try write("{\(Self.dark),\"version\":1,\"pane\":\"Notes\"}")
      // Two processes that Linux does not have.
      let ended = "2147483647 1\n2147483647 2\n"
      try Data(ended.utf8).write(to: file.appendingPathExtension("starts"))

      let session = try start()
      #expect(session.drawer.latest?.child == "Overview")
      let messages = session.drawer.process.standardError.split(separator: "\n")
      #expect(messages.count == 1 && messages.first?.contains("state.json.bad-1") == true)
    }

    @Test func `preferences that were changed in two running copies of the program are all saved`()
      throws
    {
      let (first, second) = (try start(), try start())
      let preferences = folder.appendingPathComponent("drawer/preferences.json")
      let (dark, high) = (#""theme":"dark""#, #""contrast":"high""#)
      for (session, control, written) in [(first, "Theme", dark), (second, "Contrast", high)] {
        _ = try Tool.run(
          "xdotool", ["windowactivate", "--sync", session.window],
          environment: session.server.environment, folder: session.server.folder)
        try session.input.pressKey("ctrl+comma")
        try session.waitForPresented("Preferences")
        try choose(segment: 3, of: 3, in: control, session)
        // A window manager may hand over a key before the click.
        try Deadline.waitForText(written, in: preferences)
        // A card of the overview moves while the pointer is on it.
        try session.input.move(to: Layout.edge)
        try session.input.pressKey("Escape")
        try session.waitForPresented()
        try quit(session)
      }

      let text = try String(contentsOf: preferences, encoding: .utf8)
      #expect(text.contains(dark) && text.contains(high))
      #expect(try start().drawer.latest?.theme == "dark")
    }

    @Test(arguments: [[], ["--no-restore"]])
    func `failed launches and simultaneous copies of the program keep the saved preferences`(
      arguments: [String]
    ) throws {
      try write("{\(Self.dark),\"version\":1,\"pane\":\"Notes\"}")
      for display in ["", ":97"] {
        for _ in 0..<3 {
          let (status, _, _) = try DrawerProgram.run(
            arguments, environment: environment.merging(["DISPLAY": display]) { $1 })
          #expect(status != .exited(0))
        }
      }
      let copies = try (0..<3).map { _ in
        try DrawerSession(arguments: arguments, environment: environment, isPlain: true)
      }
      for copy in copies {
        copy.drawer.process.send(signal: SIGTERM)
        #expect(try copy.drawer.waitForExit() == .exited(0))
      }

      let session = try start()
      #expect(session.drawer.latest?.theme == "dark")
      // Without restoration the copies have left the pane that they began with.
      #expect(session.drawer.latest?.child == (arguments.isEmpty ? "Notes" : "Overview"))
      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test func `taking a screenshot without a display neither reads nor writes the state file`()
      throws
    {
      try write("{")
      let picture = folder.appendingPathComponent("picture.png").path

      let (status, _, errors) = try DrawerProgram.run(
        ["--headless", "--screenshot", picture], environment: environment)

      #expect(status == .exited(0) && errors.isEmpty)
      #expect(try Data(contentsOf: file) == Data("{".utf8))
    }
  }

  /// What the program keeps of a window that no window manager holds to its smallest size, such as a tile.
  @Suite struct TilePersistenceTests {
    @Test func `a window size below the minimum is not saved, but the shown screen is`() throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      func start() throws -> DrawerSession {
        try DrawerSession(
          arguments: [],
          environment: ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path],
          isPlain: true)
      }
      let first = try start()
      try first.input.resize(window: first.window, width: 400, height: 300)
      try first.drawer.waitForState("the window is 400 × 300 points") {
        $0.isStill && $0.size == [400, 300]
      }
      try first.show("Navigation")
      try first.input.pressKey("ctrl+q")
      #expect(try first.drawer.waitForExit() == .exited(0))

      let second = try start()
      #expect(second.drawer.latest?.size == [1180, 730])
      #expect(second.drawer.latest?.child == "Navigation")
      #expect(second.drawer.process.standardError.isEmpty)
    }
  }
}
