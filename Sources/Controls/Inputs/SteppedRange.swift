// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

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
