// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing
import UIKitSpellings

struct ColorRoleTests {
  @Test func `a fixed color role has the same color in each theme`() {
    let role = ColorRole(red: 1, green: 0.5, blue: -3, alpha: 0.2)
    for theme in [Theme.light, .dark] {
      #expect(theme.color(role) == Color(red: 255, green: 128, blue: 0, alpha: 51))
      #expect(theme.color(.darkGray) == Color(red: 85, green: 85, blue: 85))
    }
    #expect(ColorRole(white: .nan) == .black && ColorRole(white: 7) == .white)
    #expect(ColorRole(Color(hex: 0x102030)) == .fixed(Color(hex: 0x102030)))
  }

  @Test func `withAlphaComponent sets a fixed color's alpha and multiplies a color role's alpha`() {
    #expect(ColorRole(white: 1, alpha: 0.2).withAlphaComponent(1) == .white)
    let (weak, full) = (
      Theme.dark.color(ColorRole.text.withAlphaComponent(0.5)), Theme.dark.color(.text)
    )
    #expect(weak.red == full.red && abs(Int(weak.alpha) * 2 - Int(full.alpha)) <= 1)
  }
}
