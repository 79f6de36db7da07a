// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// Where the window opens, and how it fills the screen. Each start has the state file of the one before.
  @Suite(.desktop())
  final class PlacementTests {
    private let folder: URL
    /// openbox's title bar and borders: left, top, right, bottom.
    private nonisolated static let frame = (1, 20, 1, 5)
    /// Places of openbox's title bar, from the upper right corner of the content area.
    private nonisolated static let (maximizeButton, titleBar) = (PixelPoint(-23, -10), -10)

    init() throws { folder = try TemporaryFolder.make() }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func start(_ arguments: String...) throws -> DrawerSession {
      try DrawerSession(
        arguments: arguments,
        environment: ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path], isPlain: true)
    }

    private func quit(_ session: DrawerSession) throws {
      try session.input.pressKey("ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.process.standardError.isEmpty)
    }

    private func waitForSize(_ width: Int, _ height: Int, _ session: DrawerSession) throws {
      try session.drawer.waitForState("the window is \(width) × \(height) points") {
        $0.isStill && $0.size == [Double(width), Double(height)]
      }
      try session.updateFrame()
    }

    /// Starts, gives the window a size and drags it by its title bar.
    private func startAndMove() throws -> (session: DrawerSession, frame: PixelRect) {
      let session = try start()
      try session.input.resize(window: session.window, width: 900, height: 640)
      try waitForSize(900, 640, session)
      let bar = PixelPoint(300, Self.titleBar)
      try session.input.pressAndGlide(from: bar, to: PixelPoint(bar.x + 37, bar.y - 13))
      try session.input.release()
      let old = session.frame
      let deadline = Deadline.after(seconds: 5)
      while session.frame.x != old.x + 37 || session.frame.y != old.y - 13 {
        try #require(!deadline.hasPassed, "the window is at \(session.frame)")
        try session.updateFrame()
      }
      // What the test does next would otherwise be faster than any user.
      let corner = outerFrame(session.frame)
      let file = folder.appendingPathComponent("drawer/state.json")
      while true {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if text.contains("\"left\":\(corner.x),"), text.contains("\"top\":\(corner.y),") { break }
        try #require(!deadline.hasPassed, "the window's position is not saved: \(text)")
      }
      return (session, session.frame)
    }

    /// The size of a window that fills a screen without panels. openbox keeps the title bar and leaves the borders out.
    private func maximizedSize(_ session: DrawerSession) throws -> [Double] {
      try session.input.doubleClick(PixelPoint(300, Self.titleBar))
      let state = try session.drawer.waitForState("the window is maximized") {
        $0.isStill && $0.size[0] >= 1278
      }
      try session.updateFrame()
      return state.size
    }

    private func restore(_ session: DrawerSession) throws {
      try session.input.doubleClick(PixelPoint(300, Self.titleBar))
      try waitForSize(900, 640, session)
    }

    /// Waits until the window has the frame.
    private func expectFrame(_ frame: PixelRect, _ session: DrawerSession) throws {
      let deadline = Deadline.after(seconds: 5)
      while session.frame != frame {
        guard !deadline.hasPassed else {
          Issue.record("the window is at \(session.frame), not \(frame)")
          return
        }
        try session.updateFrame()
      }
    }

    @Test func `the window opens at every launch with the frame that it last had`() throws {
      let (first, frame) = try startAndMove()
      try quit(first)

      for _ in 0..<3 {
        let session = try start()
        #expect(session.frame == frame)
        try quit(session)
      }
    }

    @Test func `a window that was never moved opens at the same place each time`() throws {
      let first = try start()
      try quit(first)

      for _ in 0..<2 {
        let session = try start()
        #expect(session.frame == first.frame)
        try quit(session)
      }
    }

    @Test func `a window that was partly off screen opens with the same frame again`() throws {
      let (first, _) = try startAndMove()
      _ = try Tool.run(
        "xdotool", ["windowmove", "--sync", first.window, "-150", "300"],
        environment: first.server.environment, folder: first.server.folder)
      try first.updateFrame()
      #expect(first.frame.x < 0)
      try quit(first)

      let session = try start()
      try expectFrame(first.frame, session)
    }

    @Test
    func `a window closed while maximized opens maximized and can return to its former frame`()
      throws
    {
      let (first, frame) = try startAndMove()
      let size = try maximizedSize(first)
      try quit(first)

      for _ in 0..<2 {
        let session = try start()
        #expect(session.drawer.latest?.size == size)
        #expect(session.frame == first.frame)
        try quit(session)
      }
      let last = try start()
      try restore(last)
      try expectFrame(frame, last)
    }

    @Test(arguments: [(2, "vertical"), (3, "horizontal")])
    func `a window that was maximized in one direction opens maximized in that direction again`(
      button: Int, direction: String
    ) throws {
      let (first, frame) = try startAndMove()
      let corner = PixelPoint(frame.width + Self.maximizeButton.x, Self.maximizeButton.y)
      try first.input.click(corner, button: button)
      let size = try first.drawer.waitForState("the window is maximized") {
        $0.isStill && $0.size != [900, 640]
      }.size
      #expect((size[0] == 900) == (direction == "vertical"))
      try first.updateFrame()
      try quit(first)

      let session = try start()
      #expect(session.drawer.latest?.size == size)
      #expect(session.frame == first.frame)
      try session.input.click(
        PixelPoint(session.frame.width + Self.maximizeButton.x, Self.maximizeButton.y),
        button: button)
      try waitForSize(900, 640, session)
      try expectFrame(frame, session)
    }

    @Test(arguments: [false, true])
    func `a window closed in full screen opens in full screen and can return to its former frame`(
      isMaximized: Bool
    ) throws {
      let (first, frame) = try startAndMove()
      let maximized = isMaximized ? try maximizedSize(first) : nil
      try first.input.pressKey("F11")
      try first.drawer.waitForState("the window is full screen") { $0.isStill && $0.fullscreen }
      try quit(first)

      let session = try start()
      try session.drawer.waitForState("the window is full screen again") {
        $0.isStill && $0.fullscreen && $0.size == [1280, 800]
      }
      try session.input.pressKey("F11")
      if let maximized {
        try session.drawer.waitForState("the window is maximized") {
          $0.isStill && !$0.fullscreen && $0.size == maximized
        }
        try session.updateFrame()
        try restore(session)
      }
      try waitForSize(900, 640, session)
      try expectFrame(frame, session)
    }

    @Test(arguments: [false, true])
    func `a window that is minimized when the program ends is shown at the next start`(
      isMaximized: Bool
    ) throws {
      let (first, frame) = try startAndMove()
      if isMaximized { _ = try maximizedSize(first) }
      try first.input.minimize(window: first.window)
      first.drawer.process.send(signal: SIGTERM)
      #expect(try first.drawer.waitForExit() == .exited(0))

      let session = try start()
      if isMaximized {
        #expect(session.frame == first.frame)
        try restore(session)
      }
      try waitForSize(900, 640, session)
      try expectFrame(frame, session)
    }

    @Test
    func
      `a size given on the command line opens an unmaximized window and changes no saved frame`()
      throws
    {
      let (first, frame) = try startAndMove()
      let size = try maximizedSize(first)
      try quit(first)

      let sized = try start("--size", "700x500")
      #expect(sized.drawer.latest?.size == [700, 500])
      #expect(PixelPoint(sized.frame.x, sized.frame.y) == PixelPoint(frame.x, frame.y))
      try quit(sized)
      let colors = try start("--sample", "colors")
      #expect(colors.drawer.latest?.size == size)
      try restore(colors)
      try quit(colors)
      let last = try start()
      #expect(last.drawer.latest?.size == [900, 640])
      try expectFrame(frame, last)
    }

    /// The frame around a content area of openbox.
    private func outerFrame(_ content: PixelRect) -> PixelRect {
      let (left, top, right, bottom) = Self.frame
      return PixelRect(
        content.x - left, content.y - top, content.width + left + right,
        content.height + top + bottom)
    }

    private func expectWithin(_ area: PixelRect, _ session: DrawerSession) throws {
      let deadline = Deadline.after(seconds: 5)
      while true {
        try session.updateFrame()
        let frame = outerFrame(session.frame)
        if frame.x >= area.x, frame.y >= area.y, frame.x + frame.width <= area.x + area.width,
          frame.y + frame.height <= area.y + area.height
        {
          return
        }
        guard !deadline.hasPassed else {
          Issue.record("the window at \(frame) is not within \(area)")
          return
        }
      }
    }

    @Test(arguments: [
      ["--size", "2000x1500"], ["--scale", "3"], ["--scale", "4", "--size", "480x320"],
    ])
    func `a window larger than the desktop's work area is reduced to the work area`(
      arguments: [String]
    ) throws {
      let server = try #require(XServer.current)
      let panel = try DesktopPanel(height: 60, on: server)
      let session = try DrawerSession(
        arguments: arguments,
        environment: ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path], isPlain: true)

      try expectWithin(PixelRect(0, 60, 1280, 740), session)
      withExtendedLifetime(panel) {}
    }

    @Test func `a window whose saved frame overlaps a new desktop panel opens outside the panel`()
      throws
    {
      let server = try #require(XServer.current)
      let (first, _) = try startAndMove()
      _ = try Tool.run(
        "xdotool", ["windowmove", "--sync", first.window, "30", "0"],
        environment: server.environment, folder: server.folder)
      try quit(first)

      let panel = try DesktopPanel(height: 60, on: server)
      let session = try start()
      try expectWithin(PixelRect(0, 60, 1280, 740), session)
      #expect(session.drawer.latest?.size == [900, 640])
      _ = try maximizedSize(session)
      try quit(session)
      let maximized = try start()
      #expect(maximized.frame.y >= 60 && maximized.frame.y + maximized.frame.height <= 800)
      withExtendedLifetime(panel) {}
    }

    @Test
    func `a window fits into a smaller screen, and regains its old frame on a larger screen`()
      throws
    {
      let (first, frame) = try startAndMove()
      try quit(first)

      let small = try XServer(width: 800, height: 600, withWindowManager: true)
      defer { try? small.stop() }
      try XServer.$current.withValue(small) {
        let session = try start()
        try expectWithin(PixelRect(0, 0, 800, 600), session)
        try quit(session)
      }

      let session = try start()
      #expect(session.drawer.latest?.size == [900, 640])
      try expectFrame(frame, session)
    }

    // MARK: The scale

    /// Opens the preferences and chooses the scale 3.
    private func chooseLargestScale(_ session: DrawerSession) throws {
      try session.input.pressKey("ctrl+comma")
      try session.waitForPresented("Preferences")
      let scaleFrame = try session.controlFrame(of: "Scale")
      try session.input.click(
        PixelPoint(scaleFrame.x + scaleFrame.width * 11 / 12, scaleFrame.center.y))
      try session.drawer.waitForState("the scale is 3 and its confirmation is presented") {
        $0.isStill && $0.scale == 3 && $0.presented == ["Preferences", "Keep this scale?"]
      }
      try expectWithin(PixelRect(0, 0, 1280, 800), session)
    }

    @Test
    func
      `a window stays within the screen even if the confirmed scale is too large for the screen`()
      throws
    {
      let session = try start()
      try chooseLargestScale(session)
      let state = try session.drawer.waitForState("the buttons Keep and Revert can be clicked") {
        $0.hasControl("Keep") && $0.hasControl("Revert")
      }
      for control in state.controls ?? [] where ["Keep", "Revert"].contains(control.label) {
        let frame = control.frame
        #expect(frame[0] >= 0 && frame[0] + frame[2] <= state.size[0], "\(control)")
        #expect(frame[1] >= 0 && frame[1] + frame[3] <= state.size[1], "\(control)")
      }
      try session.input.pressKey("Return")
      try session.waitForPresented("Preferences")
      try quit(session)

      let second = try start()
      #expect(second.drawer.latest?.scale == 3)
      try expectWithin(PixelRect(0, 0, 1280, 800), second)
    }

    @Test(arguments: ["Escape", "ctrl+comma"])
    func `reverting a scale that the user has not confirmed restores the window's frame`(
      key: String
    )
      throws
    {
      let session = try start()
      let frame = session.frame
      try chooseLargestScale(session)
      // The card of the overview below the pointer would move.
      try session.input.move(to: PixelPoint(600, 10))

      try session.input.pressKey(key)
      try session.drawer.waitForState("the former scale is restored") {
        $0.isStill && $0.scale == 1 && $0.size == [1180, 730]
          && $0.presented == (key == "Escape" ? ["Preferences"] : [])
      }
      try expectFrame(frame, session)
      try quit(session)
      #expect(try start().drawer.latest?.scale == 1)
    }

    @Test
    func `a new window scale that the user has not confirmed is reverted when the program ends`()
      throws
    {
      let session = try start()
      let frame = session.frame
      try chooseLargestScale(session)
      try quit(session)

      let second = try start()
      #expect(second.drawer.latest?.scale == 1 && second.drawer.latest?.size == [1180, 730])
      try expectFrame(frame, second)
    }
  }
}
