// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Glibc
internal import Languages
internal import Views

/// The preferences of the desktop: at first from environment variables, then from its portal and from X11's settings.
struct DesktopPreferences: Equatable {
  private(set) var colorScheme = Self.colorScheme
  private(set) var contrast = Theme.Contrast.normal
  private(set) var reducesMotion = false
  private(set) var textScale = 1.0
  private(set) var layoutDirection = Self.layoutDirection
  private(set) var localization = Localization()
  /// What the portal says, and what X11's settings say, which belong to the desktop that runs.
  private var (portalClickTime, x11ClickTime): (Double?, Double?)
  private var x11ClickDistance: Double?

  /// Which presses are double clicks.
  var multiClick: MultiClick {
    let usual = MultiClick()
    return MultiClick(
      interval: x11ClickTime ?? portalClickTime ?? usual.interval,
      distance: x11ClickDistance ?? usual.distance)
  }

  /// These preferences with the program's values instead. Nil keeps the desktop's value.
  func replaced(
    colorScheme: Theme.ColorScheme?, contrast: Theme.Contrast?, reducesMotion: Bool?,
    textScale: Double?, layoutDirection: Traits.LayoutDirection, localization: Localization
  ) -> DesktopPreferences {
    var preferences = self
    preferences.colorScheme = colorScheme ?? self.colorScheme
    preferences.contrast = contrast ?? self.contrast
    preferences.reducesMotion = reducesMotion ?? self.reducesMotion
    preferences.textScale = textScale ?? self.textScale
    preferences.layoutDirection = layoutDirection
    preferences.localization = localization
    return preferences
  }

  /// Believes what the portal says of one of them.
  mutating func take(_ setting: SettingsPortal.Setting) {
    switch setting {
    case .colorScheme(let scheme): colorScheme = scheme
    case .contrast(let contrast): self.contrast = contrast
    case .reducesMotion(let reduces): reducesMotion = reduces
    case .textScale(let scale): textScale = scale
    case .doubleClickTime(let seconds): portalClickTime = seconds
    }
  }

  /// Believes what X11's settings say.
  mutating func take(_ settings: XSettings) {
    x11ClickTime = settings.doubleClickTime
    x11ClickDistance = settings.doubleClickDistance
  }

  /// GTK's theme variable names a dark variant with one of these ends: `Adwaita:dark`.
  private static let darkEndings = [":dark", "-dark"]

  static var colorScheme: Theme.ColorScheme {
    colorScheme(gtkTheme: Environment.variable("GTK_THEME"))
  }

  static func colorScheme(gtkTheme: String?) -> Theme.ColorScheme {
    guard let name = gtkTheme?.lowercased() else { return .light }
    return darkEndings.contains { name.hasSuffix($0) } ? .dark : .light
  }

  /// As the person's language is read.
  static var layoutDirection: Traits.LayoutDirection {
    layoutDirection(locale: DesktopLanguage().locales.first)
  }

  /// - Parameter locale: Such as `ar_EG.UTF-8`.
  static func layoutDirection(locale: String?) -> Traits.LayoutDirection {
    Localization.isRightToLeft(locale ?? "") ? .rightToLeft : .leftToRight
  }

  /// As the C library knows it of the locale that the environment names; nil where that is not installed.
  static var numberFormat: NumberFormat? {
    guard let locale = newlocale(LC_NUMERIC_MASK, "", nil) else { return nil }
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    guard let numbers = localeconv()?.pointee else { return nil }
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

nonisolated extension MultiClick {
  /// Milliseconds. Other values are mistakes; desktops offer 100 to 2000.
  private static let milliseconds = 50...5000
  private static let points = 0...100

  /// Seconds; nil for a value that makes no sense.
  static func interval(milliseconds value: Int) -> Double? {
    milliseconds.contains(value) ? Double(value) / 1000 : nil
  }

  /// Points; nil for a value that makes no sense.
  static func distance(_ value: Int) -> Double? { points.contains(value) ? Double(value) : nil }
}
