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
      (300, 0, .rest(0)), (340, 0, .rest(0)), (500, 0, .rest(0)), (520, 0, .rest(1)),
      (160, 0, .gone), (180, 0, .rest(0)), (420, 390, .rest(1)), (400, -390, .rest(0)),
      // A fling goes on at least one place.
      (341, 400, .rest(1)), (339, 500, .rest(0)), (339, -400, .gone), (660, -400, .rest(0)),
      (700, 2000, .rest(1)), (600, -3000, .gone), (10, 450, .rest(0)),
    ] as [(Double, Double, SheetRelease.Target)])
  func `it goes where it would coast to`(
    position: Double, velocity: Double, target: SheetRelease.Target
  ) {
    #expect(
      SheetRelease(position: position, velocity: velocity, rests: [340, 676]).target == target)
  }
}
