// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Glibc
internal import Languages
internal import Views

/// The preferences of the desktop: initially from environment variables, then from the portal and X11's settings.
struct DesktopPreferences: Equatable {
  var colorScheme = Self.colorScheme()
  var contrast = Theme.Contrast.normal
  var reducesMotion = false
  var textScale = 1.0
  var layoutDirection = Self.layoutDirection()
  var localization = Localization()
  /// The values of the portal and of X11's settings. The latter win, since they are from the running desktop.
  private var (portalClickTime, x11ClickTime): (Double?, Double?)
  private var x11ClickDistance: Double?

  var multiClick: MultiClick {
    let usual = MultiClick()
    return MultiClick(
      interval: x11ClickTime ?? portalClickTime ?? usual.interval,
      distance: x11ClickDistance ?? usual.distance)
  }

  mutating func apply(_ setting: SettingsPortal.Setting) {
    switch setting {
    case .colorScheme(let scheme): colorScheme = scheme
    case .contrast(let contrast): self.contrast = contrast
    case .reducesMotion(let reduces): reducesMotion = reduces
    case .textScale(let scale): textScale = scale
    case .doubleClickTime(let seconds): portalClickTime = seconds
    }
  }

  mutating func apply(_ settings: XSettings) {
    x11ClickTime = settings.doubleClickTime
    x11ClickDistance = settings.doubleClickDistance
  }

  /// The suffixes of dark variants in GTK's theme variable, such as `Adwaita:dark`.
  private static let darkEndings = [":dark", "-dark"]

  static func colorScheme(
    gtkTheme: String? = Environment.variable("GTK_THEME")
  ) -> Theme.ColorScheme {
    guard let name = gtkTheme?.lowercased() else { return .light }
    return darkEndings.contains { name.hasSuffix($0) } ? .dark : .light
  }

  /// - Parameter locale: A locale such as `ar_EG.UTF-8`. Default: the environment's.
  static func layoutDirection(
    locale: String? = DesktopLanguage().locales.first
  ) -> Traits.LayoutDirection {
    Localization.isRightToLeft(locale ?? "") ? .rightToLeft : .leftToRight
  }

  /// The number format of the environment's locale in the C library; nil if the locale is not installed.
  static var numberFormat: NumberFormat? {
    guard let locale = newlocale(LC_NUMERIC_MASK, "", nil) else { return nil }
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    guard let numbers = localeconv()?.pointee else { return nil }
    // The sizes of the groups; the last one applies to all further groups.
    let sizes = String(cString: numbers.grouping).utf8.map(Int.init).filter { $0 > 0 }
    return NumberFormat(
      decimalSeparator: character(numbers.decimal_point) ?? ".",
      groupingSeparator: sizes.isEmpty ? nil : character(numbers.thousands_sep),
      groupSizes: sizes)
  }

  /// Nil for an empty text, and for a text in an encoding other than UTF-8.
  private static func character(_ text: UnsafePointer<CChar>) -> Character? {
    let text = String(cString: text)
    return text.count == 1 && text != "\u{FFFD}" ? text.first : nil
  }
}

nonisolated extension MultiClick {
  /// The valid range in milliseconds. Desktops offer 100 to 2000; values outside the range are errors.
  private static let millisecondRange = 50...5000
  private static let distanceRange = 0...100

  static func interval(milliseconds value: Int) -> Double? {
    millisecondRange.contains(value) ? Double(value) / 1000 : nil
  }

  /// The distance in points; nil for an invalid value.
  static func distance(_ value: Int) -> Double? {
    distanceRange.contains(value) ? Double(value) : nil
  }
}
