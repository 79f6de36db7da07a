// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The model of an edited text: its paragraphs, the selection, and the undo history. A pure value;
/// a view tells it where lines lie and shows the changes.
nonisolated struct TextEditor: Sendable {
  /// What may be written.
  struct Rules: Sendable, Equatable {
    /// Whether line ends are kept; otherwise they become spaces.
    var isMultiline = true
    /// Characters; nil for no limit.
    var maximumLength: Int?
  }

  /// The text that an input method composes: it is shown in the text and not committed yet.
  struct Composition: Sendable, Equatable {
    /// How it got into the text.
    var edit: TextEdit
    /// The selection before the change.
    var replaced: TextSelection
  }

  var rules: Rules
  private(set) var storage: TextStorage
  private(set) var selection = TextSelection(.zero)
  private(set) var composition: Composition?
  private(set) var history = UndoHistory()

  /// What changed since `takeChanges()` was called.
  private var changes: [TextStorage.Change] = []

  init(_ text: String = "", rules: Rules = Rules()) {
    self.rules = rules
    storage = TextStorage(rules.isMultiline ? text : Self.singleLine(text))
    selection = TextSelection(storage.end)
  }

  /// What the text is without the composition.
  var committedText: String {
    guard let composition else { return storage.text }
    var storage = storage
    _ = composition.edit.inverse.apply(to: &storage)
    return storage.text
  }

  var selectedText: String { storage[selection.range] }

  /// Replaces the whole text and puts the caret at its start or its end. This cannot be undone.
  mutating func setText(_ text: String, caretAtEnd: Bool) {
    let old = storage.paragraphCount
    storage = TextStorage(rules.isMultiline ? text : Self.singleLine(text))
    composition = nil
    history = UndoHistory()
    selection = TextSelection(caretAtEnd ? storage.end : storage.start)
    changes.append(
      TextStorage.Change(first: 0, removed: old, inserted: storage.paragraphCount))
  }

  mutating func takeChanges() -> [TextStorage.Change] {
    defer { changes = [] }
    return changes
  }

  // MARK: Selecting

  /// Selects; the ends are moved to where a caret can stand.
  mutating func select(_ selection: TextSelection) {
    self.selection = TextSelection(
      storage.rounded(selection.anchor), storage.rounded(selection.head))
    history.endRun()
  }

  mutating func move(to position: TextPosition, extending: Bool) {
    select(TextSelection(extending ? selection.anchor : position, position))
  }

  mutating func selectAll() {
    select(TextSelection(storage.start, storage.end))
  }

  // MARK: Writing

  /// Writes in place of the selection. Returns whether anything changed.
  @discardableResult
  mutating func insert(_ text: String, kind: UndoHistory.Kind = .typing) -> Bool {
    var text = TextStorage.normalized(text)
    if !rules.isMultiline { text = Self.singleLine(text) }
    if let limit = rules.maximumLength, storage.byteCount + text.utf8.count > limit {
      let room = limit - storage.count + selectedText.count
      text = String(text.prefix(max(0, room)))
      // A selection must not be lost when nothing replaces it.
      if text.isEmpty { return false }
    }
    return replace(selection.range, with: text, kind: kind)
  }

  @discardableResult
  mutating func deleteSelection() -> Bool {
    replace(selection.range, with: "", kind: .other)
  }

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

  /// Replaces all of the text, as one step that can be taken back.
  @discardableResult
  mutating func replaceAll(with text: String) -> Bool {
    replace(storage.start..<storage.end, with: text, kind: .other)
  }

  private mutating func replace(
    _ range: Range<TextPosition>, with text: String, kind: UndoHistory.Kind
  ) -> Bool {
    let edit = TextEdit(start: range.lowerBound, removed: storage[range], inserted: text)
    guard !edit.isEmpty else {
      // The same text again: the caret goes to its end all the same.
      let moves = selection != TextSelection(range.upperBound)
      select(TextSelection(range.upperBound))
      return moves && !text.isEmpty
    }
    let before = selection
    changes.append(edit.apply(to: &storage))
    selection = TextSelection(storage.rounded(edit.end))
    history.record(
      UndoHistory.Step(edit: edit, before: before, after: selection, kind: kind))
    return true
  }

  // MARK: Taking back

  @discardableResult
  mutating func undo() -> Bool {
    guard let step = history.undo() else { return false }
    changes.append(step.edit.inverse.apply(to: &storage))
    selection = step.before
    return true
  }

  @discardableResult
  mutating func redo() -> Bool {
    guard let step = history.redo() else { return false }
    changes.append(step.edit.apply(to: &storage))
    selection = step.after
    return true
  }

  // MARK: Composing

  /// Shows a composition in place of the selection or of the earlier composition. Empty text
  /// removes the composition and restores the text that it replaced.
  mutating func compose(_ text: String, selectedRange: Range<Int>) {
    discardComposition()
    var text = TextStorage.normalized(text)
    if !rules.isMultiline { text = Self.singleLine(text) }
    guard !text.isEmpty else { return }
    let edit = TextEdit(start: selection.start, removed: selectedText, inserted: text)
    composition = Composition(edit: edit, replaced: selection)
    changes.append(edit.apply(to: &storage))
    func position(_ count: Int) -> TextPosition {
      storage.rounded(edit.start.advanced(over: String(text.prefix(max(0, count)))))
    }
    selection = TextSelection(
      position(selectedRange.lowerBound), position(selectedRange.upperBound))
  }

  /// Takes the composition out again.
  mutating func discardComposition() {
    guard let composition else { return }
    self.composition = nil
    changes.append(composition.edit.inverse.apply(to: &storage))
    selection = composition.replaced
  }

  /// Makes the composition part of the text. Returns whether there was one.
  @discardableResult
  mutating func commitComposition() -> Bool {
    guard let composition else { return false }
    discardComposition()
    insert(composition.edit.inserted, kind: .other)
    return true
  }

  /// The place of the composition in the text; nil without one.
  var markedRange: Range<TextPosition>? {
    composition.map { $0.edit.start..<$0.edit.end }
  }

  private static func singleLine(_ text: String) -> String {
    var line = text
    if text[...].firstLineEnd() != nil {
      line = ""
      var rest = text[...]
      while let end = rest.firstLineEnd() {
        line += rest[..<end.lowerBound]
        line += " "
        rest = rest[end.upperBound...]
      }
      line += rest
    }
    guard line.utf8.contains(0x09) else { return line }
    return String(decoding: line.utf8.map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
  }
}
