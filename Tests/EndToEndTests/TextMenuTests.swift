// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The context menu of a field, under a real mouse and with the real clipboard.
  @Suite struct TextMenuTests {
    @Test func `a text field's context menu cuts and pastes while the field stays first responder`()
      throws
    {
      let session = try DrawerSession("--sample", "containers", "--check-containment")
      try session.show("Tabs")
      try session.click("Value")
      try session.input.pressKey("ctrl+a")
      try session.input.typeText("12.5")
      try session.drawer.waitForState("the field contains 12.5") { $0.isStill && $0.text == "12.5" }
      let field = try session.controlFrame(of: "Value").center

      try session.input.click(field, button: 3)
      try session.click("Select all", role: "menuItem")
      try waitForField("the menu is closed after Select all", "12.5", in: session)
      try session.input.click(
        PixelPoint(try session.controlFrame(of: "Value").x + 20, field.y), button: 3)
      try session.click("Cut", role: "menuItem")
      try waitForField("the text is cut", "", in: session)
      try session.input.click(field, button: 3)
      try session.click("Paste", role: "menuItem")
      try waitForField("the text is pasted", "12.5", in: session)

      try session.input.pressKey("Menu")
      _ = try session.controlFrame(of: "Undo", role: "menuItem")
      try session.input.pressKey("Escape")
      try waitForField("the menu is closed", "12.5", in: session)
      try session.input.typeText("0")
      try waitForField("the typed digit is inserted", "12.50", in: session)
      try session.input.pressKey("shift+F10")
      _ = try session.controlFrame(of: "Undo", role: "menuItem")
      try session.input.pressKey("Return")
      try waitForField("the first menu item has removed the digit", "12.5", in: session)

      #expect(session.violations.isEmpty)
    }

    private func waitForField(_ what: String, _ text: String, in session: DrawerSession) throws {
      try session.drawer.waitForState(what) {
        $0.isStill && $0.text == text && $0.presented.isEmpty
      }
    }
  }
}
