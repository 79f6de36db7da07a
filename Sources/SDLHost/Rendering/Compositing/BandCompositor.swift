// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Composites layers in memory. It writes each pixel once where an opaque layer is in front: it
/// copies opaque pictures row by row, blends only the rest, and skips pixels under an opaque layer.
nonisolated final class BandCompositor {
  /// Something to be blended once all that lies below it has been written.
  private struct Job {
    var placement: Int
    var area: PixelRect
    var isShadow: Bool
  }

  private var open = PixelRegion()
  private var scratch = PixelRegion()
  private var jobs: [Job] = []
  /// The pixels below a corner that is being drawn.
  private var below: [UInt32] = []

  /// Where a band is put together before it is compared with what the target holds.
  private var draft: PixelMemory?

  private var changes: [PixelRect] = []

  /// Pixels of a row that are compared at once: 512 bytes.
  private static let cellWidth = 128

  /// Writes an area, which must be inside the target.
  func compose(
    _ placements: [PixelPlacement], on background: UInt32, _ area: PixelRect,
    into target: PixelBuffer
  ) {
    open.reset(to: area)
    jobs.removeAll(keepingCapacity: true)
    for index in placements.indices.reversed() {
      if open.isEmpty { break }
      place(placements[index], index, into: target)
    }
    for rest in open.rects { target.fill(rest, with: background) }
    for job in jobs.reversed() { draw(job, placements[job.placement], into: target) }
  }

  /// Writes an area, but only the parts of it that differ from what the target holds, and remembers which those are.
  func composeChanges(
    _ placements: [PixelPlacement], on background: UInt32, _ area: PixelRect,
    into target: PixelBuffer
  ) {
    guard let draft = makeDraft(of: area, target) else {
      compose(placements, on: background, area, into: target)
      return changes.append(area)
    }
    compose(placements, on: background, area, into: draft)
    var run = PixelRect.empty
    for left in stride(from: area.minX, to: area.maxX, by: Self.cellWidth) {
      var cell = area
      cell.minX = left
      cell.maxX = min(left + Self.cellWidth, area.maxX)
      let bytes = cell.width * 4
      var y = cell.minY
      while y < cell.maxY, memcmp(draft.row(x: left, y: y), target.row(x: left, y: y), bytes) == 0 {
        y += 1
      }
      guard y < cell.maxY else { continue }
      cell.minY = y
      target.copy(cell, from: draft, originX: 0, originY: 0)
      if run.maxX == cell.minX, !run.isEmpty {
        run = run.union(cell)
      } else {
        if !run.isEmpty { changes.append(run) }
        run = cell
      }
    }
    if !run.isEmpty { changes.append(run) }
  }

  /// What was written since this was asked last.
  func takeChanges() -> [PixelRect] {
    defer { changes.removeAll(keepingCapacity: true) }
    return changes
  }

  /// A buffer that has the target's coordinates, but memory only for the rows of an area.
  private func makeDraft(of area: PixelRect, _ target: PixelBuffer) -> PixelBuffer? {
    let byteCount = area.area * 4
    if draft.map({ $0.byteCount < byteCount }) ?? true {
      draft = PixelMemory(byteCount: byteCount, isStaggered: false)
    }
    guard let draft else { return nil }
    draft.use(byteCount: byteCount)
    let first = draft.first.assumingMemoryBound(to: UInt32.self)
    return PixelBuffer(
      borrowing: first - (area.minY * area.width + area.minX), width: target.width,
      height: target.height, stride: area.width)
  }

  /// From front to back: writes opaque pixels, and remembers the layers to blend over them later.
  private func place(_ placement: PixelPlacement, _ index: Int, into target: PixelBuffer) {
    if placement.isOpaque {
      if let corners = placement.corners {
        for part in 0..<PixelCorners.partCount {
          cover(corners.part(part).intersection(placement.visible), placement, target)
        }
        for corner in 0..<PixelCorners.cornerCount {
          let area = corners.corner(corner).intersection(placement.visible)
          remember(index, area, isShadow: false)
        }
      } else {
        cover(placement.visible, placement, target)
      }
    } else if placement.pixels.uniformColor != 0 {
      remember(index, placement.visible, isShadow: false)
    }
    if let shadow = placement.shadow {
      remember(index, shadow.extent.intersection(placement.clip), isShadow: true)
    }
  }

  /// Writes an opaque layer where nothing is yet.
  private func cover(_ area: PixelRect, _ placement: PixelPlacement, _ target: PixelBuffer) {
    let picture = placement.pixels
    for rect in open.rects {
      let area = rect.intersection(area)
      guard !area.isEmpty else { continue }
      if let color = picture.uniformColor {
        target.fill(area, with: color)
        continue
      }
      target.copy(
        area, from: picture.buffer, originX: placement.frame.minX + picture.bounds.minX,
        originY: placement.frame.minY + picture.bounds.minY)
    }
    open.subtract(area)
  }

  private func remember(_ index: Int, _ extent: PixelRect, isShadow: Bool) {
    for rect in open.rects {
      let area = rect.intersection(extent)
      if !area.isEmpty { jobs.append(Job(placement: index, area: area, isShadow: isShadow)) }
    }
  }

  private func draw(_ job: Job, _ placement: PixelPlacement, into target: PixelBuffer) {
    if job.isShadow {
      placement.shadow?.draw(job.area, into: target, scratch: &scratch)
      return
    }
    guard let corners = placement.corners else {
      return blend(placement, job.area, into: target)
    }
    guard corners.cuts(job.area) else {
      return blend(placement, job.area.intersection(corners.rect), into: target)
    }
    for part in 0..<PixelCorners.partCount {
      let area = corners.part(part).intersection(job.area)
      if !area.isEmpty { blend(placement, area, into: target) }
    }
    for corner in 0..<PixelCorners.cornerCount {
      let area = corners.corner(corner).intersection(job.area)
      if !area.isEmpty { blend(placement, area, cutBy: corners, into: target) }
    }
  }

  /// Blends a layer over the target, as much of each pixel as the corners leave.
  private func blend(
    _ placement: PixelPlacement, _ area: PixelRect, cutBy corners: PixelCorners,
    into target: PixelBuffer
  ) {
    below.removeAll(keepingCapacity: true)
    for y in area.minY..<area.maxY {
      below.append(
        contentsOf: UnsafeBufferPointer(start: target.row(x: area.minX, y: y), count: area.width))
    }
    blend(placement, area, into: target)
    var index = 0
    for y in area.minY..<area.maxY {
      let row = target.row(x: area.minX, y: y)
      for x in 0..<area.width {
        let coverage = UInt32(corners.coverage(x: area.minX + x, y: y))
        if coverage < 255 {
          row[x] =
            PixelRows.scaled(row[x], by: coverage)
            &+ PixelRows.scaled(below[index], by: 255 &- coverage)
        }
        index += 1
      }
    }
  }

  private func blend(_ placement: PixelPlacement, _ area: PixelRect, into target: PixelBuffer) {
    let picture = placement.pixels
    if let sampling = placement.sampling {
      sampling.draw(
        picture.buffer, originX: picture.bounds.minX, originY: picture.bounds.minY,
        opacity: placement.opacity, in: area, into: target)
      return
    }
    if let color = picture.uniformColor {
      let faded = PixelRows.scaled(color, by: placement.opacity)
      for y in area.minY..<area.maxY {
        PixelRows.blend(
          target.row(x: area.minX, y: y), color: faded, count: area.width)
      }
      return
    }
    let left = placement.frame.minX + picture.bounds.minX
    let top = placement.frame.minY + picture.bounds.minY
    for y in area.minY..<area.maxY {
      PixelRows.blend(
        target.row(x: area.minX, y: y),
        source: picture.buffer.row(x: area.minX - left, y: y - top),
        opacity: placement.opacity, count: area.width)
    }
  }
}
