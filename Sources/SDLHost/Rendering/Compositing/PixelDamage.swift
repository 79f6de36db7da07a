// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Finds the pixels of the window that differ between two frames, without pixels that are opaquely covered in both. A
/// horizontal movement of a layer changes only the pixels that an edge in its bitmap has passed.
struct PixelDamage {
  /// The maximum number of rectangles; more are replaced by their bounds.
  static let maximumRectCount = 64

  private var coveredRegion = PixelRegion()
  private var pieces = PixelRegion()
  private var scratch = PixelRegion()
  private var slide = SlideDamage()
  private var rects: [PixelRect] = []

  /// The index of each current placement in the previous frame, or -1. The other indexes ascend.
  private var oldIndexes: [Int] = []

  mutating func find(
    from old: [PixelPlacement], to new: [PixelPlacement], into region: inout PixelRegion
  ) {
    match(old, new)
    coveredRegion.removeAll()
    // Visits both frames together, from front to back. `below` is the end of the previous frame's unvisited placements.
    var below = old.count
    for index in new.indices.reversed() {
      let match = oldIndexes[index]
      guard match >= 0 else {
        add(whole: new[index], to: &region)
        continue
      }
      for removed in (match + 1)..<below { add(whole: old[removed], to: &region) }
      below = match
      compare(old[match], new[index], &region)
      addCovered(old[match], new[index])
    }
    for removed in 0..<below { add(whole: old[removed], to: &region) }
  }

  private mutating func addCovered(_ old: PixelPlacement, _ new: PixelPlacement) {
    guard old.isOpaque, new.isOpaque else { return }
    let common = old.visible.intersection(new.visible)
    guard old.corners != nil || new.corners != nil else {
      coveredRegion.insert(common, limit: Self.maximumRectCount)
      return
    }
    scratch.reset(to: common)
    for corner in 0..<PixelCorners.cornerCount {
      if let corners = old.corners { scratch.subtract(corners.corner(corner)) }
      if let corners = new.corners { scratch.subtract(corners.corner(corner)) }
    }
    for rect in scratch.rects { coveredRegion.insert(rect, limit: Self.maximumRectCount) }
  }

  /// Finds the placements of both frames in the same order. One with a changed order is removed and inserted.
  private mutating func match(_ old: [PixelPlacement], _ new: [PixelPlacement]) {
    oldIndexes.removeAll(keepingCapacity: true)
    var next = 0
    for placement in new {
      var index = next
      while index < old.count, old[index].bitmap !== placement.bitmap { index += 1 }
      if index < old.count {
        oldIndexes.append(index)
        next = index + 1
      } else {
        oldIndexes.append(-1)
      }
    }
  }

  private mutating func add(whole placement: PixelPlacement, to region: inout PixelRegion) {
    add(placement.visible, to: &region)
    add(shadowOf: placement, to: &region)
  }

  private mutating func compare(
    _ old: PixelPlacement, _ new: PixelPlacement, _ region: inout PixelRegion
  ) {
    if old.shadow != new.shadow || old.clip != new.clip {
      add(shadowOf: old, to: &region)
      add(shadowOf: new, to: &region)
    }
    if old.corners != new.corners {
      addCorners(of: old, &region)
      addCorners(of: new, &region)
    }
    guard old.opacity == new.opacity, old.sampling == nil, new.sampling == nil else {
      if old.opacity != new.opacity || old.sampling != new.sampling || old.frame != new.frame
        || old.visible != new.visible
      {
        add(old.visible, to: &region)
        add(new.visible, to: &region)
      }
      addPainted(new, &region)
      return
    }
    addUncommon(old.visible, new.visible, &region)
    addUncommon(new.visible, old.visible, &region)
    addPainted(new, &region)
    let moved = (x: new.frame.minX - old.frame.minX, y: new.frame.minY - old.frame.minY)
    if moved != (0, 0) {
      addPainted(new, &region, offset: (-moved.x, -moved.y))
      addMoved(old, new, &region)
    }
  }

  private mutating func addCorners(of placement: PixelPlacement, _ region: inout PixelRegion) {
    guard let corners = placement.corners else { return }
    for corner in 0..<PixelCorners.cornerCount {
      add(corners.corner(corner).intersection(placement.visible), to: &region)
    }
  }

  private mutating func addPainted(
    _ placement: PixelPlacement, _ region: inout PixelRegion, offset: (x: Int, y: Int) = (0, 0)
  ) {
    for rect in placement.bitmap.paintedRegion.rects {
      add(placement.targetRect(of: rect).offset(x: offset.x, y: offset.y), to: &region)
    }
  }

  private mutating func addMoved(
    _ old: PixelPlacement, _ new: PixelPlacement, _ region: inout PixelRegion
  ) {
    let common = old.visible.intersection(new.visible)
    let picture = new.bitmap
    guard !common.isEmpty, picture.uniformColor == nil else { return }
    guard old.frame.minY == new.frame.minY else { return add(common, to: &region) }
    // Finding edges takes as long as copying the pixels, so it is limited to areas that are not yet known to differ.
    pieces.reset(to: common)
    for hole in coveredRegion.rects { pieces.subtract(hole) }
    for known in region.rects { pieces.subtract(known) }
    guard !pieces.isEmpty else { return }
    rects.removeAll(keepingCapacity: true)
    slide.find(
      in: picture, from: old.frame.minX + picture.bounds.minX,
      to: new.frame.minX + picture.bounds.minX, top: new.frame.minY + picture.bounds.minY,
      area: pieces.bounds, into: &rects)
    for rect in rects { add(rect, to: &region) }
  }

  private mutating func addUncommon(
    _ area: PixelRect, _ other: PixelRect, _ region: inout PixelRegion
  ) {
    guard !other.contains(area) else { return }
    scratch.reset(to: area)
    scratch.subtract(other)
    for rect in scratch.rects { add(rect, to: &region) }
  }

  private mutating func add(shadowOf placement: PixelPlacement, to region: inout PixelRegion) {
    guard let shadow = placement.shadow else { return }
    shadow.visiblePieces(of: shadow.extent.intersection(placement.clip), into: &scratch)
    for rect in scratch.rects { add(rect, to: &region) }
  }

  /// Adds a rectangle without the parts that are covered in both frames.
  private mutating func add(_ rect: PixelRect, to region: inout PixelRegion) {
    guard !rect.isEmpty else { return }
    pieces.reset(to: rect)
    for hole in coveredRegion.rects { pieces.subtract(hole) }
    for piece in pieces.rects { region.insert(piece, limit: Self.maximumRectCount) }
  }
}
