// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// What an X11 desktop wants of all programs, and changes while they run.
  @Suite(.privateDisplay())
  struct X11SettingsTests {
    /// A place in the tile that knows single and double taps.
    private static let tile = PixelPoint(310, 120)

    private var server: XServer {
      get throws {
        guard let server = XServer.current else { throw HarnessError("the suite has no X server") }
        return server
      }
    }

    /// Two clicks with a rest and some pixels between them; the events that the program printed when no third click can follow.
    private func clickTwice(
      _ session: SceneSession, apart pixels: Int = 0, rest: Double = 0.05
    ) throws -> [String] {
      // The setting arrives over another connection than the mouse.
      try session.input.hold(seconds: 0.5)
      try session.input.click(Self.tile)
      try session.input.hold(seconds: rest)
      try session.input.click(PixelPoint(Self.tile.x + pixels, Self.tile.y))
      try session.input.hold(seconds: 1.2)
      return try session.consumeLines().map { String($0.prefix { $0 != " " }) }
    }

    @Test(arguments: [false, true])
    func `the double-click time follows the desktop's setting while the program runs`(
      isBigEndian: Bool
    ) throws {
      let manager = try SettingsManager(
        ["Net/DoubleClickTime": 1000], isBigEndian: isBigEndian, on: try server)
      let session = try SceneSession("gestures")

      #expect(try clickTwice(session, rest: 0.6) == ["double"])
      try manager.set("Net/DoubleClickTime", to: 100)
      #expect(try clickTwice(session, rest: 0.25) == ["single", "single"])
      try manager.set("Net/DoubleClickTime", to: nil)
      #expect(try clickTwice(session, rest: 0.2) == ["double"])
    }

    @Test func `the double-click distance follows the desktop's setting while the program runs`()
      throws
    {
      let manager = try SettingsManager(on: try server)
      let session = try SceneSession("gestures")

      #expect(try clickTwice(session, apart: 20) == ["single", "single"])
      try manager.set("Net/DoubleClickDistance", to: 40)
      #expect(try clickTwice(session, apart: 20) == ["double"])
    }

    @Test func `the program follows an XSETTINGS manager that starts or restarts while it runs`()
      throws
    {
      let session = try SceneSession("gestures")
      #expect(try clickTwice(session, rest: 0.6) == ["single", "single"])

      var manager: SettingsManager? = try SettingsManager(
        ["Net/DoubleClickTime": 1000], on: session.server)
      #expect(try clickTwice(session, rest: 0.6) == ["double"])
      manager = nil
      #expect(try clickTwice(session, rest: 0.6) == ["double"], "the settings stay")
      manager = try SettingsManager(["Net/DoubleClickTime": 200], on: session.server)
      #expect(try clickTwice(session, rest: 0.6) == ["single", "single"])
      withExtendedLifetime(manager) {}
    }

    @Test func `invalid or out-of-range XSETTINGS values change nothing`() throws {
      let manager = try SettingsManager(["Net/DoubleClickTime": 1000], on: try server)
      let session = try SceneSession("gestures")

      for bytes in Self.nonsense { try manager.write(bytes) }
      #expect(try clickTwice(session, rest: 0.6) == ["double"])
      try manager.set("Xft/DPI", to: -1)
      try manager.set("Gdk/WindowScalingFactor", to: 1_000_000)
      try manager.set("Net/DoubleClickDistance", to: .init(Int32.min))
      #expect(try clickTwice(session, rest: 0.6) == ["double"])
      #expect(session.errors.isEmpty)
    }

    private static let nonsense: [[UInt8]] = [
      [], [0], [7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0, 255, 255, 255, 255],
      [0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 255, 255, 65, 66],
      [0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255],
    ]

    @Test func `the window's scale follows the desktop's setting while the program runs`() throws {
      let manager = try SettingsManager(["Xft/DPI": 144 * 1024], on: try server)
      let session = try start()
      #expect(session.drawer.latest?.scale == 1.5)

      try manager.set("Xft/DPI", to: 96 * 1024)
      try session.drawer.waitForState("the window has the scale of 96 dpi") {
        $0.isStill && $0.scale == 1
      }
      let width = session.frame.width
      try session.updateFrame()
      #expect(session.frame.width == width, "the window keeps its pixels")

      try manager.set("Gdk/WindowScalingFactor", to: 2)
      try manager.set("Xft/DPI", to: nil)
      try session.drawer.waitForState("the window has the scaling factor") {
        $0.isStill && $0.scale == 2
      }
    }

    @Test func `a scale given on the command line overrides the scale in XSETTINGS`() throws {
      let manager = try SettingsManager(on: try server)
      let session = try DrawerSession("--scale", "1")

      try manager.set("Xft/DPI", to: 192 * 1024)
      try session.input.hold(seconds: 0.5)
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }

      #expect(session.drawer.states.allSatisfy { $0.scale == 1 })
    }

    @Test func `the double-click time follows the portal when there are no XSETTINGS`() throws {
      let portal = try FakePortal()
      portal.set("double-click", milliseconds: 1000)
      let session = try SceneSession("gestures", environment: portal.environment)

      #expect(try clickTwice(session, rest: 0.6) == ["double"])
      portal.set("double-click", milliseconds: 100)
      #expect(try clickTwice(session, rest: 0.25) == ["single", "single"])
      let manager = try SettingsManager(["Net/DoubleClickTime": 800], on: session.server)
      #expect(
        try clickTwice(session, rest: 0.5) == ["double"],
        "the settings of the X server have priority")
      withExtendedLifetime(manager) {}
    }

    /// The sample without a scale of its own.
    private func start() throws -> DrawerSession {
      try DrawerSession(
        arguments: ["--theme", "light", "--sample", DrawerProgram.sample, "--size", "600x400"],
        isPlain: true)
    }
  }
}
