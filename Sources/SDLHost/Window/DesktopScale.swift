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

  /// The scale that an X11 desktop asks for: `Xft.dpi`, then `GDK_SCALE`, then 1.
  static func ofX11Desktop(xftDotsPerInch: String?, gdkScale: String?) -> Double {
    if let dots = xftDotsPerInch.flatMap({ Double($0) }),
      let scale = sensible(dots / standardDotsPerInch)
    {
      return scale
    }
    return gdkScale.flatMap { Double($0) }.flatMap { sensible($0) } ?? 1
  }

  /// A value outside the range is a mistake in the desktop's settings.
  private static func sensible(_ scale: Double) -> Double? {
    HostError.scales.contains(scale) ? scale : nil
  }
}
