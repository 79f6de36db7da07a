// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// Where a part of the view is on screen now, in the window's points, without what is clipped away:
  /// animations count. Nil when nothing of it can be seen, because it is not in a window, hidden or
  /// scrolled out of sight. What lies above it does not count.
  ///
  /// - Parameter rect: In the view's coordinates. Default: all of the view. One without an area stands
  ///   for a place.
  public func shownRect(of rect: Rect? = nil) -> Rect? {
    guard window != nil else { return nil }
    var shown = rect ?? bounds
    var view: View? = self
    while let current = view {
      if current.isHidden { return nil }
      if current.clipsToBounds || current.superview == nil {
        let bounds = Rect(
          origin: current.presentedBoundsOrigin, size: current.presentedFrame.size)
        guard let cut = shown.cut(to: bounds) else { return nil }
        shown = cut
      }
      shown = current.presentedTransformToSuperview.boundingBox(of: shown)
      view = current.superview
    }
    return shown
  }

  /// Where a part of the view is in the window now, in the window's points, whether it can be seen or not: animations count.
  package func presentedRect(of rect: Rect) -> Rect {
    var shown = rect
    var view: View? = self
    while let current = view {
      shown = current.presentedTransformToSuperview.boundingBox(of: shown)
      view = current.superview
    }
    return shown
  }
}

extension Rect {
  /// The part inside `bounds`; nil when there is none. A part without an area counts when the whole
  /// has none either.
  fileprivate func cut(to bounds: Rect) -> Rect? {
    let left = max(minX, bounds.minX)
    let top = max(minY, bounds.minY)
    let cut = Rect(left, top, min(maxX, bounds.maxX) - left, min(maxY, bounds.maxY) - top)
    guard cut.width > 0 || (width == 0 && cut.width == 0),
      cut.height > 0 || (height == 0 && cut.height == 0)
    else { return nil }
    return cut
  }
}
