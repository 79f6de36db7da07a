// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

extension SteppedRange {
  /// Units that Page Up and Page Down move by.
  private static let page = 10.0

  /// Where a key moves a value to; nil for keys that move none.
  func target(of key: Key, from value: Double, mirrored: Bool) -> Double? {
    steps(of: key, mirrored: mirrored).map { self.value(value, movedBy: $0) }
      ?? (key == .home ? minimum : key == .end ? maximum : nil)
  }

  /// Where assistive technology moves a value to; nil for actions that move none.
  func target(of action: AccessibilityAction, from value: Double) -> Double? {
    switch action {
    case .increment: self.value(value, movedBy: 1)
    case .decrement: self.value(value, movedBy: -1)
    // A person can choose no value between two steps either.
    case .setValue(let wanted):
      wanted.isFinite ? self.value(at: fraction(of: clamped(wanted))) : nil
    default: nil
    }
  }

  /// How many units a key moves up.
  private func steps(of key: Key, mirrored: Bool) -> Double? {
    switch key {
    case .up: 1
    case .down: -1
    case .right: mirrored ? -1 : 1
    case .left: mirrored ? 1 : -1
    case .pageUp: Self.page
    case .pageDown: -Self.page
    default: nil
    }
  }
}
