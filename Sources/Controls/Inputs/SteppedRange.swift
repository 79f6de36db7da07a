// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The numbers a slider or a stepper can have, and the steps between them.
nonisolated struct SteppedRange: Equatable {
  private(set) var minimum: Double
  private(set) var maximum: Double

  /// The distance between steps, counted from the minimum; 0 where every number will do.
  private(set) var step: Double

  /// How close to a step a number counts as being on it, in steps: sums of tenths never are exactly.
  private static let tolerance = 1e-6

  init(_ minimum: Double, _ maximum: Double, step: Double) {
    require(
      minimum.isFinite && maximum.isFinite && minimum <= maximum,
      "A range of values cannot go from \(minimum) to \(maximum)")
    require(step.isFinite && step >= 0, "Values cannot be \(step) apart")
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }

  var length: Double { maximum - minimum }

  func clamped(_ value: Double) -> Double {
    require(!value.isNaN, "A value cannot be \(value)")
    return min(max(value, minimum), maximum)
  }

  /// How far along the range a value is, 0…1; 0 in a range of one value.
  func fraction(of value: Double) -> Double {
    length > 0 ? (value - minimum) / length : 0
  }

  /// The value at a share of the range, on the nearest step. The maximum can always be reached.
  func value(at fraction: Double) -> Double {
    let fraction = min(max(fraction, 0), 1)
    guard step > 0, fraction < 1 else {
      return fraction < 1 ? minimum + fraction * length : maximum
    }
    let exact = fraction * length
    let stepped = (exact / step).rounded() * step
    // The last stretch may be shorter than a step.
    return length - exact < abs(exact - stepped) ? maximum : clamped(minimum + stepped)
  }

  /// What a key moves by: a step, or a hundredth of a range without steps.
  var unit: Double { step > 0 ? step : length / 100 }

  /// The value that is `count` units further on. From between two steps, the first unit leads to
  /// the next step.
  func value(_ value: Double, movedBy count: Double) -> Double {
    guard length > 0 else { return minimum }
    var position = (value - minimum) / unit
    let nearest = position.rounded()
    if abs(position - nearest) < Self.tolerance {
      position = nearest
    } else if step > 0 {
      position = position.rounded(count > 0 ? .down : .up)
    }
    return clamped(minimum + (position + count) * unit)
  }
}

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
