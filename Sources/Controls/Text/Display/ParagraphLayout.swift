// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The layout of a paragraph for a width: its lines, caret positions and selection rectangles. Offsets are bytes of
/// UTF-8 from the start of the paragraph; points are relative to the upper left corner.
///
/// An offset between two lines of a wrapped paragraph belongs to the lower line. A mouse beyond the end of the upper
/// line selects the offset before the trailing space.
struct ParagraphLayout {
  let text: String
  let layout: TextLayout
  /// Whether the paragraph continues in another layout, to which the offset at the end of this one belongs.
  let continuesInNextLayout: Bool
  let font: Font
  let measurer: any TextMeasurer

  var lineHeight: Double { TextLayout.lineHeight(of: font) }
  var height: Double { layout.size.height }

  var isRightToLeft: Bool { layout.lines.first?.isRightToLeft ?? false }

  // MARK: Lines

  func line(of offset: Int) -> Int {
    let index = self.index(offset)
    return (layout.lines.lastIndex { $0.range.lowerBound <= index }) ?? 0
  }

  /// The first and the last caret offset of a line.
  func ends(ofLine line: Int) -> (start: Int, end: Int) {
    let range = layout.lines[line].range
    return (offset(range.lowerBound), offset(lastCaretIndex(ofLine: line)))
  }

  /// The line at a y coordinate, or the first or last line outside of the layout.
  func line(at y: Double) -> Int {
    min(max(0, Int((y / lineHeight).rounded(.down))), layout.lines.count - 1)
  }

  /// Before the end of a wrapped line, which is the start of the next one, where the caret would be shown.
  private func lastCaretIndex(ofLine line: Int) -> String.Index {
    let range = layout.lines[line].range
    let next =
      line + 1 < layout.lines.count
      ? layout.lines[line + 1].range.lowerBound : continuesInNextLayout ? range.upperBound : nil
    return next == range.upperBound && !range.isEmpty
      ? text.index(before: range.upperBound) : range.upperBound
  }

  // MARK: Positions

  /// The caret offset that is nearest to a point.
  ///
  /// - Parameter ofCharacter: Whether to return the offset of the character at the point instead, if there is one.
  func offset(at point: Point, ofCharacter: Bool = false) -> Int {
    let line = line(at: point.y)
    let (geometry, origin) = geometry(ofLine: line)
    let start = layout.lines[line].range.lowerBound
    if ofCharacter, let clusterIndex = geometry.characterIndex(at: point.x - origin) {
      return offset(text.index(start, offsetBy: clusterIndex))
    }
    let clusterOffset = geometry.closestOffset(to: point.x - origin)
    return offset(min(text.index(start, offsetBy: clusterOffset), lastCaretIndex(ofLine: line)))
  }

  /// The rectangle of the caret, with the height of a line and no width.
  func caretRect(at offset: Int) -> Rect {
    let line = line(of: offset)
    let (geometry, origin) = geometry(ofLine: line)
    let x = origin + geometry.caret(at: characterIndex(of: offset, inLine: line))
    return Rect(x, Double(line) * lineHeight, 0, lineHeight)
  }

  /// The next caret offset to the right or left in the same line; nil at the end of the line.
  func offset(nextTo offset: Int, toRight: Bool) -> Int? {
    let line = line(of: offset)
    let (geometry, _) = geometry(ofLine: line)
    let character = characterIndex(of: offset, inLine: line)
    guard let next = geometry.offset(nextTo: character, toRight: toRight) else { return nil }
    let index = text.index(layout.lines[line].range.lowerBound, offsetBy: next)
    // The end of a wrapped line is the start of the next one, to which the caller moves.
    return index > lastCaretIndex(ofLine: line) ? nil : self.offset(index)
  }

  func rects(of range: Range<Int>) -> [Rect] {
    var rects: [Rect] = []
    for (line, part) in lineParts(of: range) {
      let (geometry, origin) = geometry(ofLine: line)
      let first = text.distance(from: layout.lines[line].range.lowerBound, to: part.lowerBound)
      let count = text.distance(from: part.lowerBound, to: part.upperBound)
      for span in geometry.spans(of: first..<first + count) {
        rects.append(
          Rect(
            origin + span.lowerBound, Double(line) * lineHeight, span.upperBound - span.lowerBound,
            lineHeight))
      }
    }
    return rects
  }

  /// The text of a range for each line, with the start of its baseline.
  func pieces(of range: Range<Int>) -> [(text: String, baseline: Point)] {
    lineParts(of: range).map { index, part in
      let line = layout.lines[index]
      let (geometry, origin) = geometry(ofLine: index)
      let x = geometry.caret(at: text.distance(from: line.range.lowerBound, to: part.lowerBound))
      return (String(text[part]), Point(origin + x, line.baseline.y))
    }
  }

  /// The parts of a range that are in one line each.
  private func lineParts(of range: Range<Int>) -> [(line: Int, part: Range<String.Index>)] {
    let range = index(range.lowerBound)..<index(range.upperBound)
    return layout.lines.enumerated().compactMap { index, line in
      let part = range.clamped(to: line.range)
      return part.isEmpty ? nil : (index, part)
    }
  }

  /// The edges of the characters of a line, from the line's left edge: the left edges, and the right edge of the last
  /// character.
  func edges(ofLine index: Int) -> [Double] {
    let (geometry, origin) = geometry(ofLine: index)
    let left = layout.lines[index].baseline.x - origin
    var end = 0.0
    var edges: [Double] = (0..<geometry.count).map { clusterIndex in
      let span = geometry.spans(of: clusterIndex..<clusterIndex + 1).first ?? end...end
      end = span.upperBound
      return span.lowerBound - left
    }
    edges.append(end - left)
    return edges
  }

  // MARK: Characters of lines

  /// The characters of a line, and the x coordinate where they begin.
  private func geometry(ofLine index: Int) -> (TextLineGeometry, origin: Double) {
    let line = layout.lines[index]
    let own = String(text[line.range])
    // The drawn line may begin with direction marks that are not in the text.
    let drawn = String(line.text.prefix(line.markCount)) + own
    let clusters = Array(measurer.clusters(of: drawn, in: font).dropFirst(line.markCount))
    let geometry = TextLineGeometry(clusters, isRightToLeft: line.isRightToLeft)
    // Trailing spaces of a wrapped line are outside of it, on the left in a right-to-left line.
    let origin =
      line.isRightToLeft
      ? line.baseline.x + line.width - geometry.width : line.baseline.x
    return (geometry, origin)
  }

  private func characterIndex(of offset: Int, inLine line: Int) -> Int {
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

extension ParagraphLayout {
  /// Breaks a text into lines.
  ///
  /// - Parameter width: Points; infinity for a single line.
  init(
    _ text: String, font: Font, width: Double, measurer: any TextMeasurer,
    continuesInNextLayout: Bool = false
  ) {
    let layout = TextLayout(
      text, font: font, width: width, lineBreakMode: .byWordWrapping, alignment: .natural,
      measurer: measurer)
    self.init(
      text: text, layout: layout, continuesInNextLayout: continuesInNextLayout, font: font,
      measurer: measurer)
  }
}
