// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where each side of a drawer is: 0 closed, 1 open, more while it is stretched. No other value
/// says where a drawer is.
typealias DrawerPositions = SIMD4<Double>

extension DrawerPositions {
  nonisolated init(open sides: DrawerSides) {
    self.init()
    for side in sides.members { self[side] = 1 }
  }

  nonisolated subscript(side: DrawerSide) -> Double {
    get { self[side.index] }
    set { self[side.index] = newValue }
  }
}
