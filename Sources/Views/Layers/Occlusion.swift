// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// What the opaque layers above cover, while a frame's layers are gone through from front to back.
/// Keeps its room, so that a frame allocates nothing.
struct Occlusion {
  /// Rectangles that are looked at; those of a window's panes are few.
  private static let limit = 16

  /// Points. A shadow's blur is rounded to pixels apart from its layer.
  private static let margin = -1.0

  private var covers: [Rect] = []
  private var open: [Rect] = []

  mutating func removeAll() {
    covers.removeAll(keepingCapacity: true)
  }

  /// Whether nothing of a placement shows.
  mutating func covers(_ placement: LayerPlacement) -> Bool {
    let extent = placement.extent
    let margin = placement.shadow == nil ? 0 : Self.margin
    return covers(extent.inset(by: margin).intersection(placement.clip))
  }

  /// A layer that shows: if it is opaque it covers what comes next.
  mutating func add(_ placement: LayerPlacement) {
    guard
      placement.layer.isOpaque, placement.opacity >= 1, placement.transform == nil,
      placement.projection == nil, covers.count < Self.limit
    else { return }
    let cover = placement.frame.intersection(placement.clip)
    guard let corners = placement.corners else {
      if !cover.isEmpty { covers.append(cover) }
      return
    }
    // All but the squares of the corners, as two bars across each other, within a pixel for rounding.
    let reach = corners.radius - Self.margin
    let across = corners.rect.inset(by: Insets(horizontal: reach, vertical: 0)).intersection(cover)
    let down = corners.rect.inset(by: Insets(horizontal: 0, vertical: reach)).intersection(cover)
    if !across.isEmpty { covers.append(across) }
    if !down.isEmpty { covers.append(down) }
  }

  private mutating func covers(_ rect: Rect) -> Bool {
    open.removeAll(keepingCapacity: true)
    open.append(rect)
    for cover in covers {
      subtract(cover)
      if open.isEmpty { return true }
    }
    return false
  }

  private mutating func subtract(_ hole: Rect) {
    // From the end, so that what is left of a rectangle, which is added there, is not looked at again:
    // by a rounding error it may reach into the hole, and so give the same pieces without end.
    for index in open.indices.reversed() {
      let rect = open[index]
      guard rect.intersects(hole) else { continue }
      open.swapAt(index, open.count - 1)
      open.removeLast()
      let top = max(rect.minY, hole.minY)
      let bottom = min(rect.maxY, hole.maxY)
      append(rect.minX, rect.minY, rect.maxX, top)
      append(rect.minX, top, hole.minX, bottom)
      append(hole.maxX, top, rect.maxX, bottom)
      append(rect.minX, bottom, rect.maxX, rect.maxY)
    }
  }

  private mutating func append(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    if maxX > minX, maxY > minY { open.append(Rect(minX, minY, maxX - minX, maxY - minY)) }
  }
}
