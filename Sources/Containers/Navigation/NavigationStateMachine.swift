// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides what a navigation controller does: goes from one stack of screens to another, is caught, turned
/// round, called off. It holds no views and knows no time; each input returns what has to be done.
///
/// Push, pop, every other call, keys and gestures are the same few inputs, so the order of callbacks is the
/// same for all of them.
nonisolated struct NavigationStateMachine<Screen: Hashable & Sendable>: StateMachine, Sendable,
  Equatable
{
  /// The way from one stack to another whose top screens differ.
  struct Change: Sendable, Equatable {
    let from: [Screen]
    let to: [Screen]
    let isAnimated: Bool

    /// Back where the new top was in the stack before, as UIKit decides.
    var operation: NavigationOperation {
      to.last.map(from.contains) ?? true ? .pop : .push
    }

    /// Who leaves the stack, from the top.
    var removed: [Screen] { from.reversed().filter { !to.contains($0) } }

    /// Who comes into it, from the bottom.
    var added: [Screen] { to.filter { !from.contains($0) } }
  }

  enum State: Sendable, Equatable {
    case resting([Screen])
    case moving(Change, isReversed: Bool)
    /// A pointer holds it and decides.
    case held(Change, isReversed: Bool)
  }

  enum Input: Sendable, Equatable {
    case set([Screen], animated: Bool)
    /// A pointer begins to drag the top screen off.
    case drag
    /// A pointer catches what moves.
    case grab
    /// It lets go: to the end of the change, to its start, or on as before for nil.
    case release(toEnd: Bool?)
    /// Somebody with the transition's handle has turned it round.
    case turned(isReversed: Bool)
    /// The movement is over.
    case arrived(atEnd: Bool)
    /// Whatever moves is to be over at once, where it heads.
    case finish
  }

  enum Action: MachineAction, Sendable, Equatable {
    /// Earlier calls will not get what they asked for.
    case supersede
    /// The present call counts from here on.
    case adopt
    /// Calls that count have got what they asked for.
    case complete
    /// Will-callbacks and views; an animated one begins to move.
    case begin(Change)
    /// Screens that are not seen come and go.
    case exchange(from: [Screen], to: [Screen])
    case hold
    /// Goes on, to the end of the change or back to its start.
    case resume(reversed: Bool)
    /// The movement is over at once, where it heads.
    case jump
    /// Did-callbacks: the change has taken place.
    case end(Change)
    /// It has not: all is as before.
    case cancel(Change)

    var answer: MotorAnswer? {
      switch self {
      case .supersede: .supersede
      case .adopt: .adopt
      case .complete: .complete(finished: true)
      default: nil
      }
    }
  }

  private(set) var state: State

  init(stack: [Screen]) {
    state = .resting(stack)
  }

  /// The screens from the bottom, as they are or will be when nothing else happens.
  var stack: [Screen] {
    switch state {
    case .resting(let stack): stack
    case .moving(let change, let isReversed), .held(let change, let isReversed):
      isReversed ? change.from : change.to
    }
  }

  /// What is under way.
  var change: Change? {
    switch state {
    case .resting: nil
    case .moving(let change, _), .held(let change, _): change
    }
  }

  var isHeld: Bool {
    if case .held = state { true } else { false }
  }

  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .set(let stack, let animated): set(stack, animated: animated)
    case .drag: drag()
    case .grab: grab()
    case .release(let toEnd): release(toEnd: toEnd)
    case .turned(let isReversed): turned(isReversed: isReversed)
    case .arrived(let atEnd): arrived(atEnd: atEnd)
    case .finish: finish()
    }
  }

  func checkInvariants() {
    guard let change else { return }
    precondition(
      change.isAnimated && change.from.last != change.to.last,
      "Internal inconsistency: nothing moves in \(change)")
  }

  // MARK: Calls

  private mutating func set(_ new: [Screen], animated: Bool) -> [Action] {
    switch state {
    case .resting(let stack):
      guard stack != new else { return [.adopt, .complete] }
      return begin(from: stack, to: new, animated: animated)
    case .moving(let change, let isReversed), .held(let change, let isReversed):
      let wasHeld = isHeld
      if new == stack {
        // It gets there anyway.
        state = .moving(change, isReversed: isReversed)
        guard animated else { return [.adopt] + finish() }
        return [.adopt] + (wasHeld ? [.resume(reversed: isReversed)] : [])
      }
      if new == (isReversed ? change.to : change.from) {
        state = .moving(change, isReversed: !isReversed)
        let actions: [Action] = [.supersede, .adopt, .resume(reversed: !isReversed)]
        return animated ? actions : actions + finish()
      }
      // What runs comes first to its end (contract 5.1).
      let present = stack
      return finish() + begin(from: present, to: new, animated: animated)
    }
  }

  private mutating func begin(
    from old: [Screen], to new: [Screen], animated: Bool
  ) -> [Action] {
    guard old.last != new.last else {
      state = .resting(new)
      return [.adopt, .exchange(from: old, to: new), .complete]
    }
    let change = Change(from: old, to: new, isAnimated: animated)
    guard animated else {
      state = .resting(new)
      return [.adopt, .begin(change), .end(change), .complete]
    }
    state = .moving(change, isReversed: false)
    return [.adopt, .begin(change)]
  }

  // MARK: Pointer

  private mutating func drag() -> [Action] {
    guard case .resting(let stack) = state, stack.count > 1 else { return [] }
    let change = Change(from: stack, to: stack.dropLast(), isAnimated: true)
    state = .held(change, isReversed: false)
    return [.begin(change)]
  }

  private mutating func grab() -> [Action] {
    guard case .moving(let change, let isReversed) = state else { return [] }
    state = .held(change, isReversed: isReversed)
    return [.hold]
  }

  private mutating func release(toEnd: Bool?) -> [Action] {
    guard case .held(let change, let isReversed) = state else { return [] }
    let goesBack = toEnd.map { !$0 } ?? isReversed
    state = .moving(change, isReversed: goesBack)
    return (goesBack == isReversed ? [] : [.supersede]) + [.resume(reversed: goesBack)]
  }

  private mutating func turned(isReversed: Bool) -> [Action] {
    switch state {
    case .moving(let change, !isReversed): state = .moving(change, isReversed: isReversed)
    case .held(let change, !isReversed): state = .held(change, isReversed: isReversed)
    case .resting, .moving, .held: return []
    }
    return [.supersede]
  }

  // MARK: Ends

  private mutating func arrived(atEnd: Bool) -> [Action] {
    switch state {
    case .resting: return []
    case .moving(let change, let isReversed), .held(let change, let isReversed):
      state = .resting(atEnd ? change.to : change.from)
      // Something else than a call may have turned it round.
      let isExpected = atEnd != isReversed
      return (isExpected ? [] : [.supersede]) + [atEnd ? .end(change) : .cancel(change), .complete]
    }
  }

  private mutating func finish() -> [Action] {
    switch state {
    case .resting: return []
    case .moving(_, let isReversed), .held(_, let isReversed):
      return [.jump] + arrived(atEnd: !isReversed)
    }
  }
}
