// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Compares one frame's placements with those of the frame before and names the rectangles of
/// the window that differ.
struct DamageTracker {
  /// Beyond this many rectangles one that holds them all is cheaper than the bookkeeping.
  private static let limit = 8

  private struct Entry {
    var frame: Rect
    var transform: Transform?
    var clip: Rect
    var opacity: Double
    var shadow: Shadow?
    var extent: Rect
    var order: Int
  }

  private var entries: [Layer.Identifier: Entry] = [:]
  private var everything = true

  /// Whether the next damage is the whole window, whatever moved.
  var isEverythingInvalid: Bool { everything }

  mutating func invalidateAll() {
    everything = true
  }

  mutating func damage(of placements: [LayerPlacement], in size: Size) -> [Rect] {
    let bounds = Rect(origin: .zero, size: size)
    var rects: [Rect] = []
    // The order among layers that were there before; a new layer in between changes no other.
    var lastOrder = -1
    for (order, placement) in placements.enumerated() {
      let extent = placement.extent
      if let old = entries[placement.layer.identifier] {
        let moved =
          old.frame != placement.frame || old.transform != placement.transform
          || old.clip != placement.clip
          || old.opacity != placement.opacity || old.shadow != placement.shadow
          || old.order < lastOrder
        lastOrder = max(lastOrder, old.order)
        if moved {
          Self.add(old.extent, to: &rects)
          Self.add(extent, to: &rects)
        } else if !placement.layer.freshDamage.isEmpty {
          let changed =
            placement.transform?.boundingBox(of: placement.layer.freshDamage)
            ?? placement.layer.freshDamage.offset(by: placement.frame.origin)
          Self.add(changed.intersection(placement.clip), to: &rects)
        }
      } else {
        Self.add(extent, to: &rects)
      }
      placement.layer.freshDamage = .zero
      entries[placement.layer.identifier] = Entry(
        frame: placement.frame, transform: placement.transform, clip: placement.clip,
        opacity: placement.opacity,
        shadow: placement.shadow, extent: extent, order: order)
    }
    if entries.count > placements.count {
      removeAbsent(placements, &rects)
    }
    if everything {
      everything = false
      return bounds.isEmpty ? [] : [bounds]
    }
    return rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
  }

  private mutating func removeAbsent(_ placements: [LayerPlacement], _ rects: inout [Rect]) {
    let present = Set(placements.map(\.layer.identifier))
    for (identifier, entry) in entries where !present.contains(identifier) {
      Self.add(entry.extent, to: &rects)
      entries[identifier] = nil
    }
  }

  /// Adds a rectangle, merged with those it overlaps.
  private static func add(_ rect: Rect, to rects: inout [Rect]) {
    guard !rect.isEmpty else { return }
    var merged = rect
    var index = 0
    while index < rects.count {
      if rects[index].intersects(merged) || rects.count >= limit {
        merged = merged.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(merged)
  }
}
