// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The changes that can be undone and redone.
///
/// Typing is one step up to the end of each word, and a series of Backspace or Delete is one step. Moving the caret
/// ends a step.
nonisolated struct UndoHistory: Sendable {
  /// The cause of an edit. Consecutive edits of one kind can be merged.
  enum Kind: Sendable {
    case typing
    case deletingBackward
    case deletingForward
    /// Pasting, cutting and other changes, which are always separate steps.
    case other
  }

  struct Step: Sendable {
    var edit: TextEdit
    var selectionBefore: TextSelection
    var selectionAfter: TextSelection
    var kind: Kind
  }

  static let maximumStepCount = 1000

  /// The maximum bytes of text in all steps; the last step is kept with any length.
  static let maximumByteCount = 64 << 20

  private(set) var undoSteps: [Step] = []
  private(set) var redoSteps: [Step] = []
  private var canExtendLastStep = false

  var canUndo: Bool { !undoSteps.isEmpty }
  var canRedo: Bool { !redoSteps.isEmpty }

  mutating func record(_ step: Step) {
    redoSteps.removeAll()
    if canExtendLastStep, let last = undoSteps.last, let joined = Self.mergedStep(last, step) {
      undoSteps[undoSteps.count - 1] = joined
    } else {
      undoSteps.append(step)
    }
    removeOldSteps()
    canExtendLastStep = step.kind != .other
  }

  private mutating func removeOldSteps() {
    var (kept, bytes) = (0, 0)
    for step in undoSteps.reversed() where kept < Self.maximumStepCount {
      bytes += step.edit.removedText.utf8.count + step.edit.insertedText.utf8.count
      if kept > 0, bytes > Self.maximumByteCount { break }
      kept += 1
    }
    if kept < undoSteps.count { undoSteps.removeFirst(undoSteps.count - kept) }
  }

  mutating func endRun() { canExtendLastStep = false }

  /// Returns the step to undo, which can then be redone.
  mutating func undo() -> Step? {
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(step)
    canExtendLastStep = false
    return step
  }

  mutating func redo() -> Step? {
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(step)
    canExtendLastStep = false
    return step
  }

  private static func mergedStep(_ last: Step, _ next: Step) -> Step? {
    guard last.kind == next.kind, !last.edit.insertedText.utf8.contains(0x0A),
      !next.edit.insertedText.utf8.contains(0x0A)
    else { return nil }
    var joined = last
    joined.selectionAfter = next.selectionAfter
    switch next.kind {
    case .typing:
      guard next.edit.removedText.isEmpty, next.edit.start == last.edit.end,
        !(last.edit.insertedText.last?.isWhitespace ?? false)
          || (next.edit.insertedText.first?.isWhitespace ?? false)
      else { return nil }
      joined.edit.insertedText += next.edit.insertedText
    case .deletingBackward:
      guard next.edit.removedEnd == last.edit.start else { return nil }
      joined.edit.removedText = next.edit.removedText + last.edit.removedText
      joined.edit.start = next.edit.start
    case .deletingForward:
      guard next.edit.start == last.edit.start else { return nil }
      joined.edit.removedText += next.edit.removedText
    case .other:
      return nil
    }
    return joined
  }
}

nonisolated struct TextEdit: Sendable, Equatable {
  /// The start of the change. It may be inside a character, for example if an accent has been typed after its letter.
  var start: TextPosition
  var removedText: String
  var insertedText: String

  var isEmpty: Bool { removedText.hasSameBytes(as: insertedText) }

  var inverse: TextEdit {
    TextEdit(start: start, removedText: insertedText, insertedText: removedText)
  }

  var end: TextPosition { start.advanced(over: insertedText) }

  var removedEnd: TextPosition { start.advanced(over: removedText) }

  func apply(to storage: inout TextStorage) -> TextStorage.Change {
    storage.replace(start..<removedEnd, with: insertedText)
  }
}
