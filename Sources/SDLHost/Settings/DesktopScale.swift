// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Pixels, window units and points, and how they relate in one window.
///
/// SDL measures a window and the pointer in units. On X11 a unit is a pixel; on Wayland the
/// compositor scales units.
nonisolated struct DesktopScale: Equatable {
  /// The one number that views know.
  var pixelsPerPoint: Double

  /// 1 on X11; the compositor's scale on Wayland.
  var pixelsPerUnit: Double

  var unitsPerPoint: Double { pixelsPerPoint / pixelsPerUnit }

  /// Dots per inch that mean a scale of 1, on every desktop.
  private static let standardDotsPerInch = 96.0

  /// The scale that an X11 desktop asks for: `Xft/DPI` of XSETTINGS, then `Xft.dpi` of the resource database, then
  /// `GDK_SCALE`, then `Gdk/WindowScalingFactor` of XSETTINGS, then 1. The numbers of dots have the factor in them.
  static func ofX11Desktop(
    _ settings: XSettings = XSettings(), xftDotsPerInch: String?, gdkScale: String?
  ) -> Double {
    let dots =
      settings.dotsPerInch
      ?? xftDotsPerInch.flatMap { Double($0) }.flatMap { sensible(dotsPerInch: $0) }
    if let dots { return dots / standardDotsPerInch }
    return gdkScale.flatMap { Double($0) }.flatMap { sensible($0) } ?? settings.windowScale ?? 1
  }

  /// Nil for a number that would be a scale outside the range.
  static func sensible(dotsPerInch dots: Double) -> Double? {
    sensible(dots / standardDotsPerInch) == nil ? nil : dots
  }

  /// A value outside the range is a mistake in the desktop's settings.
  static func sensible(_ scale: Double) -> Double? {
    HostError.scales.contains(scale) ? scale : nil
  }
}
