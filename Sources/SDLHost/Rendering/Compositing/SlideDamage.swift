// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CPixels

/// Converts the edges in a bitmap that moved horizontally into the window rectangles that changed.
struct SlideDamage {
  /// The maximum number of pixels that may be drawn unnecessarily to save a rectangle. Measured in Xvfb: sending a
  /// rectangle costs about a microsecond, as much as copying and sending some six hundred pixels; computing it here
  /// costs the same again.
  private static let maximumWastedArea = 1200

  private var group: [UInt64] = []
  private var firstBand = 0
  private var lastBand = -1

  private struct Slide {
    let left: Int
    let distance: Int
    let top: Int
    let area: PixelRect
  }

  /// - Parameters:
  ///   - from: The previous position of the bitmap's left column; `to` is the current one.
  ///   - area: The area in which the bitmap was visible and is visible.
  mutating func find(
    in picture: LayerBitmap, from old: Int, to new: Int, top: Int, area: PixelRect,
    into rects: inout [PixelRect]
  ) {
    let height = EdgeMap.bandHeight
    let slide = Slide(left: min(old, new), distance: abs(new - old), top: top, area: area)
    let bands = max(0, (area.minY - top) / height)...max(0, (area.maxY - 1 - top) / height)
    lastBand = -1
    for band in bands where band < picture.edges.bandCount {
      picture.updateEdges(ofBand: band)
      guard hasEdges(band, picture.edges) else { continue }
      if lastBand < 0 || !isWorthJoining(band, picture.edges, slide) {
        flush(slide, into: &rects)
        for _ in 0..<picture.edges.wordCount { group.append(0) }
        firstBand = band
      }
      for index in 0..<picture.edges.wordCount {
        group[index] |= picture.edges.word(index, ofBand: band)
      }
      lastBand = band
    }
    flush(slide, into: &rects)
  }

  private func hasEdges(_ band: Int, _ edges: EdgeMap) -> Bool {
    for index in 0..<edges.wordCount where edges.word(index, ofBand: band) != 0 { return true }
    return false
  }

  private func isWorthJoining(_ band: Int, _ edges: EdgeMap, _ slide: Slide) -> Bool {
    var apart = 0
    var together = 0
    var own = 0
    for index in 0..<edges.wordCount {
      let word = edges.word(index, ofBand: band)
      own += Self.columns(word, slide)
      apart += Self.columns(group[index], slide)
      together += Self.columns(group[index] | word, slide)
    }
    let bands = lastBand - firstBand + 1
    let waste = together * (band - firstBand + 1) - apart * bands - own
    return waste * EdgeMap.bandHeight <= Self.maximumWastedArea
  }

  /// The approximate number of window columns that the blocks of a mask change.
  private static func columns(_ word: UInt64, _ slide: Slide) -> Int {
    let runs = (word & ~(word << 1)).nonzeroBitCount
    return word.nonzeroBitCount * EdgeMap.blockWidth + runs * slide.distance
  }

  /// Adds the rectangles of the group: one for each run of nearby blocks. Empties the group.
  private mutating func flush(_ slide: Slide, into rects: inout [PixelRect]) {
    defer { group.removeAll(keepingCapacity: true) }
    guard lastBand >= 0 else { return }
    let minY = slide.top + firstBand * EdgeMap.bandHeight
    let maxY = slide.top + (lastBand + 1) * EdgeMap.bandHeight
    lastBand = -1
    let gap = Self.maximumWastedArea / (maxY - minY)
    var open: (start: Int, end: Int)?
    for index in group.indices {
      var blocks = group[index]
      while blocks != 0 {
        let block = index * UInt64.bitWidth + blocks.trailingZeroBitCount
        blocks &= blocks - 1
        let start = slide.left + block * EdgeMap.blockWidth
        let end = start + EdgeMap.blockWidth - 1 + slide.distance
        if let known = open, start - known.end <= gap {
          open = (known.start, end)
        } else {
          if let known = open { rects.append(Self.rect(known, minY, maxY, slide)) }
          open = (start, end)
        }
      }
    }
    if let known = open { rects.append(Self.rect(known, minY, maxY, slide)) }
  }

  private static func rect(
    _ columns: (start: Int, end: Int), _ minY: Int, _ maxY: Int, _ slide: Slide
  ) -> PixelRect {
    PixelRect(minX: columns.start, minY: minY, maxX: columns.end, maxY: maxY)
      .intersection(slide.area)
  }
}

/// A coarse map of the pixels that differ from their left neighbors, in blocks of columns and bands of rows.
///
/// If a bitmap moves horizontally, a window pixel changes only if such an edge has passed it. A band is examined when
/// it is first needed, and again after it was painted.
nonisolated struct EdgeMap {
  /// The number of columns in a block, which is one bit of a mask, as in `pixels_find_edges`.
  static let blockWidth = 16

  static let bandHeight = 4

  let wordCount: Int
  let bandCount: Int

  private var words: [UInt64] = []
  private var knownBands: [Bool] = []
  private let width: Int
  private let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordCount = (width / Self.blockWidth) / UInt64.bitWidth + 1
    bandCount = (height + Self.bandHeight - 1) / Self.bandHeight
  }

  /// Marks painted rows as unexamined.
  mutating func invalidate(rows: Range<Int>) {
    guard !knownBands.isEmpty, !rows.isEmpty else { return }
    let last = min((rows.upperBound - 1) / Self.bandHeight, bandCount - 1)
    for band in max(0, rows.lowerBound / Self.bandHeight)...last { knownBands[band] = false }
  }

  /// A word of a band's mask. A bit is set if a column of its block has an edge on its left.
  func word(_ index: Int, ofBand band: Int) -> UInt64 {
    words[band * wordCount + index]
  }

  mutating func update(band: Int, of buffer: PixelBuffer) {
    if knownBands.isEmpty {
      words = [UInt64](repeating: 0, count: wordCount * bandCount)
      knownBands = [Bool](repeating: false, count: bandCount)
    }
    guard !knownBands[band] else { return }
    knownBands[band] = true
    for index in 0..<wordCount { words[band * wordCount + index] = 0 }
    let first = band * Self.bandHeight
    words.withUnsafeMutableBufferPointer { words in
      guard let mask = words.baseAddress.map({ $0 + band * wordCount }) else { return }
      for y in first..<min(first + Self.bandHeight, height) {
        pixels_find_edges(buffer.row(x: 0, y: y), width, mask)
      }
    }
  }
}
