// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension LayerStore {
  /// A layer longer than the window is stored in the window's length, and with a margin once it scrolls, so that not
  /// every frame paints.
  private static func withMargin(_ length: Int) -> Int { length + length / 16 }

  /// The size of such a layer's memory in windows. While scrolling, the stored part moves through it without copying
  /// pixels. Unused pages take no physical memory.
  private static let windowsOfMemory = 2

  static func spareLimit(window: PixelRect) -> Int { windowsOfMemory * window.area * 4 }

  /// The part of the layer to store, in its pixels. It contains the visible part.
  static func bounds(
    of whole: PixelRect, visible: PixelRect, window: PixelRect, before: LayerBitmap?
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

  /// - Parameter room: The length that fits into the memory of the previous bitmap.
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
      // The margin is in the direction of scrolling.
      if visible.lowerBound < before.lowerBound { start = visible.upperBound - length }
    }
    start = max(whole.lowerBound, min(start, whole.upperBound - length))
    return start..<(start + length)
  }

  /// Creates a buffer for another part of a layer in its old bitmap's memory; nil if that is too small. Common pixels
  /// stay, or move when the end of the memory is reached, and are removed from `uncoveredRegion`.
  func movePixels(of old: LayerBitmap, damage: [PixelRect], to bounds: PixelRect) -> PixelBuffer? {
    guard old.bounds.width == bounds.width, let memory = old.usedMemory,
      memory.byteCount >= bounds.area * 4
    else { return nil }
    let common = old.bounds.intersection(bounds)
    let rows = memory.byteCount / 4 / bounds.width
    let before = old.buffer.firstRow
    var first = before + bounds.minY - old.bounds.minY
    if old.bounds.minX != bounds.minX || first < 0 || first + bounds.height > rows {
      // At the other end there is space for further scrolling.
      first = bounds.minY < old.bounds.minY ? rows - bounds.height : 0
      if !common.isEmpty {
        PixelBuffer(width: bounds.width, height: rows, reusing: memory).move(
          common.offset(x: -old.bounds.minX, y: before - old.bounds.minY),
          x: old.bounds.minX - bounds.minX,
          y: first - bounds.minY - (before - old.bounds.minY))
      }
    }
    if !common.isEmpty {
      markPixelsKept(of: common, in: bounds, damage: damage)
    }
    return PixelBuffer(width: bounds.width, height: bounds.height, reusing: memory, firstRow: first)
  }

  /// Returns memory for a bitmap that will be painted completely. The kernel must clear new memory, so memory is reused
  /// first: of a released layer, of the pool, or of the bitmap that the budget would evict anyway.
  func makeBuffer(
    for layer: Layer, _ bounds: PixelRect, isPart: Bool, window: PixelRect
  ) -> PixelBuffer? {
    let count = bounds.area * 4
    guard count > 0 else { return nil }
    // A bitmap of one color does not use its memory.
    if LayerBitmap.uniformColor(of: layer) == nil {
      let isFull = byteCount + count > budget(window: window)
      let memory =
        claimMemory(byteCount: count) { $0.layer == nil }
        ?? pool.claimMemory(byteCount: count)
        ?? (isFull ? claimMemory(byteCount: count) { $0.lastFrame < self.frame - 1 } : nil)
      if let memory {
        return PixelBuffer(width: bounds.width, height: bounds.height, reusing: memory)
      }
    }
    let rows = bounds.height * (isPart ? Self.windowsOfMemory : 1)
    guard let memory = PixelMemory(byteCount: bounds.width * rows * 4, isStaggered: true) else {
      return nil
    }
    return PixelBuffer(width: bounds.width, height: bounds.height, reusing: memory)
  }
}
