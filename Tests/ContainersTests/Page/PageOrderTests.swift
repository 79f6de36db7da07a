// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5.4. `ContainmentTableTests` checks the order of one way of each kind.
struct PageOrderTests {
  private let turned = [
    "2 willMove nil", "3 willMove pages", "3 viewWillAppear",
    "2 viewWillDisappear", "3 viewDidAppear", "2 viewDidDisappear", "2 didMove nil",
    "3 didMove pages",
  ]

  private let cancelled = [
    "2 willMove nil", "3 willMove pages", "3 viewWillAppear",
    "2 viewWillDisappear", "3 willMove nil", "2 willMove pages",
    "2 viewWillAppear", "2 viewDidAppear", "3 viewWillDisappear", "3 viewDidDisappear",
    "3 didMove nil", "2 didMove pages",
  ]

  @Test(arguments: [true, false])
  func `a page that code sets`(animated: Bool) {
    let fixture = PageFixture()

    fixture.set(3, animated: animated)
    fixture.harness.settle()

    #expect(fixture.take() == turned)
    #expect(fixture.container.children.map(\.title) == ["3"])
  }

  @Test func `a drag that falls back keeps the page`() {
    let fixture = PageFixture()

    fixture.drag(by: -200)
    fixture.harness.settle()

    #expect(fixture.shown == "2")
    #expect(fixture.container.children.map(\.title) == ["2"])
  }

  @Test func `pages that lie below each other send the same`() {
    let fixture = PageFixture(orientation: .vertical)
    fixture.drag(by: -400)
    fixture.harness.settle()
    #expect(fixture.take() == ["will 3"] + turned + ["did 2 finished true completed true"])

    let back = PageFixture(orientation: .vertical)
    back.drag(by: -150)
    back.harness.settle()
    #expect(back.take() == ["will 3"] + cancelled + ["did 2 finished true completed false"])

    let round = PageFixture(orientation: .vertical)
    round.set(3)
    round.harness.advance(by: 0.1)
    round.set(2, .reverse)
    round.harness.settle()
    #expect(round.take() == cancelled)
  }

  @Test func `a key, the wheel and a click on the indicator send what a drag sends`() {
    let ways: [(PageFixture) -> Void] = [
      { $0.harness.key(.right) }, { $0.harness.key(.pageDown) },
      { $0.turnWheel(Point(1, 0)) }, { $0.turnWheel(Point(0, 1), modifiers: .shift) },
      { $0.harness.click(at: Point(430, 584)) },
    ]
    for way in ways {
      let fixture = PageFixture(count: 5)

      way(fixture)
      fixture.harness.settle()

      #expect(fixture.take() == ["will 3"] + turned + ["did 2 finished true completed true"])
    }
  }

  @Test func `a set in the same direction comes after the page that is coming`() {
    let fixture = PageFixture()
    var heard: [String] = []
    fixture.set(3) { heard.append("3 \($0)") }
    fixture.harness.advance(by: 0.1)

    fixture.set(4) { heard.append("4 \($0)") }
    fixture.harness.settle()

    #expect(heard == ["3 true", "4 true"])
  }

  /// The same one page further.
  private func next(_ line: String) -> String {
    String(line.map { $0 == "2" ? "3" : $0 == "3" ? "4" : $0 })
  }

  @Test func `a set of the old page turns the movement round`() {
    let fixture = PageFixture()
    var heard: [String] = []
    fixture.set(3) { heard.append("3 \($0)") }
    fixture.harness.advance(by: 0.1)

    fixture.set(2, .reverse) { heard.append("2 \($0)") }
    fixture.harness.settle()

    #expect(heard == ["3 false", "2 true"])
  }

  @Test func `the page appears and disappears with the container`() {
    let fixture = PageFixture()

    fixture.harness.window.rootViewController = nil
    fixture.harness.step()
    fixture.harness.window.rootViewController = fixture.container
    fixture.harness.step()

    #expect(
      fixture.take() == [
        "2 viewWillDisappear", "2 viewDidDisappear", "2 viewWillAppear", "2 viewDidAppear",
      ])
  }

  @Test(arguments: [0.05, 0.2])
  func `a container that goes while a page comes ends with the page that was to come`(time: Double)
  {
    let fixture = PageFixture()
    fixture.set(3)
    fixture.harness.advance(by: time)

    fixture.harness.window.rootViewController = nil
    fixture.harness.step()

    #expect(fixture.take() == turned + ["3 viewWillDisappear", "3 viewDidDisappear"])
  }

  @Test func `a page that is dragged past gives way to the one after it`() {
    let fixture = PageFixture()
    fixture.set(3)
    fixture.harness.advance(by: 0.25)

    fixture.drag(by: -700)
    fixture.harness.settle()

    #expect(
      fixture.take() == turned + ["will 4"] + turned.map(next) + [
        "did 3 finished true completed true"
      ])
    #expect(fixture.shown == "4")
  }

  @Test func `dragging across the present page lets the other neighbour come`() {
    let fixture = PageFixture()
    let harness = fixture.harness
    harness.press(at: Point(400, 300))
    harness.move(from: Point(400, 300), to: Point(300, 300), duration: 0.2)
    harness.move(from: Point(300, 300), to: Point(700, 300), duration: 0.4)

    #expect(fixture.container.transitionController.incoming?.page === fixture.page(1))
    harness.release(at: Point(700, 300))
    harness.settle()

    #expect(fixture.shown == "1")
    let log = fixture.take()
    #expect(log.contains("did 2 finished true completed false"))
    #expect(log.last == "did 2 finished true completed true")
  }
}
