// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// A frame in pixels, for both compositors. The object is reused for all frames.
final class PixelFrame {
  /// The layers of the frame, from back to front.
  private(set) var placements: [PixelPlacement] = []

  /// The part of the window that differs from the previous frame.
  private(set) var damage = PixelRegion()

  /// Whether the target contains the previous frame, so that only the differences need to be sent to the display.
  private(set) var isTargetKnown = false

  private(set) var bounds = PixelRect.empty

  /// The premultiplied, opaque background color.
  private(set) var background: UInt32 = PixelRows.opaqueBits

  private let store: LayerStore
  private var previous: [PixelPlacement] = []
  private var comparison = PixelDamage()
  private var contentDamage = PixelRegion()
  private var needsFullUpdate = true
  private let shadows = ShadowMaskCache()
  private let cornerMasks = CornerMaskCache()

  init(store: LayerStore) {
    self.store = store
  }

  /// Converts a frame, clipped to the target's `bounds`: paints changed layers, and rounds all geometry to pixels.
  func update(with contents: FrameContents, bounds: PixelRect, scale: Double) {
    let ground = contents.background.premultiplied | PixelRows.opaqueBits
    if contents.needsFullRedraw || bounds != self.bounds || ground != background { invalidate() }
    self.bounds = bounds
    background = ground
    swap(&placements, &previous)
    store.beginFrame()
    for placement in contents.placements { add(placement, scale: scale) }
    store.endFrame(window: bounds, visibleLayerCount: placements.count)
    findDamage(contents, scale: scale)
    previous.removeAll(keepingCapacity: true)
  }

  /// Marks the content of the target as unknown: the next frame draws all the damage that the window reports.
  func invalidate() {
    needsFullUpdate = true
  }

  func prefetch(_ placement: LayerPlacement, scale: Double) -> Bool {
    guard placement.transform == nil, placement.projection == nil else { return true }
    let outer = PixelRect(rounding: placement.frame, scale: scale)
    let clip = PixelRect(rounding: placement.clip, scale: scale).intersection(bounds)
    let shown = outer.intersection(clip)
    guard !shown.isEmpty else { return true }
    return store.prefetch(
      placement.layer, visible: shown.offset(x: -outer.minX, y: -outer.minY), window: bounds,
      scale: scale)
  }

  /// Finds the pixels that differ from the previous frame, within the damage that the window reports.
  private func findDamage(_ contents: FrameContents, scale: Double) {
    damage.removeAll()
    isTargetKnown = !needsFullUpdate
    guard needsFullUpdate else {
      comparison.find(from: previous, to: placements, into: &damage)
      contentDamage.removeAll()
      insertPainted(into: &contentDamage)
      insert(contents.damage, scale: scale, into: &contentDamage)
      damage.formIntersection(contentDamage, limit: PixelDamage.maximumRectCount)
      return
    }
    needsFullUpdate = false
    insert(contents.damage, scale: scale, into: &damage)
    insertPainted(into: &damage)
  }

  private func insertPainted(into region: inout PixelRegion) {
    for placement in placements {
      for rect in placement.bitmap.paintedRegion.rects {
        region.insert(placement.targetRect(of: rect), limit: PixelDamage.maximumRectCount)
      }
    }
  }

  private func insert(_ rects: [Rect], scale: Double, into region: inout PixelRegion) {
    for rect in rects {
      region.insert(
        PixelRect(covering: rect, scale: scale).intersection(bounds),
        limit: PixelDamage.maximumRectCount)
    }
  }

  /// Marks the whole frame as damaged, after the target has lost its pixels.
  func damageEverything() {
    isTargetKnown = false
    damage.reset(to: bounds)
  }

  private func add(_ placement: LayerPlacement, scale: Double) {
    let opacity = UInt32((min(max(placement.opacity, 0), 1) * 255).rounded())
    let outer = PixelRect(rounding: placement.frame, scale: scale)
    let clip = PixelRect(rounding: placement.clip, scale: scale).intersection(bounds)
    guard opacity > 0, !clip.isEmpty else { return }
    var sampling: PixelSampling?
    var visible = outer.intersection(clip).offset(x: -outer.minX, y: -outer.minY)
    if placement.transform != nil || placement.projection != nil {
      sampling = PixelSampling(placement, scale: scale)
      guard let sampling else { return }
      visible = PixelRect(rounding: Rect(origin: .zero, size: placement.layer.size), scale: scale)
      if let part = sampling.visibleRect { visible = part.intersection(visible) }
    }
    guard
      let picture = store.bitmap(
        of: placement.layer, visible: visible, window: bounds, scale: scale)
    else { return }
    var frame = outer
    var drawn = outer.inset(by: -1).intersection(clip)
    if sampling == nil {
      // Rounding may make the rectangle a pixel smaller than the bitmap, never larger.
      frame = picture.layerPixels.offset(x: outer.minX, y: outer.minY).intersection(outer)
      drawn = frame.intersection(clip)
    } else if picture.uniformColor != 0 {
      // Sampling reads individual pixels.
      picture.fillWithUniformColor()
    }
    // A transformed layer has a shadow only if it is upright.
    let shadow = placement.shadow.flatMap { shadow in
      sampling?.isUpright == false
        ? nil : PixelShadow(shadow, frame: frame, opacity: opacity, scale: scale, masks: shadows)
    }
    if sampling == nil, picture.uniformColor == 0, shadow == nil { return }
    placements.append(
      PixelPlacement(
        bitmap: picture, buffer: picture.buffer, part: picture.bounds,
        uniformColor: picture.uniformColor, frame: frame, visible: drawn, clip: clip,
        opacity: opacity, isOpaque: sampling == nil && placement.layer.isOpaque && opacity == 255,
        shadow: shadow, sampling: sampling, corners: corners(of: placement, drawn, scale)))
  }

  private func corners(
    of placement: LayerPlacement, _ visible: PixelRect, _ scale: Double
  ) -> PixelCorners? {
    guard let rounded = placement.corners,
      let corners = PixelCorners(rounded, scale: scale, masks: cornerMasks),
      corners.cornersIntersect(visible)
    else { return nil }
    return corners
  }
}

/// The bitmap of a layer and its position, in window pixels.
nonisolated struct PixelPlacement {
  let bitmap: LayerBitmap

  /// The bitmap's pixels, which several threads read at the same time, and the part of the layer that they show.
  let buffer: PixelBuffer
  let part: PixelRect

  /// The premultiplied color if all pixels are equal in this frame; the buffer's memory may then be unfilled.
  let uniformColor: UInt32?

  let frame: PixelRect

  /// The part of the layer that may be visible: inside the clip and the window.
  let visible: PixelRect

  /// The rectangle that clips the layer and its shadow.
  let clip: PixelRect

  /// The opacity, 1…255.
  let opacity: UInt32

  /// Whether the layer is opaque in its whole rectangle, so that pixels below it are not drawn.
  let isOpaque: Bool

  let shadow: PixelShadow?

  /// The mapping of a transformed layer; nil if the layer is neither rotated nor scaled.
  var sampling: PixelSampling?

  /// The rounded corners that clip the layer; nil for none. Their pixels are blended even in an opaque layer.
  var corners: PixelCorners?

  /// Whether the layer hides all pixels below `area`.
  func covers(_ area: PixelRect) -> Bool {
    isOpaque && visible.contains(area) && corners?.cornersIntersect(area) != true
  }

  /// The visible rectangle of a part of the layer, in window pixels.
  func targetRect(of part: PixelRect) -> PixelRect {
    (sampling?.coveredRect(of: part) ?? part.offset(x: frame.minX, y: frame.minY)).intersection(
      visible)
  }
}
