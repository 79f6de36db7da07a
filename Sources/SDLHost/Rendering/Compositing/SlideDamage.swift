// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CPixels

/// Turns the edges of a picture that slid sideways into the rectangles of the window that changed.
struct SlideDamage {
  /// Pixels that may be drawn in vain to save a rectangle. Measured in Xvfb: sending a rectangle costs
  /// about a microsecond, as much as copying and sending some six hundred pixels; the same again
  /// is spent on it here.
  private static let spare = 1200

  private var group: [UInt64] = []
  private var first = 0
  private var last = -1

  private struct Slide {
    let left: Int
    let distance: Int
    let top: Int
    let area: PixelRect
  }

  /// - Parameters:
  ///   - from: where the picture's left column was; `to` where it is now.
  ///   - top: where its top row is.
  ///   - area: Where it was and is visible.
  mutating func find(
    in picture: LayerPicture, from old: Int, to new: Int, top: Int, area: PixelRect,
    emit: (PixelRect) -> Void
  ) {
    let height = EdgeMap.bandHeight
    let slide = Slide(left: min(old, new), distance: abs(new - old), top: top, area: area)
    let bands = max(0, (area.minY - top) / height)...max(0, (area.maxY - 1 - top) / height)
    last = -1
    for band in bands where band < picture.edges.bandCount {
      picture.updateEdges(ofBand: band)
      guard hasEdges(band, picture.edges) else { continue }
      if last < 0 || !isWorthJoining(band, picture.edges, slide) {
        flush(slide, emit)
        begin(band, picture.edges)
      } else {
        join(band, picture.edges)
      }
    }
    flush(slide, emit)
  }

  private func hasEdges(_ band: Int, _ edges: EdgeMap) -> Bool {
    for index in 0..<edges.wordCount where edges.word(index, ofBand: band) != 0 { return true }
    return false
  }

  private mutating func begin(_ band: Int, _ edges: EdgeMap) {
    group.removeAll(keepingCapacity: true)
    for index in 0..<edges.wordCount { group.append(edges.word(index, ofBand: band)) }
    first = band
    last = band
  }

  private mutating func join(_ band: Int, _ edges: EdgeMap) {
    for index in 0..<edges.wordCount { group[index] |= edges.word(index, ofBand: band) }
    last = band
  }

  /// Whether one set of rectangles over the group and the band wastes little.
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
    let bands = last - first + 1
    let waste = together * (band - first + 1) - apart * bands - own
    return waste * EdgeMap.bandHeight <= Self.spare
  }

  /// About how many columns of the window the blocks of a mask change.
  private static func columns(_ word: UInt64, _ slide: Slide) -> Int {
    let runs = (word & ~(word << 1)).nonzeroBitCount
    return word.nonzeroBitCount * EdgeMap.blockWidth + runs * slide.distance
  }

  /// Names the rectangles of the group: one for each run of blocks, near ones joined.
  private mutating func flush(_ slide: Slide, _ emit: (PixelRect) -> Void) {
    guard last >= 0 else { return }
    let minY = slide.top + first * EdgeMap.bandHeight
    let maxY = slide.top + (last + 1) * EdgeMap.bandHeight
    last = -1
    let gap = Self.spare / (maxY - minY)
    var open: (start: Int, end: Int)?
    var block = 0
    let blocks = group.count * UInt64.bitWidth
    while block < blocks {
      let rest = group[block / UInt64.bitWidth] >> UInt64(block % UInt64.bitWidth)
      guard rest != 0 else {
        block = (block / UInt64.bitWidth + 1) * UInt64.bitWidth
        continue
      }
      block += rest.trailingZeroBitCount
      let run = (~(group[block / UInt64.bitWidth] >> UInt64(block % UInt64.bitWidth)))
        .trailingZeroBitCount
      let length = min(run, UInt64.bitWidth - block % UInt64.bitWidth)
      let start = slide.left + block * EdgeMap.blockWidth
      let end = slide.left + (block + length) * EdgeMap.blockWidth - 1 + slide.distance
      block += length
      if let known = open, start - known.end <= gap {
        open = (known.start, end)
      } else {
        if let known = open { emit(Self.rect(known, minY, maxY, slide)) }
        open = (start, end)
      }
    }
    if let known = open { emit(Self.rect(known, minY, maxY, slide)) }
  }

  private static func rect(
    _ columns: (start: Int, end: Int), _ minY: Int, _ maxY: Int, _ slide: Slide
  ) -> PixelRect {
    PixelRect(minX: columns.start, minY: minY, maxX: columns.end, maxY: maxY)
      .intersection(slide.area)
  }
}

/// Where the pixels of a picture differ from those on their left, coarsely: in blocks of a few
/// columns and bands of a few rows.
///
/// When a picture slides sideways, a pixel of the window changes only if such an edge has passed
/// over it. Plain areas, which most of an interface is, need not be drawn again. A band is examined
/// when it is first needed, and again after it was painted.
nonisolated struct EdgeMap {
  /// Columns in a block: one bit of a mask, as `pixels_find_edges` sets them.
  static let blockWidth = 16

  /// Rows.
  static let bandHeight = 4

  /// Words of a band's mask.
  let wordCount: Int
  let bandCount: Int

  private var words: [UInt64] = []
  private var isKnown: [Bool] = []
  private let width: Int
  private let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordCount = (width / Self.blockWidth) / UInt64.bitWidth + 1
    bandCount = (height + Self.bandHeight - 1) / Self.bandHeight
  }

  /// The rows were painted.
  mutating func invalidate(rows: Range<Int>) {
    guard !isKnown.isEmpty, !rows.isEmpty else { return }
    let last = min((rows.upperBound - 1) / Self.bandHeight, bandCount - 1)
    for band in max(0, rows.lowerBound / Self.bandHeight)...last { isKnown[band] = false }
  }

  /// A word of a band's mask: a bit is set when a column of its block has an edge on its left.
  func word(_ index: Int, ofBand band: Int) -> UInt64 {
    words[band * wordCount + index]
  }

  /// Makes sure that a band has been looked at.
  mutating func update(band: Int, of buffer: PixelBuffer) {
    if isKnown.isEmpty {
      words = [UInt64](repeating: 0, count: wordCount * bandCount)
      isKnown = [Bool](repeating: false, count: bandCount)
    }
    guard !isKnown[band] else { return }
    isKnown[band] = true
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
