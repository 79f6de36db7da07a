// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5.4. `ContainmentTableTests` checks the order of one way of each kind.
struct PageOrderTests {
  private let turnCallbacks = [
    "2 willMove nil", "3 willMove pages", "3 viewWillAppear",
    "2 viewWillDisappear", "3 viewDidAppear", "2 viewDidDisappear", "2 didMove nil",
    "3 didMove pages",
  ]

  private let cancelledTurnCallbacks = [
    "2 willMove nil", "3 willMove pages", "3 viewWillAppear",
    "2 viewWillDisappear", "3 willMove nil", "2 willMove pages",
    "2 viewWillAppear", "2 viewDidAppear", "3 viewWillDisappear", "3 viewDidDisappear",
    "3 didMove nil", "2 didMove pages",
  ]

  @Test(arguments: [true, false])
  func `setViewControllers of a page container sends the same callbacks with and without animation`(
    animated: Bool
  ) {
    let fixture = PageFixture()

    fixture.set(3, animated: animated)
    fixture.harness.runUntilIdle()

    #expect(fixture.consumeCallbacks() == turnCallbacks)
    #expect(fixture.container.children.map(\.title) == ["3"])
  }

  @Test func `a canceled page drag keeps the current page`() {
    let fixture = PageFixture()

    fixture.drag(by: -200)
    fixture.harness.runUntilIdle()

    #expect(fixture.currentPage == "2")
    #expect(fixture.container.children.map(\.title) == ["2"])
  }

  @Test func `vertical pages send the same callbacks as horizontal ones`() {
    let fixture = PageFixture(orientation: .vertical)
    fixture.drag(by: -400)
    fixture.harness.runUntilIdle()
    #expect(
      fixture.consumeCallbacks() == ["will 3"] + turnCallbacks + [
        "did 2 finished true completed true"
      ])

    let back = PageFixture(orientation: .vertical)
    back.drag(by: -150)
    back.harness.runUntilIdle()
    #expect(
      back.consumeCallbacks() == ["will 3"] + cancelledTurnCallbacks + [
        "did 2 finished true completed false"
      ])

    let round = PageFixture(orientation: .vertical)
    round.set(3)
    round.harness.advance(by: 0.1)
    round.set(2, .reverse)
    round.harness.runUntilIdle()
    #expect(round.consumeCallbacks() == cancelledTurnCallbacks)
  }

  @Test func `turning a page by key, wheel or indicator sends the same callbacks as a drag`() {
    let ways: [(PageFixture) -> Void] = [
      { $0.harness.pressKey(.right) }, { $0.harness.pressKey(.pageDown) },
      { $0.scrollWheel(Point(1, 0)) }, { $0.scrollWheel(Point(0, 1), modifiers: .shift) },
      { $0.harness.click(at: Point(430, 584)) },
    ]
    for way in ways {
      let fixture = PageFixture(count: 5)

      way(fixture)
      fixture.harness.runUntilIdle()

      #expect(
        fixture.consumeCallbacks() == ["will 3"] + turnCallbacks + [
          "did 2 finished true completed true"
        ])
    }
  }

  @Test
  func `setting a third page during a page transition completes the running transition first`() {
    let fixture = PageFixture()
    var results: [String] = []
    fixture.set(3) { results.append("3 \($0)") }
    fixture.harness.advance(by: 0.1)

    fixture.set(4) { results.append("4 \($0)") }
    fixture.harness.runUntilIdle()

    #expect(results == ["3 true", "4 true"])
  }

  /// The same one page further.
  private func shiftedByOnePage(_ line: String) -> String {
    String(line.map { $0 == "2" ? "3" : $0 == "3" ? "4" : $0 })
  }

  @Test func `setting the leaving page again during a page transition reverses the transition`() {
    let fixture = PageFixture()
    var results: [String] = []
    fixture.set(3) { results.append("3 \($0)") }
    fixture.harness.advance(by: 0.1)

    fixture.set(2, .reverse) { results.append("2 \($0)") }
    fixture.harness.runUntilIdle()

    #expect(results == ["3 false", "2 true"])
  }

  @Test func `the current page appears and disappears with its page container`() {
    let fixture = PageFixture()

    fixture.harness.window.rootViewController = nil
    fixture.harness.step()
    fixture.harness.window.rootViewController = fixture.container
    fixture.harness.step()

    #expect(
      fixture.consumeCallbacks() == [
        "2 viewWillDisappear", "2 viewDidDisappear", "2 viewWillAppear", "2 viewDidAppear",
      ])
  }

  @Test(arguments: [0.05, 0.2])
  func `removing a page container from the window during a transition completes the transition`(
    time: Double
  ) {
    let fixture = PageFixture()
    fixture.set(3)
    fixture.harness.advance(by: time)

    fixture.harness.window.rootViewController = nil
    fixture.harness.step()

    #expect(
      fixture.consumeCallbacks() == turnCallbacks + ["3 viewWillDisappear", "3 viewDidDisappear"])
  }

  @Test func `a drag during a page transition can complete it and continue to the page after next`()
  {
    let fixture = PageFixture()
    fixture.set(3)
    fixture.harness.advance(by: 0.25)

    fixture.drag(by: -700)
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks() == turnCallbacks + ["will 4"] + turnCallbacks.map(shiftedByOnePage)
        + [
          "did 3 finished true completed true"
        ])
    #expect(fixture.currentPage == "4")
  }

  @Test
  func `a page drag that is reversed past the current page shows the page on the opposite side`() {
    let fixture = PageFixture()
    let harness = fixture.harness
    harness.press(at: Point(400, 300))
    harness.move(from: Point(400, 300), to: Point(300, 300), duration: 0.2)
    harness.move(from: Point(300, 300), to: Point(700, 300), duration: 0.4)

    #expect(fixture.container.transitionController.enteringStep?.page === fixture.page(1))
    harness.release(at: Point(700, 300))
    harness.runUntilIdle()

    #expect(fixture.currentPage == "1")
    let log = fixture.consumeCallbacks()
    #expect(log.contains("did 2 finished true completed false"))
    #expect(log.last == "did 2 finished true completed true")
  }
}
