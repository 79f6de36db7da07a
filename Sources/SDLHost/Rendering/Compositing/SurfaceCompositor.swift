// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Puts layers together in memory. Each pixel is written once where an opaque layer is in front:
/// opaque pictures are copied row by row, only the rest is blended, and what lies under an opaque
/// layer is not looked at.
final class SurfaceCompositor {
  /// Something to be blended once all that lies below it has been written.
  private struct Job {
    var placement: Int
    var area: PixelRect
    var isShadow: Bool
  }

  private var open = PixelRegion()
  private var scratch = PixelRegion()
  private var jobs: [Job] = []

  /// Writes the damaged part of a frame.
  func compose(_ frame: PixelFrame, into target: PixelBuffer) {
    for area in frame.damage.rects {
      compose(frame, area.intersection(target.bounds), into: target)
    }
  }

  private func compose(_ frame: PixelFrame, _ area: PixelRect, into target: PixelBuffer) {
    open.reset(to: area)
    jobs.removeAll(keepingCapacity: true)
    for index in frame.placements.indices.reversed() {
      if open.isEmpty { break }
      place(frame.placements[index], index, into: target)
    }
    for rest in open.rects { target.fill(rest, with: frame.background) }
    for job in jobs.reversed() { draw(job, frame.placements[job.placement], into: target) }
  }

  /// From front to back: writes what is opaque and remembers what must be blended on top later.
  private func place(_ placement: PixelPlacement, _ index: Int, into target: PixelBuffer) {
    let picture = placement.picture
    if placement.isOpaque {
      for rect in open.rects {
        let area = rect.intersection(placement.visible)
        guard !area.isEmpty else { continue }
        if let color = picture.uniformColor {
          target.fill(area, with: color)
          continue
        }
        target.copy(
          area, from: picture.buffer, originX: placement.frame.minX + picture.bounds.minX,
          originY: placement.frame.minY + picture.bounds.minY)
      }
      open.subtract(placement.visible)
    } else if picture.uniformColor != 0 {
      remember(index, placement.visible, isShadow: false)
    }
    if let shadow = placement.shadow {
      remember(index, shadow.extent.intersection(placement.clip), isShadow: true)
    }
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
    let picture = placement.picture
    if let sampling = placement.sampling {
      picture.fillWithUniformColor()
      sampling.draw(
        picture.buffer, originX: picture.bounds.minX, originY: picture.bounds.minY,
        opacity: placement.opacity, in: job.area, into: target)
      return
    }
    if let color = picture.uniformColor {
      let faded = PixelRows.scaled(color, by: placement.opacity)
      for y in job.area.minY..<job.area.maxY {
        PixelRows.blend(
          target.row(x: job.area.minX, y: y), color: faded, count: job.area.width)
      }
      return
    }
    let left = placement.frame.minX + picture.bounds.minX
    let top = placement.frame.minY + picture.bounds.minY
    for y in job.area.minY..<job.area.maxY {
      PixelRows.blend(
        target.row(x: job.area.minX, y: y),
        source: picture.buffer.row(x: job.area.minX - left, y: y - top),
        opacity: placement.opacity, count: job.area.width)
    }
  }
}
