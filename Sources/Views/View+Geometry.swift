// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// The view's rectangle in its own coordinates. Setting a new size does not change `center`.
  public var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      let center = center
      frame = Rect(
        center.x - anchorPoint.x * newValue.width, center.y - anchorPoint.y * newValue.height,
        newValue.width, newValue.height)
    }
  }

  /// The position of the anchor point in the superview's coordinates; by default the center of the frame.
  public var center: Point {
    get { anchor(in: frame) }
    set { frame.origin = newValue - (anchor(in: frame) - frame.origin) }
  }

  func anchor(in frame: Rect) -> Point {
    Point(frame.minX + anchorPoint.x * frame.width, frame.minY + anchorPoint.y * frame.height)
  }

  /// Converts a point from this view's coordinates to the coordinates of `view`; nil means the window.
  public func convert(_ point: Point, to view: View?) -> Point {
    let inRoot = point.applying(transformToRoot)
    guard let view else { return inRoot }
    // A view whose transform has no inverse shows no points. A closure would check its actor at each call.
    guard let inverse = view.transformToRoot.inverse else { return .zero }
    return inRoot.applying(inverse)
  }

  /// Converts a point from `view`'s coordinates to this view's; nil means the window.
  public func convert(_ point: Point, from view: View?) -> Point {
    if let view { return view.convert(point, to: self) }
    guard let inverse = transformToRoot.inverse else { return .zero }
    return point.applying(inverse)
  }

  /// Converts a rectangle to the coordinates of `view`; nil means the window. Returns the upright bounding rectangle.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    let inverse = view.map { $0.transformToRoot.inverse ?? .identity } ?? .identity
    return transformToRoot.concatenating(inverse).boundingBox(of: rect)
  }

  /// Converts a rectangle from the coordinates of `view`; nil means the window. Returns the upright bounding rectangle.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    let from = view?.transformToRoot ?? .identity
    return from.concatenating(transformToRoot.inverse ?? .identity).boundingBox(of: rect)
  }

  var isFaint: Bool { alpha <= 0.01 }

  var isInvisible: Bool { storedIsHidden || isFaint }

  /// Returns the deepest view that accepts input at `point` (in this view's coordinates), or nil.
  public func hitTest(_ point: Point) -> View? {
    var passed: View?
    return hitTest(point, passing: &passed)
  }

  /// Returns the deepest view that accepts input, and sets `passed` to the first view above it that takes no input but
  /// has a tool tip or a cursor.
  func hitTest(_ point: Point, passing passed: inout View?) -> View? {
    guard !isInvisible, self.point(inside: point) else { return nil }
    guard isUserInteractionEnabled else {
      if passed == nil, toolTip != nil || passiveCursor != nil { passed = self }
      return nil
    }
    guard !isInert else { return self }
    return topSubview(at: point) { $0.hitTest($1, passing: &passed) } ?? self
  }

  /// Returns the deepest view at `point` (in this view's coordinates), whether it accepts input or not; nil for none.
  func deepestView(at point: Point) -> View? {
    guard !isInvisible, self.point(inside: point) else { return nil }
    return topSubview(at: point) { $0.deepestView(at: $1) } ?? self
  }

  /// Returns the first non-nil result of `find`, called from the front with each subview and the point in it.
  private func topSubview(at point: Point, _ find: (View, Point) -> View?) -> View? {
    if subviews.count > SubviewGrid.minimumSubviewCount {
      if subviewSearch.needsGrid { subviewSearch.grid = SubviewGrid(subviews.map(\.hitFrame)) }
      subviewSearch.hasSearched = true
    }
    var hit: View?
    if let subviewIndex = subviewSearch.grid {
      subviewIndex.forEach(at: point) { index in
        hit = subviews[index].localPoint(of: point).flatMap { find(subviews[index], $0) }
        return hit != nil
      }
      return hit
    }
    for index in subviews.indices.reversed() {
      guard let local = subviews[index].localPoint(of: point) else { continue }
      if let hit = find(subviews[index], local) { return hit }
    }
    return nil
  }

  /// Converts a point from the superview's coordinates; nil if it cannot be inside the view.
  private func localPoint(of point: Point) -> Point? {
    guard transform == .identity else {
      guard let inverse = transformToSuperview.inverse else { return nil }
      return point.applying(inverse)
    }
    return frame.contains(point) ? point - frame.origin + boundsOrigin : nil
  }

  /// The upright rectangle outside of which the view cannot be hit, in the superview's coordinates.
  var hitFrame: Rect {
    transform == .identity ? frame : transformToSuperview.boundingBox(of: bounds)
  }

  func invalidateSubviewGrid() { subviewSearch.invalidate() }

  var transformToSuperview: Transform {
    transform(of: frame, boundsOrigin: boundsOrigin, transform: transform)
  }

  var presentationTransformToSuperview: Transform {
    transform(
      of: presentationFrame, boundsOrigin: presentationBoundsOrigin,
      transform: presentationTransform)
  }

  private func transform(
    of frame: Rect, boundsOrigin: Point, transform: Transform
  ) -> Transform {
    let offset = frame.origin - boundsOrigin
    guard transform != .identity else { return .translation(offset.x, offset.y) }
    let center = anchor(in: frame)
    return Transform.translation(offset.x - center.x, offset.y - center.y)
      .concatenating(transform)
      .concatenating(.translation(center.x, center.y))
  }

  private var transformToRoot: Transform {
    var transform = transformToSuperview
    var view = superview
    while let current = view {
      transform = transform.concatenating(current.transformToSuperview)
      view = current.superview
    }
    return transform
  }

  /// Returns the part of a rectangle that is currently visible, in window points, including animations. Nil if the view
  /// is not in a window, is hidden, or is completely clipped. Parts that other views cover count as visible.
  ///
  /// - Parameter rect: A rectangle in the view's coordinates. Default: the whole view. Its width or height may be 0.
  public func visibleRect(of rect: Rect? = nil) -> Rect? {
    guard window != nil else { return nil }
    var shown = rect ?? bounds
    var view: View? = self
    while let current = view {
      if current.isHidden { return nil }
      if current.clipsToBounds || current.superview == nil {
        guard let cut = shown.clipped(to: current.presentationBounds) else { return nil }
        shown = cut
      }
      shown = current.presentationTransformToSuperview.boundingBox(of: shown)
      view = current.superview
    }
    return shown
  }

  /// Returns the current rectangle in window points, including animations, whether it is visible or not.
  package func presentationRect(of rect: Rect) -> Rect {
    var shown = rect
    for view in path { shown = view.presentationTransformToSuperview.boundingBox(of: shown) }
    return shown
  }
}

extension Rect {
  /// Returns the part inside `bounds`; nil for none. A part without an area counts only if the whole has none either.
  fileprivate func clipped(to bounds: Rect) -> Rect? {
    let left = max(minX, bounds.minX)
    let top = max(minY, bounds.minY)
    let cut = Rect(left, top, min(maxX, bounds.maxX) - left, min(maxY, bounds.maxY) - top)
    guard cut.width > 0 || (width == 0 && cut.width == 0),
      cut.height > 0 || (height == 0 && cut.height == 0)
    else { return nil }
    return cut
  }
}
