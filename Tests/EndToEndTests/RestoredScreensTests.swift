// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// What the user sees of a screen before the program ends and after it starts again.
  @Suite(.desktop())
  final class RestoredScreensTests {
    private let folder: URL

    init() throws { folder = try TemporaryFolder.make() }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func start() throws -> DrawerSession {
      try DrawerSession(
        arguments: ["--locale", "en"], environment: ["XDG_STATE_HOME": folder.path], isPlain: true)
    }

    /// Uses a screen, ends the program and starts it again.
    private func expectSame(
      showing title: String, number: Int, sourceLocation: SourceLocation = #_sourceLocation,
      after act: (DrawerSession) throws -> Void
    ) throws {
      let session = try start()
      try session.input.pressKey("ctrl+\(number)")
      try session.drawer.waitForState("\(title) is shown") { $0.isStill && $0.child == title }
      try act(session)
      let left = try look(at: session)
      try session.input.pressKey("ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.violations.isEmpty)

      let restored = try look(at: try start())

      #expect(restored.controls == left.controls, sourceLocation: sourceLocation)
      #expect(
        restored.picture.changedPixelCount(from: left.picture) == 0, sourceLocation: sourceLocation)
    }

    /// Without the marks of the pointer. Cells are compared by their labels, not by the order of their views.
    private func look(
      at session: DrawerSession
    ) throws -> (controls: [String], picture: Screenshot) {
      let server = session.server
      try session.input.move(to: PixelPoint(server.width - 1, server.height - 1))
      // The program has handled the pointer when it has answered a later key.
      try session.input.pressKey("F1")
      try session.drawer.waitForState("the shortcuts are shown") { $0.isStill && $0.overlay != nil }
      try session.input.pressKey("Escape")
      let state = try session.drawer.waitForState("the shortcuts are hidden") {
        $0.isStill && $0.overlay == nil
      }
      return ((state.controls ?? []).map { "\($0.label) \($0.frame)" }.sorted(), try session.look())
    }

    /// Clicks the first control whose name begins with a text.
    private func click(_ start: String, _ session: DrawerSession) throws {
      let state = try session.drawer.waitForState("\(start) can be clicked") { state in
        state.isStill && state.controls?.contains { $0.label.hasPrefix(start) } == true
      }
      let name = state.controls?.first { $0.label.hasPrefix(start) }?.label
      try session.click(try #require(name))
    }

    /// A window manager may hand a click on after a key that was pressed later.
    private func waitForFocus(on end: String, _ session: DrawerSession) throws {
      try session.drawer.waitForState("\(end) has the focus") {
        $0.isStill && $0.focus?.hasSuffix(end) == true
      }
    }

    @Test func `a unit converter restores its number and both units after a restart`() throws {
      try expectSame(showing: "Tabs", number: 3) { session in
        try session.click("Value")
        try waitForFocus(on: "Value", session)
        try session.input.pressKey("ctrl+a")
        try session.input.typeText("12")
        try session.click("Unit")
        try session.waitForPresented("Unit")
        try session.input.pressKeys("Down", "Down", "Return")
        try session.drawer.waitForState("12 cm are converted") { state in
          state.isStill && state.controls?.contains { $0.label == "Meters, 0.12 m" } == true
        }
        try click("Feet, ", session)
        try session.drawer.waitForState("row 5 has the focus and 12 cm are still converted") {
          state in
          state.isStill && state.focus?.hasSuffix("Row 5") == true
            && state.controls?.contains { $0.label == "Meters, 0.12 m" } == true
        }
      }
    }

    @Test func `an archived message is still archived after a restart, with no message selected`()
      throws
    {
      try expectSame(showing: "Split", number: 4) { session in
        try session.click("Library, A book is due in three days, unread")
        try session.waitUntilIdle(on: "A book is due in three days")
        try session.click("Archive")
        try session.drawer.waitForState("the message is removed from the list") { state in
          state.isStill
            && state.controls?.contains { $0.label.hasPrefix("Library, A book") } == false
        }
      }
    }

    @Test func `the servings of a recipe and its mark as a favorite are restored after a restart`()
      throws
    {
      try expectSame(showing: "Navigation", number: 2) { session in
        try session.click("Oat pancakes, 20 minutes · vegetarian")
        try session.waitUntilIdle(on: "Oat pancakes")
        try session.click("Add to favorites")
        try session.drawer.waitForState("the recipe is a favorite") {
          $0.isStill && $0.hasControl("Remove from favorites")
        }
        let stepper = try session.controlFrame(of: "Servings")
        try session.input.click(PixelPoint(stepper.x + stepper.width * 3 / 4, stepper.center.y))
        try waitForFocus(on: "Servings", session)
      }
    }

    @Test func `the click count of the red pane and the shade of the green pane are restored`()
      throws
    {
      try expectSame(showing: "Red", number: 9) { session in
        try session.click("Count")
        try waitForFocus(on: "Count", session)
        try session.input.pressKey("space")
      }
      try expectSame(showing: "Red", number: 9) { session in
        try session.input.click(session.row("Green").center)
        try session.waitUntilIdle(on: "Green")
        try session.click("Darker")
        try waitForFocus(on: "Darker", session)
        try session.input.pressKey("space")
      }
    }

    @Test func `a draft discarded when the program ends is not restored`() throws {
      let session = try start()
      try session.input.pressKey("ctrl+6")
      try session.waitUntilIdle(on: "Presentations")
      try click("Draft", session)
      try session.waitForPresented("Draft")
      try session.input.typeText("secret plans")
      try session.input.pressKey("ctrl+q")
      try session.drawer.waitForState("the question about the draft is presented") {
        $0.isStill && $0.presented.count == 2
      }
      try session.click("Discard")
      #expect(try session.drawer.waitForExit() == .exited(0))

      let second = try start()
      try second.drawer.waitForState("Presentations is shown without a presented screen") {
        $0.isStill && $0.child == "Presentations" && $0.presented.isEmpty
      }
      let state = folder.appendingPathComponent("drawer/state.json")
      #expect(try !String(contentsOf: state, encoding: .utf8).contains("secret plans"))
    }
  }
}
