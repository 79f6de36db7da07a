// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The steps of an unwinding, in order, and which of them is seen.
///
/// The rule: what lies deepest is put right first, so that it has its final look when what lies around
/// it moves. Of all steps that change what is seen only the outermost is animated; where something
/// presented goes away, that is it, and whatever lies below has changed before.
nonisolated struct UnwindPlan: Sendable, Equatable {
  /// A controller on the way down, the outermost first.
  struct Level: Sendable, Equatable {
    /// It presents something that covers the way.
    var presents = false
    /// Revealing the next one changes what is seen.
    var needsStep = false
  }

  enum Step: Sendable, Equatable {
    /// The container at a level reveals the next one.
    case reveal(level: Int, isAnimated: Bool)
    /// What the controller at a level presents goes.
    case dismiss(level: Int, isAnimated: Bool)
    /// What was presented by a controller between the source and the outermost level goes, counted from
    /// the outside.
    case dismissOnTheWayUp(Int, isAnimated: Bool)
  }

  let steps: [Step]

  /// - Parameters:
  ///   - levels: At least one; the last is the destination, which reveals nothing.
  ///   - presentersOnTheWayUp: Those whose presentation does not go with that of the first level.
  ///   - isAnimated: False: nothing is seen.
  init(levels: [Level], presentersOnTheWayUp: Int = 0, isAnimated: Bool = true) {
    let last = levels.count - 1
    var isTaken = !isAnimated
    func take(_ changes: Bool) -> Bool {
      guard changes, !isTaken else { return false }
      isTaken = true
      return true
    }
    // From the outside in: who is seen.
    let seen = levels.indices.map { index in
      let dismisses = take(levels[index].presents)
      return (dismisses: dismisses, reveals: take(index < last && levels[index].needsStep))
    }
    let onTheWayUp = (0..<presentersOnTheWayUp).map { index in
      Step.dismissOnTheWayUp(index, isAnimated: take(true))
    }
    // From the inside out: who does it when.
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
