// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The selected range and the direction of its extension. An empty selection is the caret.
nonisolated struct TextSelection: Sendable, Hashable {
  /// The end that is fixed while the selection is extended.
  var anchor: TextPosition

  /// The end that moves, where the caret is.
  var head: TextPosition

  /// Creates a selection. Without `head`, it is the caret at `anchor`.
  init(_ anchor: TextPosition, _ head: TextPosition? = nil) {
    self.anchor = anchor
    self.head = head ?? anchor
  }

  var start: TextPosition { min(anchor, head) }
  var end: TextPosition { max(anchor, head) }
  var range: Range<TextPosition> { start..<end }
  var isEmpty: Bool { anchor == head }
}

/// A position in an edited text: between two characters (grapheme clusters) of a paragraph, or at one of its ends.
nonisolated struct TextPosition: Sendable, Hashable, Comparable {
  var paragraph: Int

  /// Bytes of UTF-8 from the start of the paragraph. A number of characters would have to be counted each time.
  var offset: Int

  static let zero = TextPosition(0, 0)

  init(_ paragraph: Int, _ offset: Int) {
    self.paragraph = paragraph
    self.offset = offset
  }

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.paragraph, left.offset) < (right.paragraph, right.offset)
  }

  func advanced(byBytes bytes: Int) -> TextPosition { TextPosition(paragraph, offset + bytes) }

  /// The end of a text that begins here.
  func advanced(over text: String) -> TextPosition {
    let lines = text.count(ofByte: 0x0A)
    guard lines > 0, let last = text.utf8.lastIndex(of: 0x0A) else {
      return TextPosition(paragraph, offset + text.utf8.count)
    }
    return TextPosition(
      paragraph + lines, text.utf8.distance(from: last, to: text.utf8.endIndex) - 1)
  }
}
