// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Controls

/// The editor against a model that is plain enough to be right: an array of characters, two numbers and
/// a pile of copies.
struct TextEditorModelTests {
  private struct Model {
    var characters: [Character]
    var anchor = 0
    var head = 0

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    mutating func move(to offset: Int, extending: Bool) {
      head = min(max(0, offset), characters.count)
      if !extending { anchor = head }
    }

    mutating func replace(_ range: Range<Int>, with text: [Character]) {
      characters.replaceSubrange(range, with: text)
      head = range.lowerBound + text.count
      anchor = head
    }

    mutating func delete(to offset: Int) {
      guard selection.isEmpty else { return replace(selection, with: []) }
      let offset = min(max(0, offset), characters.count)
      replace(min(offset, head)..<max(offset, head), with: [])
    }
  }

  /// Characters that never combine with their neighbors.
  private static let alphabet: [Character] = [
    "a", "b", "ß", "é", "e\u{301}", "漢", "か", "ש", "ع", "👩‍👩‍👧", "1", ".", " ", " ", "\n",
  ]

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func `a text editor matches a simple model after random edits, and undo reverts all edits`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor("one\ntwo")
    var model = Model(characters: Array("one\ntwo"))
    model.move(to: 99, extending: false)
    for step in 0..<600 {
      perform(Int.random(in: 0..<9, using: &random), &editor, &model, &random)
      expectSame(editor, model, "seed \(seed), step \(step)")
      if Int.random(in: 0..<40, using: &random) == 0 {
        expectUndoAndRedo(&editor)
        model.move(to: model.characters.count, extending: false)
      }
    }

    while editor.undo() {}
    #expect(editor.history.undoSteps.isEmpty)
  }

  private func perform(
    _ operation: Int, _ editor: inout TextEditor, _ model: inout Model,
    _ random: inout SeededGenerator
  ) {
    let offset = Int.random(in: 0...model.characters.count, using: &random)
    let extending = Bool.random(using: &random)
    switch operation {
    case 0, 1, 2:
      let text = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Self.alphabet.randomElement(using: &random) ?? "x"
      }
      editor.insert(String(text), kind: operation == 0 ? .other : .typing)
      model.replace(model.selection, with: text)
    case 3:
      editor.delete(.character, forward: false)
      model.delete(to: model.head - 1)
    case 4:
      editor.delete(.character, forward: true)
      model.delete(to: model.head + 1)
    case 5:
      editor.move(to: position(offset, in: editor), extending: extending)
      model.move(to: offset, extending: extending)
    case 6:
      let forward = Bool.random(using: &random)
      let collapses = !extending && !model.selection.isEmpty
      editor.move(by: .character, forward: forward, extending: extending)
      if collapses {
        model.move(
          to: forward ? model.selection.upperBound : model.selection.lowerBound, extending: false)
      } else {
        model.move(to: model.head + (forward ? 1 : -1), extending: extending)
      }
    case 7:
      let end = model.characters[model.head...].firstIndex(of: "\n") ?? model.characters.count
      editor.move(by: .paragraph, forward: true, extending: extending)
      model.move(to: end, extending: extending)
    default:
      editor.compose("かな", selectedRange: 1..<1)
      if extending {
        editor.commitComposition()
        model.replace(model.selection, with: Array("かな"))
      } else {
        editor.discardComposition()
      }
    }
  }

  private func position(_ offset: Int, in editor: TextEditor) -> TextPosition {
    let text = editor.storage.text
    let head = String(text[..<text.index(text.startIndex, offsetBy: offset)])
    return TextPosition.zero.advanced(over: head)
  }

  private func expectSame(_ editor: TextEditor, _ model: Model, _ comment: Comment) {
    #expect(editor.storage.text == String(model.characters), comment)
    #expect(editor.selection.head == position(model.head, in: editor), comment)
    #expect(editor.selection.anchor == position(model.anchor, in: editor), comment)
    #expect(editor.storage == TextStorage(editor.storage.text), comment)
  }

  /// All the way back and forth again ends where it began.
  private func expectUndoAndRedo(_ editor: inout TextEditor) {
    let text = editor.storage.text
    var texts: [String] = [text]
    while editor.undo() { texts.append(editor.storage.text) }
    for expected in texts.dropLast().reversed() {
      let isRedone = editor.redo()
      #expect(isRedone)
      #expect(editor.storage.text == expected)
    }
    #expect(editor.storage.text == text)
    // The selection of a step, not what was selected after it.
    editor.move(to: editor.storage.end, extending: false)
  }
}
