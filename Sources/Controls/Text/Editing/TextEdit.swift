// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// One change of a text, and all that is needed to take it back.
nonisolated struct TextEdit: Sendable, Equatable {
  /// Where it begins, as a place in the bytes: it may lie inside a character that was made by
  /// typing an accent after its letter.
  var start: TextPosition
  var removed: String
  var inserted: String

  var isEmpty: Bool { removed.hasSameBytes(as: inserted) }

  /// What takes it back.
  var inverse: TextEdit { TextEdit(start: start, removed: inserted, inserted: removed) }

  /// Where the inserted text ends, in the changed text.
  var end: TextPosition { start.advanced(over: inserted) }

  /// Where the removed text ended, in the text before.
  var removedEnd: TextPosition { start.advanced(over: removed) }

  func apply(to storage: inout TextStorage) -> TextStorage.Change {
    storage.replace(start..<removedEnd, with: inserted)
  }
}
