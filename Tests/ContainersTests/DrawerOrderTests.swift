// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5.6: one order for every way in. `ContainmentTableTests` checks the order of one way of each kind.
struct DrawerOrderTests {
  enum WayIn: CaseIterable {
    case call
    case key
    case drag
    case fling
  }

  private func open(_ fixture: DrawerFixture, by way: WayIn) {
    let edge = Point(5, 300)
    switch way {
    case .call: fixture.drawer.open()
    case .key: fixture.harness.key(.function(9))
    case .drag:
      fixture.harness.drag(from: edge, to: Point(200, 300), duration: 0.5, rest: 0.3)
    case .fling:
      fixture.harness.drag(from: edge, to: Point(90, 300), duration: 0.08)
    }
    fixture.harness.settle()
  }

  @Test(arguments: WayIn.allCases)
  func `opening: will and did appear, the center hears nothing`(way: WayIn) {
    let fixture = DrawerFixture(position: .closed)

    open(fixture, by: way)

    #expect(
      fixture.take() == ["Side viewWillAppear", "Side viewIsAppearing", "Side viewDidAppear"])
    #expect(fixture.drawer.progress == 1)
    #expect(fixture.drawer.phase == .idle)
  }

  enum WayOut: CaseIterable {
    case call
    case escape
    case click
    case drag
  }

  @Test(arguments: WayOut.allCases)
  func `closing: will and did disappear`(way: WayOut) {
    let fixture = DrawerFixture(position: .open)

    switch way {
    case .call: fixture.drawer.close()
    case .escape: fixture.harness.key(.escape)
    case .click: fixture.harness.click(at: Point(600, 400))
    case .drag:
      fixture.harness.drag(from: Point(600, 400), to: Point(400, 400), duration: 0.4)
    }
    fixture.harness.settle()

    #expect(fixture.take() == ["Side viewWillDisappear", "Side viewDidDisappear"])
    #expect(fixture.drawer.progress == 0)
  }

  private static let swapOrder = [
    "Old willMove nil", "New willMove drawer", "Old viewWillDisappear", "New viewWillAppear",
    "Old viewDidDisappear", "Old didMove nil", "New viewDidAppear", "New didMove drawer",
  ]

  @Test(arguments: [DrawerPosition.closed, .open], [true, false])
  func `a swap has the same order open or closed, animated or not`(
    position: DrawerPosition, animated: Bool
  ) {
    let fixture = DrawerFixture(position: position)

    fixture.drawer.setCenter(fixture.new, animated: animated)
    fixture.harness.settle()

    let centers = fixture.take().filter {
      !$0.hasPrefix("Side") && !$0.hasSuffix("viewIsAppearing")
    }
    #expect(centers == Self.swapOrder)
    #expect(fixture.drawer.children.map(\.title) == ["Side", "New"])
    #expect(fixture.drawer.progress == 0)
  }

  @Test func `the drawer's own appearance reaches the center and an open side`() {
    let fixture = DrawerFixture(position: .open)

    fixture.harness.window.rootViewController = ViewController()
    fixture.harness.step()

    #expect(
      fixture.take() == [
        "Old viewWillDisappear", "Side viewWillDisappear", "Old viewDidDisappear",
        "Side viewDidDisappear",
      ])
  }
}
