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
  func `a theme's text colors have a contrast of at least 4.5 to 1 on every background`(
    theme: Theme, ground: ColorRole
  ) {
    let ground = theme.color(ground)
    for role in [ColorRole.text, .secondaryText, .accent, .danger, .success] {
      let shown = theme.color(role).composited(over: ground)
      #expect(contrast(shown, ground) >= Self.minimum, "\(role) on \(ground)")
    }
  }

  @Test(
    arguments: [
      Theme(.light, contrast: .high), Theme(.dark, contrast: .high),
      Theme(.dark, contrast: .high).elevated,
    ],
    [ColorRole.window, .surface, .menu])
  func `a high contrast theme's text colors have a contrast of at least 7 to 1 on every background`(
    theme: Theme, ground: ColorRole
  ) {
    let ground = theme.color(ground)
    for role in [ColorRole.text, .secondaryText, .accent, .danger, .success] {
      let shown = theme.color(role).composited(over: ground)
      #expect(contrast(shown, ground) >= 7, "\(role) on \(ground)")
    }
    #expect(contrast(theme.color(.separator).composited(over: ground), ground) >= 3)
  }

  @Test(
    arguments: [
      Theme.light, .dark, Theme(.light, contrast: .high), Theme(.dark, contrast: .high),
      Theme.dark.elevated,
    ],
    [ColorRole.window, .surface, .menu])
  func `a theme's control colors have a contrast of at least 3 to 1 on every background`(
    theme: Theme, ground: ColorRole
  ) {
    let ground = theme.color(ground)
    for role in [ColorRole.control, .accent] {
      #expect(
        contrast(theme.color(role).composited(over: ground), ground) >= 3, "\(role) on \(ground)")
    }
    // The dot of a switch that is off, on a track that is pointed at.
    let track = theme.color(.hover).composited(over: ground)
    #expect(contrast(theme.color(.control).composited(over: track), track) >= 3)
    // A slider's thumb carries its own ground.
    #expect(contrast(theme.color(.accent), theme.color(.surface)) >= Self.minimum)
    #expect(contrast(theme.color(.onAccent), theme.color(.accent)) >= Self.minimum)
  }

  @Test func `adapting a theme to another color scheme or contrast keeps its fonts and metrics`() {
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
  func `the text of a selected row has enough contrast, even while the row is hovered`(
    theme: Theme, ground: ColorRole
  ) {
    let row = theme.color(.selection).composited(over: theme.color(ground))
    let text = theme.color(.onSelection)

    #expect(contrast(text, row) >= (theme.contrast == .high ? 7 : Self.minimum))
    #expect(contrast(text, theme.color(.hover).composited(over: row)) >= Self.minimum)
  }

  @Test(arguments: [Theme.dark, .dark.elevated], [ColorRole.window, .surface, .menu])
  func `a selected row is distinguishable from every background of a dark theme`(
    theme: Theme, ground: ColorRole
  ) {
    let ground = theme.color(ground)

    #expect(contrast(theme.color(.selection).composited(over: ground), ground) >= 1.75)
  }

  @Test func `in a dark theme, an elevated surface is lighter than the dimmed window below it`() {
    let scrim = Theme.dark.color(.scrim)
    let (above, below) = (Theme.dark.elevated.palette, Theme.dark.palette)

    #expect(contrast(above.surface, scrim.composited(over: below.surface)) >= 1.35)
    #expect(contrast(above.surface, below.surface) >= 1.2)
    #expect(Theme.dark.elevated.elevated == Theme.dark.elevated)
    #expect(Theme.light.elevated == Theme.light)
  }

  @Test func `a faded color role has the color of the original role with a lower alpha`() {
    let color = Theme.light.color(.faded(.accent, 0.5))

    #expect(color == Color(red: 0x1D, green: 0x4E, blue: 0xD8, alpha: 128))
  }

  @Test func `readable content is centered with wider margins in a wide container`() {
    let metrics = Metrics()

    #expect(metrics.readableInset(forWidth: 420) == 16)
    #expect(metrics.readableInset(forWidth: 1000) == 24)
    #expect(metrics.readableInset(forWidth: 1440) == 240)
  }
}
