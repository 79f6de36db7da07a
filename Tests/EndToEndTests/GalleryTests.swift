// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The screens of the containers, each tried as a person would.
  @Suite struct GalleryTests {
    private func session(
      showing title: String, size: String = "1000x700"
    ) throws -> DrawerSession {
      let session = try DrawerSession(
        "--sample", "containers", "--check-containment", "--size", size)
      try session.show(title)
      return session
    }

    @Test func `recipe screens are pushed and popped by mouse and keys`() throws {
      let session = try session(showing: "Navigation", size: "1000x560")
      try session.waitUntilIdle(on: "Navigation")

      let tall = try session.controlFrame(of: "Bar").height
      try session.input.scrollWheel(5, at: Layout.center)
      try session.drawer.waitForState("the large title has collapsed into the bar") { state in
        state.isStill && state.controls?.first { $0.label == "Bar" }?.frame[3] == 48
      }
      try session.input.scrollWheel(-8, at: Layout.center)
      try session.drawer.waitForState("the large title is expanded again") { state in
        state.isStill
          && state.controls?.first { $0.label == "Bar" }?.frame[3] == Double(tall)
      }

      try session.click("Lentil soup, 40 minutes · vegan")
      try session.waitUntilIdle(on: "Lentil soup")
      try session.click("Cook step by step")
      try session.waitUntilIdle(on: "Step 1 of 4")
      try session.click("Back to Lentil soup")
      try session.waitUntilIdle(on: "Lentil soup")
      try session.input.dragPauseAndRelease(from: Layout.edge, to: Layout.edge.moved(x: 700))
      try session.waitUntilIdle(on: "Navigation")
      try session.input.pressKeys("Down", "Return")
      let chosen = try session.drawer.waitForState("Return has pushed another screen") {
        $0.isStill && $0.screens.count == 2 && $0.screens.last != "Navigation"
      }
      #expect(chosen.screens.last != "Lentil soup", "Down goes to another row")
      try session.input.pressKey("Escape")
      try session.waitUntilIdle(on: "Navigation")
      try session.input.pressKey("alt+Left")
      try session.drawer.waitForState("Overview, the previous child, is shown") {
        $0.isClosed && $0.child == "Overview"
      }

      #expect(session.violations.isEmpty)
    }

    @Test func `each tab keeps the value entered in it when clicks and keys switch between tabs`()
      throws
    {
      let session = try session(showing: "Tabs")
      try session.waitUntilIdle(on: "Length")

      try session.click("Mass")
      try session.waitUntilIdle(on: "Mass")
      try session.input.pressKey("ctrl+Tab")
      try session.waitUntilIdle(on: "Temperature")
      try session.input.pressKey("ctrl+Prior")
      try session.waitUntilIdle(on: "Mass")
      try session.click("Value")
      try session.input.pressKey("ctrl+a")
      try session.input.typeText("12.5")
      try session.drawer.waitForState("the entered number is converted") {
        $0.isStill && $0.text == "12.5" && $0.hasControl("Grams, 12500 g")
      }
      try session.input.pressKeys("ctrl+Tab", "ctrl+shift+Tab")
      try session.drawer.waitForState("the tab Mass still shows the converted number") {
        $0.isIdle(on: "Mass") && $0.hasControl("Grams, 12500 g")
      }

      #expect(session.violations.isEmpty)
    }

    @Test func `drags, the wheel, keys, the page control and arrow buttons turn pages`() throws {
      let session = try session(showing: "Pages")
      try session.waitUntilIdle(on: "Mountains at dawn")

      try session.input.fling(
        from: PixelPoint(700, 400), to: PixelPoint(450, 400))
      try session.waitUntilIdle(on: "Lake in the forest")
      try session.input.scrollWheelSideways(1, at: Layout.center)
      try session.waitUntilIdle(on: "Dunes at noon")
      try session.input.pressKey("Right")
      try session.waitUntilIdle(on: "Coast in the evening")
      let dots = try session.controlFrame(of: "Pages")
      try session.input.click(PixelPoint(dots.x + dots.width - 4, dots.center.y))
      try session.waitUntilIdle(on: "Village in the snow")
      try session.input.pressKey("Home")
      try session.waitUntilIdle(on: "Mountains at dawn")
      try session.click("Next picture")
      try session.waitUntilIdle(on: "Lake in the forest")
      try session.input.scrollWheel(1, at: Layout.center)
      try session.waitUntilIdle(on: "Dunes at noon")
      try session.input.dragPauseAndRelease(
        from: PixelPoint(700, 400), to: PixelPoint(600, 400))
      try session.waitUntilIdle(on: "Dunes at noon")

      #expect(session.violations.isEmpty)
    }

    @Test
    func `after an arrow button has turned the page, keys and the page control continue from it`()
      throws
    {
      let session = try session(showing: "Pages")
      try session.waitUntilIdle(on: "Mountains at dawn")
      for title in ["Lake in the forest", "Dunes at noon"] {
        try session.click("Next picture")
        try session.waitUntilIdle(on: title)
      }

      let dots = try session.controlFrame(of: "Pages")
      try session.input.click(PixelPoint(dots.x + 4, dots.center.y))
      try session.waitUntilIdle(on: "Lake in the forest")
      try session.click("Next picture")
      try session.waitUntilIdle(on: "Dunes at noon")
      try session.input.pressKey("Home")
      try session.waitUntilIdle(on: "Mountains at dawn")
      try session.input.pressKey("End")
      try session.waitUntilIdle(on: "Village in the snow")
      try session.click("Previous picture")
      try session.waitUntilIdle(on: "Coast in the evening")
      #expect(session.violations.isEmpty)
    }

    @Test
    func `a split view shows a message next to the list, and mouse and keys move the divider`()
      throws
    {
      let session = try session(showing: "Split")
      try session.waitUntilIdle(on: "Photos from the lake")

      try session.click("Choir, New rehearsal room")
      let shown = try session.waitUntilIdle(on: "New rehearsal room")
      #expect(shown.screens == ["Split", "Inbox", "New rehearsal room"])
      let line = try session.controlFrame(of: "Resize the primary column")
      try session.input.dragPauseAndRelease(from: line.center, to: line.center.moved(x: 60))
      try session.drawer.waitForState("the divider is at its dragged position") { state in
        state.isStill && x(of: "Resize the primary column", in: state) == line.x + 60
      }
      try session.input.pressKeys("F8", "Left")
      try session.drawer.waitForState("the divider is moved by the key Left") { state in
        state.isStill && x(of: "Resize the primary column", in: state) == line.x + 44
      }

      #expect(session.violations.isEmpty)
    }

    private func x(of label: String, in state: DrawerState) -> Int? {
      state.controls?.first { $0.label == label }.map { Int($0.frame[0].rounded()) }
    }
  }

  /// Gallery screens that change with the window's width.
  @Suite(.desktop())
  struct GalleryResizingTests {
    @Test
    func `a split view shows the selected message after collapsing, and after expanding again`()
      throws
    {
      let session = try DrawerSession("--sample", "containers", "--check-containment")
      try session.show("Split")
      try session.click("Choir, New rehearsal room")
      try session.waitUntilIdle(on: "New rehearsal room")

      try session.input.resize(window: session.window, width: 480, height: 640)
      try session.drawer.waitForState("the split view shows only the message") {
        $0.size == [480, 640] && $0.isStill && $0.screens.last == "New rehearsal room"
          && !$0.screens.contains("Inbox")
      }
      try session.input.pressKey("alt+Left")
      try session.waitUntilIdle(on: "Inbox")
      try session.click("Railway, Your ticket to Uppsala")
      try session.waitUntilIdle(on: "Your ticket to Uppsala")
      try session.input.resize(window: session.window, width: 1000, height: 700)
      try session.drawer.waitForState("the split view shows the list and the message") {
        $0.size == [1000, 700] && $0.isStill && $0.screens.contains("Inbox")
          && $0.screens.last == "Your ticket to Uppsala"
      }

      #expect(session.violations.isEmpty)
    }
  }
}
