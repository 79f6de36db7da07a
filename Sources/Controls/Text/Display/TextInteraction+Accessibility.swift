// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

extension TextInteraction {
  /// The text of a part and the selection in it, for assistive technology, without lines.
  func accessibilityText(of part: Range<TextPosition>, isSelectable: Bool) -> AccessibilityText {
    let storage = editor.storage
    let isWhole = part.lowerBound == storage.start && part.upperBound == storage.end
    var text = AccessibilityText(isWhole ? storage.text : storage[part])
    if isSecure { text.string = text.string.redacted }
    guard isSelectable else { return text }
    func count(_ position: TextPosition) -> Int {
      storage.characterCount(
        in: part.lowerBound..<min(max(part.lowerBound, position), part.upperBound))
    }
    let (anchor, head) = (count(editor.selection.anchor), count(editor.selection.head))
    text.selection = min(anchor, head)..<max(anchor, head)
    text.caret = head
    return text
  }

  /// Selects or changes the text as the user does, with the same rules and undo steps. Returns nil for other actions,
  /// and false if the action is refused.
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

  /// Nil for a range outside of the text.
  private func selection(_ range: Range<Int>) -> TextSelection? {
    let storage = editor.storage
    guard range.lowerBound >= 0,
      let first = storage.position(
        after: range.lowerBound, from: storage.validPosition(for: accessibleRange.start)),
      let last = storage.position(after: range.count, from: first)
    else { return nil }
    return TextSelection(first, last)
  }
}

/// The part of a text that assistive technology receives: all of it, or in a long text a part around the caret or the
/// visible text. The part is unchanged while the caret moves in it, so that character numbers stay the same.
nonisolated struct AccessibleTextRange: Sendable {
  /// The maximum bytes of UTF-8, about twenty pages, that are copied and counted for each tree.
  static let maximumByteCount = 64 << 10

  /// The start of the part, from which characters are counted.
  private(set) var start = TextPosition.zero

  mutating func update(for storage: TextStorage, around position: TextPosition) -> Range<
    TextPosition
  > {
    guard storage.byteCount > Self.maximumByteCount else {
      start = .zero
      return storage.start..<storage.end
    }
    start = storage.validPosition(for: start)
    let byte = storage.byteOffset(of: position)
    let first = storage.byteOffset(of: start)
    if byte < first || byte > first + Self.maximumByteCount {
      start = storage.validPosition(atByte: max(0, byte - Self.maximumByteCount / 2))
    }
    let end = min(storage.byteCount, storage.byteOffset(of: start) + Self.maximumByteCount)
    return start..<max(start, storage.validPosition(atByte: end))
  }
}
