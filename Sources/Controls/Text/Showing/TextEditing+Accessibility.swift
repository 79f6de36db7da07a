// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

extension TextEditing {
  /// What is written, with the selection where something can be selected; without lines.
  ///
  /// - Parameters:
  ///   - part: What of the text is read.
  ///   - isSelectable: Whether there is a caret.
  func accessibilityText(of part: Range<TextPosition>, isSelectable: Bool) -> AccessibilityText {
    let storage = editor.storage
    let isWhole = part.lowerBound == storage.start && part.upperBound == storage.end
    var text = AccessibilityText(isWhole ? storage.text : storage[part])
    if isConcealed { text.string = text.string.concealed }
    guard isSelectable else { return text }
    func count(_ position: TextPosition) -> Int {
      storage.characters(in: part.lowerBound..<min(max(part.lowerBound, position), part.upperBound))
    }
    let (anchor, head) = (count(editor.selection.anchor), count(editor.selection.head))
    text.selection = min(anchor, head)..<max(anchor, head)
    text.caret = head
    return text
  }

  /// Selects or changes the text as a person does, with the same rules and steps that can be taken back. Nil for what is
  /// not the text's; false where it is refused.
  func perform(_ action: AccessibilityAction) -> Bool? {
    switch action {
    case .select(let range):
      guard let selection = selection(range) else { return false }
      move { $0.select(selection) }
      return true
    case .replaceText(let range, let text):
      guard isEditable, let selection = selection(range) else { return false }
      return edit { editor in
        editor.select(selection)
        return text.isEmpty ? editor.deleteSelection() : editor.insert(text, kind: .other)
      }
    default: return nil
    }
  }

  /// Nil for characters that the text does not have.
  private func selection(_ range: Range<Int>) -> TextSelection? {
    let storage = editor.storage
    guard range.lowerBound >= 0,
      let first = storage.position(after: range.lowerBound, from: storage.rounded(reading.start)),
      let last = storage.position(after: range.count, from: first)
    else { return nil }
    return TextSelection(first, last)
  }
}

/// Which part of a text assistive technology gets: all of it, or of a long one a part around the caret or around what shows.
/// The part stays while the caret moves in it, so that places in it keep their numbers.
nonisolated struct TextReading: Sendable {
  /// Bytes of UTF-8, about twenty pages: as much as is copied and counted in each tree at most.
  static let longest = 64 << 10

  /// Where the part begins. Characters are counted from here.
  private(set) var start = TextPosition.zero

  /// The part that has `position`.
  mutating func part(of storage: TextStorage, around position: TextPosition) -> Range<TextPosition>
  {
    guard storage.byteCount > Self.longest else {
      start = .zero
      return storage.start..<storage.end
    }
    start = storage.rounded(start)
    let byte = storage.byte(position)
    let first = storage.byte(start)
    if byte < first || byte > first + Self.longest {
      start = storage.position(atByte: max(0, byte - Self.longest / 2))
    }
    let end = min(storage.byteCount, storage.byte(start) + Self.longest)
    return start..<max(start, storage.position(atByte: end))
  }
}
