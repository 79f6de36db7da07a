// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The parts of a long paragraph. Only visible parts are laid out and drawn. A short paragraph is one part.
nonisolated struct TextParts: Sendable, Equatable {
  private var starts = [0]
  private var end: Int
  /// Bytes of a new part. A part that has been edited has up to twice as many.
  private let length: Int

  init(_ text: Substring, length: Int) {
    self.length = length
    end = text.utf8.count
    starts += partStarts(in: text, from: 0, to: end)
  }

  var count: Int { starts.count }

  func range(_ part: Int) -> Range<Int> {
    starts[part]..<(part + 1 < starts.count ? starts[part + 1] : end)
  }

  /// The part of an offset. An offset between two parts belongs to the second one.
  func part(of offset: Int) -> Int { max(0, starts.partitioningIndex { $0 > offset } - 1) }

  /// Replaces bytes. Returns the replaced parts and the number of new parts; other parts are unchanged.
  mutating func replace(
    _ bytes: Range<Int>, with inserted: Int, in text: Substring
  ) -> (parts: Range<Int>, count: Int) {
    var first = part(of: bytes.lowerBound)
    var last = part(of: bytes.upperBound)
    let shift = inserted - bytes.count
    // The new text may begin with a combining mark that belongs to the character before.
    if first > 0, bytes.lowerBound == starts[first] { first -= 1 }
    // A very short part is merged with its neighbor.
    if range(last).upperBound + shift - starts[first] < length / 4 {
      if last + 1 < count { last += 1 } else if first > 0 { first -= 1 }
    }
    let new = partStarts(in: text, from: starts[first], to: range(last).upperBound + shift)
    starts.replaceSubrange(first + 1..<last + 1, with: new)
    for index in (first + 1 + new.count)..<starts.count { starts[index] += shift }
    end += shift
    return (first..<last + 1, new.count + 1)
  }

  /// The offsets of new parts between two offsets: after a space if there is one, otherwise between characters.
  private func partStarts(in text: Substring, from start: Int, to end: Int) -> [Int] {
    var cuts: [Int] = []
    var start = start
    while end - start > 2 * length {
      let part = text[bytes: start..<end].prefix(maxBytes: length)
      let space = part.utf8.suffix(length / 4).lastIndex(of: 0x20).map(text.utf8.index(after:))
      start += text.utf8.distance(from: part.startIndex, to: space ?? part.endIndex)
      cuts.append(start)
    }
    return cuts
  }
}
