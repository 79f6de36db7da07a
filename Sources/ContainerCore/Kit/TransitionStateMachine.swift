// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Decides how a container goes from one place to another, such as a stack of screens or a tab: a transition is
/// begun, caught, turned round, cancelled, and followed by the next one.
/// It holds no views and knows no time: a `Motor` carries its actions out. A call for another place while a
/// transition runs brings that to its end first; a call for the place that the transition leaves turns it round.
public nonisolated struct TransitionStateMachine<Place: Hashable & Sendable>: StateMachine,
  Sendable,
  Equatable
{
  /// One way from a place to another.
  public struct Transition: Sendable, Equatable {
    /// Where the container is until the transition has taken place.
    public let from: Place
    /// Another place than `from`.
    public let to: Place
    /// Whether it moves. What is not animated begins and ends within one decision.
    public let isAnimated: Bool
  }

  /// What calls, keys, gestures and handles ask for.
  public enum Input: Sendable, Equatable {
    /// A call for a place.
    case go(Place, animated: Bool)
    /// A pointer begins to drag the container to another place.
    case drag(to: Place)
    /// A pointer catches what moves.
    case grab
    /// It lets go: to the end of the transition, to its start, or on as before for nil.
    ///
    /// - Parameter velocity: Shares of the way a second; nil as the movement has it.
    case release(toEnd: Bool?, velocity: Double? = nil)
    /// Somebody with the transition's handle has turned it round.
    case turned(isReversed: Bool)
    /// The movement is over.
    case arrived(atEnd: Bool)
    /// Whatever moves is to be over at once, where it heads.
    case finish
  }

  /// What the container has to do.
  public enum Action: MachineAction, Sendable, Equatable {
    /// What becomes of the calls that wait.
    case calls(MotorAnswer)
    /// Will-callbacks and views; an animated transition begins to move.
    case begin(Transition)
    /// The transition heads for its other end.
    case turn
    /// The movement stops where it is, under a pointer.
    case hold
    /// The movement goes on, to the end of the transition or back to its start.
    case resume(reversed: Bool, velocity: Double? = nil)
    /// The movement is over at once, where it heads.
    case jump
    /// Did-callbacks: the transition has taken place.
    case end(Transition)
    /// It has not: all is as before.
    case cancel(Transition)

    /// What the action means for the calls that wait.
    public var answer: MotorAnswer? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  /// Where the container is, or will be when nothing else happens.
  public private(set) var destination: Place
  /// What is under way; nil at rest.
  public private(set) var transition: Transition?
  /// Whether a pointer holds it and decides.
  public private(set) var isHeld = false

  /// A container that rests in a place.
  public init(_ place: Place) { destination = place }

  /// Whether the transition heads back to its start.
  public var isReversed: Bool { transition?.from == destination }

  /// What the transition takes away; nil at rest.
  public var leaving: Place? { transition.map { isReversed ? $0.to : $0.from } }

  /// Stops the program where a pointer holds what does not move, or the transition leads elsewhere.
  public func checkInvariants() {
    guard let transition else {
      return require(!isHeld, "Internal inconsistency: a pointer holds what does not move")
    }
    require(
      transition.isAnimated && transition.from != transition.to
        && [transition.from, transition.to].contains(destination),
      "Internal inconsistency: \(destination) is no end of \(transition)")
  }

  /// Changes the state. Returns what the container has to do, in this order.
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
      return [.hold]
    case .release(let toEnd, let velocity):
      guard isHeld else { return [] }
      isHeld = false
      let turn = toEnd == isReversed ? turnRound() : []
      return turn + [.resume(reversed: isReversed, velocity: velocity)]
    case .turned(let isReversed):
      return transition != nil && isReversed != self.isReversed ? turnRound() : []
    case .arrived(let atEnd): return arrived(atEnd: atEnd)
    case .finish: return finish()
    }
  }

  private mutating func go(to place: Place, animated: Bool) -> [Action] {
    guard transition != nil else {
      return place == destination ? [.adopt, .complete] : set(place, animated)
    }
    // What runs comes first to its end (contract 5.1).
    guard place == destination || place == leaving else { return finish() + set(place, animated) }
    let goesOn = place == leaving || (isHeld && animated)
    isHeld = false
    var actions = (place == leaving ? turnRound() : []) + [.adopt]
    if goesOn { actions.append(.resume(reversed: isReversed)) }
    return animated ? actions : actions + finish()
  }

  private mutating func set(_ place: Place, _ animated: Bool) -> [Action] {
    let begin = begin(to: place, animated: animated)
    guard !animated, let transition else { return [.adopt, begin] }
    self.transition = nil
    return [.adopt, begin, .end(transition), .complete]
  }

  private mutating func begin(to place: Place, animated: Bool) -> Action {
    let new = Transition(from: destination, to: place, isAnimated: animated)
    transition = new
    destination = place
    return .begin(new)
  }

  private mutating func turnRound() -> [Action] {
    if let leaving { destination = leaving }
    return [.supersede, .turn]
  }

  private mutating func arrived(atEnd: Bool) -> [Action] {
    guard let transition else { return [] }
    let isExpected = atEnd != isReversed
    destination = atEnd ? transition.to : transition.from
    self.transition = nil
    isHeld = false
    return [atEnd ? .end(transition) : .cancel(transition), .complete(finished: isExpected)]
  }

  private mutating func finish() -> [Action] {
    transition == nil ? [] : [.jump] + arrived(atEnd: !isReversed)
  }
}
