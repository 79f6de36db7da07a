// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Tells how large text will be. The host that draws text implements it, so that what is laid
/// out is what is drawn.
@MainActor
public protocol TextMeasurer: AnyObject {
  /// How far the letters of a font reach above and below the baseline.
  func metrics(of font: Font) -> FontMetrics

  /// The advance of `text` on one line, in points. Line ends count as nothing.
  func width(of text: String, in font: Font) -> Double

  /// Where each character (grapheme cluster) of a line stands, in the order of the text. Default: as
  /// far from the left as the text before it is wide, which is right for scripts that run from left
  /// to right.
  func clusters(of text: String, in font: Font) -> [TextCluster]
}

extension TextMeasurer {
  public func clusters(of text: String, in font: Font) -> [TextCluster] {
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(text.utf8.count)
    var end = text.startIndex
    var left = 0.0
    while end < text.endIndex {
      end = text.index(after: end)
      // Kerning may take back a little of what the text before was wide.
      let right = max(left, width(of: String(text[..<end]), in: font))
      clusters.append(TextCluster(left: left, right: right))
      left = right
    }
    return clusters
  }
}
