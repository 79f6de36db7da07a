// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct DesktopPreferencesTests {
  @Test(arguments: [
    (nil, "leftToRight"), ("", "leftToRight"), ("C", "leftToRight"), ("de_DE.UTF-8", "leftToRight"),
    ("ar_EG.UTF-8", "rightToLeft"), ("he", "rightToLeft"), ("ur@x", "rightToLeft"),
    ("arn_CL", "leftToRight"),
  ])
  func `a right-to-left desktop language sets the right-to-left layout direction`(
    locale: String?, direction: String
  ) {
    #expect("\(DesktopPreferences.layoutDirection(locale: locale))" == direction)
  }

  @Test(arguments: [
    (nil, "light"), ("Adwaita", "light"), ("Adwaita:dark", "dark"), ("Yaru-dark", "dark"),
    ("Darkness", "light"),
  ])
  func `a dark GTK theme sets the dark color scheme`(theme: String?, scheme: String) {
    #expect(DesktopPreferences.colorScheme(gtkTheme: theme).rawValue == scheme)
  }
}
