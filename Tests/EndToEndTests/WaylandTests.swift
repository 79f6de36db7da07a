// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// The program as a client of Wayland compositors.
  @Suite(.needs("weston", "sway", "grim", "wtype", "wl-copy")) struct WaylandTests {
    @Test func `mouse, keys, resizing and the close button work on Wayland as on X11`() throws {
      let server = try XServer(width: 1600, height: 1000)
      defer { try? server.stop() }
      let compositor = try WaylandCompositor(on: server)
      let session = try DrawerSession(in: compositor, on: server)

      // The pointer is the window's before the first press in it: a movement from before the compositor has placed the
      // window says nothing of it, so the mouse goes on until the row is lit.
      let row = try session.row("Green")
      let deadline = Deadline.after(seconds: 10)
      var offset = 0
      repeat {
        try #require(!deadline.hasPassed, "the row is not highlighted")
        offset = 1 - offset
        try session.input.move(to: row.center.moved(x: offset))
      } while try session.look().fraction(of: Palette.Light.hoveredRow, in: row) < 0.5
      try session.input.click(row.center)
      try session.drawer.waitForState("Green is shown") { $0.isClosed && $0.child == "Green" }
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the drawer is open") { $0.isOpen }
      try session.input.pressKey("ctrl+1")
      try session.drawer.waitForState("Red is shown") { $0.isClosed && $0.child == "Red" }

      let start = session.drawer.states.count
      try session.input.fling(from: Layout.edge, to: PixelPoint(Layout.edge.x + 180, 500))
      try session.drawer.waitForState("the drawer is open after the drag", since: start) {
        $0.isOpen
      }
      #expect(session.drawer.states[start...].contains { $0.phase == .dragging })

      let corner = PixelPoint(session.frame.width + 4, session.frame.height + 4)
      try session.input.pressAndGlide(from: corner, to: PixelPoint(corner.x - 200, corner.y - 100))
      try session.input.release()
      try session.drawer.waitForState("the window is smaller") {
        $0.isStill && $0.isOpen && $0.size == [800, 600]
      }
      // Away from the corner that tells where the window is.
      try session.input.move(to: Layout.edge)
      try session.updateFrame()
      let edge = session.centerEdge(of: Palette.red, in: try session.look(), y: 400)
      #expect(edge == Layout.menuWidth(inWindowOf: 800))

      try session.input.click(PixelPoint(session.frame.width - 16, -12))
      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test
    func
      `a maximized window with a client-side title bar reopens maximized and can be full screen`()
      throws
    {
      let server = try XServer(width: 1600, height: 1000)
      defer { try? server.stop() }
      let compositor = try WaylandCompositor(on: server)
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("state.json")
      func start() throws -> DrawerProcess {
        let drawer = try DrawerProcess(
          arguments: ["--state", file.path, "--state-log", "-", "--sample", "colors"],
          server: server, environment: compositor.environment, folder: folder)
        try drawer.waitForState("the window is at rest", seconds: 15) { $0.isStill }
        return drawer
      }
      func end(_ drawer: DrawerProcess) throws {
        drawer.process.send(signal: SIGTERM)
        #expect(try drawer.waitForExit() == .exited(0))
        #expect(drawer.process.standardError.isEmpty)
      }
      try end(start())
      let states = #""states":["maximizedHorizontally","maximizedVertically"]"#
      try String(contentsOf: file, encoding: .utf8).replacing(#""states":[]"#, with: states)
        .write(to: file, atomically: true, encoding: .utf8)

      let drawer = try start()
      defer { try? drawer.terminate() }
      // A panel and the title bar take the rest of the height.
      func isMaximized(_ state: DrawerState) -> Bool {
        state.isStill && !state.fullscreen && state.size[0] == 1600 && state.size[1] > 900
      }
      try drawer.waitForState("the window is maximized") { isMaximized($0) }
      let input = try InputDriver(server: server)
      defer { try? input.stop() }
      for _ in 0..<2 {
        try input.pressKey("F11")
        try drawer.waitForState("the window is full screen") {
          $0.isStill && $0.fullscreen && $0.size == [1600, 1000]
        }
        try input.pressKey("F11")
        try drawer.waitForState("the window is maximized again") { isMaximized($0) }
      }
      try end(drawer)
      #expect(try String(contentsOf: file, encoding: .utf8).contains(states))
    }

    @Test func `a missing libdecor plugin for the window's title bar is reported once`() throws {
      let server = try XServer()
      defer { try? server.stop() }
      let compositor = try WaylandCompositor(on: server)
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }

      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-"], server: server,
        environment: compositor.environment.merging(["LIBDECOR_PLUGIN_DIR": folder.path]) { $1 },
        folder: folder)
      try drawer.waitForState("the drawer is at rest", seconds: 15) { $0.phase == .idle }
      drawer.process.send(signal: SIGTERM)

      #expect(try drawer.waitForExit() == .exited(0))
      #expect(
        drawer.process.standardError.split(separator: "\n").filter { $0.hasPrefix("drawer:") } == [
          "drawer: the window has no title bar (on this desktop, programs draw their title bars themselves, "
            + "and libdecor has no plugin for it): install libdecor-0-plugin-1-cairo"
        ])
    }

    /// Returns when the window shows.
    ///
    /// - Parameters:
    ///   - proxy: What the program connects to; nil for the compositor.
    ///   - folder: Where the program keeps its state; nil for the compositor's own folder.
    private func start(
      on compositor: SwayCompositor, through proxy: WaylandProxy? = nil, in folder: URL? = nil
    ) throws -> DrawerProcess {
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-", "--theme", "light", "--sample", DrawerProgram.sample],
        server: nil, environment: proxy?.environment ?? compositor.environment,
        folder: folder ?? compositor.folder)
      try drawer.waitForState("the window is at rest at scale 1", seconds: 15) {
        $0.isStill && $0.scale == 1
      }
      try compositor.waitForPicture(with: Palette.red)
      return drawer
    }

    @Test func `the window's scale follows its output's scale immediately, even in full screen`()
      throws
    {
      let compositor = try SwayCompositor()
      let drawer = try start(on: compositor)
      defer { try? drawer.terminate() }

      // Nothing else happens: the program rests.
      try compositor.setScale(2)
      try drawer.waitForState("the window has the output's scale") {
        $0.scale == 2 && $0.size == [1000, 700]
      }
      try compositor.press("F11")
      try drawer.waitForState("the window is full screen") {
        $0.isStill && $0.fullscreen && $0.scale == 2 && $0.size == [640, 400]
      }

      let picture = try compositor.screenshot()
      #expect(picture.pixel(at: PixelPoint(1276, 796)).distance(to: Palette.red) == 0)
      #expect(picture.hasFineDetail, "every pixel was drawn, none is a copy of its neighbor")

      try compositor.setScale(1)
      try drawer.waitForState("the window has its former scale again") {
        $0.scale == 1 && $0.size == [1280, 800]
      }
      try compositor.press("F11")
      try drawer.waitForState("the window has left full screen") {
        !$0.fullscreen && $0.scale == 1 && $0.size == [1000, 700]
      }
      #expect(drawer.process.standardError.isEmpty)
    }

    @Test func `a full-screen window is restored in full screen at the next launch on Wayland`()
      throws
    {
      let compositor = try SwayCompositor(hasFrames: false)
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let first = try start(on: compositor, in: folder)
      defer { try? first.terminate() }
      try compositor.press("F11")
      try first.waitForState("the window is full screen") { $0.isStill && $0.fullscreen }
      first.process.send(signal: SIGTERM)
      #expect(try first.waitForExit() == .exited(0))

      let second = try start(on: compositor, in: folder)
      defer { try? second.terminate() }
      try second.waitForState("the window is full screen again") {
        $0.isStill && $0.fullscreen && $0.size == [1280, 800]
      }
      try compositor.press("F11")
      try second.waitForState("the window has left full screen") {
        !$0.fullscreen && $0.size == [1000, 700]
      }
      #expect(second.process.standardError.isEmpty)
    }

    @Test func `a window takes the scale of the output that it moves to`() throws {
      let compositor = try SwayCompositor()
      try compositor.addOutput(scale: 2)
      let drawer = try start(on: compositor)
      defer { try? drawer.terminate() }

      try compositor.moveWindows(toSecondOutput: true)
      try drawer.waitForState("the window has the second output's scale") {
        $0.scale == 2 && $0.size == [1000, 700]
      }
      try compositor.moveWindows(toSecondOutput: false)
      try drawer.waitForState("the window has the first output's scale again") {
        $0.scale == 1 && $0.size == [1000, 700]
      }
      #expect(drawer.process.standardError.isEmpty)
    }

    @Test func `a window follows a fractional scale of its output immediately`() throws {
      let compositor = try SwayCompositor()
      let drawer = try start(on: compositor)
      defer { try? drawer.terminate() }
      for scale in [1.5, 1.25, 2, 1.75, 1, 1.5] {
        try compositor.setScale(scale)
        try drawer.waitForState("the window has the scale \(scale)") {
          $0.isStill && $0.scale == scale && abs($0.size[0] - 1000) < 1 && abs($0.size[1] - 700) < 1
        }
      }
      #expect(drawer.process.standardError.isEmpty)
    }

    @Test func `a window keeps its output's scale after two outputs have swapped positions`() throws
    {
      let compositor = try SwayCompositor()
      try compositor.addOutput(scale: 2)
      let drawer = try start(on: compositor)
      defer { try? drawer.terminate() }

      try compositor.move(secondOutput: false, to: 2 * SwayCompositor.width)
      try compositor.move(secondOutput: true, to: 0)
      try compositor.setScale(1, ofSecondOutput: true)
      try compositor.setScale(2, ofSecondOutput: true)
      try compositor.type("-k", "F9")
      try drawer.waitForState("the window keeps the scale of its own output") {
        $0.isStill && $0.isClosed && $0.scale == 1
      }
      try compositor.setScale(2)
      try drawer.waitForState("the window has its output's new scale") {
        $0.isStill && $0.scale == 2
      }
      try compositor.setScale(1)
      try drawer.waitForState("the window has its output's former scale") {
        $0.isStill && $0.scale == 1
      }
    }

    // SDL 2.26.5 keeps a pointer to a removed output, requests a scale of 0 (SDL#7961), and crashes if it is notified
    // late that the window has left that output.
    @Test(arguments: [
      [WaylandProxy.Command.remove, .add, .enter], [.leave, .remove, .add, .enter],
      [.remove, .leaveRemoved, .add, .enter],
    ])
    func `disconnecting and reconnecting the only output does not crash the program`(
      words: [WaylandProxy.Command]
    ) throws {
      let compositor = try SwayCompositor()
      let proxy = try WaylandProxy(to: compositor)
      defer { withExtendedLifetime(proxy) {} }
      let drawer = try start(on: compositor, through: proxy)
      for word in words + [.leave] + words + [.leave, .enter] { try proxy.send(word) }

      try compositor.press("F9")
      try drawer.waitForState("the drawer is open") { $0.isOpen }
      drawer.process.send(signal: SIGTERM)
      #expect(try drawer.waitForExit() == .exited(0))
      #expect(drawer.process.standardError.isEmpty)
    }

    // SDL#9022.
    @Test
    func `the state is saved when a keyboard without a keymap appears, because SDL then crashes`()
      throws
    {
      let compositor = try SwayCompositor()
      let proxy = try WaylandProxy(to: compositor, hasKeymaps: false)
      defer { withExtendedLifetime(proxy) {} }
      let drawer = try start(on: compositor, through: proxy)
      let size = drawer.latest?.size
      try Deadline.waitForText(
        "width", in: compositor.folder.appendingPathComponent(".local/state/drawer/state.json"))
      // Less than a second before the keyboard appears, so that only the save because of the keyboard keeps it.
      try compositor.resizeWindows(to: 900, 600)
      let resized = try drawer.waitForState("the window is smaller") {
        $0.isStill && $0.size != size
      }
      try compositor.press("F9")
      #expect(try drawer.waitForExit() == .killed(signal: SIGSEGV))

      let next = try DrawerProcess(
        arguments: ["--state-log", "-", "--sample", DrawerProgram.sample], server: nil,
        environment: compositor.environment, folder: compositor.folder)
      let restored = try next.waitForState("the alert about the crash is presented") {
        $0.isStill && $0.presented == ["Drawer quit unexpectedly"]
      }
      #expect(restored.size == resized.size)
      #expect(
        next.process.standardError.hasPrefix("drawer: the program crashed the last time (SIGSEGV)"))
      try next.terminate()
    }

    @Test(arguments: [(900, true), (400, false)])
    func `a window across two outputs becomes full screen on the output that contains most of it`(
      x: Int, isSecond: Bool
    ) throws {
      let compositor = try SwayCompositor()
      try compositor.addOutput(scale: 1)
      let drawer = try start(on: compositor)
      defer { try? drawer.terminate() }
      try compositor.moveWindows(to: PixelPoint(x, 40))
      try compositor.press("F11")
      try drawer.waitForState("the window is full screen on an output") {
        $0.isStill && $0.fullscreen && $0.size == [1280, 800]
      }
      let corner = PixelPoint(1276, 796)
      let isRed = try [false, true].map {
        try compositor.screenshot(ofSecondOutput: $0).pixel(at: corner).distance(to: Palette.red)
          == 0
      }
      #expect(isRed == [!isSecond, isSecond])
    }

    @Test
    func
      `text is copied, cut and pasted between a text field and other programs on Wayland`()
      throws
    {
      let compositor = try SwayCompositor()
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-", "--theme", "light", "--sample", "containers"],
        server: nil, environment: compositor.environment, folder: folder)
      defer { try? drawer.terminate() }
      try drawer.waitForState("the window is at rest", seconds: 15) { $0.isStill }
      try compositor.type("-M", "ctrl", "-k", "3", "-m", "ctrl")
      try drawer.waitForState("a converter is shown") {
        $0.isStill && $0.screens.contains("Length")
      }
      let stops = 20
      for _ in 0..<stops where try drawer.currentState()?.text == nil {
        try compositor.press("Tab")
      }
      try drawer.waitForState("a text field has the focus") { $0.isStill && $0.text != nil }
      func press(_ keys: String...) throws {
        for key in keys { try compositor.type("-M", "ctrl", "-k", key, "-m", "ctrl") }
      }
      func wait(for text: String) throws {
        try drawer.waitForState("the field contains “\(text)”") { $0.isStill && $0.text == text }
      }
      try press("a")
      try compositor.type("1")
      try compositor.copy("2")
      try press("v")
      try wait(for: "12")
      try press("a", "c")
      #expect(try compositor.paste() == "12")
      try compositor.type("-k", "End")
      try press("v")
      try wait(for: "1212")
      try compositor.copy("3")
      try press("a", "v")
      try wait(for: "3")
      try press("a", "x")
      try wait(for: "")
      #expect(try compositor.paste() == "3")
    }

    @Test func `the program prefers Wayland to X11 unless an option selects X11`() throws {
      let server = try XServer()
      defer { try? server.stop() }
      let compositor = try SwayCompositor()
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      func start(_ arguments: String...) throws -> DrawerProcess {
        var environment = compositor.environment
        environment["SDL_VIDEODRIVER"] = nil
        environment["DISPLAY"] = server.display
        let drawer = try DrawerProcess(
          arguments: [
            "--state-log", "-", "--theme", "light", "--no-restore", "--sample",
            DrawerProgram.sample,
          ] + arguments,
          server: nil, environment: environment, folder: folder)
        try drawer.waitForState("the window is at rest", seconds: 15) { $0.isStill }
        return drawer
      }
      let first = try start()
      try compositor.waitForPicture(with: Palette.red)
      try first.terminate()
      let second = try start("--window-system", "x11")
      defer { try? second.terminate() }
      _ = try ProgramWindow.find(of: second.process, on: server)
    }

    @Test func `the program uses X11 when its Wayland title bar would be missing`() throws {
      let server = try XServer()
      defer { try? server.stop() }
      let compositor = try WaylandCompositor(on: server)
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      var environment = compositor.environment
      environment["SDL_VIDEODRIVER"] = nil
      environment["LIBDECOR_PLUGIN_DIR"] = folder.path
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-"], server: server, environment: environment, folder: folder)
      defer { try? drawer.terminate() }
      try drawer.waitForState("the drawer is at rest", seconds: 15) { $0.phase == .idle }
      _ = try ProgramWindow.find(of: drawer.process, on: server)
    }

    @Test(arguments: [
      (["WAYLAND_DISPLAY": "nowhere"], "nowhere"), (["DISPLAY": ":9999"], ":9999"),
      (["WAYLAND_DISPLAY": "nowhere", "DISPLAY": ":9999"], ":9999 or nowhere"),
    ])
    func `the error for a display that cannot be opened names the displays that were tried`(
      environment: [String: String], displays: String
    ) throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let drawer = try DrawerProcess(
        arguments: ["--no-restore"], server: nil, environment: environment, folder: folder)
      #expect(try drawer.waitForExit() != .exited(0))
      let errors = drawer.process.standardError
      #expect(errors.contains("cannot open the display \(displays) ("), "\(errors)")
    }
  }
}

extension Screenshot {
  /// Whether the pixels are not the pairs of which a picture of half the scale is made.
  fileprivate var hasFineDetail: Bool {
    for y in stride(from: 0, to: height, by: 2) {
      for x in stride(from: 0, to: width - 1, by: 2)
      where pixels[y * width + x] != pixels[y * width + x + 1] { return true }
    }
    return false
  }
}
