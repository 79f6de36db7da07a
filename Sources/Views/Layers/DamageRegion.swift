// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A few rectangles that contain all changes. Overlapping rectangles are united, others stay separate. The storage is
/// kept when it is emptied, so that a frame allocates nothing.
nonisolated struct DamageRegion: Sendable {
  /// The maximum number of rectangles. More of them would cost more than a few additional pixels: then the two whose
  /// union wastes the least area are united.
  static let maximumRectCount = 8

  private(set) var rects: [Rect] = []

  var isEmpty: Bool { rects.isEmpty }

  mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }

  mutating func add(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    var merged = rect
    while let index = rects.firstIndex(where: { $0.intersects(merged) }) ?? cheapest(for: merged) {
      let other = rects[index]
      if other.contains(merged) { return }
      merged = merged.union(other)
      rects.swapAt(index, rects.count - 1)
      rects.removeLast()
    }
    rects.append(merged)
  }

  mutating func clip(to bounds: Rect) {
    for index in rects.indices { rects[index] = rects[index].intersection(bounds) }
    rects.removeAll { $0.isEmpty }
  }

  private func cheapest(for rect: Rect) -> Int? {
    guard rects.count >= Self.maximumRectCount else { return nil }
    var best: (index: Int, waste: Double)?
    for (index, other) in rects.enumerated() {
      let waste = Self.area(rect.union(other)) - Self.area(rect) - Self.area(other)
      if waste < best?.waste ?? .infinity { best = (index, waste) }
    }
    return best?.index
  }

  private static func area(_ rect: Rect) -> Double { rect.width * rect.height }
}
