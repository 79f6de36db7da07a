// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension DrawerController {
  /// Opens a side; one that is open and not docked closes in the same motion.
  ///
  /// - Parameter completion: Hears once: true when the side came to rest open, false when it may not
  ///   open, or another call or a pointer decided otherwise.
  public func open(
    _ side: DrawerSide? = nil, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let side = side ?? mainSide, slots[side] != nil else {
      completion?(false)
      return
    }
    move(because: .call, animated: animated, completion: completion) { $0.restOpening(side) }
  }

  /// Closes a side; without one, the open one that is not docked.
  public func close(
    _ side: DrawerSide? = nil, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    move(because: .call, animated: animated, completion: completion) { drawer in
      drawer.restClosing(side)
    }
  }

  /// Opens a closed side and closes an open one; in mid-flight it turns round.
  public func toggle(
    _ side: DrawerSide? = nil, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    toggle(side, because: .call, animated: animated, completion: completion)
  }

  /// Shows a little of a closed side and takes it back, as a hint that it is there: 40 points, 0.8 s
  /// (MMDrawerController's). Nothing while the drawer moves, or with reduced motion.
  public func bouncePreview(
    _ side: DrawerSide? = nil, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let side = side ?? mainSide, slots[side] != nil, canAnimate, phase == .idle,
      !restingSides.contains(side)
    else {
      completion?(false)
      return
    }
    activeSide = side
    motor.send(.preview(side), completion: completion)
  }

  // MARK: Rests

  /// Where it rests, or will; while a pointer decides, where it was.
  var restingSides: DrawerSides { motor.machine.rest }

  /// The side that calls and keys mean when they name none.
  var mainSide: DrawerSide? { sides.first }

  func restOpening(_ side: DrawerSide) -> DrawerSides {
    let rest = restingSides
    return docked.contains(side)
      ? rest.union(DrawerSides(side)) : rest.intersection(docked).union(DrawerSides(side))
  }

  func restClosing(_ side: DrawerSide?) -> DrawerSides {
    side.map { restingSides.subtracting(DrawerSides($0)) } ?? restingSides.intersection(docked)
  }

  func toggle(
    _ side: DrawerSide?, because cause: DrawerCause, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let side = side ?? mainSide, slots[side] != nil else {
      completion?(false)
      return
    }
    move(because: cause, animated: animated, completion: completion) { drawer in
      drawer.restingSides.contains(side) && drawer.phase != .dragging
        ? drawer.restClosing(side) : drawer.restOpening(side)
    }
  }

  /// Brings the drawer to rest somewhere, if it may.
  ///
  /// - Parameter rest: Asked when the move begins, which may be after a decision that is being
  ///   carried out.
  func move(
    because cause: DrawerCause, animated: Bool, completion: ((Bool) -> Void)? = nil,
    to rest: @escaping (DrawerController) -> DrawerSides
  ) {
    motor.whenFree(answering: completion) { drawer in
      // The delegate is asked in the decision: what it does to the sides comes after that.
      drawer.motor.hold {
        let rest = rest(drawer)
        guard drawer.mayRest(at: rest, because: cause) else {
          completion?(false)
          return
        }
        drawer.noteActiveSide(for: rest)
        for side in drawer.docked.members {
          drawer.slots[side]?.isHiddenWhileDocked = !rest.contains(side)
        }
        drawer.motor.send(
          .move(to: rest, animated: animated && drawer.canAnimate), completion: completion)
      }
    }
  }

  /// Whether locks and the delegate allow a rest. Code may move what is locked.
  func mayRest(at rest: DrawerSides, because cause: DrawerCause) -> Bool {
    let present = restingSides
    for side in rest.subtracting(present).members {
      if cause != .call, self[side].lock == .lockedClosed { return false }
      if delegate?.drawer(self, shouldOpen: side, because: cause) == false { return false }
    }
    for side in present.subtracting(rest).members {
      if cause != .call, self[side].lock == .lockedOpen { return false }
      if delegate?.drawer(self, shouldClose: side, because: cause) == false { return false }
    }
    return true
  }

  func noteActiveSide(for rest: DrawerSides) {
    if let side = rest.subtracting(docked).members.first ?? openSide { activeSide = side }
  }

  /// Animation needs a window and the person's consent.
  var canAnimate: Bool {
    viewIfLoaded?.window != nil && isContentAppeared && !view.traits.reducesMotion
  }
}
