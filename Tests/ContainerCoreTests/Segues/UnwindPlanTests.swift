// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

/// One unwinding, one animation.
struct UnwindPlanTests {
  /// Every combination of presentations and changes on a way of up to five controllers.
  private static let ways: [[UnwindPlan.Level]] = (1...5).flatMap { count in
    (0..<(1 << (2 * count))).map { bits in
      (0..<count).map { index in
        UnwindPlan.Level(
          presents: bits & (1 << (2 * index)) != 0, needsStep: bits & (2 << (2 * index)) != 0)
      }
    }
  }

  private static func level(of step: UnwindPlan.Step) -> Int {
    switch step {
    case .reveal(let level, _), .dismiss(let level, _): level
    case .dismissOnTheWayUp: 0
    }
  }

  private static func isAnimated(_ step: UnwindPlan.Step) -> Bool {
    switch step {
    case .reveal(_, let isAnimated), .dismiss(_, let isAnimated),
      .dismissOnTheWayUp(_, let isAnimated):
      isAnimated
    }
  }

  @Test(arguments: 0...2)
  func `each container is asked once and each presentation goes, from the inside out`(
    presenters: Int
  ) {
    for levels in Self.ways {
      let steps = UnwindPlan(levels: levels, presentersOnTheWayUp: presenters).steps

      let revealed = steps.compactMap { step in
        if case .reveal(let level, _) = step { level } else { nil }
      }
      #expect(revealed == Array((0..<(levels.count - 1)).reversed()))
      let dismissed = steps.compactMap { step in
        if case .dismiss(let level, _) = step { level } else { nil }
      }
      #expect(dismissed == levels.indices.filter { levels[$0].presents }.reversed())
      let onTheWayUp = steps.compactMap { step in
        if case .dismissOnTheWayUp(let index, _) = step { index } else { nil }
      }
      #expect(onTheWayUp == Array((0..<presenters).reversed()))
      let depths = steps.map(Self.level)
      #expect(depths == depths.sorted(by: >))
    }
  }

  @Test func `what lies below a presentation is right before it goes`() {
    let plan = UnwindPlan(levels: [
      UnwindPlan.Level(presents: true, needsStep: true), UnwindPlan.Level(),
    ])

    #expect(
      plan.steps == [
        .reveal(level: 0, isAnimated: false), .dismiss(level: 0, isAnimated: true),
      ])
  }

  @Test(arguments: 0...2)
  func `one change at most is animated, and it is the outermost`(presenters: Int) {
    for levels in Self.ways {
      let steps = UnwindPlan(levels: levels, presentersOnTheWayUp: presenters).steps

      let animated = steps.filter(Self.isAnimated)
      let expected: UnwindPlan.Step? =
        levels.indices.lazy.compactMap { index -> UnwindPlan.Step? in
          if levels[index].presents { return .dismiss(level: index, isAnimated: true) }
          if levels[index].needsStep, index < levels.count - 1 {
            return .reveal(level: index, isAnimated: true)
          }
          return nil
        }.first ?? (presenters > 0 ? .dismissOnTheWayUp(0, isAnimated: true) : nil)
      #expect(animated == [expected].compactMap(\.self))
    }
  }

  @Test(arguments: 0...2)
  func `nothing is animated when nothing is to be seen`(presenters: Int) {
    for levels in Self.ways {
      let plan = UnwindPlan(levels: levels, presentersOnTheWayUp: presenters, isAnimated: false)

      #expect(!plan.steps.contains(where: Self.isAnimated))
    }
  }
}
