// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// How wide a leading or trailing side is, or how high a top or bottom side.
public nonisolated struct DrawerLength: Sendable, Hashable, Codable {
  /// The preferred share of the container, 0…1.
  public var fraction: Double

  /// The least length in points, if it leaves the ledge free. This and `maximum` grow with the desktop's text size.
  public var minimum: Double

  /// The greatest length in points.
  public var maximum: Double

  /// Points of the center that stay visible in any case. Default 64, as Android's DrawerLayout.
  public var ledge: Double

  /// - Parameters: see the properties. Fractions outside 0…1, lengths below 0 and a minimum above
  ///   the maximum stop the program.
  public init(fraction: Double, minimum: Double, maximum: Double, ledge: Double = 64) {
    require((0...1).contains(fraction), "A fraction must lie in 0…1: \(fraction)")
    require(
      minimum >= 0 && minimum <= maximum,
      "A length cannot be at least \(minimum) and at most \(maximum) points")
    require(ledge >= 0, "A ledge cannot be \(ledge) points")
    self.fraction = fraction
    self.minimum = minimum
    self.maximum = maximum
    self.ledge = ledge
  }

  /// A quarter, within 240…320 points: between MMDrawerController's 280 and libadwaita's quarter.
  public static let standard = DrawerLength(fraction: 0.25, minimum: 240, maximum: 320)

  /// As many points as there is room for beside the ledge.
  public static func fixed(_ points: Double, ledge: Double = 64) -> DrawerLength {
    DrawerLength(fraction: 0, minimum: points, maximum: points, ledge: ledge)
  }

  /// A share of the container.
  public static func fraction(_ share: Double, ledge: Double = 64) -> DrawerLength {
    DrawerLength(fraction: share, minimum: 0, maximum: .infinity, ledge: ledge)
  }

  /// The same with limits that are larger by a factor.
  func grown(by factor: Double) -> DrawerLength {
    var length = self
    length.minimum *= factor
    length.maximum *= factor
    return length
  }

  /// The length in a container of a length, in points; never below 0.
  public func points(in container: Double) -> Double {
    max(0, min(max(minimum, min(maximum, fraction * container)), container - ledge))
  }
}
