// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The pictures of layers. Each can be painted again from its display list, so the store keeps as
/// many as its budget allows. Beyond the budget it frees the pictures that were not shown for
/// longest.
final class LayerStore {
  /// Windows' worth of pixels that may be held, where that is more.
  private static let windows = 3

  /// A layer with more pixels than this many windows is held only in part.
  private static let largestWhole = 3

  /// Bytes that may always be held.
  let minimumBudget: Int

  private let painter: SoftwarePainter
  private var pictures: [Layer.Identifier: LayerPicture] = [:]
  private var frame = 0
  private var uncovered = PixelRegion()

  /// Layers that were painted, wholly or in part, since the store was made; for the frame meter.
  private(set) var paintedLayers = 0

  /// - Parameter minimumBudget: Bytes that may always be held.
  init(painter: SoftwarePainter, minimumBudget: Int) {
    self.painter = painter
    self.minimumBudget = minimumBudget
  }

  var count: Int { pictures.count }

  /// Bytes of all pictures and of the textures made from them.
  var byteCount: Int { pictures.values.reduce(0) { $0 + $1.byteCount } }

  /// Begins a frame: pictures requested from now on are kept.
  func beginFrame() {
    frame += 1
  }

  /// The picture of a layer, painted where it changed; nil when there is no memory for it.
  ///
  /// - Parameters:
  ///   - visible: What will be shown of it, in the layer's pixels.
  ///   - window: The window in pixels.
  func picture(
    of layer: Layer, visible: PixelRect, window: PixelRect, scale: Double
  ) -> LayerPicture? {
    let whole = PixelRect(
      covering: Rect(origin: .zero, size: layer.size), scale: scale)
    let known = pictures[layer.identifier].flatMap {
      $0.layerPixels == whole && $0.scale == scale ? $0 : nil
    }
    defer { layer.clearDamage() }
    if let known, known.bounds.contains(visible) {
      known.beginFrame(frame)
      for rect in layer.damage {
        paint(layer, PixelRect(covering: rect, scale: scale), into: known)
      }
      return known
    }
    let bounds = Self.bounds(of: whole, visible: visible, window: window)
    guard let buffer = makeBuffer(bounds.width, bounds.height) else { return nil }
    let made = LayerPicture(
      layer: layer, buffer: buffer, bounds: bounds, layerPixels: whole, scale: scale)
    made.beginFrame(frame)
    uncovered.reset(to: bounds)
    if let known { keepPixels(of: known, damage: layer.damage, in: made) }
    for area in uncovered.rects { paint(layer, area, into: made) }
    pictures[layer.identifier] = made
    return made
  }

  /// Ends a frame: frees the pictures of layers that no longer exist, then those over the budget.
  func endFrame(window: PixelRect, shown: Int) {
    guard pictures.count > shown else { return }
    for (identifier, picture) in pictures where picture.layer == nil {
      pictures[identifier] = nil
    }
    let budget = max(minimumBudget, Self.windows * window.area * 4)
    var held = byteCount
    while held > budget {
      let oldest = pictures.min { $0.value.lastFrame < $1.value.lastFrame }
      guard let oldest, oldest.value.lastFrame < frame else { return }
      held -= oldest.value.byteCount
      pictures[oldest.key] = nil
    }
  }

  /// Forgets everything: the fonts or the scale changed.
  func removeAll() {
    pictures.removeAll()
  }

  /// Memory for a picture that is about to be painted wholly. It is the memory of a picture whose
  /// layer is gone, as after a swap of panes, or else new memory, which the kernel has to clear.
  private func makeBuffer(_ width: Int, _ height: Int) -> PixelBuffer? {
    let old = pictures.first { _, picture in
      picture.layer == nil && picture.buffer.width == width && picture.buffer.height == height
    }
    guard let old else {
      return PixelBuffer(width: width, height: height, placement: .staggered)
    }
    pictures[old.key] = nil
    return old.value.buffer
  }

  private func paint(_ layer: Layer, _ area: PixelRect, into picture: LayerPicture) {
    let area = area.intersection(picture.bounds)
    guard !area.isEmpty else { return }
    paintedLayers += 1
    if !picture.becomeUniform() {
      painter.paint(
        layer.displayList, into: picture.target, damage: area, isOpaque: layer.isOpaque)
    }
    picture.notePainted(area)
  }

  /// A scrolled part moves: its old pixels are copied.
  private func keepPixels(of old: LayerPicture, damage: [Rect], in new: LayerPicture) {
    let common = old.bounds.intersection(new.bounds)
    guard !common.isEmpty else { return }
    old.fillWithUniformColor()
    new.buffer.copy(
      common.offset(x: -new.bounds.minX, y: -new.bounds.minY), from: old.buffer,
      originX: old.bounds.minX - new.bounds.minX, originY: old.bounds.minY - new.bounds.minY)
    uncovered.subtract(common)
    for rect in damage {
      let area = PixelRect(covering: rect, scale: new.scale)
      uncovered.insert(area.intersection(new.bounds), limit: PixelDamage.limit)
    }
  }

  /// The whole layer, or the visible part and half as much again on each side.
  private static func bounds(
    of whole: PixelRect, visible: PixelRect, window: PixelRect
  ) -> PixelRect {
    guard whole.area > largestWhole * max(window.area, 1) else { return whole }
    return PixelRect(
      minX: visible.minX - visible.width / 2, minY: visible.minY - visible.height / 2,
      maxX: visible.maxX + visible.width / 2, maxY: visible.maxY + visible.height / 2
    ).intersection(whole)
  }
}
