// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct DesktopScaleTests {
  @Test(arguments: [
    (96.0, 96.0, nil, 1.0),
    (144, 144, nil, 1.5),
    (192, 192, "1", 2),
    // The monitor's size in millimetres is no setting.
    (95.9, 96.1, nil, 1),
    (110, 109, "2", 2),
    // Nonsense.
    (960, 960, nil, 1),
    (0, 0, "2", 2),
    (0, 0, "17", 1),
    (0, 0, "two", 1),
  ])
  func `the desktop's setting counts, in its order`(
    horizontal: Double, vertical: Double, gdkScale: String?, scale: Double
  ) {
    #expect(
      DesktopScale.desktop(horizontal: horizontal, vertical: vertical, gdkScale: gdkScale)
        == scale)
  }

  @Test func `pointer units become points on X11 and on Wayland`() {
    #expect(DesktopScale(pixelsPerPoint: 2, pixelsPerUnit: 1).unitsPerPoint == 2)
    #expect(DesktopScale(pixelsPerPoint: 1.5, pixelsPerUnit: 1.5).unitsPerPoint == 1)
    #expect(DesktopScale(pixelsPerPoint: 3, pixelsPerUnit: 2).unitsPerPoint == 1.5)
  }
}
