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

    @Test func `one click unwinds from a navigation stack in a sheet to the first screen`() throws {
      let session = try session(showing: "Segues")
      try session.click("Push")
      try session.waitUntilIdle(on: "Stop 1")
      try session.click("Present")
      try session.waitUntilIdle(on: "Stop 2")
      try session.click("Push")
      let deepest = try session.waitUntilIdle(on: "Stop 3")
      #expect(deepest.presented.count == 1)

      try session.click("Return to the start")
      try session.waitForPresented()
      let start = try session.waitUntilIdle(on: "Segues")

      #expect(start.screens.last == "Segues")
      #expect(session.violations.isEmpty)
    }

    @Test func `the sheet with a screen's source code can be opened, copied from and closed`()
      throws
    {
      let session = try session(showing: "Segues")
      try session.click("Show code")
      try session.waitForPresented("Code of this screen")
      try session.click("Copy")
      try session.input.pressKey("Escape")
      try session.waitForPresented()

      #expect(session.violations.isEmpty)
    }

    @Test func `a popover and a context menu open and close`() throws {
      let session = try session(showing: "Popovers and menus")
      try session.click("Appearance")
      try session.waitForPresented("Appearance")
      try session.input.pressKey("Escape")
      try session.waitForPresented()
      try session.click("Appearance")
      try session.waitForPresented("Appearance")
      try session.input.click(PixelPoint(900, 600))
      try session.waitForPresented()

      try session.input.click(Layout.center, button: 3)
      try session.click("Empty card")
      try session.drawer.waitForState("the context menu is closed") {
        $0.isStill && $0.hasControl("Actions") && !$0.hasControl("Empty card")
      }
      #expect(session.violations.isEmpty)
    }
  }
}
