// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The resistance of a scroll view to a drag beyond an end of its content. The content follows the finger less and
/// less, and never farther than the length of the scroll view.
public nonisolated struct RubberBand: Sendable, Hashable {
  /// The fraction of the finger's movement by which the content moves at first, as in UIKit.
  private static let stiffness = 0.55

  private let minimumOffset: Double
  private let maximumOffset: Double
  private let length: Double

  /// Creates a rubber band from the offsets at the start and the end of the content, and the length of the scroll view
  /// along the axis of the drag, all in points.
  public init(minimumOffset: Double = 0, maximumOffset: Double, length: Double) {
    self.minimumOffset = minimumOffset
    self.maximumOffset = maximumOffset
    self.length = length
  }

  /// Returns the scroll offset to display when the finger has dragged the content to `offset`.
  public func displayedOffset(for offset: Double) -> Double {
    let end = min(max(minimumOffset, offset), maximumOffset)
    let pull = offset - end
    guard pull != 0, length > 0 else { return end }
    let way = abs(pull) * Self.stiffness
    let stretch = length * way / (length + way)
    return end + (pull < 0 ? -stretch : stretch)
  }

  /// Returns the offset to which a finger must drag the content for it to be displayed at `offset`: the inverse of
  /// `displayedOffset(for:)`.
  public func dragOffset(for offset: Double) -> Double {
    let end = min(max(minimumOffset, offset), maximumOffset)
    let stretch = abs(offset - end)
    guard stretch > 0, stretch < length else { return end }
    let way = length * stretch / (length - stretch)
    return end + (offset < end ? -way : way) / Self.stiffness
  }
}
