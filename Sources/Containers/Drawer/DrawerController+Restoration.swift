// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The drawer's own part of what the next start finds again. Locks are the program's and not a person's: they are not kept.
extension DrawerController {
  func encodeSides(with coder: StateCoder) {
    let state = state
    coder.encode(state.openSide?.rawValue, forKey: "open")
    let lengths = state.lengths.map { ($0.key.rawValue, $0.value) }
    coder.encode(Dictionary(uniqueKeysWithValues: lengths), forKey: "lengths")
    coder.encode(state.hiddenWhileDocked.map(\.rawValue), forKey: "hidden")
  }

  func restoreSides(with coder: StateCoder) {
    var state = state
    state.openSide = coder.decode(String.self, forKey: "open").flatMap { DrawerSide(rawValue: $0) }
    let lengths = coder.decode([String: Double].self, forKey: "lengths") ?? [:]
    state.lengths = [:]
    for (name, length) in lengths where length >= 0 {
      if let side = DrawerSide(rawValue: name) { state.lengths[side] = length }
    }
    let hidden = coder.decode([String].self, forKey: "hidden") ?? []
    state.hiddenWhileDocked = hidden.compactMap { DrawerSide(rawValue: $0) }
    self.state = state
  }
}
