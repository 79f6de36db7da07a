// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A measurer without a font that counts what it is asked for: the work that a layout takes.
public final class CountingMeasurer: TextMeasurer {
  /// Bytes of UTF-8 that were measured.
  public private(set) var bytes = 0

  private let measurer = ApproximateTextMeasurer()

  public init() {}

  public func metrics(of font: Font) -> FontMetrics { measurer.metrics(of: font) }

  public func width(of text: String, in font: Font) -> Double {
    bytes += text.utf8.count
    return measurer.width(of: text, in: font)
  }

  /// Every character is as wide as the others.
  public func clusters(of text: String, in font: Font) -> [TextCluster] {
    bytes += text.utf8.count
    let advance = measurer.width(of: "x", in: font)
    return (0..<text.count).map { index in
      TextCluster(left: Double(index) * advance, right: Double(index + 1) * advance)
    }
  }

  /// How many bytes something makes it measure.
  public func count(_ body: () -> Void) -> Int {
    let before = bytes
    body()
    return bytes - before
  }
}
