// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc

/// Composites the damaged part of a frame in memory. A large part of a large window is divided into bands, which
/// several threads draw independently.
final class SurfaceCompositor {
  /// The number of pixels in a band, small enough to stay in the processor's cache during blending.
  private let bandArea: Int

  /// The number of pixels from which it pays to use other threads: more than in a window of 1280 × 800.
  private let minimumConcurrentArea: Int

  private let compositors: [BandCompositor]

  private var bands: [PixelRect] = []

  /// The limit is due to the speed of memory.
  private static let maximumThreadCount = 4

  /// - Parameter threadCount: The number of threads. Default: the number of processors, at most 4.
  init(bandArea: Int = 64 << 10, minimumConcurrentArea: Int = 1 << 20, threadCount: Int? = nil) {
    self.bandArea = bandArea
    self.minimumConcurrentArea = minimumConcurrentArea
    let count = threadCount ?? min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), Self.maximumThreadCount)
    compositors = (0..<max(1, count)).map { _ in BandCompositor() }
  }

  /// Composites the damaged part of a frame, and returns the areas to send to the display: the damage, or for a large
  /// damage the areas that really changed, since much of a scrolled list is background before and after.
  @discardableResult
  func compose(_ frame: PixelFrame, into target: PixelBuffer) -> [PixelRect] {
    bands.removeAll(keepingCapacity: true)
    let isLarge = frame.damage.area > minimumConcurrentArea
    let isShared = isLarge && compositors.count > 1
    let isCompared = isLarge && frame.isTargetKnown
    for area in frame.damage.rects {
      let area = area.intersection(target.bounds)
      if area.area > 2 * bandArea, isLarge || blends(frame, area) {
        divide(area)
      } else {
        bands.append(area)
      }
    }
    let work = Work(
      placements: frame.placements, background: frame.background, bands: bands, target: target,
      compositors: compositors, isCompared: isCompared)
    if isShared {
      Self.drawConcurrently(work)
    } else {
      work.draw(0, of: 1)
    }
    return isCompared ? compositors.flatMap { $0.removeAllChanges() } : frame.damage.rects
  }

  private func divide(_ area: PixelRect) {
    let height = max(1, bandArea / area.width)
    for top in stride(from: area.minY, to: area.maxY, by: height) {
      var band = area
      band.minY = top
      band.maxY = min(top + height, area.maxY)
      bands.append(band)
    }
  }

  private func blends(_ frame: PixelFrame, _ area: PixelRect) -> Bool {
    for placement in frame.placements
    where !placement.isOpaque && placement.uniformColor != 0
      && placement.visible.intersects(area)
    {
      return true
    }
    return false
  }

  /// Unchecked: all threads read the same bitmaps, and each has its own compositor and bands.
  nonisolated struct Work: @unchecked Sendable {
    let placements: [PixelPlacement]
    let background: UInt32
    let bands: [PixelRect]
    let target: PixelBuffer
    let compositors: [BandCompositor]
    let isCompared: Bool

    func draw(_ index: Int, of count: Int) {
      let compositor = compositors[index]
      for band in stride(from: index, to: bands.count, by: count) {
        if isCompared {
          compositor.composeChanges(self, bands[band])
        } else {
          compositor.compose(self, bands[band], into: target)
        }
      }
    }
  }

  /// Nonisolated: a closure from the main actor would check on the other threads that it runs on the main actor.
  private nonisolated static func drawConcurrently(_ work: Work) {
    let count = work.compositors.count
    DispatchQueue.concurrentPerform(iterations: count) { work.draw($0, of: count) }
  }
}
