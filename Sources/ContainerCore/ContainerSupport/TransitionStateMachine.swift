// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Decides how a container changes between contents, of which it shows one at a time, such as the selected tab.
///
/// A transition can be interrupted, reversed and canceled. A call for the content that is disappearing reverses the
/// running transition. A call for a content outside of the transition finishes it first. The machine holds no views and
/// reads no clock: a `StateMachineRunner` performs its actions.
public nonisolated struct TransitionStateMachine<Content: Hashable & Sendable>: StateMachine,
  Sendable,
  Equatable
{
  /// A change of a container from one content to another, such as from one tab to the next.
  public struct Transition: Sendable, Equatable {
    /// The content that the container shows before the transition.
    public let from: Content
    /// The content that the container shows after the transition. Always different from `from`.
    public let to: Content
    /// Whether the transition is animated. If not, it begins and ends immediately.
    public let isAnimated: Bool
  }

  /// An event for the state machine: a call, a gesture, a reversal by the program, or the end of the animation.
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

  /// An action that the state machine requests from the container, such as to begin or reverse a transition.
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

    /// The rule that the action applies to completion handlers; nil for an action that the container performs.
    public var completionRule: CompletionRule? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  /// The content that the container shows, or will show when the running transition has ended.
  public private(set) var destination: Content
  /// The running transition; nil if there is none.
  public private(set) var transition: Transition?
  /// Whether a drag controls the running transition.
  public private(set) var isHeld = false

  /// Creates a state machine for a container that shows `content` and runs no transition.
  public init(_ content: Content) { destination = content }

  /// Whether the running transition is reversed, and returns to the content with which it began.
  public var isReversed: Bool { transition?.from == destination }

  /// The content that disappears: `from` of the transition, or `to` if it is reversed; nil if no transition is running.
  public var leaving: Content? { transition.map { isReversed ? $0.to : $0.from } }

  /// Traps if the state contradicts itself, for example if a drag controls a transition although none is running.
  public func checkInvariants() {
    guard let transition else {
      return require(!isHeld, "Internal inconsistency: a pointer holds no transition")
    }
    require(
      transition.isAnimated && transition.from != transition.to
        && [transition.from, transition.to].contains(destination),
      "Internal inconsistency: \(destination) is not an end of \(transition)")
  }

  /// Updates the state for an event, and returns the actions that the container has to perform, in order.
  public mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .go(let content, let animated): return go(to: content, animated: animated)
    case .drag(let content):
      guard transition == nil, content != destination else { return [] }
      isHeld = true
      return [begin(to: content, animated: true)]
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

  private mutating func go(to content: Content, animated: Bool) -> [Action] {
    guard transition != nil else {
      return content == destination
        ? [.joinPending, .complete] : startTransition(to: content, animated: animated)
    }
    // The running transition ends first (contract 5.1).
    guard content == destination || content == leaving else {
      return finish() + startTransition(to: content, animated: animated)
    }
    let resumes = content == leaving || (isHeld && animated)
    isHeld = false
    var actions = (content == leaving ? reverse() : []) + [.joinPending]
    if resumes { actions.append(.resume(reversed: isReversed)) }
    return animated ? actions : actions + finish()
  }

  private mutating func startTransition(to content: Content, animated: Bool) -> [Action] {
    let begin = begin(to: content, animated: animated)
    guard !animated, let transition else { return [.joinPending, begin] }
    self.transition = nil
    return [.joinPending, begin, .end(transition), .complete]
  }

  private mutating func begin(to content: Content, animated: Bool) -> Action {
    let new = Transition(from: destination, to: content, isAnimated: animated)
    transition = new
    destination = content
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
