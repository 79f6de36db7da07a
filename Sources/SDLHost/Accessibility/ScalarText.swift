// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The text of an element with AT-SPI's offsets, which count Unicode scalars, whereas views count characters.
nonisolated struct ScalarText {
  enum Unit {
    case character
    case word
    case sentence
    case line
    case paragraph
  }

  private(set) var scalars: [Unicode.Scalar] = []
  /// The offset of the first scalar of each character, and the number of scalars.
  private var starts: [Int] = []
  private let lines: [AccessibilityText.Line]

  init(_ text: AccessibilityText) {
    lines = text.lines
    for character in text.string {
      starts.append(scalars.count)
      scalars.append(contentsOf: character.unicodeScalars)
    }
    starts.append(scalars.count)
  }

  var count: Int { scalars.count }

  func offset(ofCharacter character: Int) -> Int {
    starts[min(max(character, 0), starts.count - 1)]
  }

  /// The index of the character that contains a scalar.
  func character(at offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// - Parameter end: The end of the range; -1 for the end of the text.
  func string(from start: Int, to end: Int) -> String {
    String(String.UnicodeScalarView(scalars[clampedRange(start, end)]))
  }

  /// The range, limited to the text. An end of -1 is the end of the text.
  func clampedRange(_ start: Int, _ end: Int) -> Range<Int> {
    let last = end < 0 ? count : min(end, count)
    let first = min(max(start, 0), last)
    return first..<last
  }

  /// The range of the unit that contains an offset, up to the start of the next unit.
  func range(of unit: Unit, at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), count)
    switch unit {
    case .character:
      let character = character(at: offset)
      return self.offset(ofCharacter: character)..<self.offset(ofCharacter: character + 1)
    case .word: return range(around: offset) { isWord($1) && !($0.map(isWord) ?? false) }
    case .sentence:
      return range(around: offset) { before, _ in
        before.map { $0 == "." || $0 == "!" || $0 == "?" || $0 == "\n" } ?? true
      }
    case .line:
      for line in lines {
        let start = self.offset(ofCharacter: line.range.lowerBound)
        let end = self.offset(ofCharacter: line.range.upperBound)
        if start <= offset, offset < end || end == count { return start..<end }
      }
      return range(of: .paragraph, at: offset)
    case .paragraph: return range(around: offset) { before, _ in before == "\n" }
    }
  }

  /// The range between two starts of units around an offset. `begins` receives nil before the text's start.
  private func range(
    around offset: Int, begins: (Unicode.Scalar?, Unicode.Scalar) -> Bool
  ) -> Range<Int> {
    var start = min(offset, max(count - 1, 0))
    while start > 0, !begins(scalars[start - 1], scalars[start]) { start -= 1 }
    var end = min(offset + 1, count)
    while end < count, !begins(scalars[end - 1], scalars[end]) { end += 1 }
    return start..<max(start, end)
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
      || scalar == "'" || scalar == "’"
  }

  /// The frame of a range in the coordinates of the element's frame; nil if the text is not laid out.
  func frame(of range: Range<Int>) -> Rect? {
    let first = character(at: range.lowerBound)
    let last = max(character(at: max(range.upperBound - 1, range.lowerBound)) + 1, first)
    var result: Rect?
    for line in lines where line.range.lowerBound < last && line.range.upperBound >= first {
      var frame = line.frame
      if !line.edges.isEmpty {
        let from = edge(first, of: line)
        let to = edge(last, of: line)
        frame = Rect(
          line.frame.minX + min(from, to), frame.minY, abs(to - from), frame.height)
      }
      result = result.map { $0.union(frame) } ?? frame
    }
    return result
  }

  private func edge(_ character: Int, of line: AccessibilityText.Line) -> Double {
    let index = character - line.range.lowerBound
    return line.edges[min(max(index, 0), line.edges.count - 1)]
  }

  /// The offset of the scalar at a point of the element's frame; nil outside of the text.
  func offset(at point: Point) -> Int? {
    guard
      let line = lines.first(where: { $0.frame.minY <= point.y && point.y < $0.frame.maxY })
    else { return nil }
    guard line.edges.count > 1 else { return offset(ofCharacter: line.range.lowerBound) }
    let x = point.x - line.frame.minX
    for index in 0..<line.edges.count - 1 {
      let edges = (line.edges[index], line.edges[index + 1])
      if min(edges.0, edges.1) <= x, x < max(edges.0, edges.1) {
        return offset(ofCharacter: line.range.lowerBound + index)
      }
    }
    return nil
  }
}
