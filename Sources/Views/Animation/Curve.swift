// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A timing curve: how far an animation has come after a share of its time.
///
/// A cubic Bézier through (0, 0) and (1, 1), as in Core Animation, whose control points the
/// named curves use.
public nonisolated struct Curve: Sendable, Hashable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The same speed from the start to the end.
  public static let linear = Curve(0, 0, 1, 1)
  /// Slow at the start, as Core Animation's `easeIn`.
  public static let easeIn = Curve(0.42, 0, 1, 1)
  /// Slow at the end, as Core Animation's `easeOut`.
  public static let easeOut = Curve(0, 0, 0.58, 1)
  /// Slow at the start and at the end, as Core Animation's `easeInEaseOut`.
  public static let easeInOut = Curve(0.42, 0, 0.58, 1)

  /// The steepest start of `landing(from:)` that does not pass the end.
  static let steepestLanding = 3.0

  /// From a given slope to rest: what is let go of at some speed goes on at that speed. It is the cubic
  /// Hermite curve, whose time runs evenly. A negative slope goes back a little before it comes.
  static func landing(from slope: Double) -> Curve {
    Curve(1.0 / 3, slope / 3, 2.0 / 3, 1)
  }

  /// - Parameters: the two control points. The x values must lie in 0…1, so that time never
  ///   runs backwards.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    require(
      (0...1).contains(x1) && (0...1).contains(x2),
      "A timing curve's control points need an x in 0…1, not \(x1) and \(x2)")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The share of the way covered at the share `time` of the duration; both ends are exact.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.bezier(y1, y2, parameter(forX: time))
  }

  /// The slope of the curve at `time`: progress per share of the duration.
  public func slope(at time: Double) -> Double {
    let parameter = parameter(forX: min(max(time, 0), 1))
    let dx = Self.derivative(x1, x2, parameter)
    return dx > 1e-9 ? Self.derivative(y1, y2, parameter) / dx : 0
  }

  /// Newton's method, with bisection where the curve is too flat for it.
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
