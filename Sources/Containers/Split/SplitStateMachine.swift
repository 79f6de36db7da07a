// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Decides which columns show: where they come to rest, what a pointer may hold, when they fold. It
/// holds no columns and knows no time; each input returns what has to be done.
nonisolated struct SplitStateMachine: Sendable, Equatable {
  enum State: Sendable, Equatable {
    case resting(SplitArrangement)
    /// A pointer holds the columns, which were at rest like this before.
    case held(SplitArrangement)
    case settling(SplitArrangement)
    /// One controller fills everything.
    case collapsed
  }

  enum Input: Sendable, Equatable {
    case move(to: SplitArrangement, animated: Bool)
    case grab
    /// The pointer let go; the velocity is in points a second towards more columns.
    case release(to: SplitArrangement, velocity: Double, animated: Bool)
    case arrive
    /// Everything is to rest where it is heading, at once.
    case finish
    case collapse
    case expand(to: SplitArrangement)
  }

  enum Action: Sendable, Equatable {
    /// An earlier request will not be fulfilled.
    case supersedeCompletion
    /// The present request is fulfilled.
    case complete
    case stop
    /// Turn the columns' appearance towards an arrangement; nothing for those that are that already.
    case aim(SplitArrangement, animated: Bool)
    case settle(SplitArrangement, velocity: Double)
    case jump(SplitArrangement)
    /// End the columns' appearance transitions.
    case end
    case fold
    case unfold(SplitArrangement)
  }

  private(set) var state: State

  init(rest: SplitArrangement) {
    state = .resting(rest)
  }

  /// Where it rests, or will; nil while a pointer decides, or all is collapsed.
  var target: SplitArrangement? {
    switch state {
    case .resting(let rest), .settling(let rest): rest
    case .held, .collapsed: nil
    }
  }

  /// The same; while a pointer decides, where it was.
  var rest: SplitArrangement? {
    if case .held(let rest) = state { rest } else { target }
  }

  var isCollapsed: Bool { state == .collapsed }

  var isHeld: Bool {
    if case .held = state { true } else { false }
  }

  var isSettling: Bool {
    if case .settling = state { true } else { false }
  }

  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .move(let rest, let animated): move(to: rest, animated: animated)
    case .grab: grab()
    case .release(let rest, let velocity, let animated):
      release(to: rest, velocity: velocity, animated: animated)
    case .arrive: arrive()
    case .finish: finish()
    case .collapse: collapse()
    case .expand(let rest): expand(to: rest)
    }
  }

  private mutating func move(to rest: SplitArrangement, animated: Bool) -> [Action] {
    switch state {
    case .resting(let present) where present == rest: return [.supersedeCompletion, .complete]
    case .collapsed: return [.supersedeCompletion, .complete]
    case .settling(let present) where present == rest && animated: return [.supersedeCompletion]
    case .resting, .held, .settling: break
    }
    return [.stop, .supersedeCompletion] + go(to: rest, velocity: 0, animated: animated)
  }

  private mutating func go(
    to rest: SplitArrangement, velocity: Double, animated: Bool
  ) -> [Action] {
    if animated {
      state = .settling(rest)
      return [.aim(rest, animated: true), .settle(rest, velocity: velocity)]
    }
    state = .resting(rest)
    return [.aim(rest, animated: false), .jump(rest), .end, .complete]
  }

  private mutating func grab() -> [Action] {
    switch state {
    case .resting(let rest), .settling(let rest):
      state = .held(rest)
      return [.stop, .supersedeCompletion]
    case .held, .collapsed:
      return []
    }
  }

  private mutating func release(
    to rest: SplitArrangement, velocity: Double, animated: Bool
  ) -> [Action] {
    guard case .held = state else { return [] }
    return go(to: rest, velocity: velocity, animated: animated)
  }

  private mutating func arrive() -> [Action] {
    guard case .settling(let rest) = state else { return [] }
    state = .resting(rest)
    return [.jump(rest), .end, .complete]
  }

  private mutating func finish() -> [Action] {
    switch state {
    case .held(let rest), .settling(let rest):
      return [.stop] + go(to: rest, velocity: 0, animated: false)
    case .resting, .collapsed:
      return []
    }
  }

  private mutating func collapse() -> [Action] {
    guard state != .collapsed else { return [] }
    let actions = finish()
    state = .collapsed
    return actions + [.fold]
  }

  private mutating func expand(to rest: SplitArrangement) -> [Action] {
    guard state == .collapsed else { return [] }
    state = .resting(rest)
    return [.unfold(rest)]
  }
}
