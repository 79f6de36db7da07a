// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Compares one frame's placements with those of the frame before and names the rectangles of
/// the window that differ. What rounds to the same pixels does not differ.
struct DamageTracker {
  /// What a layer showed in a frame. It holds no layer, so that those of views that are gone go too.
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
    var isStillShown = false

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
  private var everything = true

  /// Whether the next damage is the whole window, whatever moved.
  var isEverythingInvalid: Bool { everything }

  /// Layers that the last frame showed.
  var count: Int { entries.count }

  mutating func invalidateAll() {
    everything = true
  }

  /// - Parameters:
  ///   - placements: From back to front, without what opaque layers cover.
  ///   - scale: Pixels per point.
  mutating func damage(
    of placements: [LayerPlacement], in size: Size, scale: Double
  ) -> [Rect] {
    let bounds = Rect(origin: .zero, size: size)
    let grid = PixelGrid(scale: scale)
    region.removeAll()
    swap(&entries, &previous)
    entries.removeAll(keepingCapacity: true)
    // The order among layers that were there before; a new layer in between changes no other.
    var lastIndex = -1
    for placement in placements {
      let entry = Entry(placement)
      let index = placement.layer.shownIndex
      placement.layer.shownIndex = entries.count
      entries.append(entry)
      if index < previous.count, previous[index].identifier == entry.identifier {
        previous[index].isStillShown = true
        let isReordered = index < lastIndex
        lastIndex = max(lastIndex, index)
        if isReordered || !entry.looksLike(previous[index], on: grid) {
          region.add(previous[index].extent)
          region.add(entry.extent)
        } else {
          addFresh(of: placement)
        }
      } else {
        region.add(entry.extent)
      }
      placement.layer.clearFreshDamage()
    }
    for entry in previous where !entry.isStillShown { region.add(entry.extent) }
    if everything {
      everything = false
      region.removeAll()
      region.add(bounds)
    }
    region.clip(to: bounds)
    return region.rects
  }

  private mutating func addFresh(of placement: LayerPlacement) {
    for rect in placement.layer.fresh.rects {
      let changed =
        placement.transform?.boundingBox(of: rect)
        ?? placement.projection?.map.boundingBox(of: rect)
        ?? rect.offset(by: placement.frame.origin)
      region.add(changed.intersection(placement.clip))
    }
  }
}

/// The window's pixels, as far as the core has to know them: whether two places are one on screen.
nonisolated struct PixelGrid: Sendable {
  /// Pixels per point.
  let scale: Double

  /// Whether every edge of two rectangles rounds to the same pixel edge, as hosts round them.
  func isSame(_ first: Rect, _ second: Rect) -> Bool {
    edge(first.minX) == edge(second.minX) && edge(first.minY) == edge(second.minY)
      && edge(first.maxX) == edge(second.maxX) && edge(first.maxY) == edge(second.maxY)
  }

  /// The step of an opacity that a pixel's 8 bits can show.
  static func channel(_ opacity: Double) -> Double {
    (min(max(opacity, 0), 1) * 255).rounded()
  }

  private func edge(_ value: Double) -> Double { (value * scale).nearestEdge }
}
