// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Containers

struct DrawerGeometryTests {
  @Test(arguments: [
    (480.0, 240.0), (1000, 250), (1200, 300), (2000, 320), (300, 236), (50, 0),
  ])
  func `the side's width follows the window's`(width: Double, side: Double) {
    let geometry = DrawerGeometry(size: Size(width, 700), barHeight: 48)

    #expect(geometry.sideWidth == side)
  }

  @Test func `progress and offset are each other's inverse`() {
    let geometry = DrawerGeometry(size: Size(1000, 700), barHeight: 48)

    for progress in [0, 0.3, 1, 1.5, 2] {
      let offset = geometry.offset(at: progress)
      #expect(abs(geometry.progress(atOffset: offset) - progress) < 1e-12)
    }
    #expect(geometry.offset(at: 1) == 250)
    #expect(geometry.offset(at: DrawerGeometry.away) == 1000)
  }

  @Test func `bar and content share the stage`() {
    let geometry = DrawerGeometry(size: Size(1000, 700), barHeight: 48)

    #expect(geometry.bar == Rect(0, 0, 1000, 48))
    #expect(geometry.content == Rect(0, 48, 1000, 652))
  }

  @Test(arguments: [(1280.0, 280.0), (300, 236)])
  func `a preferred width counts as long as a ledge of the center stays`(
    width: Double, side: Double
  ) {
    let geometry = DrawerGeometry(
      size: Size(width, 700), barHeight: 48, preferredSideWidth: 280)

    #expect(geometry.sideWidth == side)
  }
}
