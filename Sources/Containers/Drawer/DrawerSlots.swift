// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The sides of a drawer that have a controller, leading first.
struct DrawerSlots {
  private(set) var all: [DrawerSlot] = []

  subscript(side: DrawerSide) -> DrawerSlot? {
    get {
      for slot in all where slot.side == side { return slot }
      return nil
    }
    set {
      all.removeAll { $0.side == side }
      guard let newValue else { return }
      let order = DrawerSide.allCases
      let place = order.firstIndex(of: side) ?? 0
      let index = all.firstIndex { order.firstIndex(of: $0.side) ?? 0 > place } ?? all.count
      all.insert(newValue, at: index)
    }
  }
}
