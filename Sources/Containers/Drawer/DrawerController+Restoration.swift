// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The restorable state of a drawer: the choices of the user. Locks are set by the program, so they are not saved.
struct DrawerState: Hashable {
  /// The open side that is not docked; nil if there is none.
  var openSide: DrawerSide?
  /// The lengths that the user has set, in points.
  var lengths: [DrawerSide: Double] = [:]
  /// The docked sides that the user has hidden.
  var hiddenWhileDocked: [DrawerSide] = []

  func filtered(_ isIncluded: (DrawerSide) -> Bool) -> DrawerState {
    DrawerState(
      openSide: openSide.flatMap { isIncluded($0) ? $0 : nil },
      lengths: lengths.filter { isIncluded($0.key) },
      hiddenWhileDocked: hiddenWhileDocked.filter(isIncluded))
  }
}

extension DrawerController {
  /// Setting it applies it immediately. The state of a missing side waits until the side is added.
  var state: DrawerState {
    get { slots.state }
    set { transitionController.runner.performWhenIdle { $0.slots.restore(newValue) } }
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
