// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Decides how a container goes from one place to another, such as a stack of screens or a tab: a change is
/// begun, caught, turned round, cancelled, and followed by the next one.
/// It holds no views and knows no time: a `Motor` carries its actions out. A call for another place while a
/// change runs brings that to its end first; a call for the place that the change leaves turns it round.
public nonisolated struct ExchangeStateMachine<Place: Hashable & Sendable>: StateMachine, Sendable,
  Equatable
{
  /// One way from a place to another.
  public struct Change: Sendable, Equatable {
    /// Where the container is until the change has taken place.
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
    /// It lets go: to the end of the change, to its start, or on as before for nil.
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
    /// Will-callbacks and views; an animated change begins to move.
    case begin(Change)
    /// The change heads for its other end.
    case turn
    /// The movement stops where it is, under a pointer.
    case hold
    /// The movement goes on, to the end of the change or back to its start.
    case resume(reversed: Bool, velocity: Double? = nil)
    /// The movement is over at once, where it heads.
    case jump
    /// Did-callbacks: the change has taken place.
    case end(Change)
    /// It has not: all is as before.
    case cancel(Change)

    /// What the action means for the calls that wait.
    public var answer: MotorAnswer? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  /// Where the container is, or will be when nothing else happens.
  public private(set) var destination: Place
  /// What is under way; nil at rest.
  public private(set) var change: Change?
  /// Whether a pointer holds it and decides.
  public private(set) var isHeld = false

  /// A container that rests in a place.
  public init(_ place: Place) { destination = place }

  /// Whether the change heads back to its start.
  public var isReversed: Bool { change?.from == destination }

  /// What the change takes away; nil at rest.
  public var leaving: Place? { change.map { isReversed ? $0.to : $0.from } }

  /// Stops the program where a pointer holds what does not move, or the change leads elsewhere.
  public func checkInvariants() {
    guard let change else {
      return require(!isHeld, "Internal inconsistency: a pointer holds what does not move")
    }
    require(
      change.isAnimated && change.from != change.to
        && [change.from, change.to].contains(destination),
      "Internal inconsistency: \(destination) is no end of \(change)")
  }

  /// Changes the state. Returns what the container has to do, in this order.
  public mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .go(let place, let animated): return go(to: place, animated: animated)
    case .drag(let place):
      guard change == nil, place != destination else { return [] }
      isHeld = true
      return [begin(to: place, animated: true)]
    case .grab:
      guard change != nil, !isHeld else { return [] }
      isHeld = true
      return [.hold]
    case .release(let toEnd, let velocity):
      guard isHeld else { return [] }
      isHeld = false
      let turn = toEnd == isReversed ? turnRound() : []
      return turn + [.resume(reversed: isReversed, velocity: velocity)]
    case .turned(let isReversed):
      return change != nil && isReversed != self.isReversed ? turnRound() : []
    case .arrived(let atEnd): return arrived(atEnd: atEnd)
    case .finish: return finish()
    }
  }

  private mutating func go(to place: Place, animated: Bool) -> [Action] {
    guard change != nil else {
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
    guard !animated, let change else { return [.adopt, begin] }
    self.change = nil
    return [.adopt, begin, .end(change), .complete]
  }

  private mutating func begin(to place: Place, animated: Bool) -> Action {
    let new = Change(from: destination, to: place, isAnimated: animated)
    change = new
    destination = place
    return .begin(new)
  }

  private mutating func turnRound() -> [Action] {
    if let leaving { destination = leaving }
    return [.supersede, .turn]
  }

  private mutating func arrived(atEnd: Bool) -> [Action] {
    guard let change else { return [] }
    let isExpected = atEnd != isReversed
    destination = atEnd ? change.to : change.from
    self.change = nil
    isHeld = false
    return [atEnd ? .end(change) : .cancel(change), .complete(finished: isExpected)]
  }

  private mutating func finish() -> [Action] {
    change == nil ? [] : [.jump] + arrived(atEnd: !isReversed)
  }
}
