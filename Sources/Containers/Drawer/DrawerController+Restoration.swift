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
    get { slots.state }
    set { transitionController.motor.whenFree { $0.slots.restore(newValue) } }
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
