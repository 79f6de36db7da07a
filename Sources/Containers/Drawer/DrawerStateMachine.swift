// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Decides what a drawer does: opens, closes, is caught, flung, turned round, replaces its center.
///
/// Every way in (call, click, drag, key, resize) ends in the same few inputs, so the order of callbacks is the same
/// for all of them. It comes to rest at a set of sides, since docked ones may be open beside another.
nonisolated struct DrawerStateMachine: StateMachine, Equatable {
  enum Activity: Sendable, Equatable {
    case resting
    /// Held by a pointer that will decide.
    case dragging
    case settling
    /// The old center slides off; then the new one comes in.
    case swappingOut
    case swappingIn
    /// Held by a pointer while the old center slid off.
    case holdingSwap
    /// One center dissolves into the other; a side may close meanwhile.
    case dissolving
    /// A side shows a little of itself and goes back.
    case previewing
  }

  /// How a center gives way to another.
  enum Swap: Sendable, Equatable { case atOnce, slide(off: DrawerSide), dissolve }

  enum Input: Sendable, Equatable {
    /// `of` is the side that moves; nil for the side that moved last.
    case move(to: DrawerSides, of: DrawerSide? = nil, animated: Bool)
    case swap(Swap, to: Screen, rest: DrawerSides, animated: Bool)
    /// The new center that was to come is the old one again.
    case swapBack(rest: DrawerSides, animated: Bool)
    case preview(DrawerSide)
    /// A pointer took hold of a side.
    case grab(DrawerSide)
    /// It let go; `velocity` is in points a second along the axis that it moved on.
    case release(to: DrawerSides, velocity: Double, moved: Bool)
    /// The animations that ran last have all arrived.
    case arrived
    /// Whatever runs is to be over: it gets where it was to go, or was before a pointer took it, at once.
    case finish
  }

  enum Action: MachineAction, Sendable, Equatable {
    case calls(MotorAnswer)
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
    /// The callbacks of the transition begin; old and new are both there.
    case beginSwap(to: Screen, animated: Bool)
    /// Another new center takes the place of the one that was to come.
    case retargetSwap(to: Screen)
    case slideOut
    /// The new center takes the old one's place on the stage.
    case replaceCenter
    /// The old center has slid off and is removed; the new one slides in.
    case slideIn(DrawerSides)
    case dissolve
    /// The transition ends with the new center in its place, or with the old one.
    case finishSwap
    case cancelSwap

    var answer: MotorAnswer? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  private(set) var activity = Activity.resting
  /// Where it rests, or will when nothing else happens; while a pointer decides, where it was before.
  private(set) var rest: DrawerSides
  /// The side of the drag, the swap or the preview that runs; at rest the side that moved last.
  private(set) var activeSide = DrawerSide.leading
  /// Set while the new center is on the stage and its callbacks are not finished.
  private(set) var isSwapUnfinished = false

  /// The same; nil while a pointer decides.
  var target: DrawerSides? { activity == .dragging ? nil : rest }

  func checkInvariants() {
    require(
      isSwapUnfinished || !isOldCenterShown,
      "Internal inconsistency: a center slides off in \(self) and none comes")
  }

  var phase: DrawerPhase {
    switch activity {
    case .resting: .idle
    case .dragging, .holdingSwap: .dragging
    case .settling, .previewing: .settling
    case .swappingOut, .swappingIn, .dissolving: .swapping
    }
  }

  /// Whether a pointer can catch it in flight.
  var isSliding: Bool { phase == .settling || phase == .swapping && !isDissolving }

  /// One center dissolves into the other.
  var isDissolving: Bool { activity == .dissolving }

  /// The old center is still the one that shows.
  var isOldCenterShown: Bool { activity == .swappingOut || activity == .holdingSwap }

  /// The positions beyond open are those of a center that slides off or in, not of a stretched side.
  var isCenterAway: Bool { isOldCenterShown || activity == .swappingIn }

  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .move(let rest, let side, let animated):
      activeSide = side ?? activeSide
      switch activity {
      case .resting where self.rest == rest: return [.supersede, .complete]
      case .settling where self.rest == rest && animated: return [.supersede]
      case .swappingOut where animated, .holdingSwap where animated:
        self.rest = rest
        return [.supersede, .aimSides(rest, animated: true)]
      default: break
      }
      var actions: [Action] = [.stop]
      if isDissolving {
        // The swap is over before the move begins, and its completion hears so; a side goes on from where it is.
        isSwapUnfinished = false
        actions += [.finishSwap, .complete]
      }
      actions.append(.supersede)
      if isOldCenterShown { actions.append(.replaceCenter) }
      return actions + go(to: rest, animated: animated)
    case .swap(let swap, let center, let rest, let animated):
      self.rest = rest
      let aim = Action.aimSides(rest, animated: animated)
      if case .slide(let side) = swap {
        activeSide = side
        if isOldCenterShown, animated { return [.supersede, .retargetSwap(to: center), aim] }
      }
      var actions: [Action] = []
      actions.reserveCapacity(10)
      actions += [.supersede, .stop]
      if isSwapUnfinished { actions.append(.finishSwap) }
      isSwapUnfinished = true
      actions.append(.beginSwap(to: center, animated: animated))
      actions.append(aim)
      guard animated else {
        actions.append(.replaceCenter)
        actions.append(.jump(rest))
        return actions + finish()
      }
      switch swap {
      case .slide:
        activity = .swappingOut
        actions.append(.slideOut)
      case .dissolve:
        activity = .dissolving
        actions += [.settle(rest, velocity: 0), .dissolve]
      case .atOnce:
        activity = .settling
        actions += [.replaceCenter, .settle(rest, velocity: 0)]
      }
      return actions
    case .swapBack(let rest, let animated):
      guard isOldCenterShown else { return [] }
      isSwapUnfinished = false
      return [.supersede, .stop, .cancelSwap] + go(to: rest, animated: animated)
    case .preview(let side):
      // Only at rest: what moves is not to be disturbed by a hint.
      guard activity == .resting, !rest.contains(side) else { return [] }
      (activity, activeSide) = (.previewing, side)
      let shown = rest.union(DrawerSides(side))
      return [.supersede, .aimSides(shown, animated: true), .preview(side)]
    case .grab(let side):
      activeSide = side
      switch activity {
      case .swappingOut: activity = .holdingSwap
      case .resting, .settling, .swappingIn, .previewing: activity = .dragging
      case .dragging, .holdingSwap, .dissolving: return []
      }
      return [.stop, .supersede]
    case .release(let decision, let velocity, let moved):
      switch activity {
      case .holdingSwap where moved && decision == rest:
        isSwapUnfinished = false
        return [.cancelSwap] + go(to: rest, animated: true, velocity: velocity)
      case .holdingSwap:
        activity = .swappingOut
        return [.slideOut]
      case .dragging: return go(to: decision, animated: true, velocity: velocity)
      default: return []
      }
    case .arrived:
      switch activity {
      case .settling, .swappingIn, .dissolving: return finish()
      case .swappingOut:
        activity = .swappingIn
        return [.replaceCenter, .slideIn(rest)]
      case .previewing: return [.aimSides(rest, animated: true), .jump(rest)] + finish()
      case .resting, .dragging, .holdingSwap: return []
      }
    case .finish:
      return [.stop] + (isSwapUnfinished ? [.replaceCenter] : []) + go(to: rest, animated: false)
    }
  }

  /// A drag goes on with the side across.
  mutating func cross(to side: DrawerSide) { activeSide = side }

  /// - Parameter velocity: Points a second.
  private mutating func go(to rest: DrawerSides, animated: Bool, velocity: Double = 0) -> [Action] {
    self.rest = rest
    guard animated else { return [.aimSides(rest, animated: false), .jump(rest)] + finish() }
    activity = .settling
    return [.aimSides(rest, animated: true), .settle(rest, velocity: velocity)]
  }

  private mutating func finish() -> [Action] {
    defer { isSwapUnfinished = false }
    activity = .resting
    return isSwapUnfinished ? [.finishSwap, .endSides, .complete] : [.endSides, .complete]
  }
}
