// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

nonisolated extension TextEditor {
  /// A distance that the caret moves without knowledge of the line layout.
  enum Unit: Sendable, CaseIterable {
    case character
    case word
    /// To the start or end of the paragraph.
    case paragraph
    case document
  }

  /// The position a unit away; nil if there is none in that direction.
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

  /// Moves the caret by a unit. Without `extending`, a character collapses a selection to its end in that direction.
  mutating func move(by unit: Unit, forward: Bool, extending: Bool) {
    if !extending, unit == .character, !selection.isEmpty {
      return move(to: forward ? selection.end : selection.start, extending: false)
    }
    let target = position(from: selection.head, by: unit, forward: forward)
    move(to: target ?? selection.head, extending: extending)
  }

  /// Removes the selection; without a selection, a unit next to the caret.
  @discardableResult
  mutating func delete(_ unit: Unit, forward: Bool) -> Bool {
    delete(to: position(from: selection.head, by: unit, forward: forward))
  }

  /// The range that a double or triple click selects: the word or paragraph at a position.
  func range(of unit: Unit, at position: TextPosition) -> Range<TextPosition> {
    let position = storage.validPosition(for: position)
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
