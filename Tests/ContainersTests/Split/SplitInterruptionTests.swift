// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// A column on its way, and something else that happens at ten points of it.
struct SplitInterruptionTests {
  enum Event: CaseIterable {
    case turnRound, otherMode, atOnce, catchIt, resize, collapse, collapseAndExpand, goAway,
      exchange
    case detail, mirror, reduceMotion
  }

  private nonisolated static let points = Array(1...10)

  @Test(arguments: points, Event.allCases)
  func `ends at rest, and each completion was called once`(point: Int, event: Event) {
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700), mode: .secondaryOnly)
    var calls = [0, 0]
    fixture.split.setPreferredDisplayMode(.twoBesideSecondary, animated: true) { _ in calls[0] += 1
    }
    fixture.harness.advance(by: Double(point) * 0.05)

    let isCall = perform(event, on: fixture) { _ in calls[1] += 1 }
    fixture.harness.settle()

    #expect(calls == [1, isCall ? 1 : 0])
    #expect(!fixture.split.isMoving)
    let visible = event == .goAway ? [] : fixture.split.transitionController.shownChildren
    for child in fixture.split.children {
      #expect(!child.isInAppearanceTransition)
      #expect(child.isAppeared == visible.contains { $0 === child })
    }
    fixture.harness.checker.finished()
  }

  private func perform(
    _ event: Event, on fixture: SplitFixture, _ completion: @escaping (Bool) -> Void
  ) -> Bool {
    let (split, harness) = (fixture.split, fixture.harness)
    switch event {
    case .turnRound: split.hide(.supplementary, completion: completion)
    case .otherMode:
      split.setPreferredDisplayMode(.oneOverSecondary, animated: true, completion: completion)
    case .atOnce:
      split.setPreferredDisplayMode(.secondaryOnly, animated: false, completion: completion)
    default:
      switch event {
      case .catchIt:
        harness.drag(from: Point(900, 300), to: Point(800, 300), duration: 0.1)
      case .resize: harness.resize(to: Size(700, 500))
      case .collapse: harness.resize(to: SplitFixture.compact)
      case .collapseAndExpand:
        harness.resize(to: SplitFixture.compact)
        harness.resize(to: Size(1200, 700))
      case .goAway: harness.window.rootViewController = nil
      case .exchange: split.setViewController(fixture.named("Q"), for: .primary)
      case .detail: split.showDetail(fixture.named("E"), sender: nil)
      case .mirror: harness.window.traits.layoutDirection = .rightToLeft
      default: harness.window.traits.reducesMotion = true
      }
      return false
    }
    return true
  }
}
