// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Drawing

/// The contrast that WCAG asks of text, computed for both palettes.
struct ThemeTests {
  static let minimum = 4.5

  private func contrast(_ first: Color, _ second: Color) -> Double {
    first.contrast(with: second)
  }

  @Test(
    arguments: [Theme.light, .dark, Theme.dark.elevated],
    [ColorRole.window, .surface, .menu])
  func `text is readable on every ground`(theme: Theme, ground: ColorRole) {
    let ground = theme.color(ground)
    for role in [ColorRole.text, .secondaryText, .accent, .danger, .success] {
      let shown = theme.color(role).over(ground)
      #expect(contrast(shown, ground) >= Self.minimum, "\(role) on \(ground)")
    }
  }

  @Test(
    arguments: [
      Theme(.light, contrast: .high), Theme(.dark, contrast: .high),
      Theme(.dark, contrast: .high).elevated,
    ],
    [ColorRole.window, .surface, .menu])
  func `high contrast is 7 : 1 on every ground`(theme: Theme, ground: ColorRole) {
    let ground = theme.color(ground)
    for role in [ColorRole.text, .secondaryText, .accent, .danger, .success] {
      let shown = theme.color(role).over(ground)
      #expect(contrast(shown, ground) >= 7, "\(role) on \(ground)")
    }
    #expect(contrast(theme.color(.separator).over(ground), ground) >= 3)
  }

  @Test(
    arguments: [
      Theme.light, .dark, Theme(.light, contrast: .high), Theme(.dark, contrast: .high),
      Theme.dark.elevated,
    ],
    [ColorRole.window, .surface, .menu])
  func `the parts of controls that mean something are 3 : 1 on every ground`(
    theme: Theme, ground: ColorRole
  ) {
    let ground = theme.color(ground)
    for role in [ColorRole.control, .accent] {
      #expect(contrast(theme.color(role).over(ground), ground) >= 3, "\(role) on \(ground)")
    }
    // The dot of a switch that is off, on a track that is pointed at.
    let track = theme.color(.hover).over(ground)
    #expect(contrast(theme.color(.control).over(track), track) >= 3)
    // A slider's thumb carries its own ground.
    #expect(contrast(theme.color(.accent), theme.color(.surface)) >= Self.minimum)
    #expect(contrast(theme.color(.onAccent), theme.color(.accent)) >= Self.minimum)
  }

  @Test func `another scheme or contrast keeps fonts and sizes`() {
    var theme = Theme.light
    theme.metrics.barHeight = 60
    theme.fonts.body = Font(size: 20)

    let adapted = theme.adapted(to: .dark, contrast: .high)

    #expect(adapted.palette == .darkHighContrast)
    #expect(adapted.metrics == theme.metrics)
    #expect(adapted.fonts == theme.fonts)
    #expect(theme.adapted() == theme)
  }

  @Test(
    arguments: [
      Theme.light, .dark, Theme.dark.elevated, Theme(.light, contrast: .high),
      Theme(.dark, contrast: .high), Theme(.dark, contrast: .high).elevated,
    ],
    [ColorRole.window, .surface, .menu])
  func `a row that is selected is readable, pointed at or not`(theme: Theme, ground: ColorRole) {
    let row = theme.color(.selection).over(theme.color(ground))
    let text = theme.color(.onSelection)

    #expect(contrast(text, row) >= (theme.contrast == .high ? 7 : Self.minimum))
    #expect(contrast(text, theme.color(.hover).over(row)) >= Self.minimum)
  }

  @Test(arguments: [Theme.dark, .dark.elevated], [ColorRole.window, .surface, .menu])
  func `what is selected stands apart from a dark ground`(theme: Theme, ground: ColorRole) {
    let ground = theme.color(ground)

    #expect(contrast(theme.color(.selection).over(ground), ground) >= 1.75)
  }

  @Test func `what lies over a dark window has a lighter ground`() {
    let scrim = Theme.dark.color(.scrim)
    let (above, below) = (Theme.dark.elevated.palette, Theme.dark.palette)

    #expect(contrast(above.surface, scrim.over(below.surface)) >= 1.35)
    #expect(contrast(above.surface, below.surface) >= 1.2)
    #expect(Theme.dark.elevated.elevated == Theme.dark.elevated)
    #expect(Theme.light.elevated == Theme.light)
  }

  @Test func `a faded role keeps its color`() {
    let color = Theme.light.color(.faded(.accent, 0.5))

    #expect(color == Color(red: 0x1D, green: 0x4E, blue: 0xD8, alpha: 128))
  }

  @Test func `content of a wide container lies in its middle`() {
    let metrics = Metrics()

    #expect(metrics.readableInset(forWidth: 420) == 16)
    #expect(metrics.readableInset(forWidth: 1000) == 24)
    #expect(metrics.readableInset(forWidth: 1440) == 240)
  }
}
