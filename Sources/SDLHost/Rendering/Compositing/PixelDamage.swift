// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Compares the placements of two frames and names the pixels of the window that differ.
///
/// It skips pixels under an opaque layer in both frames. Of a layer that slid sideways it names
/// only the pixels that an edge of the layer's picture passed over.
struct PixelDamage {
  /// Beyond so many rectangles they become one.
  static let limit = 64

  private var covered = PixelRegion()
  private var pieces = PixelRegion()
  private var scratch = PixelRegion()
  private var slide = SlideDamage()
  private var rects: [PixelRect] = []

  /// For each present placement its index in the frame before, or -1; and the other way round.
  private var olds: [Int] = []
  private var isKept: [Bool] = []

  /// Adds what differs to `region`.
  mutating func find(
    from old: [PixelPlacement], to new: [PixelPlacement], into region: inout PixelRegion
  ) {
    match(old, new)
    covered.removeAll()
    // From front to back, both frames at once. `below` is where the frame before goes on.
    var below = old.count
    for index in new.indices.reversed() {
      let match = olds[index]
      guard match >= 0 else {
        add(whole: new[index], to: &region)
        continue
      }
      addRemoved(old, from: match + 1, to: below, &region)
      below = match
      compare(old[match], new[index], &region)
      cover(old[match], new[index])
    }
    addRemoved(old, from: 0, to: below, &region)
  }

  /// Pixels under a layer that is opaque in both frames are skipped.
  private mutating func cover(_ old: PixelPlacement, _ new: PixelPlacement) {
    guard old.isOpaque, new.isOpaque else { return }
    let common = old.visible.intersection(new.visible)
    guard old.corners != nil || new.corners != nil else {
      covered.insert(common, limit: Self.limit)
      return
    }
    scratch.reset(to: common)
    for corner in 0..<PixelCorners.cornerCount {
      if let corners = old.corners { scratch.subtract(corners.corner(corner)) }
      if let corners = new.corners { scratch.subtract(corners.corner(corner)) }
    }
    for rect in scratch.rects { covered.insert(rect, limit: Self.limit) }
  }

  /// Finds the placements that both frames have in the same order. One that changed its place in
  /// the order counts as taken out and put in.
  private mutating func match(_ old: [PixelPlacement], _ new: [PixelPlacement]) {
    olds.removeAll(keepingCapacity: true)
    isKept.removeAll(keepingCapacity: true)
    for _ in old { isKept.append(false) }
    var next = 0
    for placement in new {
      var index = next
      while index < old.count, old[index].picture !== placement.picture { index += 1 }
      if index < old.count {
        isKept[index] = true
        olds.append(index)
        next = index + 1
      } else {
        olds.append(-1)
      }
    }
  }

  private mutating func addRemoved(
    _ old: [PixelPlacement], from: Int, to: Int, _ region: inout PixelRegion
  ) {
    for index in from..<max(from, to) where !isKept[index] { add(whole: old[index], to: &region) }
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
    for rect in placement.picture.painted.rects {
      add(placement.place(of: rect).offset(x: offset.x, y: offset.y), to: &region)
    }
  }

  private mutating func addMoved(
    _ old: PixelPlacement, _ new: PixelPlacement, _ region: inout PixelRegion
  ) {
    let common = old.visible.intersection(new.visible)
    let picture = new.picture
    guard !common.isEmpty, picture.uniformColor == nil else { return }
    guard old.frame.minY == new.frame.minY else { return add(common, to: &region) }
    // To look for edges takes as long as to copy the pixels: only where it is not known yet that they differ.
    pieces.reset(to: common)
    for hole in covered.rects { pieces.subtract(hole) }
    for known in region.rects { pieces.subtract(known) }
    guard !pieces.isEmpty else { return }
    let area = pieces.bounds
    rects.removeAll(keepingCapacity: true)
    slide.find(
      in: picture, from: old.frame.minX + picture.bounds.minX,
      to: new.frame.minX + picture.bounds.minX, top: new.frame.minY + picture.bounds.minY,
      area: area
    ) { rects.append($0) }
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
    for hole in covered.rects { pieces.subtract(hole) }
    for piece in pieces.rects { region.insert(piece, limit: Self.limit) }
  }
}
