// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The relation between a drag beyond the end of content and the displayed offset. The content follows the finger less
/// and less, and by less than the length of the view.
public nonisolated struct RubberBand: Sendable, Hashable {
  /// The fraction of the finger's movement by which the content moves at first, as in UIKit.
  private static let stiffness = 0.55

  /// The offset at the start of the content, in points. Default 0.
  let minimumOffset: Double
  /// The offset at the end of the content, in points.
  public let maximumOffset: Double
  /// The length of the view along the axis of the drag, in points.
  public let length: Double

  /// Creates a rubber band from its properties. For content that is not longer than the view both offsets are equal.
  public init(minimumOffset: Double = 0, maximumOffset: Double, length: Double) {
    self.minimumOffset = minimumOffset
    self.maximumOffset = maximumOffset
    self.length = length
  }

  /// Returns the displayed offset when the finger has dragged the content to `offset`.
  public func displayedOffset(for offset: Double) -> Double {
    let end = min(max(minimumOffset, offset), maximumOffset)
    let pull = offset - end
    guard pull != 0, length > 0 else { return end }
    let way = abs(pull) * Self.stiffness
    let stretch = length * way / (length + way)
    return end + (pull < 0 ? -stretch : stretch)
  }

  /// Returns the offset to which the finger must drag the content to display `offset`.
  public func dragOffset(for offset: Double) -> Double {
    let end = min(max(minimumOffset, offset), maximumOffset)
    let stretch = abs(offset - end)
    guard stretch > 0, stretch < length else { return end }
    let way = length * stretch / (length - stretch)
    return end + (offset < end ? -way : way) / Self.stiffness
  }
}
