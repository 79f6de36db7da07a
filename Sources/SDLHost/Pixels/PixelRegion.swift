// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A set of pixels as rectangles without overlap. It keeps its memory when emptied, so that frames allocate nothing.
nonisolated struct PixelRegion: Sendable {
  private(set) var rects: [PixelRect] = []

  var isEmpty: Bool { rects.isEmpty }

  var area: Int { rects.reduce(0) { $0 + $1.area } }

  var bounds: PixelRect {
    rects.reduce(.empty) { $0.union($1) }
  }

  mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }

  mutating func reset(to rect: PixelRect) {
    removeAll()
    if !rect.isEmpty { rects.append(rect) }
  }

  mutating func subtract(_ hole: PixelRect) {
    guard !hole.isEmpty else { return }
    var index = 0
    while index < rects.count {
      let rect = rects[index]
      guard rect.intersects(hole) else {
        index += 1
        continue
      }
      rects.swapAt(index, rects.count - 1)
      rects.removeLast()
      appendPieces(of: rect, around: hole)
      // The rectangle that was swapped in is examined next. Pieces never intersect the hole.
    }
  }

  /// Keeps only the pixels that are also in `other`. More than `limit` rectangles are replaced by their bounds.
  mutating func formIntersection(_ other: PixelRegion, limit: Int) {
    let own = rects.count
    for index in 0..<own {
      for rect in other.rects { append(rects[index].intersection(rect)) }
    }
    rects.removeFirst(own)
    if rects.count > limit { reset(to: bounds) }
  }

  /// Adds a rectangle. Beyond `limit`, all are replaced by their bounds: few large updates cost less than many.
  mutating func insert(_ rect: PixelRect, limit: Int) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    subtract(rect)
    rects.append(rect)
    if rects.count > limit { reset(to: bounds) }
  }

  private mutating func appendPieces(of rect: PixelRect, around hole: PixelRect) {
    let top = max(rect.minY, hole.minY)
    let bottom = min(rect.maxY, hole.maxY)
    append(PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: top))
    append(PixelRect(minX: rect.minX, minY: top, maxX: hole.minX, maxY: bottom))
    append(PixelRect(minX: hole.maxX, minY: top, maxX: rect.maxX, maxY: bottom))
    append(PixelRect(minX: rect.minX, minY: bottom, maxX: rect.maxX, maxY: rect.maxY))
  }

  private mutating func append(_ rect: PixelRect) {
    if !rect.isEmpty { rects.append(rect) }
  }
}
