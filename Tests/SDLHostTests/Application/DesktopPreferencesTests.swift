// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct DesktopPreferencesTests {
  @Test(arguments: [
    (nil, "light"), ("Adwaita", "light"), ("Adwaita:dark", "dark"), ("Yaru-dark", "dark"),
    ("Darkness", "light"),
  ])
  func `a dark GTK theme means dark`(theme: String?, scheme: String) {
    #expect(DesktopPreferences.colorScheme(gtkTheme: theme).rawValue == scheme)
  }
}
