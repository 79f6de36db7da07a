// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// Marks the whole view to be drawn again in the next frame.
  public func setNeedsDisplay() { setNeedsDisplay(bounds) }

  /// Marks a part of the view, in the view's own coordinates, to be drawn again in the next frame.
  public func setNeedsDisplay(_ rect: Rect) {
    guard let window else { return }
    var rect = rect
    var view = self
    while view.layer == nil {
      guard let superview = view.superview else { return }
      if view.isPresentationHidden { return }
      rect = rect.offset(by: view.presentationFrame.origin - view.presentationBoundsOrigin)
      if superview.clipsToBounds { rect = rect.intersection(superview.bounds) }
      if rect.isEmpty { return }
      view = superview
    }
    guard let layer = view.layer else { return }
    let inLayer = rect.offset(by: -view.presentationBoundsOrigin)
    layer.addDamage(inLayer.intersection(Rect(origin: .zero, size: view.presentationFrame.size)))
    view.layerState.needsRecording = true
    window.setNeedsComposite()
  }

  func invalidateInSuperview() {
    if layer == nil { superview?.setNeedsDisplay(frame.inset(by: -layerState.inkOutset)) }
    window?.setNeedsComposite()
  }

  /// Updates the focus ring in the next frame. Call it when `focusRing` has changed.
  package func noteFocusRingChanged() { window?.setNeedsComposite() }

  /// Whether the user can reach the view: it is in a window, neither it nor an ancestor is hidden, no ancestor is inert
  /// (`isInert`), and no presentation blocks it. Unreachable views are hidden from assistive technology too.
  public var isReachable: Bool { window.map { isReachable(in: $0) } ?? false }

  func isReachable(in window: Window) -> Bool {
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

  /// Whether the view is in a presentation that is being dismissed. A pointer may interrupt the dismissal, but keys are
  /// sent to other views: a user who pressed Escape does not wait for the animation.
  var isInDismissal: Bool {
    for view in path where view.boundary?.isInDismissal == true { return true }
    return false
  }

  func notePlacementChanged(affectsLayerTree: Bool) {
    guard let window else { return }
    if affectsLayerTree { setNeedsLayerUpdate() }
    window.setNeedsComposite()
  }

  var isPresentationHidden: Bool { isHidden && !presentation.isRemovalAnimating }

  func noteVisibilityChanged() {
    if isArranged { (superview as? StackView)?.arrangedVisibilityDidChange(of: self) }
    guard let window else { return }
    if layer == nil { superview?.setNeedsDisplay(frame) }
    window.setNeedsComposite()
    window.updateFocusAndPointers()
  }

  func isFilled(by theme: Theme) -> Bool {
    guard cornerRadius == 0 || clipsToBounds else { return false }
    return presentationBackgroundColor(theme)?.isOpaque ?? false
  }

  /// Records the view and those descendants that have no layer.
  func record(into canvas: inout Canvas) {
    let origin = canvas.origin
    canvas.origin = origin - presentationBoundsOrigin
    let shown = presentationBounds
    if let color = presentationBackgroundColor(canvas.theme) {
      canvas.fill(shown, .fixed(color), radius: clipsToBounds ? 0 : cornerRadius)
    }
    if clipsToBounds { canvas.pushClip(shown) }
    canvas.farCorner = canvas.origin + Point(shown.maxX, shown.maxY)
    canvas.inkOutset = 0
    draw(&canvas)
    let inner = canvas.origin
    if canvas.inkOutset > 0 || layerState.inkOutset > 0 {
      updateInk(in: shown.offset(by: inner), outset: canvas.inkOutset)
    }
    for subview in subviews where subview.layer == nil && !subview.isPresentationHidden {
      canvas.origin = inner + subview.presentationFrame.origin
      subview.record(into: &canvas)
    }
    canvas.origin = inner
    if clipsToBounds { canvas.popClip() }
    if let border = storedBorder, border.width > 0 {
      canvas.stroke(shown, border.color, radius: cornerRadius, width: border.width)
    }
    canvas.origin = origin
  }

  private func updateInk(in rect: Rect, outset: Double) {
    let reach = max(outset, layerState.inkOutset)
    layerState.inkOutset = outset
    var view = self
    while view.layer == nil, let superview = view.superview { view = superview }
    guard let layer = view.layer else { return }
    layer.addDamage(rect.inset(by: -reach).intersection(Rect(origin: .zero, size: layer.size)))
  }

  private func presentationBackgroundColor(_ theme: Theme) -> Color? {
    presentation.backgroundColor ?? backgroundColor.map(theme.color)
  }
}

/// The tree of layers. Subviews that have or contain a layer are the last ones of each view: a view above a layer needs
/// one too, otherwise it would be painted below it. So one index per view leads to all layers.
extension View {
  var layer: Layer? { layerState.layer }

  /// The index of the first subview that has or contains a layer; `LayerState.noLayers` for none.
  var firstLayeredIndex: Int { layerState.firstLayeredIndex }

  var containsLayers: Bool { firstLayeredIndex != LayerState.noLayers }

  var isOnLayerTree: Bool { layer != nil || containsLayers }

  /// Whether the view asks for a layer itself; other views get one because they are above a layer.
  var asksForLayer: Bool {
    wantsLayer || presentationAlpha < 1 || shadow != nil || presentationTransform != .identity
      || projection != nil || clipsToCorners
  }

  var clipsToCorners: Bool { clipsToBounds && cornerRadius > 0 }

  func setNeedsLayerUpdate() {
    var view: View? = self
    while let current = view, !current.layerState.needsUpdate || current === self {
      current.layerState.needsUpdate = true
      view = current.superview
    }
  }

  func updateLayers(making makeLayer: () -> Layer) {
    guard layerState.needsUpdate else { return }
    layerState.needsUpdate = false
    var first = LayerState.noLayers
    for index in subviews.indices {
      let subview = subviews[index]
      let hasLayer = first != LayerState.noLayers || subview.asksForLayer
      if hasLayer != (subview.layer != nil) {
        subview.layerState.layer = hasLayer ? makeLayer() : nil
        // The layer that contained the view before, or contains it now, must be painted again.
        setNeedsDisplay(subview.frame)
        subview.setNeedsDisplay()
      }
      subview.updateLayers(making: makeLayer)
      if first == LayerState.noLayers, subview.isOnLayerTree { first = index }
    }
    layerState.firstLayeredIndex = first
  }
}

struct Border: Equatable {
  var width = 0.0
  var color: ColorRole = .text
}

extension View {
  /// The width of the view's border, in points. Default 0: no border. The border is inside the view's edges and follows
  /// rounded corners. It covers the content and the subviews, except subviews with their own layers (`wantsLayer`).
  public var borderWidth: Double {
    get { storedBorder?.width ?? 0 }
    set {
      let width =
        newValue.isWithinBounds ? newValue : bounded(newValue, else: borderWidth, "borderWidth")
      changeBorder { $0.width = max(0, width) }
    }
  }

  /// The color of the view's border. Default: the theme's `text` color.
  public var borderColor: ColorRole {
    get { storedBorder?.color ?? .text }
    set { changeBorder { $0.color = newValue } }
  }

  private func changeBorder(_ change: (inout Border) -> Void) {
    let old = storedBorder ?? Border()
    var border = old
    change(&border)
    guard border != old else { return }
    storedBorder = border
    setNeedsDisplay()
  }
}

/// A view that changes its appearance when an image has loaded, or reports that it cannot be loaded.
package protocol ImageObserver: View {
  func imagesDidLoad()
}

extension View {
  package func notifyImageObservers() {
    (self as? any ImageObserver)?.imagesDidLoad()
    for subview in subviews { subview.notifyImageObservers() }
  }

  /// The scale of symbols, thumbs and chevrons: they grow with the text, and never become smaller.
  package var symbolScale: Double { max(1, traits.textScale) }

  package final var isMirrored: Bool { traits.layoutDirection == .rightToLeft }

  /// Requests drawing and layout after a change of content that determines the view's intrinsic size too.
  package final func invalidateDrawnContent() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
