// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// A frame in pixels, for both compositors. It is filled in place for each frame.
final class PixelFrame {
  /// From back to front.
  private(set) var placements: [PixelPlacement] = []

  /// The part of the window that differs from the frame before.
  private(set) var damage = PixelRegion()

  /// Whether the target holds the frame before, so that only what differs from it need be sent to the display.
  private(set) var isTargetKnown = false

  /// The window.
  private(set) var bounds = PixelRect.empty

  /// Premultiplied and opaque.
  private(set) var background: UInt32 = PixelRows.opaqueBits

  private let store: LayerStore
  private var previous: [PixelPlacement] = []
  private var comparison = PixelDamage()
  private var wanted = PixelRegion()
  private var isForgotten = true
  private let shadows = ShadowMaskCache()
  private let cornerMasks = CornerMaskCache()

  init(store: LayerStore) {
    self.store = store
  }

  /// Takes a frame over: paints the layers that changed and rounds everything to pixels.
  ///
  /// - Parameter bounds: The target in pixels; the frame is cut to it.
  func update(with contents: FrameContents, bounds: PixelRect, scale: Double) {
    let ground = contents.background.premultiplied | PixelRows.opaqueBits
    if contents.isComplete || bounds != self.bounds || ground != background { forget() }
    self.bounds = bounds
    background = ground
    swap(&placements, &previous)
    store.beginFrame()
    for placement in contents.placements { add(placement, scale: scale) }
    store.endFrame(window: bounds, shown: placements.count)
    findDamage(contents, scale: scale)
    previous.removeAll(keepingCapacity: true)
  }

  /// The content of the target is unknown: the next frame draws all the damage that the core names.
  func forget() {
    isForgotten = true
  }

  /// Paints a strip of a layer that may be shown, unless it is to be turned or scaled; returns whether all is painted.
  func prepare(_ placement: LayerPlacement, scale: Double) -> Bool {
    guard placement.transform == nil, placement.projection == nil else { return true }
    let outer = PixelRect(rounding: placement.frame, scale: scale)
    let clip = PixelRect(rounding: placement.clip, scale: scale).intersection(bounds)
    let shown = outer.intersection(clip)
    guard !shown.isEmpty else { return true }
    return store.prepare(
      placement.layer, visible: shown.offset(x: -outer.minX, y: -outer.minY), window: bounds,
      scale: scale)
  }

  /// The pixels that differ from those of the frame before, within the damage that the core names.
  private func findDamage(_ contents: FrameContents, scale: Double) {
    damage.removeAll()
    isTargetKnown = !isForgotten
    guard isForgotten else {
      comparison.find(from: previous, to: placements, into: &damage)
      wanted.removeAll()
      insertPainted(into: &wanted)
      insert(contents.damage, scale: scale, into: &wanted)
      damage.formIntersection(wanted, limit: PixelDamage.limit)
      return
    }
    isForgotten = false
    insert(contents.damage, scale: scale, into: &damage)
    insertPainted(into: &damage)
  }

  private func insertPainted(into region: inout PixelRegion) {
    for placement in placements {
      for rect in placement.picture.painted.rects {
        region.insert(placement.place(of: rect), limit: PixelDamage.limit)
      }
    }
  }

  private func insert(_ rects: [Rect], scale: Double, into region: inout PixelRegion) {
    for rect in rects {
      region.insert(
        PixelRect(covering: rect, scale: scale).intersection(bounds), limit: PixelDamage.limit)
    }
  }

  /// Everything is drawn again: the target lost its pixels.
  func damageEverything() {
    isTargetKnown = false
    damage.reset(to: bounds)
  }

  private func add(_ placement: LayerPlacement, scale: Double) {
    let opacity = UInt32((min(max(placement.opacity, 0), 1) * 255).rounded())
    let outer = PixelRect(rounding: placement.frame, scale: scale)
    let clip = PixelRect(rounding: placement.clip, scale: scale).intersection(bounds)
    guard opacity > 0, !clip.isEmpty else { return }
    if let projection = placement.projection {
      addTransformed(
        placement, PixelSampling(projection, scale: scale), outer: outer, clip: clip, opacity, scale
      )
      return
    }
    if let transform = placement.transform {
      addTransformed(
        placement, PixelSampling(transform, scale: scale), outer: outer, clip: clip, opacity, scale)
      return
    }
    let shown = outer.intersection(clip)
    let visible = shown.offset(x: -outer.minX, y: -outer.minY)
    guard
      let picture = store.picture(
        of: placement.layer, visible: visible, window: bounds, scale: scale)
    else { return }
    // Rounding may leave the rectangle a pixel smaller than the picture, never larger.
    let frame = picture.layerPixels.offset(x: outer.minX, y: outer.minY).intersection(outer)
    let drawn = frame.intersection(clip)
    let shadow = placement.shadow.flatMap { shadow in
      PixelShadow(shadow, frame: frame, opacity: opacity, scale: scale, masks: shadows)
    }
    if picture.uniformColor == 0, shadow == nil { return }
    placements.append(
      PixelPlacement(
        picture: picture, pixels: picture.pixels, frame: frame, visible: drawn, clip: clip,
        opacity: opacity,
        isOpaque: placement.layer.isOpaque && opacity == 255, shadow: shadow,
        corners: corners(of: placement, drawn, scale)))
  }

  /// The corners that clip the visible part of a layer.
  private func corners(
    of placement: LayerPlacement, _ visible: PixelRect, _ scale: Double
  ) -> PixelCorners? {
    guard let rounded = placement.corners,
      let corners = PixelCorners(rounded, scale: scale, masks: cornerMasks), corners.cuts(visible)
    else { return nil }
    return corners
  }

  /// A layer that is scaled or turned: its picture is whole and in its own size, and is looked up
  /// through the transform. A shadow falls only while it stands upright.
  private func addTransformed(
    _ placement: LayerPlacement, _ sampling: PixelSampling?, outer: PixelRect, clip: PixelRect,
    _ opacity: UInt32, _ scale: Double
  ) {
    guard let sampling else { return }
    let whole = PixelRect(
      rounding: Rect(origin: .zero, size: placement.layer.size), scale: scale)
    guard
      let picture = store.picture(
        of: placement.layer, visible: sampling.part?.intersection(whole) ?? whole, window: bounds,
        scale: scale)
    else { return }
    // It is looked up pixel by pixel.
    if picture.uniformColor != 0 { picture.fillWithUniformColor() }
    let drawn = outer.inset(by: -1).intersection(clip)
    let shadow = placement.shadow.flatMap { shadow in
      sampling.isUpright
        ? PixelShadow(shadow, frame: outer, opacity: opacity, scale: scale, masks: shadows) : nil
    }
    placements.append(
      PixelPlacement(
        picture: picture, pixels: picture.pixels, frame: outer, visible: drawn, clip: clip,
        opacity: opacity,
        isOpaque: false, shadow: shadow, sampling: sampling,
        corners: corners(of: placement, drawn, scale)))
  }
}

/// A layer's picture and where it goes, in window pixels.
nonisolated struct PixelPlacement {
  let picture: LayerPicture

  /// The pixels of the picture in this frame. Several threads read them at the same time.
  let pixels: PicturePixels

  /// The layer's rectangle.
  let frame: PixelRect

  /// The part of it that may show: inside the clip and the window.
  let visible: PixelRect

  /// Nothing outside is drawn, the shadow neither.
  let clip: PixelRect

  /// 1…255.
  let opacity: UInt32

  /// The layer covers its rectangle wholly, so pixels below it are not drawn.
  let isOpaque: Bool

  let shadow: PixelShadow?

  /// The mapping of a transformed layer; nil if the layer is neither rotated nor scaled.
  var sampling: PixelSampling?

  /// The rounded corners that clip the layer; nil for none. Pixels in the corners are blended, even if
  /// the layer is opaque.
  var corners: PixelCorners?

  /// Whether pixels below `area` are invisible.
  func covers(_ area: PixelRect) -> Bool {
    isOpaque && visible.contains(area) && corners?.cuts(area) != true
  }

  /// Where a part of the layer shows, in window pixels.
  func place(of part: PixelRect) -> PixelRect {
    (sampling?.cover(part) ?? part.offset(x: frame.minX, y: frame.minY)).intersection(visible)
  }
}
