// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides which columns show: where they come to rest, what a pointer may hold, when they fold.
nonisolated struct SplitStateMachine: StateMachine, Sendable, Equatable {
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
    /// The animation has arrived.
    case arrived
    /// Everything is to rest where it is heading, at once.
    case finish
    case collapse
    case expand(to: SplitArrangement)
  }

  enum Action: MachineAction, Sendable, Equatable {
    case supersede
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

    var answer: MotorAnswer? {
      switch self {
      case .supersede: .supersede
      case .complete: .complete(finished: true)
      default: nil
      }
    }
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
    case .arrived: arrived()
    case .finish: finish()
    case .collapse: collapse()
    case .expand(let rest): expand(to: rest)
    }
  }

  func checkInvariants() {
    guard let rest else { return }
    precondition((0...2).contains(rest.count), "There are no \(rest.count) columns to show")
    precondition(rest.count > 0 || !rest.isOver, "No column lies over the secondary")
  }

  private mutating func move(to rest: SplitArrangement, animated: Bool) -> [Action] {
    switch state {
    case .resting(let present) where present == rest: return [.supersede, .complete]
    case .collapsed: return [.supersede, .complete]
    case .settling(let present) where present == rest && animated: return [.supersede]
    case .resting, .held, .settling: break
    }
    return [.stop, .supersede] + go(to: rest, velocity: 0, animated: animated)
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
      return [.stop, .supersede]
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

  private mutating func arrived() -> [Action] {
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
