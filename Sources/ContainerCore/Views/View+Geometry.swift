// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// A point of this view's coordinates in those of `view`, an ancestor, a descendant or any
  /// other view of the same tree; nil stands for the window.
  public func convert(_ point: Point, to view: View?) -> Point {
    let inRoot = point + offsetFromRoot
    return view.map { inRoot - $0.offsetFromRoot } ?? inRoot
  }

  public func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The deepest view at `point` (in this view's coordinates) that takes input.
  public func hitTest(_ point: Point) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, bounds.contains(point) else {
      return nil
    }
    if !isInert {
      for subview in subviews.reversed() {
        let inner = point - subview.frame.origin + subview.boundsOrigin
        if let hit = subview.hitTest(inner) { return hit }
      }
    }
    return self
  }

  /// What to add to a point of this view's coordinates to get one of the root's.
  private var offsetFromRoot: Point {
    var offset = Point.zero
    var view: View? = self
    while let current = view {
      offset = offset + current.frame.origin - current.boundsOrigin
      view = current.superview
    }
    return offset
  }
}
