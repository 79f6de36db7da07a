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
  func `copying keeps the text, cutting takes it out`(
    key: Key, modifiers: KeyModifiers, isCut: Bool
  ) {
    let fixture = TextFieldFixture("one two")
    fixture.focus()
    fixture.field.selectedRange = 3..<7

    fixture.harness.key(key, modifiers)

    #expect(fixture.harness.clipboards[.general] == " two")
    #expect(fixture.field.text == (isCut ? "one" : "one two"))
  }

  @Test func `a dropped text is written where it falls, in a field that is edited`() {
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

  @Test func `a text that the clipboard does not take is not cut`() {
    let fixture = TextFieldFixture("one two")
    fixture.focus()
    fixture.harness.clipboards[.general] = "before"
    fixture.harness.refusesClipboard = true
    fixture.harness.key(.character("a"), .control)
    fixture.harness.key(.character("x"), .control)
    #expect(fixture.field.text == "one two" && fixture.harness.clipboards[.general] == "before")

    fixture.harness.refusesClipboard = false
    fixture.harness.key(.character("x"), .control)
    #expect(fixture.field.text.isEmpty && fixture.harness.clipboards[.general] == "one two")
  }

  @Test(
    arguments: [(Key.character("v"), KeyModifiers.control), (.insert, .shift)]
      as [(Key, KeyModifiers)])
  func `pasting replaces the selection and makes one line of several`(
    key: Key, modifiers: KeyModifiers
  ) {
    let fixture = TextFieldFixture("one two")
    fixture.harness.clipboards[.general] = "a\nb"
    fixture.focus()
    fixture.field.selectedRange = 0..<3

    fixture.harness.key(key, modifiers)
    #expect(fixture.field.text == "a b two")

    fixture.harness.key(.character("z"), .control)
    #expect(fixture.field.text == "one two" && fixture.field.selectedRange == 0..<3)
  }

  @Test func `with nothing selected the clipboard keeps what it has`() {
    let fixture = TextFieldFixture("one")
    fixture.harness.clipboards[.general] = "kept"
    fixture.focus()

    fixture.harness.key(.character("c"), .control)
    fixture.harness.key(.character("x"), .control)

    #expect(fixture.harness.clipboards[.general] == "kept" && fixture.field.text == "one")
  }

  @Test(
    arguments: [
      (Key.character("z"), KeyModifiers([.control, .shift])), (.character("y"), .control),
    ] as [(Key, KeyModifiers)])
  func `undo and redo go by steps`(key: Key, modifiers: KeyModifiers) {
    let fixture = TextFieldFixture()
    fixture.focus()
    fixture.harness.type("one two")

    fixture.harness.key(.character("z"), .control)
    #expect(fixture.field.text == "one ")
    fixture.harness.key(key, modifiers)
    #expect(fixture.field.text == "one two")
    #expect(fixture.changes.suffix(2) == ["one ", "one two"])
  }

  @Test func `select all is the field's, and the selection can be pasted with the middle button`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()

    fixture.harness.key(.character("a"), .control)

    #expect(fixture.field.selectedRange == 0..<3 && fixture.passedOn.isEmpty)
    #expect(fixture.harness.clipboards[.primarySelection] == "one")
  }
}
