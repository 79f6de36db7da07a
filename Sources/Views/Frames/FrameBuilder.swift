// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Turns the view tree into frames: gives layers to the views that need one, lists where those
/// that show lie, records what changed in them, and works out which part of the window differs.
///
/// It walks the tree of layers only (`View+Layers`), so a frame costs the same however many views
/// the layers hold.
final class FrameBuilder {
  private var ring: FocusRing?
  /// The focused view, when its ring shows, and the first view on the tree of layers from there up.
  private var focused: View?
  private var ringHolder: View?
  private var candidates: [Candidate] = []
  private var placements: [LayerPlacement] = []
  /// What is around the view that is being placed, besides the clip.
  private var surroundings = LayerSurroundings()
  private var occlusion = Occlusion()
  private var tracker = DamageTracker()
  /// Whether the last frame had covered layers that were never recorded: what covers them may be about to go.
  private var hasComing = false

  /// A layer that shows unless something opaque lies above it.
  private struct Candidate {
    let placement: LayerPlacement
    /// Nil for the focus ring, which is drawn already.
    let view: View?
    var isShown = false
  }

  /// Layers that the last frame showed.
  var shownCount: Int { tracker.count }

  func invalidateAll() { tracker.invalidateAll() }

  /// Lists the layers of the window and records the changed layers. Call it after `Window.updateLayers()`.
  func record(_ window: Window) {
    place(window)
    record()
  }

  /// The recorded frame; nil if it looks like the frame before it.
  func takeFrame(of window: Window) -> FrameContents? {
    let isComplete = tracker.isEverythingInvalid
    let damage = tracker.damage(of: placements, in: window.size, scale: window.traits.scale)
    guard !damage.isEmpty else { return nil }
    return FrameContents(
      placements: placements, damage: damage, size: window.size, isComplete: isComplete,
      background: window.traits.theme.color(window.backgroundColor ?? .window))
  }

  // MARK: Placing

  private func place(_ window: Window) {
    focused = window.focus.ringedView
    ringHolder = focused
    while let view = ringHolder, !view.isOnLayerTree { ringHolder = view.superview }
    if focused != nil, ring == nil { ring = FocusRing(layer: window.makeLayer()) }
    let root = window.rootView
    surroundings = LayerSurroundings()
    place(root, superview: .identity, clip: root.bounds, opacity: 1)
    focused = nil
    ringHolder = nil
  }

  /// - Parameter superview: turns the superview's coordinates into the window's, or into those that
  ///   are turned in space.
  private func place(_ view: View, superview: Transform, clip: Rect, opacity: Double) {
    guard !view.isOutOfSight, view.presentedAlpha > 0 else { return }
    let outer = surroundings
    guard let projection = view.projection else {
      placeFlat(
        view, inside: view.presentedTransformToSuperview.followed(by: superview), clip: clip,
        opacity: opacity)
      surroundings = outer
      return
    }
    surroundings.turn(
      projection, around: view.anchor(in: view.presentedFrame), superview: superview, clip: clip)
    placeFlat(
      view, inside: view.presentedTransformToSuperview, clip: LayerSurroundings.everywhere,
      opacity: opacity)
    surroundings = outer
  }

  private func placeFlat(_ view: View, inside: Transform, clip: Rect, opacity: Double) {
    let shown = Rect(origin: view.presentedBoundsOrigin, size: view.presentedFrame.size)
    let frame = inside.boundingBox(of: shown)
    let opacity = opacity * view.presentedAlpha
    if view.clipsToCorners {
      surroundings.cutCorners(of: frame, radius: view.cornerRadius, inside: inside)
    }
    if let layer = view.layer {
      let placement = LayerPlacement(
        layer: layer, frame: frame,
        transform: inside.isTranslation
          ? nil : Transform.translation(shown.minX, shown.minY).followed(by: inside),
        clip: clip, opacity: opacity, shadow: view.shadow)
      add(surroundings.place(placement), of: view)
    }
    let inner = view.clipsToBounds ? clip.intersection(frame) : clip
    if view === ringHolder, view !== focused, let focused {
      // The view itself is painted in this layer, below all layers inside.
      placeRing(below: view, around: focused, inside: inside, clip: inner, opacity: opacity)
    }
    if !inner.isEmpty, view.holdsLayers {
      for index in view.firstLayered..<view.subviews.count {
        place(view.subviews[index], superview: inside, clip: inner, opacity: opacity)
      }
    }
    if view === focused { placeRing(around: view, inside: inside, clip: clip, opacity: opacity) }
  }

  private func add(_ placement: LayerPlacement?, of view: View?) {
    guard let placement else { return }
    if !placement.extent.isEmpty { candidates.append(Candidate(placement: placement, view: view)) }
  }

  // MARK: The focus ring

  /// The ring of a view that is painted in the layer of `holder`, which is around it.
  private func placeRing(
    below holder: View, around view: View, inside: Transform, clip: Rect, opacity: Double
  ) {
    var inside = inside
    var clip = clip
    guard enter(view, below: holder, &inside, &clip), !clip.isEmpty else { return }
    placeRing(around: view, inside: inside, clip: clip, opacity: opacity)
  }

  /// Goes down from `holder` to `view`; false when something on the way is hidden. These views
  /// have no layer, so they neither fade nor turn.
  private func enter(
    _ view: View, below holder: View, _ inside: inout Transform, _ clip: inout Rect
  ) -> Bool {
    guard let superview = view.superview, !view.isOutOfSight else { return false }
    if superview !== holder {
      guard enter(superview, below: holder, &inside, &clip) else { return false }
      if superview.clipsToBounds {
        let shown = Rect(
          origin: superview.presentedBoundsOrigin, size: superview.presentedFrame.size)
        clip = clip.intersection(inside.boundingBox(of: shown))
      }
    }
    inside = view.presentedTransformToSuperview.followed(by: inside)
    return true
  }

  /// The ring lies right above the view it belongs to, so that what covers the view covers it too.
  private func placeRing(around view: View, inside: Transform, clip: Rect, opacity: Double) {
    guard let ring else { return }
    let room = inside.isTranslation ? clip.offset(by: Point(-inside.tx, -inside.ty)) : nil
    let rect = ring.update(for: view, in: room)
    let placement = LayerPlacement(
      layer: ring.layer, frame: inside.boundingBox(of: rect),
      transform: inside.isTranslation
        ? nil : Transform.translation(rect.minX, rect.minY).followed(by: inside),
      clip: clip, opacity: opacity, shadow: nil)
    add(surroundings.place(placement), of: nil)
  }

  // MARK: Recording

  /// From front to back: what an opaque layer covers needs neither recording nor a picture.
  private func record() {
    occlusion.removeAll()
    hasComing = false
    for index in candidates.indices.reversed() {
      let placement = candidates[index].placement
      if occlusion.covers(placement) {
        if !hasComing, placement.layer.displayList.isEmpty, let view = candidates[index].view {
          hasComing = view.layerNeedsRecording
        }
        continue
      }
      if let view = candidates[index].view { record(view, placement.layer) }
      guard !placement.layer.displayList.isEmpty || placement.shadow != nil else { continue }
      candidates[index].isShown = true
      occlusion.add(placement)
    }
    placements.removeAll(keepingCapacity: true)
    for candidate in candidates where candidate.isShown { placements.append(candidate.placement) }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Records the layers that something covered in the last frame, where that is done for the first time.
  func recordComing(in window: Window) -> [LayerPlacement] {
    guard hasComing else { return [] }
    hasComing = false
    place(window)
    occlusion.removeAll()
    var coming: [LayerPlacement] = []
    for candidate in candidates.reversed() {
      let placement = candidate.placement
      guard occlusion.covers(placement) else {
        if !placement.layer.displayList.isEmpty { occlusion.add(placement) }
        continue
      }
      guard placement.layer.displayList.isEmpty, let view = candidate.view,
        view.layerNeedsRecording
      else { continue }
      record(view, placement.layer)
      // A host that has no picture paints all of it: what changes from now on is damage.
      placement.layer.clearDamage()
      coming.append(placement)
    }
    candidates.removeAll(keepingCapacity: true)
    return coming
  }

  private func record(_ view: View, _ layer: Layer) {
    guard view.layerNeedsRecording else { return }
    view.layerState.recorded()
    if layer.size != view.presentedFrame.size {
      layer.size = view.presentedFrame.size
      layer.addDamage(Rect(origin: .zero, size: layer.size))
    }
    let theme = view.theme
    let isMirrored = view.traits.layoutDirection == .rightToLeft
    layer.record(theme: theme, isMirrored: isMirrored) { view.record(into: &$0) }
    layer.isOpaque = view.isFilled(by: theme)
  }
}
