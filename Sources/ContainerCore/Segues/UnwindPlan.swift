// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The steps of an unwind in order, and which of them is animated.
///
/// The deepest level changes first, so that its views are final when the views around it move. Of all visible changes
/// only the outermost is animated. If a presentation is dismissed, that is the animated change.
nonisolated struct UnwindPlan: Sendable, Equatable {
  /// A controller on the path to the destination, the outermost first.
  struct Level: Sendable, Equatable {
    /// Whether it presents a controller, which covers the path.
    var presents = false
    /// Whether revealing the next controller changes the screen.
    var needsStep = false
  }

  enum Step: Sendable, Equatable {
    case reveal(level: Int, isAnimated: Bool)
    case dismiss(level: Int, isAnimated: Bool)
    /// A presenter between the source and the outermost level dismisses its presentation; counted from the outside.
    case dismissIntermediate(Int, isAnimated: Bool)
  }

  let steps: [Step]

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - levels: At least one; the last one is the destination, which reveals nothing.
  ///   - intermediatePresenterCount: The number of presentations below the first level that are dismissed separately.
  ///   - isAnimated: Whether a step is animated.
  init(levels: [Level], intermediatePresenterCount: Int = 0, isAnimated: Bool = true) {
    let last = levels.count - 1
    var hasAnimatedStep = !isAnimated
    func claimAnimation(_ changes: Bool) -> Bool {
      guard changes, !hasAnimatedStep else { return false }
      hasAnimatedStep = true
      return true
    }
    // From the outside in: which step is animated.
    let seen = levels.indices.map { index in
      let dismisses = claimAnimation(levels[index].presents)
      return (
        dismisses: dismisses, reveals: claimAnimation(index < last && levels[index].needsStep)
      )
    }
    let onTheWayUp = (0..<intermediatePresenterCount).map { index in
      Step.dismissIntermediate(index, isAnimated: claimAnimation(true))
    }
    // From the inside out: the order of the steps.
    var steps: [Step] = []
    for index in levels.indices.reversed() {
      if index < last { steps.append(.reveal(level: index, isAnimated: seen[index].reveals)) }
      if index == 0 { steps += onTheWayUp.reversed() }
      if levels[index].presents {
        steps.append(.dismiss(level: index, isAnimated: seen[index].dismisses))
      }
    }
    self.steps = steps
  }
}
