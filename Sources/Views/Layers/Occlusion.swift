// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The area that opaque layers cover, while the layers of a frame are processed from front to back. The storage is
/// kept, so that a frame allocates nothing.
struct Occlusion {
  /// The maximum number of rectangles; a window has few panes.
  private static let maximumRectCount = 16

  /// In points. A shadow's blur is rounded to pixels independently of its layer.
  private static let margin = -1.0

  private var opaqueRects: [Rect] = []
  private var uncoveredRects: [Rect] = []

  mutating func removeAll() { opaqueRects.removeAll(keepingCapacity: true) }

  mutating func isOccluded(_ placement: LayerPlacement) -> Bool {
    let margin = placement.shadow == nil ? 0 : Self.margin
    uncoveredRects.removeAll(keepingCapacity: true)
    uncoveredRects.append(placement.extent.inset(by: margin).intersection(placement.clip))
    for cover in opaqueRects {
      subtract(cover)
      if uncoveredRects.isEmpty { return true }
    }
    return false
  }

  mutating func add(_ placement: LayerPlacement) {
    guard
      placement.layer.isOpaque, placement.opacity >= 1, placement.transform == nil,
      placement.projection == nil, opaqueRects.count < Self.maximumRectCount
    else { return }
    let cover = placement.frame.intersection(placement.clip)
    guard let corners = placement.corners else {
      if !cover.isEmpty { opaqueRects.append(cover) }
      return
    }
    // All but the squares of the corners, as two crossing bars, minus a pixel for rounding.
    let reach = corners.radius - Self.margin
    let across = corners.rect.inset(by: Insets(horizontal: reach, vertical: 0)).intersection(cover)
    let down = corners.rect.inset(by: Insets(horizontal: 0, vertical: reach)).intersection(cover)
    if !across.isEmpty { opaqueRects.append(across) }
    if !down.isEmpty { opaqueRects.append(down) }
  }

  private mutating func subtract(_ hole: Rect) {
    // From the end, so that the appended remainders of a rectangle are not processed again: by a rounding error they
    // may still intersect the hole, which would produce the same pieces forever.
    for index in uncoveredRects.indices.reversed() {
      let rect = uncoveredRects[index]
      guard rect.intersects(hole) else { continue }
      uncoveredRects.swapAt(index, uncoveredRects.count - 1)
      uncoveredRects.removeLast()
      let top = max(rect.minY, hole.minY)
      let bottom = min(rect.maxY, hole.maxY)
      append(rect.minX, rect.minY, rect.maxX, top)
      append(rect.minX, top, hole.minX, bottom)
      append(hole.maxX, top, rect.maxX, bottom)
      append(rect.minX, bottom, rect.maxX, rect.maxY)
    }
  }

  private mutating func append(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    if maxX > minX, maxY > minY {
      uncoveredRects.append(Rect(minX, minY, maxX - minX, maxY - minY))
    }
  }
}
