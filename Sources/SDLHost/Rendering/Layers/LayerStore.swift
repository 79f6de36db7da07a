// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The pictures of layers. Each can be painted again from its display list, so the store keeps as
/// many as its budget allows. Beyond the budget it frees the pictures that were not shown for
/// longest. Their memory serves the next pictures.
final class LayerStore {
  /// Windows' worth of pixels that may be held, where that is more.
  private static let windows = 3

  /// Pixels that are painted at once where there is other work: about half a millisecond.
  private static let stripArea = 256 << 10

  /// Bytes that may always be held.
  let minimumBudget: Int

  private let painter: SoftwarePainter
  private var pictures: [Layer.Identifier: LayerPicture] = [:]
  private(set) var frame = 0
  private var uncovered = PixelRegion()
  let pool = PixelPool()

  /// Layers that were painted, wholly or in part, since the store was made; for the frame meter.
  private(set) var paintedLayers = 0

  /// - Parameter minimumBudget: Bytes that may always be held.
  init(painter: SoftwarePainter, minimumBudget: Int) {
    self.painter = painter
    self.minimumBudget = minimumBudget
  }

  var count: Int { pictures.count }

  /// Bytes of all pictures, of the textures made from them, and of the memory that waits for pictures.
  var byteCount: Int { pictures.values.reduce(pool.byteCount) { $0 + $1.byteCount } }

  func budget(window: PixelRect) -> Int {
    max(minimumBudget, Self.windows * window.area * 4)
  }

  /// Something was pressed, which may bring a new screen: memory for its picture is made ready meanwhile.
  func expectPicture(window: PixelRect) {
    let count = window.area * 4
    guard byteCount + count <= budget(window: window) else { return }
    pool.makeReady(byteCount: count)
  }

  /// Nothing is to be drawn. Where a screen came, another may come: there is time now to make its memory ready.
  func rest(window: PixelRect) {
    if pool.wasUsed { expectPicture(window: window) }
    pool.lend()
  }

  /// Memory is short.
  func releaseSpareMemory() {
    pool.removeAll()
  }

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
    let known = knownPicture(of: layer, whole, scale)
    defer { layer.clearDamage() }
    if let known, !known.unpainted.isEmpty {
      for area in known.unpainted.rects { paint(layer, area, into: known) }
      known.endPreparing()
    }
    if let known, known.bounds.contains(visible) || visible.isEmpty {
      known.beginFrame(frame)
      for rect in layer.damage {
        paint(layer, PixelRect(covering: rect, scale: scale), into: known)
      }
      return known
    }
    let bounds = Self.bounds(of: whole, visible: visible, window: window, before: known)
    uncovered.reset(to: bounds)
    let changed = layer.damage.map { PixelRect(covering: $0, scale: scale) }
    let buffer =
      known.flatMap { movePixels(of: $0, damage: changed, to: bounds) }
      ?? makeBuffer(for: layer, bounds, isPart: bounds != whole, window: window)
    guard let buffer else { return nil }
    let made = LayerPicture(
      layer: layer, buffer: buffer, bounds: bounds, layerPixels: whole, scale: scale)
    made.beginFrame(frame)
    for area in uncovered.rects { paint(layer, area, into: made) }
    pictures[layer.identifier] = made
    return made
  }

  /// Paints a strip of a layer that was not shown yet; returns whether nothing is left to be painted.
  func prepare(_ layer: Layer, visible: PixelRect, window: PixelRect, scale: Double) -> Bool {
    let whole = PixelRect(
      covering: Rect(origin: .zero, size: layer.size), scale: scale)
    guard let picture = knownPicture(of: layer, whole, scale) else {
      let bounds = Self.bounds(of: whole, visible: visible, window: window, before: nil)
      guard let buffer = makeBuffer(for: layer, bounds, isPart: bounds != whole, window: window)
      else { return true }
      let made = LayerPicture(
        layer: layer, buffer: buffer, bounds: bounds, layerPixels: whole, scale: scale)
      made.beginFrame(frame)
      made.beginPreparing()
      pictures[layer.identifier] = made
      return false
    }
    guard var strip = picture.unpainted.rects.last else { return true }
    strip.maxY = min(strip.maxY, strip.minY + max(1, Self.stripArea / max(1, strip.width)))
    picture.notePrepared(strip)
    paint(layer, strip, into: picture)
    return picture.unpainted.isEmpty
  }

  /// The picture of a layer as large as this.
  private func knownPicture(of layer: Layer, _ whole: PixelRect, _ scale: Double) -> LayerPicture? {
    guard let known = pictures[layer.identifier] else { return nil }
    return known.layerPixels == whole && known.scale == scale ? known : nil
  }

  /// A new picture takes over pixels of the former one: only the damage in them is painted anew.
  func keepPixels(of common: PixelRect, in bounds: PixelRect, damage: [PixelRect]) {
    uncovered.subtract(common)
    for area in damage {
      uncovered.insert(area.intersection(bounds), limit: PixelDamage.limit)
    }
  }

  /// Frees the picture that was not shown for longest, of the pictures whose memory fits, and returns its memory.
  func takeMemory(
    byteCount: Int, where isUseless: (LayerPicture) -> Bool
  ) -> PixelMemory? {
    var oldest: (key: Layer.Identifier, picture: LayerPicture)?
    for (key, picture) in pictures where isUseless(picture) {
      guard let memory = picture.usedMemory, PixelPool.suits(memory, byteCount: byteCount) else {
        continue
      }
      if picture.lastFrame < oldest?.picture.lastFrame ?? .max { oldest = (key, picture) }
    }
    guard let oldest else { return nil }
    pictures[oldest.key] = nil
    return oldest.picture.usedMemory
  }

  /// Ends a frame: frees the pictures of layers that no longer exist, then over the budget the memory that waits, then
  /// pictures.
  func endFrame(window: PixelRect, shown: Int) {
    guard pictures.count > shown else { return }
    let spare = Self.spareLimit(window: window)
    for (identifier, picture) in pictures where picture.layer == nil {
      pictures[identifier] = nil
      pool.give(picture.usedMemory, limit: spare)
    }
    let budget = budget(window: window)
    // A picture that may be shown again is worth more than memory in which nothing is.
    if byteCount > budget { pool.removeAll() }
    while byteCount > budget {
      let oldest = pictures.min { $0.value.lastFrame < $1.value.lastFrame }
      guard let oldest, oldest.value.lastFrame < frame else { return }
      pictures[oldest.key] = nil
      pool.give(oldest.value.usedMemory, limit: min(spare, budget - byteCount))
    }
  }

  /// Forgets everything: the fonts or the scale changed.
  func removeAll() {
    pictures.removeAll()
    pool.removeAll()
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
}
