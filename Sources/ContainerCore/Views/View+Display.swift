// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// How far a focus ring reaches outside a view: its gap and its width, and a point for the
  /// anti-aliased edge.
  static let focusRingReach = 5.0

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
      if view.isHidden { return }
      rect = rect.offset(by: view.presentedFrame.origin - view.presentedBoundsOrigin)
      if superview.clipsToBounds { rect = rect.intersection(superview.bounds) }
      view = superview
    }
    guard let layer = view.layer else { return }
    let inLayer = rect.offset(by: -view.presentedBoundsOrigin)
    layer.addDamage(inLayer.intersection(Rect(origin: .zero, size: view.presentedFrame.size)))
    view.layerNeedsRecording = true
    window.setNeedsPaint()
  }

  /// Marks the focus ring's surroundings too.
  func setNeedsDisplayOfFocusRing() {
    setNeedsDisplay(focusRing.rect.inset(by: -Self.focusRingReach))
  }

  func invalidateInSuperview() {
    if layer == nil { superview?.setNeedsDisplay(frame.inset(by: -Self.focusRingReach)) }
    window?.setNeedsComposite()
  }

  func placementChanged(structureToo: Bool) {
    guard let window else { return }
    if structureToo { window.setNeedsLayerStructure() }
    window.setNeedsComposite()
  }

  func visibilityChanged() {
    guard let window else { return }
    if layer == nil { superview?.setNeedsDisplay(frame.inset(by: -Self.focusRingReach)) }
    window.setNeedsComposite()
    window.focus.hierarchyChanged()
  }

  /// Whether the view asks for a layer itself; others get one by lying above a layer.
  var asksForLayer: Bool {
    wantsLayer || presentedAlpha < 1 || shadow != nil || presentedTransform != .identity
  }

  /// Whether the view's background covers every pixel of it.
  func isFilled(by theme: Theme) -> Bool {
    guard cornerRadius == 0 else { return false }
    return shownBackground(theme)?.isOpaque ?? false
  }

  /// Records the view and those inside it that have no layer of their own.
  func record(into canvas: inout Canvas, focused: View?) {
    let origin = canvas.origin
    canvas.origin = origin - presentedBoundsOrigin
    let shown = Rect(origin: presentedBoundsOrigin, size: presentedFrame.size)
    if let color = shownBackground(canvas.theme) {
      canvas.fill(shown, .fixed(color), radius: cornerRadius)
    }
    if clipsToBounds { canvas.pushClip(shown) }
    draw(&canvas)
    let inner = canvas.origin
    for subview in subviews where subview.layer == nil && !subview.isHidden {
      canvas.origin = inner + subview.presentedFrame.origin
      subview.record(into: &canvas, focused: focused)
    }
    canvas.origin = inner
    if clipsToBounds { canvas.popClip() }
    if focused === self { drawFocusRing(&canvas) }
    canvas.origin = origin
  }

  /// The background's color as it is on screen now.
  private func shownBackground(_ theme: Theme) -> Color? {
    presentation?.backgroundColor ?? backgroundColor.map(theme.color)
  }

  private func drawFocusRing(_ canvas: inout Canvas) {
    let metrics = canvas.theme.metrics
    let reach = metrics.focusRingGap + metrics.focusRingWidth
    let ring = focusRing
    canvas.stroke(
      ring.rect.inset(by: -reach), .accent, radius: ring.radius + reach,
      width: metrics.focusRingWidth)
  }
}
