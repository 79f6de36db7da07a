// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Logging

/// Measures and rasterises text: faces, fallback, direction, and the cache of shaped lines.
///
/// The measured width is the drawn width: both come from the same runs.
final class TextEngine: TextMeasurer {
  /// Bytes of masks and run records. A page of text at scale 2 takes about 1 MB.
  static let cacheBudget = 16 << 20

  /// Bytes that a line costs before it is drawn: its record, its key and its runs.
  private static let lineOverhead = 256

  private struct LineKey: Hashable {
    var text: String
    var font: Font
  }

  /// Pixels per point.
  private(set) var scale: Double

  /// How many lines were shaped, and how many were rasterised, since the engine was made. Tests and
  /// the frame meter see from it what the cache saves.
  private(set) var shapedLines = 0
  private(set) var rasterisedLines = 0

  /// Knows how large pictures are.
  private let images: ImageStore?

  private let faces: FaceStore
  private let lines: LeastRecentlyUsedCache<LineKey, TextLine>

  /// - Parameter images: Knows how large pictures are; nil for none. Default nil.
  init(
    scale: Double, finder: FontFinder, images: ImageStore? = nil, logger: Logger,
    cacheBudget: Int = cacheBudget
  ) throws(HostError) {
    self.scale = scale
    self.images = images
    faces = try FaceStore(finder: finder, logger: logger)
    lines = LeastRecentlyUsedCache(budget: cacheBudget)
    // The interface face is opened here, where an error can still be shown.
    _ = try faces.bundledFace(for: FontScale().body, scale: scale)
  }

  /// Sets the pixels per point. Another scale forgets everything that was shaped.
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
    line(Self.drawn(text), font).width / scale
  }

  func clusters(of text: String, in font: Font) -> [TextCluster] {
    let drawn = Self.drawn(text)
    guard drawn.utf8.count == text.utf8.count else {
      // What is not drawn stands at the end.
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
    line.keep(clusters)
    lines.changeCost(
      of: LineKey(text: text, font: font),
      by: clusters.count * MemoryLayout<TextCluster>.stride)
    return clusters
  }

  /// The bytes of the cache, for tests and the frame meter.
  var cachedBytes: Int { lines.cost }

  /// A line ready to be drawn.
  func drawableLine(_ text: String, _ font: Font) -> TextLine {
    let text = Self.drawn(text)
    let line = line(text, font)
    if line.pictures == nil { rasterisedLines += 1 }
    let added = line.rasterise()
    if added > 0 { lines.changeCost(of: LineKey(text: text, font: font), by: added) }
    return line
  }

  /// The part of a line that is measured and drawn: no screen has room for more.
  private static func drawn(_ text: String) -> String {
    text.utf8.count > TextLayout.longestLine
      ? String(text[...].start(bytes: TextLayout.longestLine)) : text
  }

  private func line(_ text: String, _ font: Font) -> TextLine {
    let key = LineKey(text: text, font: font)
    if let known = lines.value(for: key) { return known }
    shapedLines += 1
    let runs = faces.face(for: font, scale: scale).map { face in
      TextItemizer(base: face, font: font, scale: scale, faces: faces).runs(of: text)
    }
    let line = TextLine(runs ?? [])
    lines.insert(line, for: key, cost: Self.lineOverhead + text.utf8.count)
    return line
  }
}
