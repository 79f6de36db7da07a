// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// Marks all of the view to be drawn again.
  public func setNeedsDisplay() {
    setNeedsDisplay(bounds)
  }

  /// Marks a part of the view, in its own coordinates, to be drawn again.
  public func setNeedsDisplay(_ rect: Rect) {
    guard let window else { return }
    var rect = rect
    var view = self
    while view.layer == nil {
      guard let superview = view.superview else { return }
      if view.isOutOfSight { return }
      rect = rect.offset(by: view.presentedFrame.origin - view.presentedBoundsOrigin)
      if superview.clipsToBounds { rect = rect.intersection(superview.bounds) }
      if rect.isEmpty { return }
      view = superview
    }
    guard let layer = view.layer else { return }
    let inLayer = rect.offset(by: -view.presentedBoundsOrigin)
    layer.addDamage(inLayer.intersection(Rect(origin: .zero, size: view.presentedFrame.size)))
    view.layerState.setNeedsRecording()
    window.setNeedsComposite()
  }

  func invalidateInSuperview() {
    if layer == nil { superview?.setNeedsDisplay(frame.inset(by: -layerState.inkOutset)) }
    window?.setNeedsComposite()
  }

  /// Call when `focusRing` gives another place: the ring follows in the next frame.
  public func focusRingChanged() {
    window?.setNeedsComposite()
  }

  /// Whether a person can come to the view by any means: it is in a window, and nothing around it is
  /// hidden or inert. What is not, such as the center under an open drawer, a bridge to a screen reader
  /// leaves out.
  public var isReachable: Bool { window.map { isReachable(in: $0) } ?? false }

  /// Whether input can come to the view: it is in the tree, nothing around it is hidden or inert, and no
  /// boundary around it keeps input for itself.
  package func isReachable(in window: Window) -> Bool {
    guard self.window === window else { return false }
    var inner: AnyObject?
    var view: View? = self
    while let current = view {
      if current.isHidden || (current.isInert && current !== self) { return false }
      if let boundary = current.boundary, boundary.blocksInput(to: self, through: &inner) {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// Whether the view lies in something that is leaving. A pointer may catch it then, but keys go to what
  /// stays: a person who pressed Escape does not wait for the animation.
  var isInDismissal: Bool {
    var view: View? = self
    while let current = view {
      if current.boundary?.isLeaving == true { return true }
      view = current.superview
    }
    return false
  }

  func placementChanged(structureToo: Bool) {
    guard let window else { return }
    if structureToo { setNeedsLayerUpdate() }
    window.setNeedsComposite()
  }

  /// Whether nothing of the view is drawn.
  var isOutOfSight: Bool { isHidden && !presented.isGoing }

  func visibilityChanged() {
    if isArranged { superview?.arrangedVisibilityChanged(of: self) }
    guard let window else { return }
    if layer == nil { superview?.setNeedsDisplay(frame) }
    window.setNeedsComposite()
    window.reachChanged()
  }

  /// Whether the view's background covers every pixel of it.
  func isFilled(by theme: Theme) -> Bool {
    guard cornerRadius == 0 || clipsToBounds else { return false }
    return shownBackground(theme)?.isOpaque ?? false
  }

  /// Records the view and those inside it that have no layer of their own.
  func record(into canvas: inout Canvas) {
    let origin = canvas.origin
    canvas.origin = origin - presentedBoundsOrigin
    let shown = Rect(origin: presentedBoundsOrigin, size: presentedFrame.size)
    if let color = shownBackground(canvas.theme) {
      canvas.fill(shown, .fixed(color), radius: clipsToBounds ? 0 : cornerRadius)
    }
    if clipsToBounds { canvas.pushClip(shown) }
    canvas.farCorner = canvas.origin + Point(shown.maxX, shown.maxY)
    canvas.inkOutset = 0
    draw(&canvas)
    let inner = canvas.origin
    if canvas.inkOutset > 0 || layerState.inkOutset > 0 {
      inkChanged(shown.offset(by: inner), outset: canvas.inkOutset)
    }
    for subview in subviews where subview.layer == nil && !subview.isOutOfSight {
      canvas.origin = inner + subview.presentedFrame.origin
      subview.record(into: &canvas)
    }
    canvas.origin = inner
    if clipsToBounds { canvas.popClip() }
    if let border = storedBorder, border.width > 0 {
      canvas.stroke(shown, border.color, radius: cornerRadius, width: border.width)
    }
    canvas.origin = origin
  }

  /// Text with high marks is drawn, or was: what it reaches outside the view is painted again.
  private func inkChanged(_ place: Rect, outset: Double) {
    let reach = max(outset, layerState.inkOutset)
    layerState.setInkOutset(outset)
    var view = self
    while view.layer == nil, let superview = view.superview { view = superview }
    guard let layer = view.layer else { return }
    layer.addDamage(place.inset(by: -reach).intersection(Rect(origin: .zero, size: layer.size)))
  }

  /// The background's color as it is on screen now.
  private func shownBackground(_ theme: Theme) -> Color? {
    presented.backgroundColor ?? backgroundColor.map(theme.color)
  }
}
