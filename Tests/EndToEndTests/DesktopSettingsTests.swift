// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// What the desktop's settings do to a program that follows them.
  @Suite struct DesktopSettingsTests {
    @Test func `auto follows the desktop's color scheme, also when it changes`() throws {
      let portal = try FakePortal(colorScheme: 1)
      let session = try DrawerSession("--theme", "auto", environment: portal.environment)

      try session.drawer.waitForState("it is dark as the desktop", since: 0) { $0.theme == "dark" }
      portal.set("color-scheme", to: 2)
      try session.drawer.waitForState("it is light as the desktop") { $0.theme == "light" }

      try session.waitForPicture("the menu is light") {
        $0.count(of: Palette.Light.menu, in: Layout.emptyMenu) > 1000
      }
    }

    @Test func `the contrast follows the desktop, also when it changes`() throws {
      let portal = try FakePortal(colorScheme: 2)
      let session = try DrawerSession(
        "--theme", "auto", "--contrast", "auto", environment: portal.environment)
      try session.waitForPicture("the menu has its usual color") {
        $0.count(of: Palette.Light.menu, in: Layout.emptyMenu) > 1000
      }

      portal.set("contrast", to: 1)

      try session.waitForPicture("the menu has its color for high contrast") {
        $0.count(of: Palette.HighContrast.menu, in: Layout.emptyMenu) > 1000
      }
    }

    @Test func `a theme of the command line stays, whatever the desktop says`() throws {
      let portal = try FakePortal(colorScheme: 1)
      let session = try DrawerSession("--theme", "light", environment: portal.environment)

      portal.set("color-scheme", to: 1)
      try session.input.key("F9")
      try session.drawer.waitForState("it is closed") { $0.isClosed }

      #expect(session.drawer.states.allSatisfy { $0.theme == "light" })
    }
  }
}
