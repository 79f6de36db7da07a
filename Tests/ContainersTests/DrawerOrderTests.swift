// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5.6: one order for every way in. `ContainmentTableTests` checks the order of one way of each kind.
struct DrawerOrderTests {
  enum OpeningInput: CaseIterable {
    case call
    case key
    case drag
    case fling
  }

  private func open(_ fixture: DrawerFixture, by way: OpeningInput) {
    let edge = Point(5, 300)
    switch way {
    case .call: fixture.drawer.open()
    case .key: fixture.harness.pressKey(.function(9))
    case .drag:
      fixture.harness.drag(from: edge, to: Point(200, 300), duration: 0.5, pauseDuration: 0.3)
    case .fling:
      fixture.harness.drag(from: edge, to: Point(90, 300), duration: 0.08)
    }
    fixture.harness.runUntilIdle()
  }

  @Test(arguments: OpeningInput.allCases)
  func `opening a drawer by call, key, drag or fling sends appearance callbacks to the side only`(
    way: OpeningInput
  ) {
    let fixture = DrawerFixture(position: .closed)

    open(fixture, by: way)

    #expect(
      fixture.consumeCallbacks() == [
        "Side viewWillAppear", "Side viewIsAppearing", "Side viewDidAppear",
      ])
    #expect(fixture.drawer.progress == 1)
    #expect(fixture.drawer.phase == .idle)
  }

  enum ClosingInput: CaseIterable {
    case call
    case escape
    case click
    case drag
  }

  @Test(arguments: ClosingInput.allCases)
  func `closing a drawer by call, key, click or drag sends callbacks to the side only`(
    way: ClosingInput
  ) {
    let fixture = DrawerFixture(position: .open)

    switch way {
    case .call: fixture.drawer.close()
    case .escape: fixture.harness.pressKey(.escape)
    case .click: fixture.harness.click(at: Point(600, 400))
    case .drag:
      fixture.harness.drag(from: Point(600, 400), to: Point(400, 400), duration: 0.4)
    }
    fixture.harness.runUntilIdle()

    #expect(fixture.consumeCallbacks() == ["Side viewWillDisappear", "Side viewDidDisappear"])
    #expect(fixture.drawer.progress == 0)
  }

  private static let swapOrder = [
    "Old willMove nil", "New willMove drawer", "Old viewWillDisappear", "New viewWillAppear",
    "Old viewDidDisappear", "Old didMove nil", "New viewDidAppear", "New didMove drawer",
  ]

  @Test(arguments: [DrawerPosition.closed, .open], [true, false])
  func `replacing a drawer's center sends the same callbacks, open or closed, animated or not`(
    position: DrawerPosition, animated: Bool
  ) {
    let fixture = DrawerFixture(position: position)

    fixture.drawer.setCenter(fixture.new, animated: animated)
    fixture.harness.runUntilIdle()

    let centers = fixture.consumeCallbacks().filter {
      !$0.hasPrefix("Side") && !$0.hasSuffix("viewIsAppearing")
    }
    #expect(centers == Self.swapOrder)
    #expect(fixture.drawer.children.map(\.title) == ["Side", "New"])
    #expect(fixture.drawer.progress == 0)
  }

  @Test func `a drawer that disappears forwards the callbacks to its center and its open side`() {
    let fixture = DrawerFixture(position: .open)

    fixture.harness.window.rootViewController = ViewController()
    fixture.harness.step()

    #expect(
      fixture.consumeCallbacks() == [
        "Old viewWillDisappear", "Side viewWillDisappear", "Old viewDidDisappear",
        "Side viewDidDisappear",
      ])
  }
}
