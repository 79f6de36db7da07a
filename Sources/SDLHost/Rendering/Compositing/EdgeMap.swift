// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CPixels

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
