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

    @Test func `colors are walked through and back`() throws {
      let session = try session(showing: "Navigation", size: "1000x560")
      try session.waitForRest(on: "Colors")

      let tall = try session.place(of: "Bar").height
      try session.input.wheel(5, at: Layout.center)
      try session.drawer.waitForState("the large title has gone into the bar") { state in
        state.isStill && state.controls?.first { $0.label == "Bar" }?.frame[3] == 48
      }
      try session.input.wheel(-8, at: Layout.center)
      try session.drawer.waitForState("the large title is back") { state in
        state.isStill
          && state.controls?.first { $0.label == "Bar" }?.frame[3] == Double(tall)
      }

      try session.click("Green, 8 shades")
      try session.waitForRest(on: "Green")
      try session.click("Green 50, #29D668")
      try session.waitForRest(on: "Green 50")
      try session.click("Back to Green")
      try session.waitForRest(on: "Green")
      try session.input.dragRestAndRelease(from: Layout.edge, to: Layout.edge.moved(x: 700))
      try session.waitForRest(on: "Colors")
      try session.input.keys("Down", "Return")
      let chosen = try session.drawer.waitForState("the keyboard pushes") {
        $0.isStill && $0.screens.count == 2 && !$0.screens.contains("Colors")
      }
      #expect(chosen.screens.last != "Green", "Down goes to another row")
      try session.input.key("Escape")
      try session.waitForRest(on: "Colors")
      try session.input.key("alt+Left")
      try session.drawer.waitForState("from the root, back to the child before") {
        $0.isClosed && $0.child == "Overview"
      }

      #expect(session.violations.isEmpty)
    }

    @Test func `tabs follow clicks and keys, and what is typed is converted`() throws {
      let session = try session(showing: "Tabs")
      try session.waitForRest(on: "Length")

      try session.click("Mass")
      try session.waitForRest(on: "Mass")
      try session.input.key("ctrl+Tab")
      try session.waitForRest(on: "Temperature")
      try session.input.key("ctrl+Prior")
      try session.waitForRest(on: "Mass")
      try session.click("Value")
      try session.input.key("ctrl+a")
      try session.input.type("12.5")
      try session.drawer.waitForState("it is converted") {
        $0.isStill && $0.text == "12.5" && $0.offers("Grams, 12500 g")
      }
      try session.input.keys("ctrl+Tab", "ctrl+shift+Tab")
      try session.drawer.waitForState("the tab has kept it") {
        $0.rests(on: "Mass") && $0.offers("Grams, 12500 g")
      }

      #expect(session.violations.isEmpty)
    }

    @Test func `pages turn by drag, wheel, keys and dots`() throws {
      let session = try session(showing: "Pages")
      try session.waitForRest(on: "Push")

      try session.input.fling(
        from: PixelPoint(700, 400), to: PixelPoint(450, 400))
      try session.waitForRest(on: "Pop")
      try session.input.wheelSideways(1, at: Layout.center)
      try session.waitForRest(on: "Change of tabs")
      try session.input.key("Right")
      try session.waitForRest(on: "Turn of a page")
      let dots = try session.place(of: "Page 4 of 5")
      try session.input.click(PixelPoint(dots.x + dots.width - 4, dots.center.y))
      try session.waitForRest(on: "Swap in a drawer")
      try session.input.key("Home")
      try session.waitForRest(on: "Push")
      try session.input.dragRestAndRelease(
        from: PixelPoint(700, 400), to: PixelPoint(600, 400))
      try session.waitForRest(on: "Push")

      #expect(session.violations.isEmpty)
    }

    @Test func `a word is read beside the words, and the line between them moves`() throws {
      let session = try session(showing: "Split")
      try session.waitForRest(on: "Container")

      try session.click("Trait")
      let shown = try session.waitForRest(on: "Trait")
      #expect(shown.screens == ["Split", "Words", "Trait"])
      let line = try session.place(of: "Resize the primary column")
      try session.input.dragRestAndRelease(from: line.center, to: line.center.moved(x: 60))
      try session.drawer.waitForState("the line is where it was dragged") { state in
        state.isStill && x(of: "Resize the primary column", in: state) == line.x + 60
      }
      try session.input.keys("F8", "Left")
      try session.drawer.waitForState("a key moves it") { state in
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
    @Test func `columns fold in a narrow window and unfold with the same word`() throws {
      let session = try DrawerSession("--sample", "containers", "--check-containment")
      try session.show("Split")
      try session.click("Trait")
      try session.waitForRest(on: "Trait")

      try session.input.resize(window: session.window, width: 480, height: 640)
      try session.drawer.waitForState("one column at a time") {
        $0.size == [480, 640] && $0.isStill && $0.screens.last == "Trait"
          && !$0.screens.contains("Words")
      }
      try session.input.key("alt+Left")
      try session.waitForRest(on: "Words")
      try session.click("Layer")
      try session.waitForRest(on: "Layer")
      try session.input.resize(window: session.window, width: 1000, height: 700)
      try session.drawer.waitForState("both again") {
        $0.size == [1000, 700] && $0.isStill && $0.screens.contains("Words")
          && $0.screens.last == "Layer"
      }

      #expect(session.violations.isEmpty)
    }
  }
}
