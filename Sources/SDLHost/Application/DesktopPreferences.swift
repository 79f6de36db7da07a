// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The desktop's settings, as far as environment variables tell them.
enum DesktopPreferences {
  /// GTK's theme variable names a dark variant with one of these ends: `Adwaita:dark`.
  private static let darkEndings = [":dark", "-dark"]

  static var colorScheme: Theme.ColorScheme {
    colorScheme(gtkTheme: VideoSystem.environment("GTK_THEME"))
  }

  static func colorScheme(gtkTheme: String?) -> Theme.ColorScheme {
    guard let name = gtkTheme?.lowercased() else { return .light }
    return darkEndings.contains { name.hasSuffix($0) } ? .dark : .light
  }

  /// No environment variable says it; the portal does.
  static let reducesMotion = false
}
