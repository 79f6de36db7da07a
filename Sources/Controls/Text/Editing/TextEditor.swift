// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The model of an edited text: its paragraphs, selection and undo history. A view displays it.
nonisolated struct TextEditor: Sendable {
  /// The text that an input method composes, which is displayed but not committed yet.
  struct Composition: Sendable, Equatable {
    var edit: TextEdit
    var replacedSelection: TextSelection
  }

  /// Whether line ends are allowed; otherwise they become spaces.
  let isMultiline: Bool
  /// The maximum number of characters that can be inserted; nil for none.
  var maximumLength: Int?
  private(set) var storage: TextStorage
  private(set) var selection = TextSelection(.zero)
  private(set) var composition: Composition?
  private(set) var history = UndoHistory()

  private var changes: [TextStorage.Change] = []

  init(_ text: String = "", isMultiline: Bool = true) {
    self.isMultiline = isMultiline
    storage = TextStorage(isMultiline ? text : Self.singleLine(text))
    selection = TextSelection(storage.end)
  }

  var committedText: String {
    guard let composition else { return storage.text }
    var storage = storage
    _ = composition.edit.inverse.apply(to: &storage)
    return storage.text
  }

  var selectedText: String { storage[selection.range] }

  /// Replaces the whole text, clears the undo history, and moves the caret to the start or end.
  mutating func setText(_ text: String, caretAtEnd: Bool) {
    let old = storage.paragraphCount
    storage = TextStorage(isMultiline ? text : Self.singleLine(text))
    composition = nil
    history = UndoHistory()
    selection = TextSelection(caretAtEnd ? storage.end : storage.start)
    changes.append(
      TextStorage.Change(
        firstParagraph: 0, removedCount: old, insertedCount: storage.paragraphCount))
  }

  mutating func removeAllChanges() -> [TextStorage.Change] {
    defer { changes = [] }
    return changes
  }

  // MARK: Selecting

  /// Sets the selection, with both ends moved to valid positions.
  mutating func select(_ selection: TextSelection) {
    self.selection = TextSelection(
      storage.validPosition(for: selection.anchor), storage.validPosition(for: selection.head))
    history.endRun()
  }

  mutating func move(to position: TextPosition, extending: Bool) {
    select(TextSelection(extending ? selection.anchor : position, position))
  }

  mutating func selectAll() { select(TextSelection(storage.start, storage.end)) }

  // MARK: Writing

  /// Replaces the selection. Returns whether anything has changed.
  @discardableResult
  mutating func insert(_ text: String, kind: UndoHistory.Kind = .typing) -> Bool {
    var text = acceptedText(text)
    if let limit = maximumLength, storage.byteCount + text.utf8.count > limit {
      let room = limit - storage.count + selectedText.count
      text = String(text.prefix(max(0, room)))
      // The selection must not be lost if nothing replaces it.
      if text.isEmpty { return false }
    }
    return replace(selection.range, with: text, kind: kind)
  }

  @discardableResult
  mutating func deleteSelection() -> Bool { replace(selection.range, with: "", kind: .other) }

  /// Removes the selection; without a selection, the text between the caret and `target`.
  @discardableResult
  mutating func delete(to target: TextPosition?) -> Bool {
    guard selection.isEmpty else { return deleteSelection() }
    guard let target, target != selection.head else { return false }
    let isBackward = target < selection.head
    return replace(
      min(target, selection.head)..<max(target, selection.head), with: "",
      kind: isBackward ? .deletingBackward : .deletingForward)
  }

  @discardableResult
  mutating func replaceAll(with text: String) -> Bool {
    replace(storage.start..<storage.end, with: text, kind: .other)
  }

  private mutating func replace(
    _ range: Range<TextPosition>, with text: String, kind: UndoHistory.Kind
  ) -> Bool {
    let edit = TextEdit(start: range.lowerBound, removedText: storage[range], insertedText: text)
    guard !edit.isEmpty else {
      // Replacing a text by itself moves the caret to its end too.
      let moves = selection != TextSelection(range.upperBound)
      select(TextSelection(range.upperBound))
      return moves && !text.isEmpty
    }
    let before = selection
    changes.append(edit.apply(to: &storage))
    selection = TextSelection(storage.validPosition(for: edit.end))
    history.record(
      UndoHistory.Step(edit: edit, selectionBefore: before, selectionAfter: selection, kind: kind))
    return true
  }

  // MARK: Undo

  @discardableResult
  mutating func undo() -> Bool {
    guard let step = history.undo() else { return false }
    changes.append(step.edit.inverse.apply(to: &storage))
    selection = step.selectionBefore
    return true
  }

  @discardableResult
  mutating func redo() -> Bool {
    guard let step = history.redo() else { return false }
    changes.append(step.edit.apply(to: &storage))
    selection = step.selectionAfter
    return true
  }

  // MARK: Composing

  /// Replaces the selection or the former composition by a composition. An empty text removes the composition and
  /// restores the replaced text.
  mutating func compose(_ text: String, selectedRange: Range<Int>) {
    discardComposition()
    let text = acceptedText(text)
    guard !text.isEmpty else { return }
    let edit = TextEdit(start: selection.start, removedText: selectedText, insertedText: text)
    composition = Composition(edit: edit, replacedSelection: selection)
    changes.append(edit.apply(to: &storage))
    func position(_ count: Int) -> TextPosition {
      storage.validPosition(for: edit.start.advanced(over: String(text.prefix(max(0, count)))))
    }
    selection = TextSelection(
      position(selectedRange.lowerBound), position(selectedRange.upperBound))
  }

  mutating func discardComposition() {
    guard let composition else { return }
    self.composition = nil
    changes.append(composition.edit.inverse.apply(to: &storage))
    selection = composition.replacedSelection
  }

  /// Makes the composition part of the text. Returns whether there was one.
  @discardableResult
  mutating func commitComposition() -> Bool {
    guard let composition else { return false }
    discardComposition()
    insert(composition.edit.insertedText, kind: .other)
    return true
  }

  var markedRange: Range<TextPosition>? { composition.map { $0.edit.start..<$0.edit.end } }

  /// The text with line feeds as line ends, or as a single line.
  private func acceptedText(_ text: String) -> String {
    let text = TextStorage.normalized(text)
    return isMultiline ? text : Self.singleLine(text)
  }

  private static func singleLine(_ text: String) -> String {
    var line = ""
    var rest = text[...]
    while let end = rest.firstLineEnd() {
      line += rest[..<end.lowerBound] + " "
      rest = rest[end.upperBound...]
    }
    line += rest
    guard line.utf8.contains(0x09) else { return line }
    return String(decoding: line.utf8.map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
  }
}

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
