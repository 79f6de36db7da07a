// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The relation of pixels, window units and points. SDL measures a window and the pointer in units: on X11 a unit is a
/// pixel; on Wayland the compositor scales units.
nonisolated struct DesktopScale: Equatable {
  /// The scale that views use.
  var pixelsPerPoint: Double

  /// The compositor's scale on Wayland; 1 on X11.
  var pixelsPerUnit: Double

  var unitsPerPoint: Double { pixelsPerPoint / pixelsPerUnit }

  /// The dots per inch that correspond to a scale of 1 on every desktop.
  private static let standardDotsPerInch = 96.0

  /// The scale of an X11 desktop: `Xft/DPI` of XSETTINGS, then `Xft.dpi` of the resource database, then `GDK_SCALE`,
  /// then `Gdk/WindowScalingFactor` of XSETTINGS, then 1. The DPI values include the scaling factor.
  static func x11DesktopScale(
    _ settings: XSettings = XSettings(), xftDotsPerInch: String?, gdkScale: String?
  ) -> Double {
    let dots =
      settings.dotsPerInch
      ?? xftDotsPerInch.flatMap { Double($0) }.flatMap { sensible(dotsPerInch: $0) }
    if let dots { return dots / standardDotsPerInch }
    return gdkScale.flatMap { Double($0) }.flatMap { sensible($0) } ?? settings.windowScale ?? 1
  }

  /// The dots per inch; nil if the resulting scale is outside the range.
  static func sensible(dotsPerInch dots: Double) -> Double? {
    sensible(dots / standardDotsPerInch) == nil ? nil : dots
  }

  /// The scale; nil if it is outside the range, which is an error in the desktop's settings.
  static func sensible(_ scale: Double) -> Double? {
    HostError.scaleRange.contains(scale) ? scale : nil
  }
}
