// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Composites layers in memory. Where an opaque layer is in front, it writes each pixel once: it copies opaque bitmaps
/// row by row, skips pixels that an opaque layer covers, and blends only the rest.
nonisolated final class BandCompositor {
  /// A part of a layer that is blended once all layers below it are written.
  private struct Job {
    var placement: Int
    var area: PixelRect
    var isShadow: Bool
  }

  private var uncoveredRegion = PixelRegion()
  private var scratch = PixelRegion()
  private var jobs: [Job] = []
  /// A copy of the pixels below a corner that is being drawn.
  private var pixelsBelow: [UInt32] = []

  /// The memory in which a band is composited before it is compared with the target.
  private var draft: PixelMemory?

  private var changes: [PixelRect] = []

  /// The number of pixels of a row that are compared in one step: 512 bytes.
  private static let cellWidth = 128

  /// Composites an area, which must be inside the target.
  func compose(_ work: SurfaceCompositor.Work, _ area: PixelRect, into target: PixelBuffer) {
    let placements = work.placements
    uncoveredRegion.reset(to: area)
    jobs.removeAll(keepingCapacity: true)
    for index in placements.indices.reversed() {
      if uncoveredRegion.isEmpty { break }
      addPlacement(placements[index], index, into: target)
    }
    for rest in uncoveredRegion.rects { target.fill(rest, with: work.background) }
    for job in jobs.reversed() { draw(job, placements[job.placement], into: target) }
  }

  /// Composites an area, writes only the parts that differ from the target, and records them.
  func composeChanges(_ work: SurfaceCompositor.Work, _ area: PixelRect) {
    let target = work.target
    guard let draft = makeDraft(of: area, target) else {
      compose(work, area, into: target)
      return changes.append(area)
    }
    compose(work, area, into: draft)
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

  func removeAllChanges() -> [PixelRect] {
    defer { changes.removeAll(keepingCapacity: true) }
    return changes
  }

  /// Creates a buffer with the target's coordinates, but with memory only for an area.
  private func makeDraft(of area: PixelRect, _ target: PixelBuffer) -> PixelBuffer? {
    let byteCount = area.area * 4
    if draft.map({ $0.byteCount < byteCount }) ?? true {
      draft = PixelMemory(byteCount: byteCount, isStaggered: false)
    }
    guard let draft else { return nil }
    draft.markUsed(byteCount: byteCount)
    return PixelBuffer(
      borrowing: draft.pixels - (area.minY * area.width + area.minX), width: target.width,
      height: target.height, stride: area.width)
  }

  /// Writes opaque pixels, and records blending jobs for the other ones. Called from front to back.
  private func addPlacement(_ placement: PixelPlacement, _ index: Int, into target: PixelBuffer) {
    if placement.isOpaque {
      if let corners = placement.corners {
        for part in 0..<PixelCorners.partCount {
          fillUncovered(corners.part(part).intersection(placement.visible), placement, target)
        }
        for corner in 0..<PixelCorners.cornerCount {
          let area = corners.corner(corner).intersection(placement.visible)
          addJobs(for: index, in: area, isShadow: false)
        }
      } else {
        fillUncovered(placement.visible, placement, target)
      }
    } else if placement.uniformColor != 0 {
      addJobs(for: index, in: placement.visible, isShadow: false)
    }
    if let shadow = placement.shadow {
      addJobs(for: index, in: shadow.extent.intersection(placement.clip), isShadow: true)
    }
  }

  private func fillUncovered(_ area: PixelRect, _ placement: PixelPlacement, _ target: PixelBuffer)
  {
    for rect in uncoveredRegion.rects {
      let area = rect.intersection(area)
      guard !area.isEmpty else { continue }
      if let color = placement.uniformColor {
        target.fill(area, with: color)
        continue
      }
      target.copy(
        area, from: placement.buffer, originX: placement.frame.minX + placement.part.minX,
        originY: placement.frame.minY + placement.part.minY)
    }
    uncoveredRegion.subtract(area)
  }

  private func addJobs(for index: Int, in extent: PixelRect, isShadow: Bool) {
    for rect in uncoveredRegion.rects {
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
    guard corners.cornersIntersect(job.area) else {
      return blend(placement, job.area.intersection(corners.rect), into: target)
    }
    for part in 0..<PixelCorners.partCount {
      let area = corners.part(part).intersection(job.area)
      if !area.isEmpty { blend(placement, area, into: target) }
    }
    for corner in 0..<PixelCorners.cornerCount {
      let area = corners.corner(corner).intersection(job.area)
      if !area.isEmpty { blend(placement, area, clippedBy: corners, into: target) }
    }
  }

  /// Blends a layer over the target, weighted by the coverage of its rounded corners.
  private func blend(
    _ placement: PixelPlacement, _ area: PixelRect, clippedBy corners: PixelCorners,
    into target: PixelBuffer
  ) {
    pixelsBelow.removeAll(keepingCapacity: true)
    for y in area.minY..<area.maxY {
      pixelsBelow.append(
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
            &+ PixelRows.scaled(pixelsBelow[index], by: 255 &- coverage)
        }
        index += 1
      }
    }
  }

  private func blend(_ placement: PixelPlacement, _ area: PixelRect, into target: PixelBuffer) {
    if let sampling = placement.sampling {
      sampling.draw(
        placement.buffer, originX: placement.part.minX, originY: placement.part.minY,
        opacity: placement.opacity, in: area, into: target)
      return
    }
    if let color = placement.uniformColor {
      let faded = PixelRows.scaled(color, by: placement.opacity)
      for y in area.minY..<area.maxY {
        PixelRows.blend(target.row(x: area.minX, y: y), color: faded, count: area.width)
      }
      return
    }
    let left = placement.frame.minX + placement.part.minX
    let top = placement.frame.minY + placement.part.minY
    for y in area.minY..<area.maxY {
      PixelRows.blend(
        target.row(x: area.minX, y: y),
        source: placement.buffer.row(x: area.minX - left, y: y - top),
        opacity: placement.opacity, count: area.width)
    }
  }
}
