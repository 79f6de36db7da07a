// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TextFieldClipboardTests {
  @Test(
    arguments: [
      (Key.character("c"), KeyModifiers.control, false), (.insert, .control, false),
      (.character("x"), .control, true), (.delete, .shift, true),
    ] as [(Key, KeyModifiers, Bool)])
  func `copy keeps the selected text in a text field, and cut removes it`(
    key: Key, modifiers: KeyModifiers, isCut: Bool
  ) {
    let fixture = TextFieldFixture("one two")
    fixture.focus()
    fixture.field.selectedRange = 3..<7

    fixture.harness.pressKey(key, modifiers)

    #expect(fixture.harness.clipboards[.general] == " two")
    #expect(fixture.field.text == (isCut ? "one" : "one two"))
  }

  @Test func `dropped text is inserted at the drop position of an editable text field`() {
    let fixture = TextFieldFixture("one two")
    let caret = fixture.field.textPosition(at: Point(0, 16))
    let start = fixture.field.convert(fixture.field.caretRect(at: caret).origin, to: nil)
    func drop() {
      fixture.harness.send(.drop(DropEvent(.text("new "), at: Point(start.x + 28, 116))))
    }
    drop()
    #expect(fixture.field.text == "one new two")
    #expect(fixture.field.isFirstResponder)
    fixture.field.isEditable = false
    drop()
    #expect(fixture.field.text == "one new two")
    fixture.harness.send(.drop(DropEvent(.files(["/etc/hosts"]), at: Point(110, 116))))
    #expect(fixture.field.text == "one new two")
  }

  @Test func `cut does not remove a field's text if the clipboard refuses the text`() {
    let fixture = TextFieldFixture("one two")
    fixture.focus()
    fixture.harness.clipboards[.general] = "before"
    fixture.harness.refusesClipboard = true
    fixture.harness.pressKey(.character("a"), .control)
    fixture.harness.pressKey(.character("x"), .control)
    #expect(fixture.field.text == "one two" && fixture.harness.clipboards[.general] == "before")

    fixture.harness.refusesClipboard = false
    fixture.harness.pressKey(.character("x"), .control)
    #expect(fixture.field.text.isEmpty && fixture.harness.clipboards[.general] == "one two")
  }

  @Test(
    arguments: [(Key.character("v"), KeyModifiers.control), (.insert, .shift)]
      as [(Key, KeyModifiers)])
  func `paste in a text field replaces the selection and joins pasted lines with spaces`(
    key: Key, modifiers: KeyModifiers
  ) {
    let fixture = TextFieldFixture("one two")
    fixture.harness.clipboards[.general] = "a\nb"
    fixture.focus()
    fixture.field.selectedRange = 0..<3

    fixture.harness.pressKey(key, modifiers)
    #expect(fixture.field.text == "a b two")

    fixture.harness.pressKey(.character("z"), .control)
    #expect(fixture.field.text == "one two" && fixture.field.selectedRange == 0..<3)
  }

  @Test func `copy and cut without a selection do not change the clipboard`() {
    let fixture = TextFieldFixture("one")
    fixture.harness.clipboards[.general] = "kept"
    fixture.focus()

    fixture.harness.pressKey(.character("c"), .control)
    fixture.harness.pressKey(.character("x"), .control)

    #expect(fixture.harness.clipboards[.general] == "kept" && fixture.field.text == "one")
  }

  @Test(
    arguments: [
      (Key.character("z"), KeyModifiers([.control, .shift])), (.character("y"), .control),
    ] as [(Key, KeyModifiers)])
  func `the undo and redo shortcuts change a text field's text step by step`(
    key: Key, modifiers: KeyModifiers
  ) {
    let fixture = TextFieldFixture()
    fixture.focus()
    fixture.harness.typeText("one two")

    fixture.harness.pressKey(.character("z"), .control)
    #expect(fixture.field.text == "one ")
    fixture.harness.pressKey(key, modifiers)
    #expect(fixture.field.text == "one two")
    #expect(fixture.changes.suffix(2) == ["one ", "one two"])
  }

  @Test func `Control+A selects a field's text and copies it to the primary selection`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()

    fixture.harness.pressKey(.character("a"), .control)

    #expect(fixture.field.selectedRange == 0..<3 && fixture.unhandledShortcuts.isEmpty)
    #expect(fixture.harness.clipboards[.primarySelection] == "one")
  }
}
