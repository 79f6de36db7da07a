// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Renders the view tree into frames: places the visible layers, records the changed layers, and computes the part of
/// the window that differs from the previous frame.
///
/// It walks only the tree of layers (`View+Display`), so a frame's cost does not depend on the number of views in them.
final class FrameBuilder {
  private var ring: FocusRing?
  /// The view with the focus ring, and its nearest ancestor (or itself) on the tree of layers.
  private var focusedView: View?
  private var focusedLayerView: View?
  private var candidates: [Candidate] = []
  private var placements: [LayerPlacement] = []
  private var surroundings = LayerSurroundings()
  private var occlusion = Occlusion()
  private var tracker = DamageTracker()
  /// Whether the last frame had occluded layers that were never recorded: the views above them may disappear soon.
  private var hasUnrecordedOccludedLayers = false

  private struct Candidate {
    let placement: LayerPlacement
    let view: View?
    var isVisible = false
  }

  var visibleLayerCount: Int { tracker.count }

  func invalidateAll() { tracker.invalidateAll() }

  /// Collects the layers of the window and records the changed layers. Call it after `Window.updateLayers()`.
  func record(_ window: Window) {
    collectPlacements(of: window)
    record()
  }

  /// Returns the recorded frame; nil if it looks the same as the previous frame.
  func makeFrame(of window: Window) -> FrameContents? {
    let isComplete = tracker.isEverythingInvalid
    let damage = tracker.damage(of: placements, in: window.size, scale: window.traits.scale)
    guard !damage.isEmpty else { return nil }
    return FrameContents(
      placements: placements, damage: damage, size: window.size, needsFullRedraw: isComplete,
      background: window.traits.theme.color(window.backgroundColor ?? .window))
  }

  // MARK: Placing

  private func collectPlacements(of window: Window) {
    focusedView = window.focus.focusRingView
    focusedLayerView = focusedView
    while let view = focusedLayerView, !view.isOnLayerTree { focusedLayerView = view.superview }
    if focusedView != nil, ring == nil { ring = FocusRing(layer: window.makeLayer()) }
    let root = window.rootView
    surroundings = LayerSurroundings()
    collectPlacements(of: root, superview: .identity, clip: root.bounds, opacity: 1)
    focusedView = nil
    focusedLayerView = nil
  }

  /// - Parameter superview: From the superview's coordinates to the window's, or to an enclosing projection's.
  private func collectPlacements(of view: View, superview: Transform, clip: Rect, opacity: Double) {
    guard !view.isPresentationHidden, view.presentationAlpha > 0 else { return }
    let outer = surroundings
    guard let projection = view.projection else {
      collectFlatPlacements(
        of: view, inside: view.presentationTransformToSuperview.concatenating(superview),
        clip: clip, opacity: opacity)
      surroundings = outer
      return
    }
    surroundings.rotate(
      by: projection, around: view.anchor(in: view.presentationFrame), superview: superview,
      clip: clip)
    collectFlatPlacements(
      of: view, inside: view.presentationTransformToSuperview, clip: LayerSurroundings.everywhere,
      opacity: opacity)
    surroundings = outer
  }

  private func collectFlatPlacements(of view: View, inside: Transform, clip: Rect, opacity: Double)
  {
    let shown = view.presentationBounds
    let frame = inside.boundingBox(of: shown)
    let opacity = opacity * view.presentationAlpha
    if view.clipsToCorners {
      surroundings.clipCorners(of: frame, radius: view.cornerRadius, inside: inside)
    }
    if let layer = view.layer {
      let placement = LayerPlacement(
        layer: layer, frame: frame,
        transform: inside.isTranslation
          ? nil : Transform.translation(shown.minX, shown.minY).concatenating(inside),
        clip: clip, opacity: opacity, shadow: view.shadow)
      add(surroundings.visiblePlacement(for: placement), of: view)
    }
    let inner = view.clipsToBounds ? clip.intersection(frame) : clip
    if view === focusedLayerView, view !== focusedView, let focusedView {
      // The view itself is painted in this layer, below all layers inside.
      addRingPlacement(
        below: view, around: focusedView, inside: inside, clip: inner, opacity: opacity)
    }
    if !inner.isEmpty, view.containsLayers {
      for index in view.firstLayeredIndex..<view.subviews.count {
        collectPlacements(
          of: view.subviews[index], superview: inside, clip: inner, opacity: opacity)
      }
    }
    if view === focusedView {
      addRingPlacement(around: view, inside: inside, clip: clip, opacity: opacity)
    }
  }

  private func add(_ placement: LayerPlacement?, of view: View?) {
    guard let placement else { return }
    if !placement.extent.isEmpty { candidates.append(Candidate(placement: placement, view: view)) }
  }

  // MARK: The focus ring

  private func addRingPlacement(
    below holder: View, around view: View, inside: Transform, clip: Rect, opacity: Double
  ) {
    var inside = inside
    var clip = clip
    guard descend(to: view, below: holder, &inside, &clip), !clip.isEmpty else { return }
    addRingPlacement(around: view, inside: inside, clip: clip, opacity: opacity)
  }

  /// Descends from `holder` to `view`. Returns false if a view on the path is hidden. The views between have no layer,
  /// so they have neither opacity nor rotation.
  private func descend(
    to view: View, below holder: View, _ inside: inout Transform, _ clip: inout Rect
  ) -> Bool {
    guard let superview = view.superview, !view.isPresentationHidden else { return false }
    if superview !== holder {
      guard descend(to: superview, below: holder, &inside, &clip) else { return false }
      if superview.clipsToBounds {
        clip = clip.intersection(inside.boundingBox(of: superview.presentationBounds))
      }
    }
    inside = view.presentationTransformToSuperview.concatenating(inside)
    return true
  }

  /// Directly above its view, so that a view that covers the focused view also covers its ring.
  private func addRingPlacement(around view: View, inside: Transform, clip: Rect, opacity: Double) {
    guard let ring else { return }
    let room = inside.isTranslation ? clip.offset(by: Point(-inside.tx, -inside.ty)) : nil
    let rect = ring.update(for: view, in: room)
    let placement = LayerPlacement(
      layer: ring.layer, frame: inside.boundingBox(of: rect),
      transform: inside.isTranslation
        ? nil : Transform.translation(rect.minX, rect.minY).concatenating(inside),
      clip: clip, opacity: opacity, shadow: nil)
    add(surroundings.visiblePlacement(for: placement), of: nil)
  }

  // MARK: Recording

  /// Goes from front to back, because an occluded layer needs neither recording nor a picture.
  private func record() {
    occlusion.removeAll()
    hasUnrecordedOccludedLayers = false
    for index in candidates.indices.reversed() {
      let placement = candidates[index].placement
      if occlusion.isOccluded(placement) {
        if !hasUnrecordedOccludedLayers, placement.layer.displayList.isEmpty,
          let view = candidates[index].view
        {
          hasUnrecordedOccludedLayers = view.layerState.needsRecording
        }
        continue
      }
      if let view = candidates[index].view { record(view, placement.layer) }
      guard !placement.layer.displayList.isEmpty || placement.shadow != nil else { continue }
      candidates[index].isVisible = true
      occlusion.add(placement)
    }
    placements.removeAll(keepingCapacity: true)
    for candidate in candidates where candidate.isVisible { placements.append(candidate.placement) }
    candidates.removeAll(keepingCapacity: true)
  }

  func recordOccludedLayers(in window: Window) -> [LayerPlacement] {
    guard hasUnrecordedOccludedLayers else { return [] }
    hasUnrecordedOccludedLayers = false
    collectPlacements(of: window)
    occlusion.removeAll()
    var coming: [LayerPlacement] = []
    for candidate in candidates.reversed() {
      let placement = candidate.placement
      guard occlusion.isOccluded(placement) else {
        if !placement.layer.displayList.isEmpty { occlusion.add(placement) }
        continue
      }
      guard placement.layer.displayList.isEmpty, let view = candidate.view,
        view.layerState.needsRecording
      else { continue }
      record(view, placement.layer)
      // A host without a picture of the layer paints all of it. Only later changes are damage.
      placement.layer.clearDamage()
      coming.append(placement)
    }
    candidates.removeAll(keepingCapacity: true)
    return coming
  }

  private func record(_ view: View, _ layer: Layer) {
    guard view.layerState.needsRecording else { return }
    view.layerState.needsRecording = false
    if layer.size != view.presentationFrame.size {
      layer.size = view.presentationFrame.size
      layer.addDamage(Rect(origin: .zero, size: layer.size))
    }
    let theme = view.theme
    let isMirrored = view.traits.layoutDirection == .rightToLeft
    layer.record(theme: theme, isMirrored: isMirrored) { view.record(into: &$0) }
    layer.isOpaque = view.isFilled(by: theme)
  }
}

/// The layer of the focus ring. A separate layer moves without repainting, and is not clipped to a view's bounds.
final class FocusRing {
  let layer: Layer
  private var lastDrawn: (size: Size, radius: Double, theme: Theme)?

  init(layer: Layer) { self.layer = layer }

  private static let tolerance = 1e-6

  /// Draws the ring for a view if it differs from the last one.
  ///
  /// - Parameter room: The unclipped area around the view, in its coordinates; nil if it is unknown. If the view fits
  ///   into the area but the ring does not, the ring moves inward.
  /// - Returns: The ring's rectangle, in the view's coordinates.
  func update(for view: View, in room: Rect?) -> Rect {
    let theme = view.theme
    let metrics = theme.metrics
    let reach = metrics.focusRingGap + metrics.focusRingWidth
    let target = view.focusRing
    var rect = target.rect.inset(by: -reach)
    if let room, room.inset(by: -Self.tolerance).contains(target.rect) {
      rect = rect.intersection(room)
    }
    let radius = target.radius + reach
    if let lastDrawn, lastDrawn.size == rect.size, lastDrawn.radius == radius,
      lastDrawn.theme == theme
    {
      return rect
    }
    lastDrawn = (rect.size, radius, theme)
    let ringBounds = Rect(origin: .zero, size: rect.size)
    layer.size = rect.size
    layer.record(theme: theme) { canvas in
      canvas.stroke(ringBounds, .accent, radius: radius, width: metrics.focusRingWidth)
    }
    layer.addDamage(ringBounds)
    return rect
  }
}
