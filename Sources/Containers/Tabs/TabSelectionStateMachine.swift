// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Which page of a tab controller is selected, and the switch from one to another.
///
/// Calls, taps, keys, gestures and changes of the tabs are inputs of the same machine, so every
/// switch has one order of callbacks. `Page` names what can be shown, nothing included.
nonisolated struct TabSelectionStateMachine<Page: Sendable & Hashable>: StateMachine, Sendable,
  Equatable
{
  enum State: Sendable, Equatable {
    case resting(Page)
    /// `isReturning`: it was turned round and heads for `from` again.
    case switching(from: Page, to: Page, isReturning: Bool)
  }

  enum Input: Sendable, Equatable {
    case select(Page, animated: Bool)
    /// The animation came to its end, or to its start.
    case arrived(atEnd: Bool)
    /// Somebody with the transition's handle has turned it round.
    case turned(isReturning: Bool)
    /// What runs has to end now, where it heads.
    case finish
  }

  enum Action: MachineAction, Sendable, Equatable {
    /// Earlier calls will not get what they asked for; the present call counts.
    case supersede
    case complete(finished: Bool)
    /// Callbacks begin, the new view comes, and an animation starts where there is one. The machine
    /// hears `arrived` afterwards.
    case begin(from: Page, to: Page, animated: Bool)
    /// The switch heads for its other end.
    case turnRound(to: Page)
    /// Nothing moves any more: `page` stays, `leaving` goes.
    case settle(on: Page, leaving: Page)

    var answer: MotorAnswer? {
      switch self {
      case .supersede: .supersede
      case .complete(let finished): .complete(finished: finished)
      default: nil
      }
    }
  }

  private(set) var state: State

  init(page: Page) {
    state = .resting(page)
  }

  /// The page that shows when nothing else happens.
  var selected: Page {
    switch state {
    case .resting(let page): page
    case .switching(let from, let to, let isReturning): isReturning ? from : to
    }
  }

  /// The page that a running switch takes away.
  var leaving: Page? {
    switch state {
    case .resting: nil
    case .switching(let from, let to, let isReturning): isReturning ? to : from
    }
  }

  func checkInvariants() {
    if case .switching(let from, let to, _) = state {
      precondition(from != to, "Internal inconsistency: a switch from \(from) to itself")
    }
  }

  mutating func handle(_ input: Input) -> [Action] {
    switch (state, input) {
    case (.resting, .arrived), (.resting, .finish), (.resting, .turned):
      return []
    case (.switching(let from, let to, let isReturning), .turned(let turned)):
      guard turned != isReturning, let leaving else { return [] }
      state = .switching(from: from, to: to, isReturning: turned)
      return [.supersede, .turnRound(to: leaving)]
    case (.resting(let page), .select(let wanted, let animated)):
      guard wanted != page else { return [.supersede, .complete(finished: true)] }
      return [.supersede] + begin(from: page, to: wanted, animated: animated)
    case (.switching, .finish):
      return settle() + [.complete(finished: true)]
    case (.switching(let from, let to, _), .arrived(let atEnd)):
      let heading = selected
      let page = atEnd ? to : from
      state = .resting(page)
      return [
        .settle(on: page, leaving: atEnd ? from : to), .complete(finished: page == heading),
      ]
    case (.switching, .select(let wanted, let animated)):
      return [.supersede] + redirect(to: wanted, animated: animated)
    }
  }

  private mutating func begin(from page: Page, to wanted: Page, animated: Bool) -> [Action] {
    state = .switching(from: page, to: wanted, isReturning: false)
    return [.begin(from: page, to: wanted, animated: animated)]
  }

  /// Ends a switch where it heads.
  private mutating func settle() -> [Action] {
    guard let leaving else { return [] }
    let page = selected
    state = .resting(page)
    return [.settle(on: page, leaving: leaving)]
  }

  private mutating func redirect(to wanted: Page, animated: Bool) -> [Action] {
    guard case .switching(let from, let to, let isReturning) = state else { return [] }
    if wanted == selected {
      return animated ? [] : settle() + [.complete(finished: true)]
    }
    if wanted == leaving {
      state = .switching(from: from, to: to, isReturning: !isReturning)
      let turn = Action.turnRound(to: wanted)
      return animated ? [turn] : [turn] + settle() + [.complete(finished: true)]
    }
    // To a third page: the first switch is over, as a push during a push ends the first.
    let ended = settle()
    guard case .resting(let page) = state else { return ended }
    return ended + begin(from: page, to: wanted, animated: animated)
  }
}
