// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Turns the view tree into frames: gives layers to the views that need one, records what
/// changed, and works out which part of the window differs.
final class FrameBuilder {
  var needsStructure = true
  var needsRecording = true
  var needsPlacing = true

  private unowned let window: Window
  /// Layers that changed while they could not be seen.
  private var hasUnrecorded = false
  private var ring: FocusRing?
  private var focused: View?
  private var nextIdentifier: Layer.Identifier = 1
  private var layered: [View] = []
  private var placements: [LayerPlacement] = []
  private var tracker = DamageTracker()

  init(window: Window) {
    self.window = window
  }

  func invalidateAll() {
    tracker.invalidateAll()
    needsPlacing = true
  }

  func makeFrame() -> FrameContents? {
    guard needsStructure || needsRecording || needsPlacing else { return nil }
    if needsStructure { updateStructure() }
    if needsRecording || hasUnrecorded { record() }
    place()
    needsStructure = false
    needsRecording = false
    needsPlacing = false
    let isComplete = tracker.isEverythingInvalid
    let damage = tracker.damage(of: placements, in: window.size)
    guard !damage.isEmpty else { return nil }
    return FrameContents(
      placements: placements, damage: damage, size: window.size, isComplete: isComplete,
      background: window.traits.theme.color(.window))
  }

  // MARK: Structure

  private func updateStructure() {
    layered.removeAll(keepingCapacity: true)
    var aboveLayer = false
    assignLayers(window.rootView, &aboveLayer)
  }

  /// A view lies in its own layer when it asks for one, or when it lies above one: otherwise it
  /// would be painted below.
  private func assignLayers(_ view: View, _ aboveLayer: inout Bool) {
    let hasLayer = view.superview == nil || view.asksForLayer || aboveLayer
    if hasLayer != (view.layer != nil) {
      view.layer = hasLayer ? makeLayer() : nil
      // The picture it was in has to lose it, or to take it in.
      view.superview?.setNeedsDisplay(view.frame)
      view.setNeedsDisplay()
    }
    if hasLayer {
      layered.append(view)
      var inside = false
      for subview in view.subviews { assignLayers(subview, &inside) }
      aboveLayer = true
    } else {
      for subview in view.subviews { assignLayers(subview, &aboveLayer) }
    }
  }

  private func makeLayer() -> Layer {
    defer { nextIdentifier += 1 }
    return Layer(identifier: nextIdentifier)
  }

  // MARK: Recording

  private func record() {
    hasUnrecorded = false
    for view in layered where view.layerNeedsRecording {
      guard let layer = view.layer else { continue }
      guard isShown(view) else {
        hasUnrecorded = true
        continue
      }
      view.layerNeedsRecording = false
      if layer.size != view.presentedFrame.size {
        layer.size = view.presentedFrame.size
        layer.addDamage(Rect(origin: .zero, size: layer.size))
      }
      let theme = view.theme
      var canvas = Canvas(theme: theme, reusing: layer.displayList)
      view.record(into: &canvas)
      layer.displayList = canvas.list
      layer.isOpaque = view.isFilled(by: theme)
    }
  }

  /// A layer that cannot be seen is recorded when it can.
  private func isShown(_ view: View) -> Bool {
    var candidate: View? = view
    while let current = candidate {
      if current.isHidden || current.presentedAlpha <= 0 { return false }
      candidate = current.superview
    }
    return true
  }

  // MARK: Placing

  private func place() {
    placements.removeAll(keepingCapacity: true)
    focused = window.focus.isRingVisible ? window.focus.focusedView : nil
    let root = window.rootView
    place(root, superview: .identity, clip: root.bounds, opacity: 1)
  }

  /// - Parameter superview: turns the superview's coordinates into the window's.
  private func place(_ view: View, superview: Transform, clip: Rect, opacity: Double) {
    guard !view.isHidden, view.presentedAlpha > 0 else { return }
    let inside = view.presentedTransformToSuperview.followed(by: superview)
    let shown = Rect(origin: view.presentedBoundsOrigin, size: view.presentedFrame.size)
    let frame = inside.boundingBox(of: shown)
    let opacity = opacity * view.presentedAlpha
    if let layer = view.layer, !layer.displayList.isEmpty || view.shadow != nil {
      let placement = LayerPlacement(
        layer: layer, frame: frame,
        transform: inside.isTranslation
          ? nil : Transform.translation(shown.minX, shown.minY).followed(by: inside),
        clip: clip, opacity: opacity, shadow: view.shadow)
      if !placement.extent.isEmpty { placements.append(placement) }
    }
    let inner = view.clipsToBounds ? clip.intersection(frame) : clip
    if !inner.isEmpty {
      for subview in view.subviews {
        place(subview, superview: inside, clip: inner, opacity: opacity)
      }
    }
    if view === focused { placeRing(around: view, inside: inside, clip: clip, opacity: opacity) }
  }

  /// The ring lies right above the view it belongs to, so that what covers the view covers it too.
  private func placeRing(around view: View, inside: Transform, clip: Rect, opacity: Double) {
    let ring = ring ?? FocusRing(layer: makeLayer())
    self.ring = ring
    let rect = ring.update(for: view)
    let placement = LayerPlacement(
      layer: ring.layer, frame: inside.boundingBox(of: rect),
      transform: inside.isTranslation
        ? nil : Transform.translation(rect.minX, rect.minY).followed(by: inside),
      clip: clip, opacity: opacity, shadow: nil)
    if !placement.extent.isEmpty { placements.append(placement) }
  }
}
