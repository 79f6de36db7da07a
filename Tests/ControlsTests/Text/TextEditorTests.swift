// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Controls

struct TextEditorTests {
  private func editor(_ text: String, caret: Int? = nil, single: Bool = false) -> TextEditor {
    var editor = TextEditor(text, isMultiline: !single)
    if let caret { editor.move(to: TextPosition(0, caret), extending: false) }
    return editor
  }

  private func type(_ text: String, into editor: inout TextEditor) {
    for character in text { editor.insert(String(character)) }
  }

  // MARK: Writing

  @Test func `a text editor inserts typed text at the caret and replaces a selection`() {
    var editor = editor("hello", caret: 5)
    type(" you", into: &editor)
    #expect(editor.storage.text == "hello you")

    editor.select(TextSelection(TextPosition(0, 5), .zero))
    editor.insert("Bye")

    #expect(editor.storage.text == "Bye you")
    #expect(editor.selection == TextSelection(TextPosition(0, 3)))
  }

  @Test func `a single-line text editor replaces line ends and tabs with spaces`() {
    var editor = editor("", single: true)

    editor.insert("a\nb\r\nc\td", kind: .other)

    #expect(editor.storage.text == "a b c d")
    editor.setText("x\ny", caretAtEnd: true)
    #expect(editor.storage.text == "x y")
  }

  @Test func `a text editor inserts only the whole characters that fit into its maximum length`() {
    var editor = editor("abc", caret: 3)
    editor.maximumLength = 5

    let isWritten = editor.insert("👩‍👩‍👧👨‍👩‍👧👧", kind: .other)
    #expect(isWritten && editor.storage.text == "abc👩‍👩‍👧👨‍👩‍👧")
    let isMore = editor.insert("x")
    #expect(!isMore && editor.storage.count == 5)

    editor.selectAll()
    editor.insert("123456789", kind: .other)
    #expect(editor.storage.text == "12345")
  }

  @Test
  func `a text editor refuses insertions if its text is already longer than the maximum length`() {
    var editor = editor("abc")
    editor.maximumLength = 2
    editor.select(TextSelection(.zero, TextPosition(0, 1)))

    editor.insert("xyz", kind: .other)

    #expect(editor.storage.text == "abc")
  }

  @Test func `a typed combining accent joins the preceding letter and can be undone`() {
    var editor = editor("cafe", caret: 4)

    editor.insert("\u{301}")
    #expect(editor.storage.text == "cafe\u{301}" && editor.storage.count == 4)
    #expect(editor.selection.head == editor.storage.end)

    editor.undo()
    #expect(editor.storage.text == "cafe")
    editor.redo()
    editor.delete(.character, forward: false)
    #expect(editor.storage.text == "caf")
  }

  @Test func `typing two regional indicators makes one flag character`() {
    var editor = editor("")
    type("\u{1F1E9}", into: &editor)
    type("\u{1F1EA}", into: &editor)

    #expect(editor.storage.count == 1)
    editor.delete(.character, forward: false)
    #expect(editor.storage.isEmpty)
    editor.undo()
    #expect(editor.storage.text == "🇩🇪")
  }

  // MARK: Deleting

  @Test(arguments: [
    (TextEditor.Unit.character, false, "one tw three"), (.character, true, "one twothree"),
    (.word, false, "one  three"), (.word, true, "one two"), (.paragraph, false, " three"),
    (.paragraph, true, "one two"), (.document, false, " three"),
  ])
  func `a text editor deletes the character, word, paragraph or document next to the caret`(
    unit: TextEditor.Unit, forward: Bool, result: String
  ) {
    var editor = editor("one two three", caret: 7)

    editor.delete(unit, forward: forward)

    #expect(editor.storage.text == result)
  }

  @Test func `deleting across a paragraph end joins the paragraphs`() {
    var editor = editor("one\ntwo", caret: 3)
    editor.delete(.character, forward: true)
    #expect(editor.storage == TextStorage("onetwo"))

    editor.undo()
    editor.move(to: TextPosition(1, 0), extending: false)
    editor.delete(.character, forward: false)
    #expect(editor.storage == TextStorage("onetwo"))
  }

  @Test func `deleting in a text editor with selected text removes only the selected text`() {
    var editor = editor("one two three")
    editor.select(TextSelection(TextPosition(0, 3), TextPosition(0, 7)))

    editor.delete(.word, forward: true)

    #expect(editor.storage.text == "one three")
  }

  @Test func `deleting backward at the start of a text does nothing`() {
    var editor = editor("a", caret: 0)

    let isDeleted = editor.delete(.word, forward: false)

    #expect(!isDeleted && !editor.history.canUndo)
  }

  // MARK: Moving

  @Test
  func `an arrow key without Shift moves the caret to the end of the selection in its direction`() {
    var editor = editor("one two")
    editor.select(TextSelection(TextPosition(0, 5), TextPosition(0, 2)))
    editor.move(by: .character, forward: true, extending: false)
    #expect(editor.selection == TextSelection(TextPosition(0, 5)))

    editor.select(TextSelection(TextPosition(0, 5), TextPosition(0, 2)))
    editor.move(by: .character, forward: true, extending: true)
    #expect(editor.selection == TextSelection(TextPosition(0, 5), TextPosition(0, 3)))
  }

  @Test func `moving the caret by word continues in the next paragraph`() {
    var editor = editor("one\ntwo", caret: 3)

    editor.move(by: .word, forward: true, extending: false)
    #expect(editor.selection.head == TextPosition(1, 0))
    editor.move(by: .word, forward: false, extending: false)
    #expect(editor.selection.head == TextPosition(0, 3))
  }

  // MARK: Undo

  @Test func `undo reverts typed text word by word`() {
    var editor = editor("")
    type("one two  three", into: &editor)

    var texts: [String] = []
    while editor.undo() { texts.append(editor.storage.text) }
    #expect(texts == ["one two  ", "one ", ""])

    while editor.redo() {}
    #expect(editor.storage.text == "one two  three")
  }

  @Test func `undo reverts only the text that was typed after the caret was moved`() {
    var editor = editor("")
    type("ab", into: &editor)
    editor.move(to: .zero, extending: false)
    type("xy", into: &editor)

    editor.undo()
    #expect(editor.storage.text == "ab")
    #expect(editor.selection == TextSelection(.zero))
  }

  @Test
  func `undo reverts consecutive Backspaces in one step, and then consecutive Deletes in one step`()
  {
    var editor = editor("one two", caret: 4)
    for _ in 0..<3 { editor.delete(.character, forward: false) }
    for _ in 0..<2 { editor.delete(.character, forward: true) }
    #expect(editor.storage.text == "oo")

    editor.undo()
    #expect(editor.storage.text == "otwo")
    editor.undo()
    #expect(editor.storage.text == "one two")
    #expect(editor.selection == TextSelection(TextPosition(0, 4)))
    let isMore = editor.undo()
    #expect(!isMore)
  }

  @Test func `undo reverts a paste and a typed line break as separate steps`() {
    var editor = editor("")
    type("a", into: &editor)
    editor.insert("b", kind: .other)
    type("c", into: &editor)
    type("\n", into: &editor)
    type("d", into: &editor)

    var texts: [String] = []
    while editor.undo() { texts.append(editor.storage.text) }
    #expect(texts == ["abc\n", "abc", "ab", "a", ""])
  }

  @Test func `typing after undo clears a text editor's redo steps`() {
    var editor = editor("")
    type("ab", into: &editor)
    editor.undo()
    type("x", into: &editor)

    let isMore = editor.redo()

    #expect(!isMore && editor.storage.text == "x")
  }

  @Test func `a text editor drops the oldest undo steps beyond its limit`() {
    var editor = editor("")
    for _ in 0..<UndoHistory.maximumStepCount + 50 { editor.insert("x", kind: .other) }

    while editor.undo() {}

    #expect(editor.storage.text == String(repeating: "x", count: 50))
  }

  @Test func `setting a text editor's text by code clears the undo history`() {
    var editor = editor("one")
    editor.insert("two", kind: .other)

    editor.setText("new", caretAtEnd: false)

    #expect(!editor.history.canUndo && editor.selection == TextSelection(.zero))
  }

  // MARK: Composing

  @Test
  func `displayed text includes the composition of an input method, committed text does not`() {
    var editor = editor("ab", caret: 1)

    editor.compose("かん", selectedRange: 1..<2)

    #expect(editor.storage.text == "aかんb" && editor.committedText == "ab")
    #expect(editor.markedRange == TextPosition(0, 1)..<TextPosition(0, 7))
    #expect(editor.selection == TextSelection(TextPosition(0, 4), TextPosition(0, 7)))
    #expect(!editor.history.canUndo)
  }

  @Test
  func `canceling an input method's composition restores the text that the composition replaced`() {
    var editor = editor("one two")
    editor.select(TextSelection(.zero, TextPosition(0, 3)))
    editor.compose("に", selectedRange: 1..<1)
    #expect(editor.storage.text == "に two")

    editor.compose("", selectedRange: 0..<0)

    #expect(editor.storage.text == "one two")
    #expect(editor.selectedText == "one")
  }

  @Test func `undo reverts a committed input method composition in one step`() {
    var editor = editor("")
    type("a", into: &editor)
    for text in ["k", "か", "かn", "かん"] { editor.compose(text, selectedRange: 0..<0) }

    editor.commitComposition()

    #expect(editor.storage.text == "aかん" && editor.composition == nil)
    editor.undo()
    #expect(editor.storage.text == "a")
  }
}
