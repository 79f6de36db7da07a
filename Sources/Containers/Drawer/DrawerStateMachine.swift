// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Decides what a drawer does: opens and closes sides, interrupts and reverses movements, replaces the center.
///
/// Each cause (a call, a click, a drag, a key, a resize) becomes one of few inputs, so the callbacks always have the
/// same order. An idle drawer has a set of open sides, because docked sides can be open next to another side.
nonisolated struct DrawerStateMachine: StateMachine, Equatable {
  enum Activity: Sendable, Equatable {
    case idle
    /// A pointer holds a side; its release decides.
    case dragging
    case settling
    /// The old center slides off; then the new one slides in.
    case swappingOut
    case swappingIn
    /// A pointer holds the old center while it slides off.
    case holdingSwap
    case dissolving
    case previewing
  }

  enum Swap: Sendable, Equatable { case immediate, slide(off: DrawerSide), dissolve }

  enum Input: Sendable, Equatable {
    /// `of` is the side that moves; nil for the side that moved last.
    case move(to: DrawerSides, of: DrawerSide? = nil, animated: Bool)
    case swap(Swap, to: ViewController, target: DrawerSides, animated: Bool)
    /// The program sets the old center again while it slides off.
    case swapBack(target: DrawerSides, animated: Bool)
    case preview(DrawerSide)
    case grab(DrawerSide)
    /// The pointer was released; `velocity` is in points per second along the axis of the drag.
    case release(to: DrawerSides, velocity: Double, hasMoved: Bool)
    case animationEnded
    /// Ends any activity immediately, at its target or at the sides before the drag.
    case finish
  }

  enum Action: MachineAction, Sendable, Equatable {
    case calls(CompletionRule)
    case stop
    /// Animates to a set of open sides, with a velocity in points per second.
    case settle(DrawerSides, velocity: Double)
    case setPositions(DrawerSides)
    /// Begins the appearance transitions towards a set of open sides; nothing for sides that are in that state.
    case beginSideAppearance(DrawerSides, animated: Bool)
    case endSideAppearance
    case preview(DrawerSide)
    /// Begins the callbacks of the transition. The old and the new center are children from now on.
    case beginSwap(to: ViewController, animated: Bool)
    case retargetSwap(to: ViewController)
    case slideOut
    case replaceCenter
    /// Removes the old center, which has slid off, and slides the new one in.
    case slideIn(DrawerSides)
    case dissolve
    /// Ends the transition with the new center, or with the old one.
    case finishSwap
    case cancelSwap

    var completionRule: CompletionRule? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  private(set) var activity = Activity.idle
  /// The open sides at the end of the current activity; during a drag, the open sides before it.
  private(set) var targetOrHeldSides: DrawerSides
  /// The side of the current drag, swap or preview; otherwise the side that moved last.
  private(set) var activeSide = DrawerSide.leading
  /// Whether the callbacks of a swap have begun and not ended.
  private(set) var isSwapUnfinished = false

  /// The open sides at the end of the current activity; nil during a drag.
  var target: DrawerSides? { activity == .dragging ? nil : targetOrHeldSides }

  func checkInvariants() {
    require(
      isSwapUnfinished || !isOldCenterVisible,
      "Internal inconsistency: the old center leaves in \(self), but no center enters")
  }

  var phase: DrawerPhase {
    switch activity {
    case .idle: .idle
    case .dragging, .holdingSwap: .dragging
    case .settling, .previewing: .settling
    case .swappingOut, .swappingIn, .dissolving: .swapping
    }
  }

  /// Whether a pointer can interrupt a movement.
  var isSliding: Bool { phase == .settling || phase == .swapping && !isDissolving }

  var isDissolving: Bool { activity == .dissolving }

  var isOldCenterVisible: Bool { activity == .swappingOut || activity == .holdingSwap }

  /// Whether positions beyond open move a center that slides off or in, not a stretched side.
  var isCenterAway: Bool { isOldCenterVisible || activity == .swappingIn }

  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .move(let rest, let side, let animated):
      activeSide = side ?? activeSide
      switch activity {
      case .idle where self.targetOrHeldSides == rest: return [.failPending, .complete]
      case .settling where self.targetOrHeldSides == rest && animated: return [.failPending]
      case .swappingOut where animated, .holdingSwap where animated:
        self.targetOrHeldSides = rest
        return [.failPending, .beginSideAppearance(rest, animated: true)]
      default: break
      }
      var actions: [Action] = [.stop]
      if isDissolving {
        // The swap and its completion end before the move begins; a side continues from its position.
        isSwapUnfinished = false
        actions += [.finishSwap, .complete]
      }
      actions.append(.failPending)
      if isOldCenterVisible { actions.append(.replaceCenter) }
      return actions + go(to: rest, animated: animated)
    case .swap(let swap, let center, let rest, let animated):
      self.targetOrHeldSides = rest
      let beginAppearance = Action.beginSideAppearance(rest, animated: animated)
      if case .slide(let side) = swap {
        activeSide = side
        if isOldCenterVisible, animated {
          return [.failPending, .retargetSwap(to: center), beginAppearance]
        }
      }
      let actions: [Action] =
        [.failPending, .stop] + (isSwapUnfinished ? [.finishSwap] : [])
        + [.beginSwap(to: center, animated: animated), beginAppearance]
      isSwapUnfinished = true
      guard animated else { return actions + [.replaceCenter, .setPositions(rest)] + finish() }
      switch swap {
      case .slide:
        activity = .swappingOut
        return actions + [.slideOut]
      case .dissolve:
        activity = .dissolving
        return actions + [.settle(rest, velocity: 0), .dissolve]
      case .immediate:
        activity = .settling
        return actions + [.replaceCenter, .settle(rest, velocity: 0)]
      }
    case .swapBack(let rest, let animated):
      guard isOldCenterVisible else { return [] }
      isSwapUnfinished = false
      return [.failPending, .stop, .cancelSwap] + go(to: rest, animated: animated)
    case .preview(let side):
      // A hint must not disturb a movement.
      guard activity == .idle, !targetOrHeldSides.contains(side) else { return [] }
      (activity, activeSide) = (.previewing, side)
      let shown = targetOrHeldSides.union(DrawerSides(side))
      return [.failPending, .beginSideAppearance(shown, animated: true), .preview(side)]
    case .grab(let side):
      activeSide = side
      switch activity {
      case .swappingOut: activity = .holdingSwap
      case .idle, .settling, .swappingIn, .previewing: activity = .dragging
      case .dragging, .holdingSwap, .dissolving: return []
      }
      return [.stop, .failPending]
    case .release(let decision, let velocity, let moved):
      switch activity {
      case .holdingSwap where moved && decision == targetOrHeldSides:
        isSwapUnfinished = false
        return [.cancelSwap] + go(to: targetOrHeldSides, animated: true, velocity: velocity)
      case .holdingSwap:
        activity = .swappingOut
        return [.slideOut]
      case .dragging: return go(to: decision, animated: true, velocity: velocity)
      default: return []
      }
    case .animationEnded:
      switch activity {
      case .settling, .swappingIn, .dissolving: return finish()
      case .swappingOut:
        activity = .swappingIn
        return [.replaceCenter, .slideIn(targetOrHeldSides)]
      case .previewing:
        return [
          .beginSideAppearance(targetOrHeldSides, animated: true), .setPositions(targetOrHeldSides),
        ] + finish()
      case .idle, .dragging, .holdingSwap: return []
      }
    case .finish:
      return [.stop] + (isSwapUnfinished ? [.replaceCenter] : [])
        + go(to: targetOrHeldSides, animated: false)
    }
  }

  mutating func switchActiveSide(to side: DrawerSide) { activeSide = side }

  /// - Parameter velocity: Points per second.
  private mutating func go(to rest: DrawerSides, animated: Bool, velocity: Double = 0) -> [Action] {
    self.targetOrHeldSides = rest
    guard animated else {
      return [.beginSideAppearance(rest, animated: false), .setPositions(rest)] + finish()
    }
    activity = .settling
    return [.beginSideAppearance(rest, animated: true), .settle(rest, velocity: velocity)]
  }

  private mutating func finish() -> [Action] {
    defer { isSwapUnfinished = false }
    activity = .idle
    return isSwapUnfinished
      ? [.finishSwap, .endSideAppearance, .complete] : [.endSideAppearance, .complete]
  }
}
