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
  func `the desktop's setting counts, in its order`(
    xft: String?, gdk: String?, scale: Double
  ) {
    #expect(DesktopScale.ofX11Desktop(xftDotsPerInch: xft, gdkScale: gdk) == scale)
  }

  @Test func `pointer units become points on X11 and on Wayland`() {
    #expect(DesktopScale(pixelsPerPoint: 2, pixelsPerUnit: 1).unitsPerPoint == 2)
    #expect(DesktopScale(pixelsPerPoint: 1.5, pixelsPerUnit: 1.5).unitsPerPoint == 1)
    #expect(DesktopScale(pixelsPerPoint: 3, pixelsPerUnit: 2).unitsPerPoint == 1.5)
  }
}
