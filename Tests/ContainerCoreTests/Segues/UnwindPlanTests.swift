// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

/// One unwinding, one animation.
struct UnwindPlanTests {
  /// Every combination of presentations and changes on a way of up to five controllers.
  private static let chains: [[UnwindPlan.Level]] = (1...5).flatMap { count in
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
    case .dismissIntermediate: 0
    }
  }

  private static func isAnimated(_ step: UnwindPlan.Step) -> Bool {
    switch step {
    case .reveal(_, let isAnimated), .dismiss(_, let isAnimated),
      .dismissIntermediate(_, let isAnimated):
      isAnimated
    }
  }

  @Test(arguments: 0...2)
  func
    `an unwind plan has one step for each container and presentation, from the innermost outward`(
      presenters: Int
    )
  {
    for levels in Self.chains {
      let steps = UnwindPlan(levels: levels, intermediatePresenterCount: presenters).steps

      let revealed = steps.compactMap { step in
        if case .reveal(let level, _) = step { level } else { nil }
      }
      #expect(revealed == Array((0..<(levels.count - 1)).reversed()))
      let dismissed = steps.compactMap { step in
        if case .dismiss(let level, _) = step { level } else { nil }
      }
      #expect(dismissed == levels.indices.filter { levels[$0].presents }.reversed())
      let onTheWayUp = steps.compactMap { step in
        if case .dismissIntermediate(let index, _) = step { index } else { nil }
      }
      #expect(onTheWayUp == Array((0..<presenters).reversed()))
      let depths = steps.map(Self.level)
      #expect(depths == depths.sorted(by: >))
    }
  }

  @Test
  func
    `an unwind plan shows the controller below a presentation before dismissing the presentation`()
  {
    let plan = UnwindPlan(levels: [
      UnwindPlan.Level(presents: true, needsStep: true), UnwindPlan.Level(),
    ])

    #expect(
      plan.steps == [
        .reveal(level: 0, isAnimated: false), .dismiss(level: 0, isAnimated: true),
      ])
  }

  @Test(arguments: 0...2)
  func `the outermost step that changes the screen is the only animated step of an unwind`(
    presenters: Int
  ) {
    for levels in Self.chains {
      let steps = UnwindPlan(levels: levels, intermediatePresenterCount: presenters).steps

      let animated = steps.filter(Self.isAnimated)
      let expected: UnwindPlan.Step? =
        levels.indices.lazy.compactMap { index -> UnwindPlan.Step? in
          if levels[index].presents { return .dismiss(level: index, isAnimated: true) }
          if levels[index].needsStep, index < levels.count - 1 {
            return .reveal(level: index, isAnimated: true)
          }
          return nil
        }.first ?? (presenters > 0 ? .dismissIntermediate(0, isAnimated: true) : nil)
      #expect(animated == [expected].compactMap(\.self))
    }
  }

  @Test(arguments: 0...2)
  func `an unwind that is performed without animation animates no step`(presenters: Int) {
    for levels in Self.chains {
      let plan = UnwindPlan(
        levels: levels, intermediatePresenterCount: presenters, isAnimated: false)

      #expect(!plan.steps.contains(where: Self.isAnimated))
    }
  }
}
