// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

struct SheetReleaseTests {
  @Test(
    arguments: [
      // Where it would coast to decides.
      (300, 0, .detent(0)), (340, 0, .detent(0)), (500, 0, .detent(0)), (520, 0, .detent(1)),
      (160, 0, .dismissal), (180, 0, .detent(0)), (420, 390, .detent(1)), (400, -390, .detent(0)),
      // A fling goes on at least one place.
      (341, 400, .detent(1)), (339, 500, .detent(0)), (339, -400, .dismissal),
      (660, -400, .detent(0)),
      (700, 2000, .detent(1)), (600, -3000, .dismissal), (10, 450, .detent(0)),
    ] as [(Double, Double, SheetRelease.Target)])
  func `the position and velocity of a released sheet determine its detent or its dismissal`(
    position: Double, velocity: Double, target: SheetRelease.Target
  ) {
    #expect(
      SheetRelease(position: position, velocity: velocity, detentHeights: [340, 676]).target
        == target)
  }
}
