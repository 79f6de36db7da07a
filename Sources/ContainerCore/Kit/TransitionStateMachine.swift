// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Decides the transitions of a container between destinations, such as the screens of a stack or tabs.
///
/// A transition can be interrupted, reversed, cancelled, and followed by another one. A call for another destination
/// finishes the running transition first. A call for the destination that the transition leaves reverses it. The
/// machine holds no views and reads no clock: a `StateMachineRunner` performs its actions.
public nonisolated struct TransitionStateMachine<Content: Hashable & Sendable>: StateMachine,
  Sendable,
  Equatable
{
  /// A transition from one destination to another.
  public struct Transition: Sendable, Equatable {
    /// The destination of the container until the transition has ended.
    public let from: Content
    /// The new destination. Always different from `from`.
    public let to: Content
    /// Whether the transition is animated. Otherwise it begins and ends within one decision.
    public let isAnimated: Bool
  }

  /// The inputs from calls, keys, gestures and owners of the transition object.
  public enum Input: Sendable, Equatable {
    /// A call requests a destination.
    case go(Content, animated: Bool)
    /// A drag to another destination begins.
    case drag(to: Content)
    /// A pointer interrupts the running transition.
    case grab
    /// The pointer is released: the transition continues to its end or start, or if `toEnd` is nil, as before.
    ///
    /// - Parameter velocity: The velocity in fractions of the transition per second; nil to let the animation decide.
    case release(toEnd: Bool?, velocity: Double? = nil)
    /// The owner of the transition object has reversed it.
    case directionChanged(isReversed: Bool)
    /// The animation has ended, at the end or at the start of the transition.
    case animationEnded(atEnd: Bool)
    /// The running transition has to end immediately at its present target.
    case finish
  }

  /// The actions of the container.
  public enum Action: MachineAction, Sendable, Equatable {
    /// Applies a rule to the pending completions.
    case calls(CompletionRule)
    /// Sends the will-callbacks, adds the views, and starts the animation if the transition is animated.
    case begin(Transition)
    /// Reverses the transition.
    case reverse
    /// Pauses the animation, while a pointer controls it.
    case pause
    /// Continues the animation, to the end of the transition or back to its start.
    case resume(reversed: Bool, velocity: Double? = nil)
    /// Finishes the animation immediately at its present target.
    case finishAnimation
    /// Sends the did-callbacks of a completed transition.
    case end(Transition)
    /// Restores the state before the transition.
    case cancel(Transition)

    /// The rule for the pending completions; nil if the container performs the action.
    public var completionRule: CompletionRule? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  /// The destination of the container, now or at the end of the running transition.
  public private(set) var destination: Content
  /// The running transition; nil when idle.
  public private(set) var transition: Transition?
  /// Whether a pointer controls the transition.
  public private(set) var isHeld = false

  /// Creates an idle machine with a destination.
  public init(_ place: Content) { destination = place }

  /// Whether the transition runs back to its start.
  public var isReversed: Bool { transition?.from == destination }

  /// The destination that the transition leaves in its present direction; nil when idle.
  public var leaving: Content? { transition.map { isReversed ? $0.to : $0.from } }

  /// Traps if a pointer controls no transition, or if the transition does not lead to the destination.
  public func checkInvariants() {
    guard let transition else {
      return require(!isHeld, "Internal inconsistency: a pointer holds what does not move")
    }
    require(
      transition.isAnimated && transition.from != transition.to
        && [transition.from, transition.to].contains(destination),
      "Internal inconsistency: \(destination) is no end of \(transition)")
  }

  /// Changes the state for an input. Returns the actions of the container, in this order.
  public mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .go(let place, let animated): return go(to: place, animated: animated)
    case .drag(let place):
      guard transition == nil, place != destination else { return [] }
      isHeld = true
      return [begin(to: place, animated: true)]
    case .grab:
      guard transition != nil, !isHeld else { return [] }
      isHeld = true
      return [.pause]
    case .release(let toEnd, let velocity):
      guard isHeld else { return [] }
      isHeld = false
      let reversal = toEnd == isReversed ? reverse() : []
      return reversal + [.resume(reversed: isReversed, velocity: velocity)]
    case .directionChanged(let isReversed):
      return transition != nil && isReversed != self.isReversed ? reverse() : []
    case .animationEnded(let atEnd): return animationEnded(atEnd: atEnd)
    case .finish: return finish()
    }
  }

  private mutating func go(to place: Content, animated: Bool) -> [Action] {
    guard transition != nil else {
      return place == destination
        ? [.joinPending, .complete] : startTransition(to: place, animated: animated)
    }
    // The running transition ends first (contract 5.1).
    guard place == destination || place == leaving else {
      return finish() + startTransition(to: place, animated: animated)
    }
    let resumes = place == leaving || (isHeld && animated)
    isHeld = false
    var actions = (place == leaving ? reverse() : []) + [.joinPending]
    if resumes { actions.append(.resume(reversed: isReversed)) }
    return animated ? actions : actions + finish()
  }

  private mutating func startTransition(to place: Content, animated: Bool) -> [Action] {
    let begin = begin(to: place, animated: animated)
    guard !animated, let transition else { return [.joinPending, begin] }
    self.transition = nil
    return [.joinPending, begin, .end(transition), .complete]
  }

  private mutating func begin(to place: Content, animated: Bool) -> Action {
    let new = Transition(from: destination, to: place, isAnimated: animated)
    transition = new
    destination = place
    return .begin(new)
  }

  private mutating func reverse() -> [Action] {
    if let leaving { destination = leaving }
    return [.failPending, .reverse]
  }

  private mutating func animationEnded(atEnd: Bool) -> [Action] {
    guard let transition else { return [] }
    let isExpected = atEnd != isReversed
    destination = atEnd ? transition.to : transition.from
    self.transition = nil
    isHeld = false
    return [atEnd ? .end(transition) : .cancel(transition), .complete(finished: isExpected)]
  }

  private mutating func finish() -> [Action] {
    transition == nil ? [] : [.finishAnimation] + animationEnded(atEnd: !isReversed)
  }
}
