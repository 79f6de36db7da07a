// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension DrawerController {
  /// What to remember of the drawer. Setting it shows it at once, without a frame in between; sides that
  /// are not there are passed over.
  public var state: DrawerState {
    get {
      DrawerState(
        openSide: openSide,
        lengths: slots.all.reduce(into: [:]) { $0[$1.side] = $1.given.points },
        locks: slots.all.reduce(into: [:]) { locks, slot in
          if slot.options.lock != .unlocked { locks[slot.side] = slot.options.lock }
        },
        hiddenWhileDocked: sides.filter { slots[$0]?.isHiddenWhileDocked == true })
    }
    set {
      motor.whenFree { $0.restore(newValue) }
    }
  }

  private func restore(_ newValue: DrawerState) {
    for slot in slots.all {
      let side = slot.side
      slot.given.restore(newValue.lengths[side])
      slot.options.lock = newValue.locks[side] ?? .unlocked
      slot.isHiddenWhileDocked = newValue.hiddenWhileDocked.contains(side)
    }
    var rest = docked.members.reduce(into: DrawerSides()) { rest, side in
      if slots[side]?.isHiddenWhileDocked != true { rest.insert(DrawerSides(side)) }
    }
    if let side = newValue.openSide, slots[side] != nil, !docked.contains(side) {
      rest.insert(DrawerSides(side))
      activeSide = side
    }
    send(.move(to: rest, animated: false))
    viewIfLoaded?.setNeedsLayout()
  }
}
