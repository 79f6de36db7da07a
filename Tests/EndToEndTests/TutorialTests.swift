// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The sliding-menu tutorial's demo, as its reader tries it.
  @Suite struct TutorialTests {
    private func session() throws -> DrawerSession {
      try DrawerSession("--sample", "tutorial", "--check-containment")
    }

    @Test
    func
      `the tutorial has four menu rows, a 200-point menu, half-second animations and a log`()
      throws
    {
      let session = try session()
      let first = try #require(session.drawer.latest)
      #expect(first.rows?.map(\.title) == ["Tab", "Red", "Green", "Nav"])
      #expect(first.side("leading")?.length == 200)

      try session.input.click(session.row("Nav").center)
      try session.drawer.waitForState("Nav is shown") { $0.isClosed && $0.child == "Nav" }
      let menu = try session.controlFrame(of: "Menu button")
      let left = try session.controlFrame(of: "Left")
      #expect(menu.x < 16)
      #expect(
        (0...8).contains(left.x - menu.x - menu.width), "the button Left is next to the menu button"
      )

      let start = session.drawer.states.count
      try session.click("Menu button")
      try session.drawer.waitForState("the menu is open") { $0.isOpen }
      let moving = session.drawer.states[start...].filter { $0.phase == .settling }
      let (from, to) = (try #require(moving.first), try #require(moving.last))
      #expect((0.35...0.7).contains(to.time - from.time), "0.5 s, not \(to.time - from.time)")

      let log = session.drawer.process.standardError
      for line in ["Nav willMove(toParent:", "Nav viewWillAppear", "Table viewDidAppear"] {
        #expect(log.contains(line), "\(line)")
      }
      #expect(session.violations.isEmpty)
    }

    enum Back: String, CaseIterable, Sendable {
      case button, key, mouse, drag

      func perform(_ session: DrawerSession) throws {
        switch self {
        case .button: try session.click("Back to Table")
        case .key: try session.input.pressKey("alt+Left")
        case .mouse: try session.input.click(Layout.center, button: 8)
        case .drag:
          try session.input.dragPauseAndRelease(from: Layout.edge, to: Layout.edge.moved(x: 700))
        }
      }
    }

    @Test
    func `the Back button, Alt+Left, the back mouse button and a drag pop the detail controller`()
      throws
    {
      let session = try session()
      try session.show("Nav", number: 4)
      for back in Back.allCases {
        let start = session.drawer.states.count
        try session.click("Show detail")
        try session.waitUntilIdle(on: "Detail")
        try back.perform(session)
        try session.waitUntilIdle(on: "Table")

        #expect(session.drawer.latest?.child == "Nav", "\(back)")
        #expect(
          session.containment(of: "Detail", since: start) == [
            "Detail willMove", "Detail viewWillAppear", "Detail viewDidAppear", "Detail didMove",
            "Detail willMove", "Detail viewWillDisappear", "Detail viewDidDisappear",
            "Detail didMove",
          ], "\(back)")
      }
      #expect(session.violations.isEmpty)
    }

    @Test func `a back gesture that is released early does not pop the detail controller`() throws {
      let session = try session()
      try session.show("Nav", number: 4)
      try session.click("Show detail")
      try session.waitUntilIdle(on: "Detail")
      let start = session.drawer.states.count

      try session.input.dragPauseAndRelease(from: Layout.edge, to: Layout.edge.moved(x: 200))
      try session.drawer.waitForState("Detail is shown at rest again", since: start) {
        $0.isStill && $0.screens == ["Nav", "Detail"]
      }

      #expect(
        session.containment(of: "Table", since: start) == [
          "Table viewWillAppear", "Table viewWillDisappear", "Table viewDidDisappear",
        ])
      #expect(session.drawer.latest?.isClosed == true, "the edge opens the menu only at the root")
      #expect(session.violations.isEmpty)
    }
  }

  /// The tutorial's children in a window that turns between landscape and portrait.
  @Suite(.desktop())
  struct TutorialRotationTests {
    @Test
    func
      `each child of the tutorial keeps its screen when the window becomes portrait or landscape`()
      throws
    {
      let session = try DrawerSession("--sample", "tutorial", "--check-containment")
      try session.show("Tab", number: 1)
      try session.click("Amber")
      try session.waitUntilIdle(on: "Amber")

      try rotate(session, keeping: ["Tab", "Amber"])
      for (number, title) in [(2, "Red"), (3, "Green")] {
        try session.show(title, number: number)
        try rotate(session, keeping: [title])
      }
      try session.show("Nav", number: 4)
      try session.click("Show detail")
      try session.waitUntilIdle(on: "Detail")
      try rotate(session, keeping: ["Nav", "Detail"])

      #expect(session.violations.isEmpty)
    }

    /// To portrait and back.
    private func rotate(_ session: DrawerSession, keeping screens: [String]) throws {
      for (width, height) in [(500, 720), (1000, 700)] {
        try session.input.resize(window: session.window, width: width, height: height)
        try session.drawer.waitForState("\(screens) are shown in \(width) × \(height) points") {
          $0.size == [Double(width), Double(height)] && $0.isStill && $0.screens == screens
        }
      }
    }
  }
}
