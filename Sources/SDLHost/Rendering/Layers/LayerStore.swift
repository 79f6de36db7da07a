// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The bitmaps of layers. Each can be painted again from its display list, so the least recently shown ones beyond the
/// budget are removed. Their memory is reused.
final class LayerStore {
  /// The budget in windows' worth of pixels, if that is more than the minimum budget.
  private static let budgetWindowCount = 3

  private static let stripArea = 256 << 10

  let minimumBudget: Int

  private let painter: SoftwarePainter
  private var bitmaps: [Layer.Identifier: LayerBitmap] = [:]
  private(set) var frame = 0
  private var uncoveredRegion = PixelRegion()
  let pool = PixelPool()

  /// The number of times that a layer was painted since the store was created, for the frame meter.
  private(set) var paintedLayers = 0

  /// - Parameter minimumBudget: The bytes that may always be used.
  init(painter: SoftwarePainter, minimumBudget: Int) {
    self.painter = painter
    self.minimumBudget = minimumBudget
  }

  var count: Int { bitmaps.count }

  /// The bytes of all bitmaps, of their textures, and of the pool.
  var byteCount: Int { bitmaps.values.reduce(pool.byteCount) { $0 + $1.byteCount } }

  func budget(window: PixelRect) -> Int {
    max(minimumBudget, Self.budgetWindowCount * window.area * 4)
  }

  /// Prepares memory for the bitmap of a new screen, which a press may open.
  func reserveScreenMemory(window: PixelRect) {
    let count = window.area * 4
    guard byteCount + count <= budget(window: window) else { return }
    pool.prepareMemory(byteCount: count)
  }

  /// If a new screen was shown since the last call, prepares memory for another one, since there is time now.
  func didBecomeIdle(window: PixelRect) {
    if pool.wasUsed { reserveScreenMemory(window: window) }
    pool.markDiscardable()
  }

  /// Frees the pool when memory is short.
  func releaseSpareMemory() {
    pool.removeAll()
  }

  /// Begins a frame: bitmaps that are requested from now on are kept.
  func beginFrame() {
    frame += 1
  }

  /// Returns the bitmap of a layer, painted where the layer changed; nil if there is no memory for it. The `visible`
  /// part is in the layer's pixels.
  func bitmap(
    of layer: Layer, visible: PixelRect, window: PixelRect, scale: Double
  ) -> LayerBitmap? {
    let whole = PixelRect(covering: Rect(origin: .zero, size: layer.size), scale: scale)
    let known = knownBitmap(of: layer, whole, scale)
    defer { layer.clearDamage() }
    if let known, !known.unpaintedRegion.isEmpty {
      for area in known.unpaintedRegion.rects { paint(layer, area, into: known) }
      known.unpaintedRegion.removeAll()
    }
    if let known, known.bounds.contains(visible) || visible.isEmpty {
      known.beginFrame(frame)
      for rect in layer.damage {
        paint(layer, PixelRect(covering: rect, scale: scale), into: known)
      }
      return known
    }
    let bounds = Self.bounds(of: whole, visible: visible, window: window, before: known)
    uncoveredRegion.reset(to: bounds)
    let changed = layer.damage.map { PixelRect(covering: $0, scale: scale) }
    let buffer =
      known.flatMap { movePixels(of: $0, damage: changed, to: bounds) }
      ?? makeBuffer(for: layer, bounds, isPart: bounds != whole, window: window)
    guard let buffer else { return nil }
    let made = addBitmap(of: layer, in: buffer, bounds, whole, scale)
    for area in uncoveredRegion.rects { paint(layer, area, into: made) }
    return made
  }

  private func addBitmap(
    of layer: Layer, in buffer: PixelBuffer, _ bounds: PixelRect, _ whole: PixelRect,
    _ scale: Double
  ) -> LayerBitmap {
    let made = LayerBitmap(
      layer: layer, buffer: buffer, bounds: bounds, layerPixels: whole, scale: scale)
    made.beginFrame(frame)
    bitmaps[layer.identifier] = made
    return made
  }

  /// Paints a strip of a layer that is not yet visible, and returns whether it is painted completely.
  func prefetch(_ layer: Layer, visible: PixelRect, window: PixelRect, scale: Double) -> Bool {
    let whole = PixelRect(covering: Rect(origin: .zero, size: layer.size), scale: scale)
    guard let picture = knownBitmap(of: layer, whole, scale) else {
      let bounds = Self.bounds(of: whole, visible: visible, window: window, before: nil)
      guard let buffer = makeBuffer(for: layer, bounds, isPart: bounds != whole, window: window)
      else { return true }
      addBitmap(of: layer, in: buffer, bounds, whole, scale).unpaintedRegion.reset(to: bounds)
      return false
    }
    guard var strip = picture.unpaintedRegion.rects.last else { return true }
    strip.maxY = min(strip.maxY, strip.minY + max(1, Self.stripArea / max(1, strip.width)))
    picture.unpaintedRegion.subtract(strip)
    paint(layer, strip, into: picture)
    return picture.unpaintedRegion.isEmpty
  }

  private func knownBitmap(of layer: Layer, _ whole: PixelRect, _ scale: Double) -> LayerBitmap? {
    guard let known = bitmaps[layer.identifier] else { return nil }
    return known.layerPixels == whole && known.scale == scale ? known : nil
  }

  /// Marks pixels that a new bitmap has taken over as covered, except for the damage in them.
  func markPixelsKept(of common: PixelRect, in bounds: PixelRect, damage: [PixelRect]) {
    uncoveredRegion.subtract(common)
    for area in damage {
      uncoveredRegion.insert(area.intersection(bounds), limit: PixelDamage.maximumRectCount)
    }
  }

  /// Removes the least recently shown bitmap with suitable memory, and returns the memory.
  func claimMemory(byteCount: Int, where isUseless: (LayerBitmap) -> Bool) -> PixelMemory? {
    var oldest: (key: Layer.Identifier, picture: LayerBitmap)?
    for (key, picture) in bitmaps where isUseless(picture) {
      guard let memory = picture.usedMemory, PixelPool.suits(memory, byteCount: byteCount) else {
        continue
      }
      if picture.lastFrame < oldest?.picture.lastFrame ?? .max { oldest = (key, picture) }
    }
    guard let oldest else { return nil }
    bitmaps[oldest.key] = nil
    return oldest.picture.usedMemory
  }

  /// Ends a frame: removes the bitmaps of released layers, and beyond the budget the pool and further bitmaps.
  func endFrame(window: PixelRect, visibleLayerCount: Int) {
    guard bitmaps.count > visibleLayerCount else { return }
    let spare = Self.spareLimit(window: window)
    for (identifier, picture) in bitmaps where picture.layer == nil {
      bitmaps[identifier] = nil
      pool.recycle(picture.usedMemory, limit: spare)
    }
    let budget = budget(window: window)
    // A bitmap that may be shown again is worth more than empty memory.
    if byteCount > budget { pool.removeAll() }
    while byteCount > budget {
      let oldest = bitmaps.min { $0.value.lastFrame < $1.value.lastFrame }
      guard let oldest, oldest.value.lastFrame < frame else { return }
      bitmaps[oldest.key] = nil
      pool.recycle(oldest.value.usedMemory, limit: min(spare, budget - byteCount))
    }
  }

  func removeAll() {
    bitmaps.removeAll()
    pool.removeAll()
  }

  private func paint(_ layer: Layer, _ area: PixelRect, into picture: LayerBitmap) {
    let area = area.intersection(picture.bounds)
    guard !area.isEmpty else { return }
    paintedLayers += 1
    if !picture.becomeUniform() {
      painter.paint(layer.displayList, into: picture.target, damage: area, isOpaque: layer.isOpaque)
    }
    picture.recordPainted(area)
  }
}
