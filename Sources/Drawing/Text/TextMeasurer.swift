// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Measures text. The host that draws text implements it, so that the measured size is the drawn
/// size.
@MainActor
public protocol TextMeasurer: AnyObject {
  /// How far the letters of a font reach above and below the baseline.
  func metrics(of font: Font) -> FontMetrics

  /// The advance of `text` on one line, in points. Line ends count as nothing.
  func width(of text: String, in font: Font) -> Double

  /// Where each character (grapheme cluster) of a line stands, in the order of the text. Default:
  /// each character begins where the width of the text before it ends, which is right for scripts
  /// that run from left to right.
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
      // Kerning may make the text narrower than the text before was.
      let right = max(left, width(of: String(text[..<end]), in: font))
      clusters.append(TextCluster(left: left, right: right))
      left = right
    }
    return clusters
  }
}
