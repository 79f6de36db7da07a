// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The error of `setPins(_:forChild:)` for two layout rules of a child's view (pins) that contradict each other.
public nonisolated struct PinConflict: Error, Sendable, Hashable, CustomStringConvertible {
  /// The conflicting pin that `setPins(_:forChild:)` received first, or the minimum pin that exceeds a maximum pin.
  public let first: Pin
  /// The conflicting pin that `setPins(_:forChild:)` received second, or the maximum pin that a minimum pin exceeds.
  public let second: Pin

  /// Finds the first conflict. Nil if all pins can hold together.
  init?(in pins: [Pin]) {
    var before: [Pin] = []
    for pin in pins where !before.contains(pin) {
      if let other = before.first(where: { pin.contradicts($0) }) {
        let isMaximumFirst = other.relation == .atMost && pin.relation == .atLeast
        self.init(first: isMaximumFirst ? pin : other, second: isMaximumFirst ? other : pin)
        return
      }
      // Two pins determine an axis completely; a third one repeats or contradicts them.
      let others = before.filter { $0.relation == .equal && $0.isHorizontal == pin.isHorizontal }
      if pin.relation == .equal, others.count == 2 {
        self.init(first: others[1], second: pin)
        return
      }
      before.append(pin)
    }
    return nil
  }

  init(first: Pin, second: Pin) { (self.first, self.second) = (first, second) }

  public var description: String {
    "the pins “\(first)” and “\(second)” contradict each other: remove one of them"
  }
}

nonisolated extension Pin {
  fileprivate var isHorizontal: Bool {
    switch anchor {
    case .leading, .trailing, .centerX, .width: true
    case .top, .bottom, .centerY, .height: false
    }
  }

  fileprivate func contradicts(_ earlier: Pin) -> Bool {
    guard anchor == earlier.anchor else { return false }
    switch (earlier.relation, relation) {
    case (.atLeast, .atMost): return earlier.constant > constant
    case (.atMost, .atLeast): return earlier.constant < constant
    default: return earlier.relation == relation
    }
  }
}
