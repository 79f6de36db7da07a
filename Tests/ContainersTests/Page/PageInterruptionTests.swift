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
    case reverse, further, otherWay, immediate, interrupt, flingBack, resize, removeContainer,
      newSource,
      reduceMotion
    case returnImmediately, key
  }

  private nonisolated static let points = Array(1...10)

  @Test(arguments: points, Event.allCases)
  func `an interrupted page transition leaves one page and calls each completion once`(
    point: Int, event: Event
  ) {
    let fixture = PageFixture(count: 5)
    var calls: [Int] = [0, 0]
    fixture.set(3) { _ in calls[0] += 1 }
    fixture.harness.advance(by: Double(point) * 0.05)
    let before = fixture.container.progress

    perform(event, on: fixture) { _ in calls[1] += 1 }
    if event != .immediate, event != .removeContainer, event != .returnImmediately,
      event != .reduceMotion
    {
      // Nothing jumps: a page that has come counts as the present one.
      let now = fixture.container.progress
      #expect(min(abs(now - before), abs(now + 1 - before)) < 0.12)
    }
    fixture.harness.runUntilIdle()

    #expect(calls[0] == 1)
    #expect(calls[1] == (uses(event) ? 1 : 0))
    #expect(!fixture.container.isTransitioning)
    #expect(fixture.container.progress == 0)
    #expect(fixture.container.children.count == 1)
    #expect(fixture.container.children.first === fixture.container.viewControllers.first)
    #expect(fixture.container.layout.containerView.subviews.count == 1)
    for page in fixture.pages {
      #expect(!page.isInAppearanceTransition)
      #expect(
        page.isAppeared == (page === fixture.container.currentPage && event != .removeContainer))
    }
    #expect(fixture.currentPage == expected(event, fixture))
    fixture.harness.checker.checkAtEnd()
  }

  private func uses(_ event: Event) -> Bool {
    switch event {
    case .reverse, .further, .otherWay, .immediate, .returnImmediately: true
    default: false
    }
  }

  private func expected(_ event: Event, _ fixture: PageFixture) -> String? {
    switch event {
    case .reverse, .returnImmediately: "2"
    case .further, .otherWay, .key: "4"
    case .immediate: "5"
    case .resize, .removeContainer, .newSource, .reduceMotion: "3"
    case .interrupt, .flingBack: fixture.currentPage
    }
  }

  private func perform(
    _ event: Event, on fixture: PageFixture, _ completion: @escaping (Bool) -> Void
  ) {
    let harness = fixture.harness
    switch event {
    case .reverse: fixture.set(2, .reverse, completion: completion)
    case .further: fixture.set(4, completion: completion)
    case .otherWay: fixture.set(4, .reverse, completion: completion)
    case .immediate: fixture.set(5, animated: false, completion: completion)
    case .returnImmediately: fixture.set(2, .reverse, animated: false, completion: completion)
    case .key: harness.pressKey(.right)
    case .interrupt:
      harness.press(at: Point(400, 300))
      harness.release(at: Point(400, 300))
    case .flingBack:
      harness.drag(from: Point(400, 300), to: Point(480, 300), duration: 0.08)
    case .resize: harness.resize(to: Size(500, 900))
    case .removeContainer: harness.window.rootViewController = nil
    case .newSource: fixture.container.dataSource = fixture
    case .reduceMotion: harness.window.traits.reducesMotion = true
    }
  }

  @Test(arguments: [true, false], [2, 3, 4])
  func `calling setViewControllers during a page drag ends the drag and shows the given page`(
    animated: Bool, number: Int
  ) {
    let fixture = PageFixture()
    fixture.drag(by: -300, releasing: false)
    var results: [Bool] = []

    fixture.set(number, .reverse, animated: animated) { results.append($0) }
    fixture.harness.move(from: Point(100, 300), to: Point(0, 300), duration: 0.1)
    fixture.harness.release(at: Point(0, 300))
    fixture.harness.runUntilIdle()

    #expect(results == [true])
    #expect(fixture.currentPage == "\(number)")
    let callbacks = fixture.consumeCallbacks().filter {
      $0.hasPrefix("will ") || $0.hasPrefix("did ")
    }
    #expect(callbacks.count == 2 && callbacks[0] == "will 3")
  }
}
