// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where each side of a drawer is: 0 closed, 1 open, more while it is stretched. No other value
/// says where a drawer is.
typealias DrawerPositions = BySide<Double>

extension BySide<Double> {
  init(open sides: DrawerSides = []) {
    self.init(repeating: 0)
    for side in sides.members { self[side] = 1 }
  }
}
