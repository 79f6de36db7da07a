// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How far a content follows a finger that pulls it beyond an end: less and less, and never by the
/// length of the view.
public nonisolated struct RubberBand: Sendable, Hashable {
  /// The share of the finger's movement that the content follows at first; UIKit's.
  private static let stiffness = 0.55

  /// The offset at the content's start, in points. Default 0.
  let minimumOffset: Double
  /// The offset at the content's end, in points.
  public let maximumOffset: Double
  /// The view's length along the axis of the pull, in points.
  public let length: Double

  /// - Parameters: see the properties. A content that ends where it starts has one offset for both.
  public init(minimumOffset: Double = 0, maximumOffset: Double, length: Double) {
    self.minimumOffset = minimumOffset
    self.maximumOffset = maximumOffset
    self.length = length
  }

  /// The offset that is shown when the finger has pulled to `offset`.
  public func shown(_ offset: Double) -> Double {
    let end = min(max(minimumOffset, offset), maximumOffset)
    let pull = offset - end
    guard pull != 0, length > 0 else { return end }
    let way = abs(pull) * Self.stiffness
    let stretch = length * way / (length + way)
    return end + (pull < 0 ? -stretch : stretch)
  }

  /// The offset that a finger must have pulled to for `offset` to be shown: the inverse.
  public func pulled(_ offset: Double) -> Double {
    let end = min(max(minimumOffset, offset), maximumOffset)
    let stretch = abs(offset - end)
    guard stretch > 0, stretch < length else { return end }
    let way = length * stretch / (length - stretch)
    return end + (offset < end ? -way : way) / Self.stiffness
  }
}
