// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Which part of a layer is held, and in what memory.
extension LayerStore {
  /// Of a layer that is longer than the window, as the content of a scroll view is, a window's length is held at first.
  /// Once it scrolls a quarter more is, so that the pixels move in memory only every so often.
  private static func withMargin(_ length: Int) -> Int { length + length / 4 }

  /// Bytes that may wait for the next picture.
  static func spareLimit(window: PixelRect) -> Int { withMargin(window.height) * window.width * 4 }

  /// The part that is to be held, in the layer's pixels: it contains what is visible.
  static func bounds(
    of whole: PixelRect, visible: PixelRect, window: PixelRect, before: LayerPicture?
  ) -> PixelRect {
    let old = before?.bounds
    let x = span(
      of: whole.minX..<whole.maxX, visible: visible.minX..<visible.maxX, window: window.width,
      before: old.map { $0.minX..<$0.maxX })
    let rows = before?.usedMemory.map { $0.byteCount / 4 / max(1, x.count) }
    let y = span(
      of: whole.minY..<whole.maxY, visible: visible.minY..<visible.maxY, window: window.height,
      before: old.map { $0.minY..<$0.maxY }, room: rows)
    return PixelRect(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
  }

  /// - Parameter room: What the memory of the picture before has room for.
  private static func span(
    of whole: Range<Int>, visible: Range<Int>, window: Int, before: Range<Int>?, room: Int? = nil
  ) -> Range<Int> {
    let shortest = max(window, visible.count)
    guard whole.count > shortest else { return whole }
    var start = visible.lowerBound
    var length = shortest
    if let before {
      if before.lowerBound <= visible.lowerBound, visible.upperBound <= before.upperBound {
        return before
      }
      length = min(whole.count, withMargin(shortest))
      if let room { length = max(shortest, min(length, room)) }
      // The margin lies where it goes on.
      if visible.lowerBound < before.lowerBound { start = visible.upperBound - length }
    }
    start = max(whole.lowerBound, min(start, whole.upperBound - length))
    return start..<(start + length)
  }

  /// The buffer of a picture for another part of its layer, where it has room for that: the pixels of both parts move
  /// to their new place. `uncovered` loses them. Nil when another buffer is needed, which then has nothing of the old one.
  func movePixels(of old: LayerPicture, damage: [PixelRect], to bounds: PixelRect) -> PixelBuffer? {
    guard old.bounds.width == bounds.width, let memory = old.usedMemory,
      memory.byteCount >= bounds.area * 4
    else { return nil }
    let rows = max(old.bounds.height, bounds.height)
    let common = old.bounds.intersection(bounds)
    if !common.isEmpty {
      PixelBuffer(width: bounds.width, height: rows, reusing: memory).move(
        common.offset(x: -old.bounds.minX, y: -old.bounds.minY),
        x: old.bounds.minX - bounds.minX, y: old.bounds.minY - bounds.minY)
      uncovered.subtract(common)
      for area in damage {
        uncovered.insert(area.intersection(bounds), limit: PixelDamage.limit)
      }
    }
    return PixelBuffer(width: bounds.width, height: bounds.height, reusing: memory)
  }

  /// Memory for a picture that is about to be painted wholly. New memory has to be cleared by the kernel, so what is
  /// there already comes first: the memory of a picture whose layer is gone, as after a swap of panes; what waits; that
  /// of the picture which the budget would cost anyway.
  func makeBuffer(
    for layer: Layer, _ bounds: PixelRect, isPart: Bool, window: PixelRect
  ) -> PixelBuffer? {
    let count = bounds.area * 4
    guard count > 0 else { return nil }
    // A picture of one color does not use its memory.
    if LayerPicture.uniformColor(of: layer) == nil {
      let isFull = byteCount + count > budget(window: window)
      let memory =
        takeMemory(byteCount: count) { $0.layer == nil }
        ?? pool.take(byteCount: count)
        ?? (isFull ? takeMemory(byteCount: count) { $0.lastFrame < self.frame - 1 } : nil)
      if let memory {
        return PixelBuffer(width: bounds.width, height: bounds.height, reusing: memory)
      }
    }
    let rows = isPart ? Self.withMargin(bounds.height) : bounds.height
    guard let memory = PixelMemory(byteCount: bounds.width * rows * 4, isStaggered: true) else {
      return nil
    }
    return PixelBuffer(width: bounds.width, height: bounds.height, reusing: memory)
  }

  /// The memory of the picture that was not shown for longest, of those that fit; that picture goes.
  private func takeMemory(
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
}
