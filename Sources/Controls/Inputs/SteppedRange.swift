// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

nonisolated struct SteppedRange: Equatable {
  private(set) var minimum: Double
  private(set) var maximum: Double

  /// The distance between steps, counted from the minimum; 0 for no steps.
  private(set) var step: Double

  /// The distance from a step, in steps, at which a number is on the step: sums of tenths are not exact.
  private static let tolerance = 1e-6

  init(_ minimum: Double, _ maximum: Double, step: Double) {
    require(
      minimum.isFinite && maximum.isFinite && minimum <= maximum,
      "A range of values cannot go from \(minimum) to \(maximum)")
    require(step.isFinite && step >= 0, "A step must be finite and not negative: \(step)")
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }

  var length: Double { maximum - minimum }

  func clamped(_ value: Double) -> Double {
    require(!value.isNaN, "A value cannot be \(value)")
    return min(max(value, minimum), maximum)
  }

  /// The position of a value in the range, 0…1; 0 in an empty range.
  func fraction(of value: Double) -> Double {
    length > 0 ? (value - minimum) / length : 0
  }

  /// The value at a position in the range, 0…1, rounded to the nearest step or to the maximum.
  func value(at fraction: Double) -> Double {
    let fraction = min(max(fraction, 0), 1)
    guard step > 0, fraction < 1 else {
      return fraction < 1 ? minimum + fraction * length : maximum
    }
    let exact = fraction * length
    let stepped = (exact / step).rounded() * step
    // The distance from the last step to the maximum may be less than a step.
    return length - exact < abs(exact - stepped) ? maximum : clamped(minimum + stepped)
  }

  /// The change by an arrow key: a step, or a hundredth of a range without steps.
  var unit: Double { step > 0 ? step : length / 100 }

  /// The value that is `count` units away. From a value between two steps the first unit leads to the next step.
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
  private static let stepsPerPage = 10.0

  func target(of key: Key, from value: Double, isMirrored: Bool) -> Double? {
    steps(of: key, isMirrored: isMirrored).map { self.value(value, movedBy: $0) }
      ?? (key == .home ? minimum : key == .end ? maximum : nil)
  }

  func target(of action: AccessibilityAction, from value: Double) -> Double? {
    switch action {
    case .increment: self.value(value, movedBy: 1)
    case .decrement: self.value(value, movedBy: -1)
    // Rounded to a step, as every value that the user can choose.
    case .setValue(let wanted):
      wanted.isFinite ? self.value(at: fraction(of: clamped(wanted))) : nil
    default: nil
    }
  }

  /// The change by a key, in units; nil for other keys.
  func steps(of key: Key, isMirrored: Bool) -> Double? {
    switch key {
    case .up: 1
    case .down: -1
    case .right: isMirrored ? -1 : 1
    case .left: isMirrored ? 1 : -1
    case .pageUp: Self.stepsPerPage
    case .pageDown: -Self.stepsPerPage
    default: nil
    }
  }
}
