// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A drag that a view is about to take for itself, as a scroll view does; a view around it may take
/// it instead (`View.shouldTakeDrag(_:)`).
public struct DragAttempt {
  /// The view that is about to take the drag.
  public let view: View

  /// How far the pointer has moved, in points.
  public let translation: Point

  /// Whether the view's content can follow the pointer that way, or is at its end.
  package let canFollow: Bool

  /// An attempt of `view`; for views that scroll by themselves. `translation` is in points.
  public init(view: View, translation: Point, canFollow: Bool) {
    self.view = view
    self.translation = translation
    self.canFollow = canFollow
  }
}

/// The axes a drag may go along.
public nonisolated struct DragAxes: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// Left and right.
  public static let horizontal = DragAxes(rawValue: 1)
  /// Up and down.
  public static let vertical = DragAxes(rawValue: 2)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
