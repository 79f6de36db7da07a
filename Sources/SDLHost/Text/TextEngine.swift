// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Logging

/// Measures and rasterizes text. It chooses faces and fallbacks, orders directions, and caches shaped lines.
///
/// Measured and drawn widths are equal, since both are computed from the same runs.
final class TextEngine: TextMeasurer {
  /// The maximum number of bytes of masks and runs in the cache. A page of text at scale 2 takes about 1 MB.
  static let cacheBudget = 16 << 20

  /// The estimated bytes of a line before it is drawn: its object, its key and its runs.
  private static let lineOverhead = 256

  private struct LineKey: Hashable {
    var text: String
    var font: Font
  }

  private(set) var scale: Double

  /// The numbers of lines that were shaped and rasterized so far, for tests and the frame meter.
  private(set) var shapedLineCount = 0
  private(set) var rasterizedLineCount = 0

  private let images: ImageStore?

  private let faces: FaceStore
  private let lines: LeastRecentlyUsedCache<LineKey, TextLine>

  /// - Parameter images: The source of image sizes; nil for none. Default: nil.
  init(
    scale: Double, finder: FontFinder, images: ImageStore? = nil, logger: Logger,
    cacheBudget: Int = cacheBudget
  ) throws(HostError) {
    self.scale = scale
    self.images = images
    faces = try FaceStore(finder: finder, logger: logger)
    lines = LeastRecentlyUsedCache(budget: cacheBudget)
    // Opens the interface font here, where an error can still be reported.
    _ = try faces.bundledFace(for: FontScale().body, scale: scale)
  }

  /// Sets the number of pixels per point. A different scale clears the cache.
  func setScale(_ scale: Double) {
    guard scale != self.scale else { return }
    self.scale = scale
    lines.removeAll()
    faces.removeAll()
  }

  func size(of image: Image) -> Size? { images?.size(of: image) }

  func state(of image: Image) -> ImageState { images?.state(of: image) ?? .ready }

  func metrics(of font: Font) -> FontMetrics {
    guard let face = faces.face(for: font, scale: scale) else {
      return ApproximateTextMeasurer().metrics(of: font)
    }
    return FontMetrics(
      ascent: Double(face.ascent) / scale, descent: Double(face.descent) / scale)
  }

  func width(of text: String, in font: Font) -> Double {
    line(Self.drawableText(text), font).width / scale
  }

  func clusters(of text: String, in font: Font) -> [TextCluster] {
    let drawn = Self.drawableText(text)
    guard drawn.utf8.count == text.utf8.count else {
      // The undrawn rest of the text has its position at the end.
      let clusters = clusters(of: drawn, in: font)
      let last = clusters.last ?? TextCluster(left: 0, right: 0)
      let edge = last.isRightToLeft ? last.left : last.right
      let end = TextCluster(left: edge, right: edge, isRightToLeft: last.isRightToLeft)
      return clusters + Array(repeating: end, count: text.count - clusters.count)
    }
    let line = line(text, font)
    if let known = line.clusters { return known }
    let pixels = faces.face(for: font, scale: scale).map { face in
      TextItemizer(base: face, font: font, scale: scale, faces: faces).clusters(of: text)
    }
    let clusters = (pixels ?? []).map { cluster in
      TextCluster(
        left: cluster.left / scale, right: cluster.right / scale,
        isRightToLeft: cluster.isRightToLeft)
    }
    line.setClusters(clusters)
    lines.changeCost(
      of: LineKey(text: text, font: font),
      by: clusters.count * MemoryLayout<TextCluster>.stride)
    return clusters
  }

  var cachedBytes: Int { lines.cost }

  func drawableLine(_ text: String, _ font: Font) -> TextLine {
    let text = Self.drawableText(text)
    let line = line(text, font)
    if line.bitmaps == nil { rasterizedLineCount += 1 }
    let added = line.rasterize()
    if added > 0 { lines.changeCost(of: LineKey(text: text, font: font), by: added) }
    return line
  }

  /// The part of a line that is measured and drawn; more does not fit on any screen.
  private static func drawableText(_ text: String) -> String {
    text.utf8.count > TextLayout.maximumLineByteCount
      ? String(text[...].prefix(maxBytes: TextLayout.maximumLineByteCount)) : text
  }

  private func line(_ text: String, _ font: Font) -> TextLine {
    let key = LineKey(text: text, font: font)
    if let known = lines.value(for: key) { return known }
    shapedLineCount += 1
    let runs = faces.face(for: font, scale: scale).map { face in
      TextItemizer(base: face, font: font, scale: scale, faces: faces).runs(of: text)
    }
    let line = TextLine(runs ?? [])
    lines.insert(line, for: key, cost: Self.lineOverhead + text.utf8.count)
    return line
  }
}
