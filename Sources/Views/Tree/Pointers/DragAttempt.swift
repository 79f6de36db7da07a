// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A drag that a view is about to handle. An ancestor of the view may claim the drag (`View.shouldClaimDrag(_:)`).
public struct DragAttempt {
  /// The view that is about to handle the drag.
  public let view: View

  /// The movement of the pointer so far, in points.
  public let translation: Point

  /// Whether the view's content can scroll in that direction, and is not at its end.
  package let canScroll: Bool

  /// Creates the drag attempt that a custom scrolling view passes to `shouldClaimDrag(_:)` of its ancestors.
  /// `translation` is in points. `canScroll` says whether the content can scroll in the drag's direction.
  public init(view: View, translation: Point, canScroll: Bool) {
    self.view = view
    self.translation = translation
    self.canScroll = canScroll
  }
}

/// A set of axes along which a pointer is dragged: horizontal, vertical or both.
public nonisolated struct DragAxes: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// The horizontal axis, for drags to the left and right.
  public static let horizontal = DragAxes(rawValue: 1)
  /// The vertical axis, for drags up and down.
  public static let vertical = DragAxes(rawValue: 2)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
