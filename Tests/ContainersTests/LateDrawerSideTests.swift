// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import TestSupport
import Testing

/// Sides that come while the drawer shows.
struct LateDrawerSideTests {
  @Test func `a side that is added to a visible drawer is hidden until it opens`() {
    let fixture = CombinedFixture()
    let drawer = fixture.named(DrawerController(center: fixture.screen("Center")), "Drawer")
    fixture.show(drawer)
    let side = fixture.screen("Side")
    drawer.trailing = side
    fixture.harness.runUntilIdle()

    #expect(!side.isAppeared && !side.view.isReachable)
    drawer.open(.trailing, animated: false)
    #expect(side.isAppeared && side.view.isReachable)
  }

  @Test(arguments: [1, 2, 5, 10])
  func `a controller that replaces the controller of a closing drawer side does not appear`(
    frames: Int
  ) {
    let fixture = CombinedFixture()
    let drawer = fixture.named(DrawerController(center: fixture.screen("Center")), "Drawer")
    drawer.trailing = fixture.screen("Old")
    fixture.show(drawer)
    drawer.open(.trailing)
    fixture.harness.advance(by: Double(frames) / 60)
    drawer.close(.trailing)
    fixture.harness.step()

    let side = fixture.screen("Side")
    drawer.trailing = side
    fixture.harness.runUntilIdle()

    #expect(!drawer.isOpen && !side.isAppeared && !side.isInAppearanceTransition)
    #expect(!side.view.isReachable)
  }

  @Test
  func `a controller that moves to another parent while a drawer adds it stays with that parent`() {
    let (drawer, side) = (DrawerController(center: ViewController()), ReparentingController())
    let harness = TestWindow(root: drawer)
    let other = ViewController()
    side.newParent = other

    drawer.trailing = side
    harness.runUntilIdle()

    #expect(side.parent === other)
    #expect(!side.parents.contains { $0 === drawer })
  }

  /// Goes to another container when its view is loaded.
  private final class ReparentingController: ViewController {
    var newParent: ViewController?
    var parents: [ViewController?] = []

    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      parents.append(parent)
    }

    override func viewDidLoad() { newParent?.addChild(self) }
  }
}
