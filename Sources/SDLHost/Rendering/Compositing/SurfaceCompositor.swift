// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc

/// Composites the damaged part of a frame in memory. Where that is a large part of a large window, several threads draw
/// every other band of it each: no band needs pixels of another one.
final class SurfaceCompositor {
  /// Pixels of a band: what is written there first is still in the processor's cache when something is blended over it.
  private let bandArea: Int

  /// Pixels from which on it is worth while to wake other threads: more than a window of 1280 × 800 has.
  private let sharedArea: Int

  /// One for each thread.
  private let compositors: [BandCompositor]

  private var bands: [PixelRect] = []

  /// Memory is too slow for more.
  private static let largestThreadCount = 4

  /// - Parameter threadCount: Default as many as there are processors, at most 4.
  init(bandArea: Int = 64 << 10, sharedArea: Int = 1 << 20, threadCount: Int? = nil) {
    self.bandArea = bandArea
    self.sharedArea = sharedArea
    let count =
      threadCount ?? min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), Self.largestThreadCount)
    compositors = (0..<max(1, count)).map { _ in BandCompositor() }
  }

  /// Writes the damaged part of a frame.
  ///
  /// - Returns: What is to be sent to the display: the damage, or of a large one that which really differs from what
  ///   the target held. Much of a list that is scrolled is its ground before and after.
  @discardableResult
  func compose(_ frame: PixelFrame, into target: PixelBuffer) -> [PixelRect] {
    bands.removeAll(keepingCapacity: true)
    let isLarge = frame.damage.area > sharedArea
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
      Self.share(work)
    } else {
      work.draw(0, of: 1)
    }
    return isCompared ? compositors.flatMap { $0.takeChanges() } : frame.damage.rects
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

  /// Whether pixels of an area are written more than once.
  private func blends(_ frame: PixelFrame, _ area: PixelRect) -> Bool {
    for placement in frame.placements
    where !placement.isOpaque && placement.pixels.uniformColor != 0
      && placement.visible.intersects(area)
    {
      return true
    }
    return false
  }

  /// Unchecked: each thread reads the same pictures, has a compositor of its own, and writes bands of its own.
  private nonisolated struct Work: @unchecked Sendable {
    let placements: [PixelPlacement]
    let background: UInt32
    let bands: [PixelRect]
    let target: PixelBuffer
    let compositors: [BandCompositor]
    let isCompared: Bool

    /// Draws each `count`th band.
    func draw(_ index: Int, of count: Int) {
      let compositor = compositors[index]
      for band in stride(from: index, to: bands.count, by: count) {
        if isCompared {
          compositor.composeChanges(placements, on: background, bands[band], into: target)
        } else {
          compositor.compose(placements, on: background, bands[band], into: target)
        }
      }
    }
  }

  /// Outside of the main actor: a closure made on it would check, on the other threads, that it is still there.
  private nonisolated static func share(_ work: Work) {
    let count = work.compositors.count
    DispatchQueue.concurrentPerform(iterations: count) { work.draw($0, of: count) }
  }
}
