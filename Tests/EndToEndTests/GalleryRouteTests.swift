// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The gallery's route of segues, a screen's code, and the popovers and menus at buttons, used with the mouse.
  @Suite struct GalleryRouteTests {
    private func session(showing title: String) throws -> DrawerSession {
      let session = try DrawerSession("--sample", "containers", "--check-containment")
      try session.show(title)
      return session
    }

    @Test func `one click unwinds from a stack in a sheet to the start`() throws {
      let session = try session(showing: "Segues")
      try session.click("Push")
      try session.waitForRest(on: "Stop 1")
      try session.click("Present")
      try session.waitForRest(on: "Stop 2")
      try session.click("Push")
      let deepest = try session.waitForRest(on: "Stop 3")
      #expect(deepest.presented.count == 1)

      try session.click("Return to the start")
      try session.waitForPresented()
      let start = try session.waitForRest(on: "Segues")

      #expect(start.screens.last == "Segues")
      #expect(session.violations.isEmpty)
    }

    @Test func `a screen's code is shown, copied and closed`() throws {
      let session = try session(showing: "Segues")
      try session.click("Show code")
      try session.waitForPresented("Code of this screen")
      try session.click("Copy")
      try session.input.key("Escape")
      try session.waitForPresented()

      #expect(session.violations.isEmpty)
    }

    @Test func `a popover and a context menu open and close`() throws {
      let session = try session(showing: "Popovers and menus")
      try session.click("Look")
      try session.waitForPresented("Look")
      try session.input.key("Escape")
      try session.waitForPresented()
      try session.click("Look")
      try session.waitForPresented("Look")
      try session.input.click(PixelPoint(900, 600))
      try session.waitForPresented()

      try session.input.click(Layout.center, button: 3)
      try session.click("Empty the card")
      try session.drawer.waitForState("the menu has gone") {
        $0.isStill && $0.offers("Actions") && !$0.offers("Empty the card")
      }
      #expect(session.violations.isEmpty)
    }
  }
}
