// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What a person chose of a drawer. Locks are the program's: they are not kept.
struct DrawerState: Hashable {
  /// The open side that is not docked; nil when none is.
  var openSide: DrawerSide?
  /// Lengths that a person has given, in points.
  var lengths: [DrawerSide: Double] = [:]
  /// Docked sides that a person has hidden.
  var hiddenWhileDocked: [DrawerSide] = []

  /// The part of the state that is about certain sides.
  func filtered(_ isIncluded: (DrawerSide) -> Bool) -> DrawerState {
    DrawerState(
      openSide: openSide.flatMap { isIncluded($0) ? $0 : nil },
      lengths: lengths.filter { isIncluded($0.key) },
      hiddenWhileDocked: hiddenWhileDocked.filter(isIncluded))
  }
}

extension DrawerController {
  /// Setting it shows it immediately, without a frame in between. The state of a side that is missing waits for the side.
  var state: DrawerState {
    get {
      var state = slots.awaited
      state.openSide = openSide ?? state.openSide
      for slot in slots.all { state.lengths[slot.side] = slot.given.points }
      state.hiddenWhileDocked += slots.all.filter(\.isHiddenWhileDocked).map(\.side)
      return state
    }
    set { transitionController.motor.whenFree { $0.restore(newValue) } }
  }

  private func restore(_ state: DrawerState) {
    slots.awaited = state.filtered { slots[$0] == nil }
    var rest: DrawerSides = []
    for slot in slots.all {
      let side = slot.side
      slot.given.restore(state.lengths[side])
      slot.isHiddenWhileDocked = state.hiddenWhileDocked.contains(side)
      if isDocked(side) ? !slot.isHiddenWhileDocked : side == state.openSide {
        rest.insert(DrawerSides(side))
      }
    }
    let side = rest.subtracting(slots.docked).first
    transitionController.motor.send(.move(to: rest, of: side, animated: false))
    viewIfLoaded?.setNeedsLayout()
  }

  /// Gives a side that has come later than its state what waits for it.
  func restoreArrived(_ slot: DrawerSlot) {
    let side = slot.side
    let state = slots.awaited.filtered { $0 == side }
    slots.awaited = slots.awaited.filtered { $0 != side }
    guard state != DrawerState() else { return }
    slot.given.restore(state.lengths[side])
    slot.isHiddenWhileDocked = state.hiddenWhileDocked.contains(side)
    viewIfLoaded?.setNeedsLayout()
    guard state.openSide == side else { return }
    transitionController.motor.send(
      .move(to: transitionController.restOpening(side), of: side, animated: false))
  }

  func encodeSides(with coder: StateCoder) {
    let state = state
    coder[own: "open"] = state.openSide?.rawValue
    let lengths = state.lengths.map { ($0.key.rawValue, $0.value) }
    coder[own: "lengths"] = Dictionary(uniqueKeysWithValues: lengths)
    coder[own: "hidden"] = state.hiddenWhileDocked.map(\.rawValue)
  }

  func restoreSides(with coder: StateCoder) {
    var state = DrawerState()
    state.openSide = coder[own: "open"].flatMap { DrawerSide(rawValue: $0) }
    let lengths: [String: Double] = coder[own: "lengths"] ?? [:]
    for (name, length) in lengths where length >= 0 {
      if let side = DrawerSide(rawValue: name) { state.lengths[side] = length }
    }
    let hidden: [String] = coder[own: "hidden"] ?? []
    state.hiddenWhileDocked = hidden.compactMap { DrawerSide(rawValue: $0) }
    self.state = state
  }
}
