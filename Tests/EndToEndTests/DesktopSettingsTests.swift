// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// What the desktop's settings do to a program that follows them.
  @Suite struct DesktopSettingsTests {
    @Test func `the auto theme follows the desktop's color scheme while the program runs`() throws {
      let portal = try FakePortal(colorScheme: 1)
      let session = try DrawerSession("--theme", "auto", environment: portal.environment)

      try session.drawer.waitForState("the theme is dark, as on the desktop", since: 0) {
        $0.theme == "dark"
      }
      portal.set("color-scheme", to: 2)
      try session.drawer.waitForState("the theme is light, as on the desktop") {
        $0.theme == "light"
      }

      try session.waitForPicture("the menu is light") {
        $0.count(of: Palette.Light.menu, in: Layout.emptyMenu) > 1000
      }
    }

    @Test func `the auto contrast follows the desktop's setting while the program runs`() throws {
      let portal = try FakePortal(colorScheme: 2)
      let session = try DrawerSession(
        "--theme", "auto", "--contrast", "auto", environment: portal.environment)
      try session.waitForPicture("the menu has its usual color") {
        $0.count(of: Palette.Light.menu, in: Layout.emptyMenu) > 1000
      }

      portal.set("contrast", to: 1)

      try session.waitForPicture("the menu has its high-contrast color") {
        $0.count(of: Palette.HighContrast.menu, in: Layout.emptyMenu) > 1000
      }
    }

    @Test func `the text size follows the desktop's setting while the program runs`() throws {
      let portal = try FakePortal(colorScheme: 2)
      let session = try DrawerSession(environment: portal.environment)
      let height = try session.row("Red").height
      let title = try #require(session.drawer.latest?.rows?.first?.title)

      portal.set("text-scaling-factor", to: 1.5)
      try session.drawer.waitForState("the menu's rows are higher") { state in
        state.rows?.first { $0.title == title }.map { $0.frame[3] > Double(height) + 8 } ?? false
      }
      portal.set("text-scaling-factor", to: 1.0)

      try session.drawer.waitForState("the menu's rows have their former height") { state in
        state.rows?.first { $0.title == title }.map { $0.frame[3] == Double(height) } ?? false
      }
    }

    @Test func `a theme given on the command line overrides the desktop's color scheme`() throws {
      let portal = try FakePortal(colorScheme: 1)
      let session = try DrawerSession("--theme", "light", environment: portal.environment)

      portal.set("color-scheme", to: 1)
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }

      #expect(session.drawer.states.allSatisfy { $0.theme == "light" })
    }
  }
}
