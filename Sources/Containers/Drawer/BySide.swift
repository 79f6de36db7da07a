// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A value for each side.
nonisolated struct BySide<Value> {
  private var leading: Value
  private var trailing: Value
  private var top: Value
  private var bottom: Value

  init(repeating value: Value) {
    leading = value
    trailing = value
    top = value
    bottom = value
  }

  subscript(side: DrawerSide) -> Value {
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

extension BySide: Equatable where Value: Equatable {}
extension BySide: Hashable where Value: Hashable {}
extension BySide: Sendable where Value: Sendable {}
