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

  @Test(arguments: [1, 2, 5, 10])
  func `a side that comes in place of one that is closing is closed`(frames: Int) {
    let fixture = TogetherFixture()
    let drawer = fixture.named(DrawerController(center: fixture.screen("Center")), "Drawer")
    drawer.trailing = fixture.screen("Old")
    fixture.show(drawer)
    drawer.open(.trailing)
    fixture.harness.advance(by: Double(frames) / 60)
    drawer.close(.trailing)
    fixture.harness.step()

    let side = fixture.screen("Side")
    drawer.trailing = side
    fixture.harness.settle()

    #expect(!drawer.isOpen && !side.isAppeared && !side.isInAppearanceTransition)
    #expect(!side.view.isReachable)
  }

  @Test func `a side that another container takes as it comes stays there`() {
    let (drawer, side) = (DrawerController(center: ViewController()), Taken())
    let harness = TestWindow(root: drawer)
    let other = ViewController()
    side.taker = other

    drawer.trailing = side
    harness.settle()

    #expect(side.parent === other)
    #expect(!side.heard.contains { $0 === drawer })
  }

  /// Goes to another container when its view is loaded.
  private final class Taken: ViewController {
    var taker: ViewController?
    var heard: [ViewController?] = []

    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      heard.append(parent)
    }

    override func viewDidLoad() { taker?.addChild(self) }
  }
}
