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
    case reverse, otherMode, immediate, interrupt, resize, collapse, collapseAndExpand,
      removeContainer,
      exchange
    case detail, mirror, reduceMotion
  }

  private nonisolated static let points = Array(1...10)

  @Test(arguments: points, Event.allCases)
  func `an interrupted split view transition ends and calls each completion handler once`(
    point: Int, event: Event
  ) {
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700), mode: .secondaryOnly)
    var calls = [0, 0]
    fixture.split.setPreferredDisplayMode(.twoBesideSecondary, animated: true) { _ in calls[0] += 1
    }
    fixture.harness.advance(by: Double(point) * 0.05)

    let isCall = perform(event, on: fixture) { _ in calls[1] += 1 }
    fixture.harness.runUntilIdle()

    #expect(calls == [1, isCall ? 1 : 0])
    #expect(!fixture.split.isTransitioning)
    let visible =
      event == .removeContainer ? [] : fixture.split.transitionController.visibleChildren
    for child in fixture.split.children {
      #expect(!child.isInAppearanceTransition)
      #expect(child.isAppeared == visible.contains { $0 === child })
    }
    fixture.harness.checker.checkAtEnd()
  }

  private func perform(
    _ event: Event, on fixture: SplitFixture, _ completion: @escaping (Bool) -> Void
  ) -> Bool {
    let (split, harness) = (fixture.split, fixture.harness)
    switch event {
    case .reverse: split.hide(.supplementary, completion: completion)
    case .otherMode:
      split.setPreferredDisplayMode(.oneOverSecondary, animated: true, completion: completion)
    case .immediate:
      split.setPreferredDisplayMode(.secondaryOnly, animated: false, completion: completion)
    default:
      switch event {
      case .interrupt:
        harness.drag(from: Point(900, 300), to: Point(800, 300), duration: 0.1)
      case .resize: harness.resize(to: Size(700, 500))
      case .collapse: harness.resize(to: SplitFixture.compact)
      case .collapseAndExpand:
        harness.resize(to: SplitFixture.compact)
        harness.resize(to: Size(1200, 700))
      case .removeContainer: harness.window.rootViewController = nil
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
