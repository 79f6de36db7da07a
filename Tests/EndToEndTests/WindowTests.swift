// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// The window among others: resizing, full screen and lost focus need a window manager.
  @Suite(.desktop())
  struct WindowTests {
    @Test func `F11 toggles full screen and restores the window size`() throws {
      let session = try DrawerSession()

      try session.input.pressKey("F11")
      try session.drawer.waitForState("the window is full screen") {
        $0.fullscreen && $0.size == [1280, 800]
      }
      try session.updateFrame()
      #expect(session.frame == PixelRect(0, 0, 1280, 800))
      #expect(session.centerEdge(of: Palette.red, in: try session.look()) == 320)

      try session.input.pressKey("F11")
      try session.drawer.waitForState("the window has left full screen") {
        !$0.fullscreen && $0.size == [1000, 700]
      }
    }

    @Test func `F11 toggles full screen while a presented controller covers the window`() throws {
      let session = try DrawerSession("--sample", "containers")
      try session.show("Presentations")
      try session.click("Full screen, Covers the whole window")
      try session.waitForPresented("Full screen")

      try session.input.pressKey("F11")
      try session.drawer.waitForState("the window is full screen") {
        $0.fullscreen && $0.size == [1280, 800]
      }
      try session.input.pressKey("F11")

      try session.drawer.waitForState("the window has left full screen") {
        !$0.fullscreen && $0.size == [1000, 700]
      }
    }

    @Test(arguments: [(640, 480), (480, 320), (1200, 700)])
    func `the menu's width is adapted to the window's new width when the window is resized`(
      width: Int, height: Int
    ) throws {
      let session = try DrawerSession()

      try session.input.resize(window: session.window, width: width, height: height)
      try session.drawer.waitForState("the window has its new size") {
        $0.size == [Double(width), Double(height)] && $0.isOpen
      }
      try session.updateFrame()

      let edge = session.centerEdge(of: Palette.red, in: try session.look(), y: height - 2)
      #expect(edge == Layout.menuWidth(inWindowOf: width))
    }

    @Test func `a click is recognized after an earlier press was interrupted by another window`()
      throws
    {
      let session = try DrawerSession()
      let other = try session.openOther()
      defer { try? other.terminate() }
      let window = try ProgramWindow.find(of: other.process, on: session.server)
      let row = try session.row("Green").center
      func activate(_ window: String) throws {
        _ = try Tool.run(
          "xdotool", ["windowactivate", "--sync", window], environment: session.server.environment,
          folder: session.server.folder)
      }

      try activate(session.window)
      try session.input.move(to: row)
      try session.input.press()
      try activate(window)
      let frame = try ProgramWindow.frame(of: window, on: session.server)
      try session.input.move(
        to: PixelPoint(
          frame.x + frame.width / 2 - session.frame.x,
          frame.y + frame.height / 2 - session.frame.y))
      try session.input.release()
      try activate(session.window)
      try session.input.click(row)

      try session.drawer.waitForState("the row's child is shown") { $0.child == "Green" }
    }

    @Test func `resizing the window during the drawer's animation does not make the drawer jump`()
      throws
    {
      let session = try DrawerSession()
      let start = session.drawer.states.count

      try session.input.pressKey("F9")
      try session.drawer.waitForState("the drawer is closing") {
        $0.phase == .settling && $0.progress < 0.95
      }
      try session.input.resize(window: session.window, width: 1100, height: 640)
      try session.drawer.waitForState("the drawer is closed at the window's new size") {
        $0.isClosed && $0.size == [1100, 640]
      }

      let states = session.drawer.states[start...]
      let path = states.map(\.progress)
      #expect(zip(path, path.dropFirst()).allSatisfy { $0 >= $1 }, "no jump: \(path)")
      #expect(
        states.contains { $0.size == [1100, 640] && $0.progress > 0 },
        "the new size arrived during the movement")
      try session.updateFrame()
      #expect(session.centerEdge(of: Palette.red, in: try session.look()) == 0)
    }

    @Test func `resizing the window during a drag keeps the drawer's opening progress`() throws {
      let session = try DrawerSession()
      try session.input.pressAndGlide(
        from: Layout.bar, to: PixelPoint(Layout.bar.x - 125, Layout.bar.y))
      let held = try session.drawer.waitForState("the drawer is dragged half-way") {
        $0.phase == .dragging && abs($0.progress - 0.5) < 0.05
      }

      try session.input.resize(window: session.window, width: 1200, height: 680)
      let resized = try session.drawer.waitForState("the window has its new size") {
        $0.size == [1200, 680]
      }

      #expect(abs(resized.progress - held.progress) < 0.03)
      #expect(resized.phase == .dragging)
      try session.updateFrame()
      let edge = session.centerEdge(of: Palette.red, in: try session.look())
      #expect(abs(Double(edge) - resized.progress * 300) <= 1)
      try session.input.release()
      try session.drawer.waitForState("the drawer is at rest") { $0.phase == .idle }
    }

    @Test func `minimizing the window during a drag of the drawer ends the drag`() throws {
      let session = try DrawerSession()
      try session.input.pressAndGlide(
        from: Layout.bar, to: PixelPoint(Layout.bar.x - 60, Layout.bar.y))
      try session.drawer.waitForState("the drawer is dragged") { $0.phase == .dragging }

      try session.input.minimize(window: session.window)
      try session.input.activate(window: session.window)
      try session.drawer.waitForState("the drawer is at rest while the button is held") {
        $0.phase == .idle
      }
      try session.input.release()
      try session.input.pressKey("F9")

      try session.drawer.waitForState("the drawer responds to F9") { $0.phase == .settling }
    }

    @Test func `closing the window quits the program`() throws {
      let session = try DrawerSession()

      try session.input.pressKey("alt+F4")

      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.exitReason == "quit")
    }
  }
}
