// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The changes that can be undone and redone.
///
/// A run of typing is one step up to the end of each word, a run of Backspace or Delete is one; moving
/// the caret ends a run.
nonisolated struct UndoHistory: Sendable {
  /// What made an edit; edits of one kind may join.
  enum Kind: Sendable {
    case typing
    case deletingBackward
    case deletingForward
    /// Pasting, cutting and every other change: a step of its own.
    case other
  }

  struct Step: Sendable {
    var edit: TextEdit
    var before: TextSelection
    var after: TextSelection
    var kind: Kind
  }

  /// Steps that are kept; older ones cannot be undone.
  static let limit = 1000

  /// Bytes of text that are kept for undoing, at most; the last step is kept whatever its length.
  static let byteLimit = 64 << 20

  private(set) var undoable: [Step] = []
  private(set) var redoable: [Step] = []
  /// Whether the last step may take in the next one.
  private var isOpen = false

  var canUndo: Bool { !undoable.isEmpty }
  var canRedo: Bool { !redoable.isEmpty }

  mutating func record(_ step: Step) {
    redoable.removeAll()
    if isOpen, let last = undoable.last, let joined = Self.joining(last, step) {
      undoable[undoable.count - 1] = joined
    } else {
      undoable.append(step)
    }
    forgetOldSteps()
    isOpen = step.kind != .other
  }

  private mutating func forgetOldSteps() {
    var (kept, bytes) = (0, 0)
    for step in undoable.reversed() where kept < Self.limit {
      bytes += step.edit.removed.utf8.count + step.edit.inserted.utf8.count
      if kept > 0, bytes > Self.byteLimit { break }
      kept += 1
    }
    if kept < undoable.count { undoable.removeFirst(undoable.count - kept) }
  }

  /// The next change begins a new step.
  mutating func endRun() {
    isOpen = false
  }

  /// The step to take back. It can be done again.
  mutating func undo() -> Step? {
    guard let step = undoable.popLast() else { return nil }
    redoable.append(step)
    isOpen = false
    return step
  }

  /// The step to do again.
  mutating func redo() -> Step? {
    guard let step = redoable.popLast() else { return nil }
    undoable.append(step)
    isOpen = false
    return step
  }

  private static func joining(_ last: Step, _ next: Step) -> Step? {
    guard last.kind == next.kind, !last.edit.inserted.utf8.contains(0x0A),
      !next.edit.inserted.utf8.contains(0x0A)
    else { return nil }
    var joined = last
    joined.after = next.after
    switch next.kind {
    case .typing:
      guard next.edit.removed.isEmpty, next.edit.start == last.edit.end,
        !(last.edit.inserted.last?.isWhitespace ?? false)
          || (next.edit.inserted.first?.isWhitespace ?? false)
      else { return nil }
      joined.edit.inserted += next.edit.inserted
    case .deletingBackward:
      guard next.edit.removedEnd == last.edit.start else { return nil }
      joined.edit.removed = next.edit.removed + last.edit.removed
      joined.edit.start = next.edit.start
    case .deletingForward:
      guard next.edit.start == last.edit.start else { return nil }
      joined.edit.removed += next.edit.removed
    case .other:
      return nil
    }
    return joined
  }
}

/// One change of a text, and all that is needed to take it back.
nonisolated struct TextEdit: Sendable, Equatable {
  /// The start of the change, as a position in bytes: it may be inside a character, as when an accent
  /// was typed after its letter.
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
