// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where each side of a drawer is: 0 closed, 1 open, more while it is stretched. Nothing else says
/// where a drawer is.
nonisolated struct DrawerPositions: Sendable, Hashable {
  private var leading = 0.0
  private var trailing = 0.0
  private var top = 0.0
  private var bottom = 0.0

  init(open sides: DrawerSides = []) {
    for side in sides.members { self[side] = 1 }
  }

  subscript(side: DrawerSide) -> Double {
    get {
      switch side {
      case .leading: leading
      case .trailing: trailing
      case .top: top
      case .bottom: bottom
      }
    }
    set {
      switch side {
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      case .top: top = newValue
      case .bottom: bottom = newValue
      }
    }
  }
}
