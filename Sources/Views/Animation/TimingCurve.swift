// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A timing curve: the progress of an animation as a function of the elapsed fraction of its duration.
///
/// A cubic Bézier curve through (0, 0) and (1, 1), as in Core Animation, with the same named curves.
public nonisolated struct TimingCurve: Sendable, Hashable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// A curve with a constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// A curve that is slow at the start, like Core Animation's `easeIn`.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// A curve that is slow at the end, like Core Animation's `easeOut`.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// A curve that is slow at the start and at the end, like Core Animation's `easeInEaseOut`.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// The largest slope of `decelerating(from:)` with which the curve does not overshoot.
  static let maximumDecelerationSlope = 3.0

  /// Returns a curve that decelerates from a slope to a stop, for the movement after a drag has ended. It is the cubic
  /// Hermite curve with linear time. A negative slope first moves back a little.
  static func decelerating(from slope: Double) -> TimingCurve {
    TimingCurve(1.0 / 3, slope / 3, 2.0 / 3, 1)
  }

  /// Creates a Bézier curve from its control points (x1, y1) and (x2, y2). Traps if `x1` or `x2` is outside 0…1.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    require(
      (0...1).contains(x1) && (0...1).contains(x2),
      "A timing curve's control points need an x in 0…1, not \(x1) and \(x2)")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Returns the animation's progress at `time`, a fraction of the duration: exactly 0 at time 0, exactly 1 at time 1.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.bezier(y1, y2, parameter(forX: time))
  }

  /// Returns the curve's slope at `time`, a fraction of the duration: the speed relative to the average speed.
  public func slope(at time: Double) -> Double {
    let parameter = parameter(forX: min(max(time, 0), 1))
    let dx = Self.derivative(x1, x2, parameter)
    return dx > 1e-9 ? Self.derivative(y1, y2, parameter) / dx : 0
  }

  /// Uses Newton's method, and bisection if the curve is too flat for it.
  private func parameter(forX x: Double) -> Double {
    var guess = x
    for _ in 0..<8 {
      let error = Self.bezier(x1, x2, guess) - x
      if abs(error) < 1e-9 { return guess }
      let slope = Self.derivative(x1, x2, guess)
      if abs(slope) < 1e-6 { break }
      guess -= error / slope
    }
    var low = 0.0
    var high = 1.0
    guess = x
    while high - low > 1e-9 {
      if Self.bezier(x1, x2, guess) < x { low = guess } else { high = guess }
      guess = (low + high) / 2
    }
    return guess
  }

  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }

  private static func derivative(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
  }
}
