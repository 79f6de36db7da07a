// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// A paragraph laid out for a width: where its lines, carets and selections are. Offsets are bytes of
/// UTF-8 from its start; points lie in the layout, from its top left corner.
///
/// A place between two lines of a broken paragraph belongs to the lower line. What a mouse hits beyond
/// the end of the upper one is the place before the space that hangs there.
struct ParagraphLayout {
  let text: String
  let layout: TextLayout
  /// Whether the paragraph goes on in another layout: the end of this one is a place in that one.
  var goesOn = false
  private let font: Font
  private let measurer: any TextMeasurer

  /// - Parameter width: Points; infinity for a single line.
  init(_ text: String, font: Font, width: Double, measurer: any TextMeasurer) {
    self.init(
      text,
      layout: TextLayout(
        text, font: font, width: width, lineBreakMode: .byWordWrapping, alignment: .natural,
        measurer: measurer),
      font: font, measurer: measurer)
  }

  init(_ text: String, layout: TextLayout, font: Font, measurer: any TextMeasurer) {
    self.text = text
    self.layout = layout
    self.font = font
    self.measurer = measurer
  }

  var lineHeight: Double { TextLayout.lineHeight(of: font) }
  var height: Double { layout.size.height }

  /// Whether the paragraph is read from right to left.
  var isRightToLeft: Bool { layout.lines.first?.isRightToLeft ?? false }

  // MARK: Lines

  /// The line of a place.
  func line(of offset: Int) -> Int {
    let index = self.index(offset)
    return (layout.lines.lastIndex { $0.range.lowerBound <= index }) ?? 0
  }

  /// The offsets at which the caret stands first and last in a line.
  func ends(ofLine line: Int) -> (start: Int, end: Int) {
    let range = layout.lines[line].range
    return (offset(range.lowerBound), offset(lastPlace(ofLine: line)))
  }

  /// The line at a height; above the first and below the last it is one of them.
  func line(at y: Double) -> Int {
    min(max(0, Int((y / lineHeight).rounded(.down))), layout.lines.count - 1)
  }

  /// A broken line's end is the start of the next one, which is where the caret would show.
  private func lastPlace(ofLine line: Int) -> String.Index {
    let range = layout.lines[line].range
    let next =
      line + 1 < layout.lines.count
      ? layout.lines[line + 1].range.lowerBound : goesOn ? range.upperBound : nil
    return next == range.upperBound && !range.isEmpty
      ? text.index(before: range.upperBound) : range.upperBound
  }

  // MARK: Places

  /// The place nearest to a point.
  func offset(at point: Point) -> Int {
    offset(inLine: line(at: point.y), atX: point.x)
  }

  func offset(inLine line: Int, atX x: Double) -> Int {
    let (geometry, origin) = geometry(ofLine: line)
    let range = layout.lines[line].range
    let place = geometry.place(at: x - origin)
    return offset(min(text.index(range.lowerBound, offsetBy: place), lastPlace(ofLine: line)))
  }

  /// The character at a point, as the offset where it begins; the nearest place beside the text.
  func characterOffset(at point: Point) -> Int {
    let line = line(at: point.y)
    let (geometry, origin) = geometry(ofLine: line)
    guard let place = geometry.character(at: point.x - origin) else { return offset(at: point) }
    return offset(text.index(layout.lines[line].range.lowerBound, offsetBy: place))
  }

  /// The caret's line: no width, as high as a line of text.
  func caret(at offset: Int) -> Rect {
    let line = line(of: offset)
    let (geometry, origin) = geometry(ofLine: line)
    let x = origin + geometry.caret(at: place(offset, inLine: line))
    return Rect(x, Double(line) * lineHeight, 0, lineHeight)
  }

  /// The next place to the right or left in the same line; nil at the line's end.
  func offset(nextTo offset: Int, toRight: Bool) -> Int? {
    let line = line(of: offset)
    let (geometry, _) = geometry(ofLine: line)
    guard let next = geometry.place(nextTo: place(offset, inLine: line), toRight: toRight) else {
      return nil
    }
    let index = text.index(layout.lines[line].range.lowerBound, offsetBy: next)
    // The end of a broken line is where the next one begins: going there is the caller's.
    return index > lastPlace(ofLine: line) ? nil : self.offset(index)
  }

  /// What a stretch of the paragraph covers, line by line.
  func rects(of range: Range<Int>) -> [Rect] {
    let (start, end) = (index(range.lowerBound), index(range.upperBound))
    var rects: [Rect] = []
    for line in layout.lines.indices {
      let shown = layout.lines[line].range
      let from = max(start, shown.lowerBound)
      let to = min(end, shown.upperBound)
      guard from < to else { continue }
      let (geometry, origin) = geometry(ofLine: line)
      let first = text.distance(from: shown.lowerBound, to: from)
      let places = first..<first + text.distance(from: from, to: to)
      for span in geometry.spans(of: places) {
        rects.append(
          Rect(
            origin + span.lowerBound, Double(line) * lineHeight, span.upperBound - span.lowerBound,
            lineHeight))
      }
    }
    return rects
  }

  /// The text of a stretch, line by line, each part with the place where it begins on its baseline.
  func pieces(of range: Range<Int>) -> [(text: String, baseline: Point)] {
    let (start, end) = (index(range.lowerBound), index(range.upperBound))
    return layout.lines.indices.compactMap { number in
      let line = layout.lines[number]
      let from = max(start, line.range.lowerBound)
      let to = min(end, line.range.upperBound)
      guard from < to else { return nil }
      let (geometry, origin) = geometry(ofLine: number)
      let x = geometry.caret(at: text.distance(from: line.range.lowerBound, to: from))
      return (String(text[from..<to]), Point(origin + x, line.baseline.y))
    }
  }

  /// Where the characters of a line lie: the left edges, and the right one of the last, from the line's own left edge.
  func edges(ofLine index: Int) -> [Double] {
    let (geometry, origin) = geometry(ofLine: index)
    let left = layout.lines[index].baseline.x - origin
    var end = 0.0
    var edges: [Double] = (0..<geometry.count).map { place in
      let span = geometry.spans(of: place..<place + 1).first ?? end...end
      end = span.upperBound
      return span.lowerBound - left
    }
    edges.append(end - left)
    return edges
  }

  // MARK: Lines' characters

  /// Where the characters of a line are, and how far from the layout's left edge the line begins.
  private func geometry(ofLine index: Int) -> (TextLineGeometry, origin: Double) {
    let line = layout.lines[index]
    let own = String(text[line.range])
    // The drawn line may begin with marks of direction that the text does not have.
    let drawn = String(line.text.prefix(line.markCount)) + own
    let clusters = Array(measurer.clusters(of: drawn, in: font).dropFirst(line.markCount))
    let geometry = TextLineGeometry(clusters, isRightToLeft: line.isRightToLeft)
    // Spaces where the line breaks hang over its end, on the left where it is read from the right.
    let origin =
      line.isRightToLeft
      ? line.baseline.x + line.width - geometry.width : line.baseline.x
    return (geometry, origin)
  }

  private func place(_ offset: Int, inLine line: Int) -> Int {
    let range = layout.lines[line].range
    return text.distance(
      from: range.lowerBound, to: min(max(range.lowerBound, index(offset)), range.upperBound))
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }
}
