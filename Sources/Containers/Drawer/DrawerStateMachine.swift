// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Decides what a drawer does: opens, closes, is caught, flung, turned round, exchanges its
/// center. It holds no views and knows no time; each input returns what has to be done.
///
/// Every way in (call, click, drag, key) ends in the same few inputs, so the order of callbacks
/// is the same for all of them.
nonisolated struct DrawerStateMachine: Sendable, Equatable {
  /// Points a second beyond which a release is a fling; Compose and Android's DrawerLayout use
  /// 400 dp.
  static let flingVelocity = 400.0
  /// Progress from which a release without a fling opens.
  static let openThreshold = 0.5
  /// A catch this close to rest that does not move was meant as a click.
  static let clickTolerance = 0.05

  enum State: Sendable, Equatable {
    case resting(DrawerPosition)
    case dragging
    case settling(DrawerPosition)
    /// The old center slides off; then the new one comes in and rests here.
    case swappingOut(rest: DrawerPosition)
    case swappingIn(rest: DrawerPosition)
    /// Held by a pointer while the old center slid off.
    case holdingSwap(rest: DrawerPosition)
    /// The drawer is closed and stays so while one center gives way to the other.
    case dissolving
  }

  enum Input: Sendable, Equatable {
    case move(to: DrawerPosition, animated: Bool)
    case swap(animated: Bool, at: Double)
    /// The new center that was to come is the old one again.
    case swapBack(animated: Bool)
    /// A pointer took hold.
    case grab
    /// It let go: the progress, the velocity in points a second, and whether it had moved.
    case release(progress: Double, velocity: Double, moved: Bool)
    /// The animation that ran last arrived.
    case arrived
  }

  enum Action: Sendable, Equatable {
    /// An earlier request will not be fulfilled.
    case supersedeCompletion
    /// The present request is fulfilled.
    case complete
    case stopAnimation
    /// Spring to a rest, with a velocity in points a second.
    case settle(DrawerPosition, velocity: Double)
    case jump(DrawerPosition)
    /// Turn the side's appearance towards a rest; nothing when it is that already.
    case aimSide(DrawerPosition, animated: Bool)
    /// End the side's appearance transition.
    case endSide
    /// Exchange callbacks begin; old and new are both there.
    case beginSwap(animated: Bool)
    /// Another new center takes the place of the one that was to come.
    case retargetSwap
    case slideOut
    /// The new center takes the old one's place on the stage.
    case exchange
    case slideIn(DrawerPosition)
    case dissolve
    case finishSwap
    case cancelSwap
  }

  private(set) var state: State

  init(rest: DrawerPosition) {
    state = .resting(rest)
  }

  /// Where it rests, or will when nothing else happens.
  var target: DrawerPosition? {
    switch state {
    case .resting(let rest), .settling(let rest), .swappingOut(let rest), .swappingIn(let rest),
      .holdingSwap(let rest):
      rest
    case .dissolving: .closed
    case .dragging: nil
    }
  }

  var phase: DrawerPhase {
    switch state {
    case .resting: .idle
    case .dragging, .holdingSwap: .dragging
    case .settling: .settling
    case .swappingOut, .swappingIn, .dissolving: .swapping
    }
  }

  /// Whether a pointer can catch it in flight.
  var isSliding: Bool {
    switch state {
    case .settling, .swappingOut, .swappingIn: true
    case .resting, .dragging, .holdingSwap, .dissolving: false
    }
  }

  /// The old center is still the one that shows.
  var isOldCenterShown: Bool {
    switch state {
    case .swappingOut, .holdingSwap: true
    default: false
    }
  }

  /// Set while the new center is on the stage and its callbacks are not finished.
  private(set) var isSwapUnfinished = false

  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .move(let rest, let animated): move(to: rest, animated: animated)
    case .swap(let animated, let progress): swap(animated: animated, at: progress)
    case .swapBack(let animated): swapBack(animated: animated)
    case .grab: grab()
    case .release(let progress, let velocity, let moved):
      release(progress: progress, velocity: velocity, moved: moved)
    case .arrived: arrived()
    }
  }

  // MARK: Moves

  private mutating func move(to rest: DrawerPosition, animated: Bool) -> [Action] {
    switch state {
    case .resting(let present) where present == rest:
      return [.supersedeCompletion, .complete]
    case .swappingOut where animated:
      state = .swappingOut(rest: rest)
      return [.supersedeCompletion, .aimSide(rest, animated: true)]
    case .holdingSwap where animated:
      state = .holdingSwap(rest: rest)
      return [.supersedeCompletion, .aimSide(rest, animated: true)]
    case .dissolving:
      // The swap is over before the move begins, and its completion hears so.
      return [.stopAnimation] + finishSwap(at: .closed) + [.complete]
        + move(to: rest, animated: animated)
    case .settling(let present) where present == rest && animated:
      return [.supersedeCompletion]
    case .resting, .dragging, .settling, .swappingOut, .swappingIn, .holdingSwap:
      break
    }
    var actions: [Action] = [.supersedeCompletion, .stopAnimation]
    if isOldCenterShown { actions.append(.exchange) }
    actions.append(.aimSide(rest, animated: animated))
    if animated {
      state = .settling(rest)
      return actions + [.settle(rest, velocity: 0)]
    }
    return actions + [.jump(rest)] + finish(at: rest)
  }

  private mutating func settle(to rest: DrawerPosition, velocity: Double) -> [Action] {
    state = .settling(rest)
    return [.aimSide(rest, animated: true), .settle(rest, velocity: velocity)]
  }

  // MARK: Pointer

  private mutating func grab() -> [Action] {
    switch state {
    case .swappingOut(let rest):
      state = .holdingSwap(rest: rest)
    case .resting, .settling, .swappingIn:
      state = .dragging
    case .dragging, .holdingSwap, .dissolving:
      return []
    }
    return [.stopAnimation, .supersedeCompletion]
  }

  private mutating func release(progress: Double, velocity: Double, moved: Bool) -> [Action] {
    let decision: DrawerPosition
    if abs(velocity) >= Self.flingVelocity {
      decision = velocity > 0 ? .open : .closed
    } else if !moved, progress > 1 - Self.clickTolerance {
      decision = .closed
    } else {
      decision = progress >= Self.openThreshold ? .open : .closed
    }
    switch state {
    case .holdingSwap(let rest):
      if moved, decision == .closed {
        isSwapUnfinished = false
        return [.cancelSwap] + settle(to: .closed, velocity: velocity)
      }
      state = .swappingOut(rest: rest)
      return [.slideOut]
    case .dragging:
      return settle(to: decision, velocity: velocity)
    case .resting, .settling, .swappingOut, .swappingIn, .dissolving:
      return []
    }
  }

  // MARK: Swaps

  private mutating func swap(animated: Bool, at progress: Double) -> [Action] {
    var actions: [Action] = [.supersedeCompletion]
    switch state {
    case .swappingOut where animated:
      state = .swappingOut(rest: .closed)
      return actions + [.retargetSwap, .aimSide(.closed, animated: true)]
    case .holdingSwap where animated:
      state = .holdingSwap(rest: .closed)
      return actions + [.retargetSwap, .aimSide(.closed, animated: true)]
    case .resting, .dragging, .settling, .swappingOut, .swappingIn, .holdingSwap, .dissolving:
      break
    }
    actions.append(.stopAnimation)
    if isOldCenterShown { actions.append(.exchange) }
    if isSwapUnfinished { actions.append(.finishSwap) }
    isSwapUnfinished = true
    actions.append(.beginSwap(animated: animated))
    if !animated {
      actions += [.aimSide(.closed, animated: false), .exchange, .jump(.closed)]
      return actions + finish(at: .closed)
    }
    if progress <= 0 {
      state = .dissolving
      return actions + [.aimSide(.closed, animated: true), .dissolve]
    }
    state = .swappingOut(rest: .closed)
    return actions + [.aimSide(.closed, animated: true), .slideOut]
  }

  private mutating func swapBack(animated: Bool) -> [Action] {
    guard isOldCenterShown else { return [] }
    isSwapUnfinished = false
    let actions: [Action] = [.supersedeCompletion, .stopAnimation, .cancelSwap]
    if animated { return actions + settle(to: .closed, velocity: 0) }
    return actions + [.aimSide(.closed, animated: false), .jump(.closed)] + finish(at: .closed)
  }

  // MARK: Ends

  private mutating func arrived() -> [Action] {
    switch state {
    case .settling(let rest), .swappingIn(let rest):
      return finish(at: rest)
    case .swappingOut(let rest):
      state = .swappingIn(rest: rest)
      return [.exchange, .slideIn(rest)]
    case .dissolving:
      return [.exchange] + finish(at: .closed)
    case .resting, .dragging, .holdingSwap:
      return []
    }
  }

  private mutating func finish(at rest: DrawerPosition) -> [Action] {
    finishSwap(at: rest) + [.endSide, .complete]
  }

  private mutating func finishSwap(at rest: DrawerPosition) -> [Action] {
    state = .resting(rest)
    guard isSwapUnfinished else { return [] }
    isSwapUnfinished = false
    return [.finishSwap]
  }
}
