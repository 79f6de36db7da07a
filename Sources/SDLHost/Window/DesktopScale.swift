// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// Pixels, window units and points: how the three relate in one window.
///
/// SDL counts a window and the pointer in units. On X11 a unit is a pixel, on Wayland it is what
/// the compositor scales.
nonisolated struct DesktopScale: Equatable {
  /// The one number that views know.
  var pixelsPerPoint: Double

  /// 1 on X11; the compositor's scale on Wayland.
  var pixelsPerUnit: Double

  var unitsPerPoint: Double { pixelsPerPoint / pixelsPerUnit }

  /// Dots per inch that mean a scale of 1, on every desktop.
  private static let standardDotsPerInch = 96.0

  /// The scale that the X11 desktop asks for: `Xft.dpi`, then `GDK_SCALE`, then 1.
  ///
  /// - Parameters:
  ///   - horizontal: What `SDL_GetDisplayDPI` gives. SDL 2.26 reports `Xft.dpi` there, the same
  ///     whole number both ways, and otherwise the monitor's size, which is often wrong.
  static func desktop(horizontal: Double, vertical: Double, gdkScale: String?) -> Double {
    if horizontal == vertical, horizontal == horizontal.rounded(),
      let scale = sensible(horizontal / standardDotsPerInch)
    {
      return scale
    }
    return gdkScale.flatMap { Double($0) }.flatMap { sensible($0) } ?? 1
  }

  /// A value outside the range is a mistake in the desktop's settings.
  private static func sensible(_ scale: Double) -> Double? {
    HostError.scales.contains(scale) ? scale : nil
  }

  /// What the desktop says about a display of an X11 server.
  static func ofX11Display(_ index: Int32) -> Double {
    var horizontal: Float = 0
    var vertical: Float = 0
    if SDL_GetDisplayDPI(index, nil, &horizontal, &vertical) != 0 {
      horizontal = 0
      vertical = 1
    }
    return desktop(
      horizontal: Double(horizontal), vertical: Double(vertical),
      gdkScale: SDL_getenv("GDK_SCALE").map { String(cString: $0) })
  }
}
