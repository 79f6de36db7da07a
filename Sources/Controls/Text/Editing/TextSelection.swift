// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The selected range, and which of its ends moves. An empty selection is the caret.
nonisolated struct TextSelection: Sendable, Hashable {
  /// The end that stays where it is while the selection is extended.
  var anchor: TextPosition

  /// The end that moves; the caret stands there.
  var head: TextPosition

  init(_ anchor: TextPosition, _ head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// A caret.
  init(_ position: TextPosition) {
    self.init(position, position)
  }

  var start: TextPosition { min(anchor, head) }
  var end: TextPosition { max(anchor, head) }
  var range: Range<TextPosition> { start..<end }
  var isEmpty: Bool { anchor == head }
}
