// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct DesktopScaleTests {
  @Test(arguments: [
    (nil, nil, 1.0),
    ("96", nil, 1),
    ("144", nil, 1.5),
    ("192", "1", 2),
    (nil, "2", 2),
    // Nonsense.
    ("960", nil, 1),
    ("0", "2", 2),
    ("high", "17", 1),
    (nil, "two", 1),
  ])
  func `the display scale on X11 follows Xft.dpi, or GDK_SCALE if that is not set`(
    xft: String?, gdk: String?, scale: Double
  ) {
    #expect(DesktopScale.x11DesktopScale(xftDotsPerInch: xft, gdkScale: gdk) == scale)
  }

  @Test
  func `the display scale uses the XSETTINGS DPI first, and the XSETTINGS scaling factor last`()
    throws
  {
    func scale(_ dots: UInt8, _ factor: UInt8, xft: String?, gdk: String?) throws -> Double {
      // Dots in steps of 64 make the number one of a single byte.
      let settings = try #require(
        XSettings(
          [0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0] + [0, 0, 7, 0] + Array("Xft/DPI".utf8)
            + [0, 1, 0, 0, 0, 0, 0, dots, 0] + [0, 0, 23, 0]
            + Array("Gdk/WindowScalingFactor".utf8) + [0, 1, 0, 0, 0, factor, 0, 0, 0]))
      return DesktopScale.x11DesktopScale(settings, xftDotsPerInch: xft, gdkScale: gdk)
    }

    #expect(try scale(2, 1, xft: "192", gdk: "3") == 128.0 / 96)
    #expect(try scale(0, 2, xft: "192", gdk: "3") == 2)
    #expect(try scale(0, 2, xft: nil, gdk: "3") == 3)
    #expect(try scale(0, 2, xft: nil, gdk: nil) == 2)
    #expect(try scale(0, 0, xft: nil, gdk: nil) == 1)
  }

  @Test func `SDL's pointer units are converted to points on X11 and on Wayland`() {
    #expect(DesktopScale(pixelsPerPoint: 2, pixelsPerUnit: 1).unitsPerPoint == 2)
    #expect(DesktopScale(pixelsPerPoint: 1.5, pixelsPerUnit: 1.5).unitsPerPoint == 1)
    #expect(DesktopScale(pixelsPerPoint: 3, pixelsPerUnit: 2).unitsPerPoint == 1.5)
  }
}
