// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Compares a frame's placements with the previous frame's, and returns the rectangles of the window that differ.
/// Rectangles that round to the same pixels do not differ.
struct DamageTracker {
  /// The appearance of a layer in a frame. It does not retain the layer, so that layers of removed views are freed.
  private struct Entry {
    let identifier: Layer.Identifier
    var frame: Rect
    var transform: Transform?
    var projection: LayerProjection?
    var clip: Rect
    var corners: RoundedRect?
    var opacity: Double
    var shadow: Shadow?
    var extent: Rect
    var isStillVisible = false

    init(_ placement: LayerPlacement) {
      identifier = placement.layer.identifier
      frame = placement.frame
      transform = placement.transform
      projection = placement.projection
      clip = placement.clip
      corners = placement.corners
      opacity = placement.opacity
      shadow = placement.shadow
      extent = placement.extent
    }

    func looksLike(_ other: Entry, on grid: PixelGrid) -> Bool {
      transform == other.transform && shadow == other.shadow
        && projection == other.projection && corners == other.corners
        && (opacity == other.opacity
          || PixelGrid.channel(opacity) == PixelGrid.channel(other.opacity))
        && (clip == other.clip || grid.isSame(clip, other.clip))
        && (frame == other.frame
          || transform == nil && projection == nil && grid.isSame(frame, other.frame))
    }
  }

  private var entries: [Entry] = []
  private var previous: [Entry] = []
  private var region = DamageRegion()
  private(set) var isEverythingInvalid = true

  var count: Int { entries.count }

  mutating func invalidateAll() { isEverythingInvalid = true }

  /// - Parameters:
  ///   - placements: From back to front, without occluded layers.
  ///   - scale: Pixels per point.
  mutating func damage(
    of placements: [LayerPlacement], in size: Size, scale: Double
  ) -> [Rect] {
    let bounds = Rect(origin: .zero, size: size)
    let grid = PixelGrid(scale: scale)
    region.removeAll()
    swap(&entries, &previous)
    entries.removeAll(keepingCapacity: true)
    // The order among layers of the previous frame. A new layer between them does not reorder the others.
    var lastIndex = -1
    for placement in placements {
      let entry = Entry(placement)
      let index = placement.layer.lastFrameIndex
      placement.layer.lastFrameIndex = entries.count
      entries.append(entry)
      if index < previous.count, previous[index].identifier == entry.identifier {
        previous[index].isStillVisible = true
        let isReordered = index < lastIndex
        lastIndex = max(lastIndex, index)
        if isReordered || !entry.looksLike(previous[index], on: grid) {
          region.add(previous[index].extent)
          region.add(entry.extent)
        } else {
          addFreshDamage(of: placement)
        }
      } else {
        region.add(entry.extent)
      }
      placement.layer.clearFreshDamage()
    }
    for entry in previous where !entry.isStillVisible { region.add(entry.extent) }
    if isEverythingInvalid {
      isEverythingInvalid = false
      region.removeAll()
      region.add(bounds)
    }
    region.clip(to: bounds)
    return region.rects
  }

  private mutating func addFreshDamage(of placement: LayerPlacement) {
    for rect in placement.layer.freshDamage.rects {
      let changed =
        placement.transform?.boundingBox(of: rect)
        ?? placement.projection?.map.boundingBox(of: rect)
        ?? rect.offset(by: placement.frame.origin)
      region.add(changed.intersection(placement.clip))
    }
  }
}

/// The window's pixel grid: compares coordinates as they appear on screen.
nonisolated struct PixelGrid: Sendable {
  let scale: Double

  /// Whether all edges of two rectangles round to the same pixel edges, by the hosts' rounding.
  func isSame(_ first: Rect, _ second: Rect) -> Bool {
    edge(first.minX) == edge(second.minX) && edge(first.minY) == edge(second.minY)
      && edge(first.maxX) == edge(second.maxX) && edge(first.maxY) == edge(second.maxY)
  }

  static func channel(_ opacity: Double) -> Double {
    (min(max(opacity, 0), 1) * 255).rounded()
  }

  private func edge(_ value: Double) -> Double { (value * scale).nearestPixelEdge }
}

/// A few rectangles that contain all changes. Overlapping rectangles are united, others stay separate. The storage is
/// kept when it is emptied, so that a frame allocates nothing.
nonisolated struct DamageRegion: Sendable {
  /// The maximum number of rectangles. More of them would cost more than a few additional pixels: then the two whose
  /// union wastes the least area are united.
  static let maximumRectCount = 8

  private(set) var rects: [Rect] = []

  var isEmpty: Bool { rects.isEmpty }

  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

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
