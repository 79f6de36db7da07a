// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Decides which columns are visible, what a pointer can drag, and when the split view collapses.
nonisolated struct SplitStateMachine: StateMachine, Sendable, Equatable {
  enum State: Sendable, Equatable {
    case idle(SplitPosition)
    /// A pointer drags the columns; the value is their target before.
    case held(SplitPosition)
    case settling(SplitPosition)
    case collapsed
  }

  enum Input: Sendable, Equatable {
    case move(to: SplitPosition, animated: Bool)
    case grab
    /// The pointer was released; the velocity is in points per second towards more columns.
    case release(to: SplitPosition, velocity: Double, animated: Bool)
    case animationEnded
    /// Ends any movement immediately, at its target.
    case finish
    case collapse
    case expand(to: SplitPosition)
  }

  enum Action: MachineAction, Sendable, Equatable {
    case calls(CompletionRule)
    case stop
    /// Begins the appearance transitions towards a target; nothing for columns that are in that state.
    case beginAppearance(SplitPosition, animated: Bool)
    case settle(SplitPosition, velocity: Double)
    /// Sets the position, and ends the columns' appearance transitions.
    case becomeIdle(SplitPosition)
    case collapse
    case expand(SplitPosition)

    var completionRule: CompletionRule? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  private(set) var state: State

  init(target: SplitPosition) { state = .idle(target) }

  /// The position at the end of the movement; nil during a drag, and while collapsed.
  var target: SplitPosition? {
    switch state {
    case .idle(let rest), .settling(let rest): rest
    case .held, .collapsed: nil
    }
  }

  /// `target`; during a drag, the target before it.
  var targetOrHeldPosition: SplitPosition? {
    if case .held(let rest) = state { rest } else { target }
  }

  var isCollapsed: Bool { state == .collapsed }

  var isHeld: Bool {
    if case .held = state { true } else { false }
  }

  var isTransitioning: Bool {
    if case .idle = state { false } else { !isCollapsed }
  }

  func checkInvariants() {
    guard let targetOrHeldPosition else { return }
    require(
      (0...2).contains(targetOrHeldPosition.count)
        && targetOrHeldPosition
          == (targetOrHeldPosition.overlapsSecondary
            ? .over(targetOrHeldPosition.count) : .beside(targetOrHeldPosition.count)),
      "Internal inconsistency: columns cannot be at \(targetOrHeldPosition)")
  }

  mutating func handle(_ input: Input) -> [Action] {
    switch (state, input) {
    case (.collapsed, .move): return [.failPending, .complete]
    case (.collapsed, .expand(let rest)):
      state = .idle(rest)
      return [.expand(rest)]
    case (.collapsed, _), (_, .expand): return []
    case (_, .collapse):
      let ending = handle(.finish)
      state = .collapsed
      return ending + [.collapse]
    case (.idle(let present), .move(let rest, _)) where rest == present:
      return [.failPending, .complete]
    case (.settling(let present), .move(let rest, animated: true)) where rest == present:
      return [.failPending]
    case (_, .move(let rest, let animated)):
      return [.stop, .failPending] + go(to: rest, animated: animated)
    case (.idle(let rest), .grab), (.settling(let rest), .grab):
      state = .held(rest)
      return [.stop, .failPending]
    case (.held, .release(let rest, let velocity, let animated)):
      return go(to: rest, velocity: velocity, animated: animated)
    case (.settling(let rest), .animationEnded):
      state = .idle(rest)
      return [.becomeIdle(rest), .complete]
    case (.held(let rest), .finish), (.settling(let rest), .finish):
      return [.stop] + go(to: rest, animated: false)
    case (_, .grab), (_, .release), (_, .animationEnded), (_, .finish): return []
    }
  }

  private mutating func go(
    to rest: SplitPosition, velocity: Double = 0, animated: Bool
  ) -> [Action] {
    if animated {
      state = .settling(rest)
      return [.beginAppearance(rest, animated: true), .settle(rest, velocity: velocity)]
    }
    state = .idle(rest)
    return [.beginAppearance(rest, animated: false), .becomeIdle(rest), .complete]
  }
}
