// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides what a drawer does: opens, closes, is caught, flung, turned round, exchanges its
/// center. It holds no views and knows no time; each input returns what has to be done.
///
/// Every way in (call, click, drag, key, resize) ends in the same few inputs, so the order of
/// callbacks is the same for all of them. Where it comes to rest is a set of sides, since docked ones
/// may be open beside another.
nonisolated struct DrawerStateMachine<Center: Sendable & Hashable>: StateMachine, Sendable,
  Equatable
{
  enum State: Sendable, Equatable {
    case resting(DrawerSides)
    /// Held by a pointer that will decide; it came from this rest.
    case dragging(from: DrawerSides)
    case settling(DrawerSides)
    /// The old center slides off; then the new one comes in and rests here.
    case swappingOut(rest: DrawerSides)
    case swappingIn(rest: DrawerSides)
    /// Held by a pointer while the old center slid off.
    case holdingSwap(rest: DrawerSides)
    /// One center dissolves into the other; a side may close meanwhile.
    case dissolving(rest: DrawerSides)
    /// A side shows a little of itself and goes back.
    case previewing(rest: DrawerSides)
  }

  /// How a center gives way to another.
  enum Swap: Sendable, Equatable {
    case atOnce
    case slide
    case dissolve
  }

  enum Input: Sendable, Equatable {
    case move(to: DrawerSides, animated: Bool)
    case swap(Swap, to: Center, rest: DrawerSides, animated: Bool)
    /// The new center that was to come is the old one again.
    case swapBack(rest: DrawerSides, animated: Bool)
    case preview(DrawerSide)
    /// A pointer took hold.
    case grab
    /// It let go; `velocity` is in points a second along the axis that it moved on.
    case release(to: DrawerSides, velocity: Double, moved: Bool)
    /// The animations that ran last have all arrived.
    case arrived
    /// Whatever runs is to be over: it gets where it was to go, at once.
    case finish
  }

  enum Action: MachineAction, Sendable, Equatable {
    /// An earlier request will not be fulfilled.
    case supersede
    /// The present request is fulfilled.
    case complete
    case stop
    /// Spring to a rest, with a velocity in points a second.
    case settle(DrawerSides, velocity: Double)
    case jump(DrawerSides)
    /// Turn the sides' appearance towards a rest; nothing for those that are that already.
    case aimSides(DrawerSides, animated: Bool)
    /// End the sides' appearance transitions.
    case endSides
    /// Show a little of a side and go back.
    case preview(DrawerSide)
    /// Exchange callbacks begin; old and new are both there.
    case beginSwap(to: Center, animated: Bool)
    /// Another new center takes the place of the one that was to come.
    case retargetSwap(to: Center)
    case slideOut
    /// The new center takes the old one's place on the stage.
    case exchange
    case slideIn(DrawerSides)
    case dissolve
    case finishSwap
    case cancelSwap

    var answer: MotorAnswer? {
      switch self {
      case .supersede: .supersede
      case .complete: .complete(finished: true)
      default: nil
      }
    }
  }

  private(set) var state: State

  init(rest: DrawerSides) {
    state = .resting(rest)
  }

  /// Where it rests, or will when nothing else happens; nil while a pointer decides.
  var target: DrawerSides? {
    switch state {
    case .resting(let rest), .settling(let rest), .swappingOut(let rest), .swappingIn(let rest),
      .holdingSwap(let rest), .dissolving(let rest), .previewing(let rest):
      rest
    case .dragging: nil
    }
  }

  /// The same; while a pointer decides, where it was before.
  var rest: DrawerSides {
    if case .dragging(let rest) = state { rest } else { target ?? [] }
  }

  func checkInvariants() {
    if isOldCenterShown {
      precondition(
        isSwapUnfinished, "Internal inconsistency: a center slides off in \(state) and none comes")
    }
  }

  var phase: DrawerPhase {
    switch state {
    case .resting: .idle
    case .dragging, .holdingSwap: .dragging
    case .settling, .previewing: .settling
    case .swappingOut, .swappingIn, .dissolving: .swapping
    }
  }

  /// Whether a pointer can catch it in flight.
  var isSliding: Bool {
    switch state {
    case .settling, .swappingOut, .swappingIn, .previewing: true
    case .resting, .dragging, .holdingSwap, .dissolving: false
    }
  }

  /// One center dissolves into the other.
  var isDissolving: Bool {
    if case .dissolving = state { true } else { false }
  }

  /// The old center is still the one that shows.
  var isOldCenterShown: Bool {
    switch state {
    case .swappingOut, .holdingSwap: true
    default: false
    }
  }

  /// The positions beyond open are those of a center that slides off or in, not of a stretched side.
  var isCenterAway: Bool {
    switch state {
    case .swappingOut, .swappingIn, .holdingSwap: true
    default: false
    }
  }

  /// Set while the new center is on the stage and its callbacks are not finished.
  private(set) var isSwapUnfinished = false

  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .move(let rest, let animated): move(to: rest, animated: animated)
    case .swap(let swap, let center, let rest, let animated):
      self.swap(swap, to: center, rest: rest, animated: animated)
    case .swapBack(let rest, let animated): swapBack(rest: rest, animated: animated)
    case .preview(let side): preview(side)
    case .grab: grab()
    case .release(let rest, let velocity, let moved):
      release(to: rest, velocity: velocity, moved: moved)
    case .arrived: arrived()
    case .finish: finishNow()
    }
  }

  // MARK: Moves

  private mutating func move(to rest: DrawerSides, animated: Bool) -> [Action] {
    switch state {
    case .resting(let present) where present == rest:
      return [.supersede, .complete]
    case .swappingOut where animated:
      state = .swappingOut(rest: rest)
      return [.supersede, .aimSides(rest, animated: true)]
    case .holdingSwap where animated:
      state = .holdingSwap(rest: rest)
      return [.supersede, .aimSides(rest, animated: true)]
    case .settling(let present) where present == rest && animated:
      return [.supersede]
    case .resting, .dragging, .settling, .swappingOut, .swappingIn, .holdingSwap, .dissolving,
      .previewing:
      break
    }
    var actions: [Action] = [.stop]
    if case .dissolving = state {
      // The swap is over before the move begins, and its completion hears so; a side goes on from
      // where it is.
      isSwapUnfinished = false
      actions += [.finishSwap, .complete]
    }
    actions.append(.supersede)
    if isOldCenterShown { actions.append(.exchange) }
    actions.append(.aimSides(rest, animated: animated))
    if animated {
      state = .settling(rest)
      return actions + [.settle(rest, velocity: 0)]
    }
    return actions + [.jump(rest)] + finish(at: rest)
  }

  private mutating func settle(to rest: DrawerSides, velocity: Double) -> [Action] {
    state = .settling(rest)
    return [.aimSides(rest, animated: true), .settle(rest, velocity: velocity)]
  }

  /// Only at rest: what moves is not to be disturbed by a hint.
  private mutating func preview(_ side: DrawerSide) -> [Action] {
    guard case .resting(let rest) = state, !rest.contains(side) else { return [] }
    state = .previewing(rest: rest)
    let shown = rest.union(DrawerSides(side))
    return [.supersede, .aimSides(shown, animated: true), .preview(side)]
  }

  // MARK: Pointer

  private mutating func grab() -> [Action] {
    switch state {
    case .swappingOut(let rest):
      state = .holdingSwap(rest: rest)
    case .resting, .settling, .swappingIn, .previewing:
      state = .dragging(from: rest)
    case .dragging, .holdingSwap, .dissolving:
      return []
    }
    return [.stop, .supersede]
  }

  private mutating func release(
    to decision: DrawerSides, velocity: Double, moved: Bool
  ) -> [Action] {
    switch state {
    case .holdingSwap(let rest):
      if moved, decision == rest {
        isSwapUnfinished = false
        return [.cancelSwap] + settle(to: rest, velocity: velocity)
      }
      state = .swappingOut(rest: rest)
      return [.slideOut]
    case .dragging:
      return settle(to: decision, velocity: velocity)
    case .resting, .settling, .swappingOut, .swappingIn, .dissolving, .previewing:
      return []
    }
  }

  // MARK: Swaps

  private mutating func swap(
    _ swap: Swap, to center: Center, rest: DrawerSides, animated: Bool
  ) -> [Action] {
    var actions: [Action] = [.supersede]
    switch state {
    case .swappingOut where animated && swap == .slide:
      state = .swappingOut(rest: rest)
      return actions + [.retargetSwap(to: center), .aimSides(rest, animated: true)]
    case .holdingSwap where animated && swap == .slide:
      state = .holdingSwap(rest: rest)
      return actions + [.retargetSwap(to: center), .aimSides(rest, animated: true)]
    case .resting, .dragging, .settling, .swappingOut, .swappingIn, .holdingSwap, .dissolving,
      .previewing:
      break
    }
    actions.append(.stop)
    if isOldCenterShown { actions.append(.exchange) }
    if isSwapUnfinished { actions.append(.finishSwap) }
    isSwapUnfinished = true
    actions += [.beginSwap(to: center, animated: animated), .aimSides(rest, animated: animated)]
    guard animated else { return actions + [.exchange, .jump(rest)] + finish(at: rest) }
    switch swap {
    case .slide:
      state = .swappingOut(rest: rest)
      return actions + [.slideOut]
    case .dissolve:
      state = .dissolving(rest: rest)
      return actions + [.settle(rest, velocity: 0), .dissolve]
    case .atOnce:
      state = .settling(rest)
      return actions + [.exchange, .settle(rest, velocity: 0)]
    }
  }

  private mutating func swapBack(rest: DrawerSides, animated: Bool) -> [Action] {
    guard isOldCenterShown else { return [] }
    isSwapUnfinished = false
    let actions: [Action] = [.supersede, .stop, .cancelSwap]
    if animated { return actions + settle(to: rest, velocity: 0) }
    return actions + [.aimSides(rest, animated: false), .jump(rest)] + finish(at: rest)
  }

  // MARK: Ends

  private mutating func arrived() -> [Action] {
    switch state {
    case .settling(let rest), .swappingIn(let rest):
      return finish(at: rest)
    case .swappingOut(let rest):
      state = .swappingIn(rest: rest)
      return [.exchange, .slideIn(rest)]
    case .dissolving(let rest):
      return [.exchange] + finish(at: rest)
    case .previewing(let rest):
      return [.aimSides(rest, animated: true), .jump(rest)] + finish(at: rest)
    case .resting, .dragging, .holdingSwap:
      return []
    }
  }

  /// What a pointer holds has nowhere to go to: it is for the caller to decide.
  private mutating func finishNow() -> [Action] {
    guard let target, phase != .idle else { return [] }
    return [.stop] + (isSwapUnfinished ? [.exchange] : [])
      + [.aimSides(target, animated: false), .jump(target)] + finish(at: target)
  }

  private mutating func finish(at rest: DrawerSides) -> [Action] {
    defer { isSwapUnfinished = false }
    state = .resting(rest)
    return (isSwapUnfinished ? [.finishSwap] : []) + [.endSides, .complete]
  }
}
