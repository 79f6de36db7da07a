// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The width of a primary or supplementary column, in points or as a fraction of the split view. Larger text increases
/// a width in points.
public nonisolated struct SplitColumnWidth: Sendable, Hashable {
  /// The preferred width of a split view's column, which is limited to `minimum`…`maximum`.
  public enum Preferred: Sendable, Hashable {
    /// A width in points, at least 0.
    case points(Double)
    /// A fraction of the split view's width, 0…1.
    case fraction(Double)
  }

  /// The preferred width of the split view's column.
  public var preferred: Preferred

  /// The minimum width in points. If less is free next to the secondary, the column can only be shown over it.
  public var minimum: Double

  /// The maximum width of the column in points. The user can set widths from `minimum` to `maximum`.
  public var maximum: Double

  /// Creates a column's width. Traps if a width is negative, `minimum` exceeds `maximum`, or a fraction is outside 0…1.
  public init(preferred: Preferred, minimum: Double, maximum: Double) {
    switch preferred {
    case .points(let points): require(points >= 0, "A column cannot be \(points) points wide")
    case .fraction(let fraction):
      require((0...1).contains(fraction), "A fraction must be in 0…1, not \(fraction)")
    }
    require(
      minimum >= 0 && minimum <= maximum,
      "A column cannot be at least \(minimum) and at most \(maximum) points wide")
    self.preferred = preferred
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The default width of the primary column: 280 points, within 180…480, for a list of short titles.
  public static let primary = SplitColumnWidth(preferred: .points(280), minimum: 180, maximum: 480)

  /// The default width of the supplementary column: 320 points, within 220…560, for titles with a line of text below.
  public static let supplementary = SplitColumnWidth(
    preferred: .points(320), minimum: 220, maximum: 560)

  func scaled(by factor: Double) -> SplitColumnWidth {
    var width = self
    if case .points(let points) = preferred { width.preferred = .points(points * factor) }
    width.minimum *= factor
    width.maximum *= factor
    return width
  }

  /// A minimum above the maximum takes precedence, because the two can be set in either order.
  var range: ClosedRange<Double> { minimum...max(minimum, maximum) }

  /// The width in points in a split view of some width, before other columns shrink it.
  func points(in width: Double, userWidth: Double? = nil) -> Double {
    let preferredWidth =
      switch preferred {
      case .points(let points): points
      case .fraction(let fraction): width * fraction
      }
    return min(max(userWidth ?? preferredWidth, range.lowerBound), range.upperBound)
  }
}
