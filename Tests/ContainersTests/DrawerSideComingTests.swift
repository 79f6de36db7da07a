// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import TestSupport
import Testing

/// Sides that come while the drawer shows.
struct DrawerSideComingTests {
  @Test func `a side that comes closed is hidden`() {
    let fixture = TogetherFixture()
    let drawer = fixture.named(DrawerController(center: fixture.screen("Center")), "Drawer")
    fixture.show(drawer)
    let side = fixture.screen("Side")
    drawer.trailing = side
    fixture.harness.settle()

    #expect(!side.isAppeared && !side.view.isReachable)
    drawer.open(.trailing, animated: false)
    #expect(side.isAppeared && side.view.isReachable)
  }
}
