// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Which part of a layer is held, and in what memory.
extension LayerStore {
  /// Of a layer that is longer than the window, as the content of a scroll view is, a window's length is held at first.
  /// Once it scrolls a little more is, so that not each frame paints.
  private static func withMargin(_ length: Int) -> Int { length + length / 16 }

  /// Windows' worth of memory for such a layer: the part that is held goes through it without a pixel being moved, until
  /// the end is reached. What it has not come to costs nothing.
  private static let windowsOfMemory = 2

  /// Bytes that may wait for the next picture.
  static func spareLimit(window: PixelRect) -> Int { windowsOfMemory * window.area * 4 }

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

  /// The buffer of a picture for another part of its layer, where its memory has room for that: the pixels of both parts
  /// stay where they are, or move when the memory ends. `uncovered` loses them. Nil when other memory is needed, which
  /// then has nothing of the old.
  func movePixels(of old: LayerPicture, damage: [PixelRect], to bounds: PixelRect) -> PixelBuffer? {
    guard old.bounds.width == bounds.width, let memory = old.usedMemory,
      memory.byteCount >= bounds.area * 4
    else { return nil }
    let common = old.bounds.intersection(bounds)
    let rows = memory.byteCount / 4 / bounds.width
    let before = old.buffer.firstRow
    var first = before + bounds.minY - old.bounds.minY
    if old.bounds.minX != bounds.minX || first < 0 || first + bounds.height > rows {
      // At the other end there is room for what comes next.
      first = bounds.minY < old.bounds.minY ? rows - bounds.height : 0
      if !common.isEmpty {
        PixelBuffer(width: bounds.width, height: rows, reusing: memory).move(
          common.offset(x: -old.bounds.minX, y: before - old.bounds.minY),
          x: old.bounds.minX - bounds.minX,
          y: first - bounds.minY - (before - old.bounds.minY))
      }
    }
    if !common.isEmpty {
      keepPixels(of: common, in: bounds, damage: damage)
    }
    return PixelBuffer(
      width: bounds.width, height: bounds.height, reusing: memory, firstRow: first)
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
    let rows = bounds.height * (isPart ? Self.windowsOfMemory : 1)
    guard let memory = PixelMemory(byteCount: bounds.width * rows * 4, isStaggered: true) else {
      return nil
    }
    return PixelBuffer(width: bounds.width, height: bounds.height, reusing: memory)
  }
}
