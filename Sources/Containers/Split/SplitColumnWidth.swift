// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// How wide a primary or supplementary column is, in points or as a share of the split view. Points grow with the desktop's
/// text size.
public nonisolated struct SplitColumnWidth: Sendable, Hashable {
  /// A width before `minimum` and `maximum` limit it.
  public enum Preferred: Sendable, Hashable {
    /// At least 0.
    case points(Double)
    /// A share of the split view's width, 0…1.
    case fraction(Double)
  }

  /// What it would like to have.
  public var preferred: Preferred

  /// Points that it has at least; where there is no room for it beside the secondary it does not
  /// show there.
  public var minimum: Double

  /// Points that it has at most. A person's wish is kept within both, too.
  public var maximum: Double

  /// - Parameters: see the properties. A wish below nothing or a fraction above 1, and a minimum above the
  ///   maximum, stop the program.
  public init(preferred: Preferred, minimum: Double, maximum: Double) {
    switch preferred {
    case .points(let points):
      require(points >= 0, "A column cannot be \(points) points wide")
    case .fraction(let fraction):
      require((0...1).contains(fraction), "A fraction must lie in 0…1: \(fraction)")
    }
    require(
      minimum >= 0 && minimum <= maximum,
      "A column cannot be at least \(minimum) and at most \(maximum) points wide")
    self.preferred = preferred
    self.minimum = minimum
    self.maximum = maximum
  }

  /// 280 points, from 180 to 480: a list of short titles.
  public static let primary = SplitColumnWidth(preferred: .points(280), minimum: 180, maximum: 480)

  /// 320 points, from 220 to 560: a list with a line of text below each title.
  public static let supplementary = SplitColumnWidth(
    preferred: .points(320), minimum: 220, maximum: 560)

  /// The same for text that is larger by a factor.
  func grown(by factor: Double) -> SplitColumnWidth {
    var width = self
    if case .points(let points) = preferred { width.preferred = .points(points * factor) }
    width.minimum *= factor
    width.maximum *= factor
    return width
  }

  /// A minimum above the maximum counts: the two can be set in either order.
  var range: ClosedRange<Double> { minimum...max(minimum, maximum) }

  /// Points in a split view of a width, before others ask for room.
  ///
  /// - Parameter given: What a person has chosen.
  func points(in width: Double, given: Double? = nil) -> Double {
    let wish =
      switch preferred {
      case .points(let points): points
      case .fraction(let fraction): width * fraction
      }
    return min(max(given ?? wish, range.lowerBound), range.upperBound)
  }
}
