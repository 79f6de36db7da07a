// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// A page on its way, and something else that happens at ten points of it.
struct PageInterruptionTests {
  enum Event: CaseIterable {
    case turnRound, further, otherWay, atOnce, catchIt, throwBack, resize, goAway, newSource,
      reduceMotion
    case comeBackAtOnce, key
  }

  private nonisolated static let points = Array(1...10)

  @Test(arguments: points, Event.allCases)
  func `ends with one page, and each completion was called once`(point: Int, event: Event) {
    let fixture = PageFixture(count: 5)
    var calls: [Int] = [0, 0]
    fixture.set(3) { _ in calls[0] += 1 }
    fixture.harness.advance(by: Double(point) * 0.05)
    let before = fixture.container.progress

    perform(event, on: fixture) { _ in calls[1] += 1 }
    if event != .atOnce, event != .goAway, event != .comeBackAtOnce, event != .reduceMotion {
      // Nothing jumps: a page that has come counts as the present one.
      let now = fixture.container.progress
      #expect(min(abs(now - before), abs(now + 1 - before)) < 0.12)
    }
    fixture.harness.settle()

    #expect(calls[0] == 1)
    #expect(calls[1] == (uses(event) ? 1 : 0))
    #expect(!fixture.container.isTurning)
    #expect(fixture.container.progress == 0)
    #expect(fixture.container.children.count == 1)
    #expect(fixture.container.children.first === fixture.container.viewControllers.first)
    #expect(fixture.container.layout.host.subviews.count == 1)
    for page in fixture.pages {
      #expect(!page.isInAppearanceTransition)
      #expect(page.isAppeared == (page === fixture.container.current && event != .goAway))
    }
    #expect(fixture.shown == expected(event, fixture))
    fixture.harness.checker.finished()
  }

  private func uses(_ event: Event) -> Bool {
    switch event {
    case .turnRound, .further, .otherWay, .atOnce, .comeBackAtOnce: true
    default: false
    }
  }

  private func expected(_ event: Event, _ fixture: PageFixture) -> String? {
    switch event {
    case .turnRound, .comeBackAtOnce: "2"
    case .further, .otherWay, .key: "4"
    case .atOnce: "5"
    case .resize, .goAway, .newSource, .reduceMotion: "3"
    case .catchIt, .throwBack: fixture.shown
    }
  }

  private func perform(
    _ event: Event, on fixture: PageFixture, _ completion: @escaping (Bool) -> Void
  ) {
    let harness = fixture.harness
    switch event {
    case .turnRound: fixture.set(2, .reverse, completion: completion)
    case .further: fixture.set(4, completion: completion)
    case .otherWay: fixture.set(4, .reverse, completion: completion)
    case .atOnce: fixture.set(5, animated: false, completion: completion)
    case .comeBackAtOnce: fixture.set(2, .reverse, animated: false, completion: completion)
    case .key: harness.key(.right)
    case .catchIt:
      harness.press(at: Point(400, 300))
      harness.release(at: Point(400, 300))
    case .throwBack:
      harness.drag(from: Point(400, 300), to: Point(480, 300), duration: 0.08)
    case .resize: harness.resize(to: Size(500, 900))
    case .goAway: harness.window.rootViewController = nil
    case .newSource: fixture.container.dataSource = fixture
    case .reduceMotion: harness.window.traits.reducesMotion = true
    }
  }

  @Test(arguments: [true, false], [2, 3, 4])
  func `a set takes pages out of the hand that holds them`(animated: Bool, number: Int) {
    let fixture = PageFixture()
    fixture.drag(by: -300, releasing: false)
    var heard: [Bool] = []

    fixture.set(number, .reverse, animated: animated) { heard.append($0) }
    fixture.harness.move(from: Point(100, 300), to: Point(0, 300), duration: 0.1)
    fixture.harness.release(at: Point(0, 300))
    fixture.harness.settle()

    #expect(heard == [true])
    #expect(fixture.shown == "\(number)")
    let told = fixture.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") }
    #expect(told.count == 2 && told[0] == "will 3")
  }
}
