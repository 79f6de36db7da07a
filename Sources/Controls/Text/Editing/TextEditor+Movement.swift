// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

nonisolated extension TextEditor {
  /// How far a key moves the caret, where no line's layout is needed.
  enum Unit: Sendable, CaseIterable {
    case character
    case word
    /// To the end of the paragraph, or its start.
    case paragraph
    case document
  }

  /// Where a move by a unit goes, from a position; nil at the end of the text.
  func position(from position: TextPosition, by unit: Unit, forward: Bool) -> TextPosition? {
    switch unit {
    case .character:
      return forward ? storage.position(after: position) : storage.position(before: position)
    case .word:
      return wordBoundary(from: position, forward: forward)
    case .paragraph:
      let target =
        forward
        ? storage.paragraphEnd(position.paragraph) : TextPosition(position.paragraph, 0)
      return target == position ? nil : target
    case .document:
      let target = forward ? storage.end : storage.start
      return target == position ? nil : target
    }
  }

  /// Moves the caret by a unit. By a character, a selection that is not extended collapses to its end
  /// on that side instead.
  mutating func move(by unit: Unit, forward: Bool, extending: Bool) {
    if !extending, unit == .character, !selection.isEmpty {
      return move(to: forward ? selection.end : selection.start, extending: false)
    }
    let target = position(from: selection.head, by: unit, forward: forward)
    move(to: target ?? selection.head, extending: extending)
  }

  /// Removes the selection, or a unit beside the caret.
  @discardableResult
  mutating func delete(_ unit: Unit, forward: Bool) -> Bool {
    delete(to: position(from: selection.head, by: unit, forward: forward))
  }

  /// What a click selects that is the second or third of a row: the word or the paragraph there.
  func range(of unit: Unit, at position: TextPosition) -> Range<TextPosition> {
    let position = storage.rounded(position)
    let paragraph = position.paragraph
    switch unit {
    case .character:
      return position..<position
    case .word:
      let index = storage.index(position)
      let range = WordBoundaries(storage.paragraph(paragraph), around: index).range(at: index)
      return storage.position(
        range.lowerBound, inParagraph: paragraph)..<storage.position(
          range.upperBound, inParagraph: paragraph)
    case .paragraph:
      return TextPosition(paragraph, 0)..<storage.paragraphEnd(paragraph)
    case .document:
      return storage.start..<storage.end
    }
  }

  /// At the end of a paragraph the next word boundary is the start of the next paragraph.
  private func wordBoundary(from position: TextPosition, forward: Bool) -> TextPosition? {
    let paragraph = position.paragraph
    let text = storage.paragraph(paragraph)
    let index = storage.index(position)
    let words = WordBoundaries(text, around: index)
    if forward {
      return index == text.endIndex
        ? storage.position(after: position)
        : storage.position(words.end(after: index), inParagraph: paragraph)
    }
    return index == text.startIndex
      ? storage.position(before: position)
      : storage.position(words.start(before: index), inParagraph: paragraph)
  }
}
