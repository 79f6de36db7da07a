// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// The view's own rectangle. Setting another size keeps the center where it is.
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

  /// The middle of the frame, in the superview's coordinates; with another `anchorPoint`, where that lies.
  public var center: Point {
    get { anchor(in: frame) }
    set { frame.origin = newValue - (anchor(in: frame) - frame.origin) }
  }

  /// Where the anchor point lies in a frame, in the superview's coordinates.
  func anchor(in frame: Rect) -> Point {
    Point(frame.minX + anchorPoint.x * frame.width, frame.minY + anchorPoint.y * frame.height)
  }

  /// A point of this view's coordinates in those of `view`, an ancestor, a descendant or any
  /// other view of the same tree; nil stands for the window.
  public func convert(_ point: Point, to view: View?) -> Point {
    let inRoot = transformToRoot.apply(to: point)
    guard let view else { return inRoot }
    // A view that is folded onto a line shows no point of its own.
    return view.transformToRoot.inverse?.apply(to: inRoot) ?? .zero
  }

  /// A point of `view`'s coordinates in this view's; nil stands for the window.
  public func convert(_ point: Point, from view: View?) -> Point {
    guard let view else { return transformToRoot.inverse?.apply(to: point) ?? .zero }
    return view.convert(point, to: self)
  }

  /// The upright rectangle around what `rect` becomes.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    let inverse = view.map { $0.transformToRoot.inverse ?? .identity } ?? .identity
    return transformToRoot.followed(by: inverse).boundingBox(of: rect)
  }

  /// The upright rectangle around what `rect` of `view` becomes in this view; nil stands for the
  /// window.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    let from = view?.transformToRoot ?? .identity
    return from.followed(by: transformToRoot.inverse ?? .identity).boundingBox(of: rect)
  }

  /// Whether the view is too faint to be seen or hit.
  var isFaint: Bool { alpha <= 0.01 }

  /// Whether neither the view nor a view inside it can be seen or hit, because the view is hidden or too faint.
  var isInvisible: Bool { storedIsHidden || isFaint }

  /// The deepest view at `point` (in this view's coordinates) that takes input.
  public func hitTest(_ point: Point) -> View? {
    var passed: View?
    return hitTest(point, passing: &passed)
  }

  /// The same; `passed` becomes the first view on the way through to it that takes no input and yet has
  /// something to say to a pointer that rests over it.
  func hitTest(_ point: Point, passing passed: inout View?) -> View? {
    guard !isInvisible, self.point(inside: point) else { return nil }
    guard isUserInteractionEnabled else {
      if passed == nil, toolTip != nil || passiveCursor != nil { passed = self }
      return nil
    }
    guard !isInert else { return self }
    return topSubview(at: point) { $0.hitTest($1, passing: &passed) } ?? self
  }

  /// The deepest view at `point` (in this view's coordinates), whether it takes input or not; nil where this one does not
  /// show there.
  func deepestView(at point: Point) -> View? {
    guard !isInvisible, self.point(inside: point) else { return nil }
    return topSubview(at: point) { $0.deepestView(at: $1) } ?? self
  }

  /// What the first subview from the front on leads to that lies at a point and leads to anything.
  ///
  /// - Parameter find: Gets a subview, and the point in its coordinates.
  private func topSubview(at point: Point, _ find: (View, Point) -> View?) -> View? {
    if subviews.count > SubviewIndex.threshold {
      if subviewSearch.needsIndex {
        let index = SubviewIndex(subviews.map(\.hitFrame))
        subviewSearch.setIndex(index)
      }
      subviewSearch.searchBegan()
    }
    var hit: View?
    if let subviewIndex = subviewSearch.index {
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

  /// A point of the superview's coordinates in this view's; nil where it cannot lie in it.
  private func localPoint(of point: Point) -> Point? {
    guard transform == .identity else { return transformToSuperview.inverse?.apply(to: point) }
    return frame.contains(point) ? point - frame.origin + boundsOrigin : nil
  }

  /// The upright rectangle outside of which the view cannot be hit, in the superview's coordinates.
  private var hitFrame: Rect {
    transform == .identity ? frame : transformToSuperview.boundingBox(of: bounds)
  }

  /// Subviews came, went, moved or changed places.
  func subviewsMoved() {
    subviewSearch.forget()
  }

  /// Turns a point of this view's coordinates into one of its superview's.
  var transformToSuperview: Transform {
    transform(of: frame, boundsOrigin: boundsOrigin, transform: transform)
  }

  /// The same for what is on screen now.
  var presentedTransformToSuperview: Transform {
    transform(
      of: presentedFrame, boundsOrigin: presentedBoundsOrigin, transform: presentedTransform)
  }

  private func transform(
    of frame: Rect, boundsOrigin: Point, transform: Transform
  ) -> Transform {
    let offset = frame.origin - boundsOrigin
    guard transform != .identity else { return .translation(offset.x, offset.y) }
    let center = anchor(in: frame)
    return Transform.translation(offset.x - center.x, offset.y - center.y)
      .followed(by: transform)
      .followed(by: .translation(center.x, center.y))
  }

  private var transformToRoot: Transform {
    var transform = transformToSuperview
    var view = superview
    while let current = view {
      transform = transform.followed(by: current.transformToSuperview)
      view = current.superview
    }
    return transform
  }
}

extension View {
  /// Where a part of the view is on screen now, in the window's points, without what is clipped away:
  /// animations count. Nil when nothing of it can be seen, because it is not in a window, hidden or
  /// scrolled out of sight. Views above it do not count.
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

extension View {
  func windowToLocal(_ point: Point) -> Point {
    convert(point, from: nil)
  }
}
