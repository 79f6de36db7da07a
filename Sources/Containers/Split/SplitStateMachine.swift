// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Decides which columns show: where they come to rest, what a pointer may hold, when they fold.
nonisolated struct SplitStateMachine: StateMachine, Sendable, Equatable {
  enum State: Sendable, Equatable {
    case resting(SplitPosition)
    /// A pointer holds the columns, which were at rest like this before.
    case held(SplitPosition)
    case settling(SplitPosition)
    /// One controller fills everything.
    case collapsed
  }

  enum Input: Sendable, Equatable {
    case move(to: SplitPosition, animated: Bool)
    case grab
    /// The pointer let go; the velocity is in points a second towards more columns.
    case release(to: SplitPosition, velocity: Double, animated: Bool)
    /// The animation has arrived.
    case arrived
    /// Everything is to rest where it is heading, at once.
    case finish
    case collapse
    case expand(to: SplitPosition)
  }

  enum Action: MachineAction, Sendable, Equatable {
    case calls(MotorAnswer)
    case stop
    /// Turn the columns' appearance towards a rest; nothing for those that are that already.
    case aim(SplitPosition, animated: Bool)
    case settle(SplitPosition, velocity: Double)
    /// Be there at once, and end the columns' appearance transitions.
    case rest(SplitPosition)
    case fold
    case unfold(SplitPosition)

    var answer: MotorAnswer? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  private(set) var state: State

  init(rest: SplitPosition) { state = .resting(rest) }

  /// Where it rests, or will; nil while a pointer decides, or all is collapsed.
  var target: SplitPosition? {
    switch state {
    case .resting(let rest), .settling(let rest): rest
    case .held, .collapsed: nil
    }
  }

  /// The same; while a pointer decides, where it was.
  var rest: SplitPosition? {
    if case .held(let rest) = state { rest } else { target }
  }

  var isCollapsed: Bool { state == .collapsed }

  var isHeld: Bool {
    if case .held = state { true } else { false }
  }

  /// Whether columns are held or on their way.
  var isMoving: Bool {
    if case .resting = state { false } else { !isCollapsed }
  }

  func checkInvariants() {
    guard let rest else { return }
    require(
      (0...2).contains(rest.count)
        && rest == (rest.isOver ? .over(rest.count) : .beside(rest.count)),
      "Columns cannot rest at \(rest)")
  }

  mutating func handle(_ input: Input) -> [Action] {
    switch (state, input) {
    case (.collapsed, .move): return [.supersede, .complete]
    case (.collapsed, .expand(let rest)):
      state = .resting(rest)
      return [.unfold(rest)]
    case (.collapsed, _), (_, .expand): return []
    case (_, .collapse):
      let ending = handle(.finish)
      state = .collapsed
      return ending + [.fold]
    case (.resting(let present), .move(let rest, _)) where rest == present:
      return [.supersede, .complete]
    case (.settling(let present), .move(let rest, animated: true)) where rest == present:
      return [.supersede]
    case (_, .move(let rest, let animated)):
      return [.stop, .supersede] + go(to: rest, animated: animated)
    case (.resting(let rest), .grab), (.settling(let rest), .grab):
      state = .held(rest)
      return [.stop, .supersede]
    case (.held, .release(let rest, let velocity, let animated)):
      return go(to: rest, velocity: velocity, animated: animated)
    case (.settling(let rest), .arrived):
      state = .resting(rest)
      return [.rest(rest), .complete]
    case (.held(let rest), .finish), (.settling(let rest), .finish):
      return [.stop] + go(to: rest, animated: false)
    case (_, .grab), (_, .release), (_, .arrived), (_, .finish): return []
    }
  }

  private mutating func go(
    to rest: SplitPosition, velocity: Double = 0, animated: Bool
  ) -> [Action] {
    if animated {
      state = .settling(rest)
      return [.aim(rest, animated: true), .settle(rest, velocity: velocity)]
    }
    state = .resting(rest)
    return [.aim(rest, animated: false), .rest(rest), .complete]
  }
}
