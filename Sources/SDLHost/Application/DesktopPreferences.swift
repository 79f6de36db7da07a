// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Glibc

/// What the desktop wants: at first as far as environment variables tell it, then what its portal says.
struct DesktopPreferences {
  private(set) var colorScheme = Self.colorScheme
  private(set) var contrast = Theme.Contrast.normal
  private(set) var reducesMotion = false
  private(set) var layoutDirection = Self.layoutDirection
  private(set) var numberFormat = Self.numberFormat

  /// The same with what a program wants in place of it.
  func overridden(by configuration: Application.Configuration) -> DesktopPreferences {
    var preferences = self
    preferences.colorScheme = configuration.colorScheme ?? colorScheme
    preferences.contrast = configuration.contrast ?? contrast
    preferences.reducesMotion = configuration.reducesMotion ?? reducesMotion
    preferences.layoutDirection = configuration.layoutDirection ?? layoutDirection
    preferences.numberFormat = configuration.numberFormat ?? numberFormat
    return preferences
  }

  /// Believes what the portal says of one of them.
  mutating func take(_ setting: SettingsPortal.Setting) {
    switch setting {
    case .colorScheme(let scheme): colorScheme = scheme
    case .contrast(let contrast): self.contrast = contrast
    case .reducesMotion(let reduces): reducesMotion = reduces
    }
  }

  /// GTK's theme variable names a dark variant with one of these ends: `Adwaita:dark`.
  private static let darkEndings = [":dark", "-dark"]

  static var colorScheme: Theme.ColorScheme {
    colorScheme(gtkTheme: VideoSystem.environment("GTK_THEME"))
  }

  static func colorScheme(gtkTheme: String?) -> Theme.ColorScheme {
    guard let name = gtkTheme?.lowercased() else { return .light }
    return darkEndings.contains { name.hasSuffix($0) } ? .dark : .light
  }

  /// Languages that are written from the right, by ISO 639.
  private static let rightToLeftLanguages: Set<Substring> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// As the person's language is read.
  static var layoutDirection: Traits.LayoutDirection {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(VideoSystem.environment)
    return layoutDirection(locale: names.first { !$0.isEmpty })
  }

  /// - Parameter locale: Such as `ar_EG.UTF-8`.
  static func layoutDirection(locale: String?) -> Traits.LayoutDirection {
    let language = locale?.prefix { $0 != "_" && $0 != "." && $0 != "@" } ?? ""
    return rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  /// As the C library knows it of the locale that the environment names.
  static var numberFormat: NumberFormat {
    guard let locale = newlocale(LC_NUMERIC_MASK, "", nil) else { return NumberFormat() }
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    guard let numbers = localeconv()?.pointee else { return NumberFormat() }
    // A number for each group, the last of which holds for all further ones.
    let sizes = String(cString: numbers.grouping).utf8.map(Int.init).filter { $0 > 0 }
    return NumberFormat(
      decimalSeparator: character(numbers.decimal_point) ?? ".",
      groupingSeparator: sizes.isEmpty ? nil : character(numbers.thousands_sep),
      groupSizes: sizes)
  }

  /// Nil where there is none, or it is in another encoding than UTF-8.
  private static func character(_ text: UnsafePointer<CChar>) -> Character? {
    let text = String(cString: text)
    return text.count == 1 && text != "\u{FFFD}" ? text.first : nil
  }
}
