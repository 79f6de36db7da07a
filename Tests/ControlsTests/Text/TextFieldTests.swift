// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TextFieldTests {
  // MARK: Writing

  @Test func `what is typed is written at the caret, and code hears each change once`() {
    let fixture = TextFieldFixture("ac")
    fixture.focus()

    fixture.harness.key(.left)
    fixture.harness.type("b B")

    #expect(fixture.field.text == "ab Bc")
    #expect(fixture.changes == ["abc", "ab c", "ab Bc"])
    #expect(fixture.passedOn.isEmpty)
  }

  @Test func `setting the text notifies nobody and puts the caret at its end`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()

    fixture.field.text = "three\nlines\nof it"

    #expect(fixture.field.text == "three lines of it")
    #expect(fixture.changes.isEmpty && fixture.field.selectedRange == 17..<17)
    fixture.harness.key(.character("z"), .control)
    #expect(fixture.field.text == "three lines of it")
  }

  @Test func `without the keyboard nothing is written`() {
    let fixture = TextFieldFixture("one")

    fixture.harness.type("q")

    #expect(fixture.field.text == "one" && fixture.passedOn == [.init(.character("q"))])
  }

  @Test func `plain letters are no commands while they are written, shortcuts still are`() {
    let fixture = TextFieldFixture()
    fixture.focus()

    fixture.harness.type("q")
    fixture.harness.key(.character("s"), .control)
    fixture.harness.key(.up)

    #expect(fixture.field.text == "q")
    #expect(fixture.passedOn == [.init(.character("s"), .control), .init(.up)])
  }

  @Test(
    arguments: [
      (Key.backspace, KeyModifiers(), "one tw"), (.backspace, .control, "one "),
      (.backspace, [.control, .shift], ""), (.delete, [], "one two"),
    ] as [(Key, KeyModifiers, String)])
  func `keys delete before the caret`(key: Key, modifiers: KeyModifiers, result: String) {
    let fixture = TextFieldFixture("one two")
    fixture.focus()

    fixture.harness.key(key, modifiers)

    #expect(fixture.field.text == result)
  }

  @Test func `no more is written than may be`() {
    let fixture = TextFieldFixture()
    fixture.field.maximumLength = 3
    fixture.focus()

    fixture.harness.type("abcdef")

    #expect(fixture.field.text == "abc" && fixture.changes.count == 3)
  }

  // MARK: Return and Escape

  @Test func `Return submits the text, and is left to others when nobody wants it`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()
    fixture.harness.key(.return)
    #expect(fixture.passedOn == [.init(.return)])

    var submitted: [String] = []
    fixture.field.onSubmit = { submitted.append($0) }
    fixture.harness.key(.return)

    #expect(submitted == ["one"] && fixture.passedOn.count == 1)
  }

  @Test
  func `Escape brings back what was there, Undo what was typed, and the next Escape is others'`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()
    fixture.harness.type(" two")

    fixture.harness.key(.escape)
    #expect(fixture.field.text == "one" && fixture.passedOn.isEmpty)
    fixture.harness.key(.escape)
    #expect(fixture.passedOn == [.init(.escape)])

    fixture.harness.key(.character("z"), .control)
    #expect(fixture.field.text == "one two")
  }

  @Test func `a wrong text is not submitted, and its message goes when it is right`() {
    let fixture = TextFieldFixture("x")
    var submitted = 0
    fixture.field.validate = { $0.count < 3 ? "The name is too short." : nil }
    fixture.field.onSubmit = { _ in submitted += 1 }
    let height = fixture.field.sizeThatFits(Size(240, 100)).height
    fixture.focus()

    fixture.harness.key(.return)
    #expect(fixture.field.errorMessage == "The name is too short." && submitted == 0)
    #expect(fixture.field.sizeThatFits(Size(240, 100)).height > height)

    fixture.harness.type("y")
    #expect(fixture.field.errorMessage != nil)
    fixture.harness.type("z")
    #expect(fixture.field.errorMessage == nil)
    fixture.harness.key(.return)
    #expect(submitted == 1)
  }

  @Test func `leaving the field looks for mistakes and says that editing has ended`() {
    let fixture = TextFieldFixture("x")
    var ended = 0
    fixture.field.validate = { _ in "No." }
    fixture.field.onEndEditing = { ended += 1 }
    fixture.focus()

    fixture.harness.key(.tab)

    #expect(fixture.field.errorMessage == "No." && ended == 1)
    #expect(fixture.harness.window.focus.firstResponder === fixture.other)
  }

  // MARK: The caret and the selection by keys

  @Test func `with Tab all is selected, with a click the caret stands`() {
    let fixture = TextFieldFixture("one two")
    fixture.harness.key(.tab)
    #expect(fixture.field.selectedRange == 0..<7 && !fixture.caretIsLit)

    fixture.harness.click(at: fixture.place(3))
    #expect(fixture.field.selectedRange == 3..<3 && fixture.caretIsLit)
    #expect(fixture.caretPlace == 3)
  }

  @Test(
    arguments: [
      (Key.left, KeyModifiers(), 6..<6), (.left, .shift, 6..<7), (.left, .control, 4..<4),
      (.left, [.control, .shift], 4..<7), (.home, [], 0..<0), (.home, .shift, 0..<7),
      (.home, .control, 0..<0), (.right, [], 7..<7),
    ] as [(Key, KeyModifiers, Range<Int>)])
  func `keys move the caret, and with Shift they select`(
    key: Key, modifiers: KeyModifiers, selected: Range<Int>
  ) {
    let fixture = TextFieldFixture("one two")
    fixture.focus()

    fixture.harness.key(key, modifiers)

    #expect(fixture.field.selectedRange == selected)
  }

  @Test func `an arrow leaves a selection at its own side`() {
    let fixture = TextFieldFixture("one two")
    fixture.focus()
    fixture.field.selectedRange = 2..<5
    fixture.harness.key(.left)
    #expect(fixture.field.selectedRange == 2..<2)

    fixture.field.selectedRange = 2..<5
    fixture.harness.key(.right)
    #expect(fixture.field.selectedRange == 5..<5)
  }

  @Test func `the caret blinks, needs no frames between, and repaints itself alone`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()
    fixture.harness.settle()
    #expect(fixture.caretIsLit && !fixture.harness.window.isAnimating)

    fixture.harness.clock.advance(by: 0.54)
    fixture.harness.step()
    #expect(!fixture.caretIsLit)
    let caret = fixture.field.caret.convert(fixture.field.caret.bounds, to: nil)
    #expect(fixture.harness.lastFrame?.damage == [caret])

    fixture.harness.clock.advance(by: 0.54)
    fixture.harness.step()
    #expect(fixture.caretIsLit)
  }

  @Test func `a key lights the caret, and after ten seconds without one it stays lit`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()
    fixture.harness.advance(by: 0.6)
    #expect(!fixture.caretIsLit)
    fixture.harness.key(.left)
    #expect(fixture.caretIsLit)

    fixture.harness.advance(by: 12)

    #expect(fixture.caretIsLit && fixture.harness.window.nextAlarm == nil)
  }

  @Test func `with reduced motion the caret does not blink`() {
    let fixture = TextFieldFixture("one") { $0.reducesMotion = true }
    fixture.focus()

    #expect(fixture.caretIsLit && fixture.harness.window.nextAlarm == nil)
  }

  @Test func `no caret where nothing can be written`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()
    fixture.harness.send(.window(.focusLost))
    #expect(!fixture.caretIsLit && fixture.harness.window.nextAlarm == nil)

    fixture.harness.send(.window(.focusGained))
    #expect(fixture.caretIsLit)
    fixture.field.isEditable = false
    #expect(!fixture.caretIsLit)
    fixture.field.isEditable = true
    fixture.harness.window.focus.focus(nil)
    #expect(!fixture.caretIsLit && fixture.harness.window.nextAlarm == nil)
  }

  // MARK: Long texts

  @Test func `the caret is always in sight, and the start shows when the keyboard has gone`() {
    let fixture = TextFieldFixture(String(repeating: "abcdefghij", count: 10))
    let room = fixture.field.content.bounds
    #expect(fixture.field.textOrigin == 0)

    fixture.focus()
    for key in [Key.end, .home, .end] {
      fixture.harness.key(key)
      #expect(room.contains(fixture.field.caret.frame))
    }
    #expect(fixture.field.textOrigin < 0)
    for _ in 0..<60 {
      fixture.harness.key(.left)
      #expect(room.contains(fixture.field.caret.frame))
    }

    fixture.harness.key(.end)
    fixture.harness.window.focus.focus(nil)
    #expect(fixture.field.textOrigin == 0)
  }

  @Test func `deleting at the end of a long text shows as much of it as there is room for`() {
    let fixture = TextFieldFixture(String(repeating: "a", count: 60))
    fixture.focus()
    fixture.harness.key(.end)

    for _ in 0..<40 { fixture.harness.key(.backspace) }

    #expect(fixture.field.text.count == 20 && fixture.field.textOrigin == 0)
  }

  @Test func `in a right-to-left interface an empty field begins at the right`() {
    let fixture = TextFieldFixture { $0.layoutDirection = .rightToLeft }
    fixture.focus()

    #expect(fixture.field.caret.frame.maxX == fixture.field.content.bounds.width)
  }

  // MARK: States

  @Test func `a disabled field takes neither keyboard nor mouse`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()

    fixture.field.isEnabled = false
    fixture.harness.click(at: fixture.place(1))

    #expect(fixture.harness.window.focus.firstResponder == nil)
    #expect(fixture.harness.textInputRect == nil)
    #expect(fixture.harness.requests.last { if case .cursor = $0 { true } else { false } } == nil)
  }

  @Test func `a field that is only read lets one select and copy, and changes nothing`() {
    let fixture = TextFieldFixture("one")
    fixture.field.isEditable = false
    fixture.focus()
    #expect(fixture.harness.textInputRect == nil)

    fixture.harness.key(.character("a"), .control)
    fixture.harness.key(.character("c"), .control)
    fixture.harness.key(.delete)
    fixture.harness.key(.character("v"), .control)
    fixture.harness.key(.character("x"), .control)

    #expect(fixture.field.text == "one" && fixture.harness.clipboards[.general] == "one")
  }

  @Test func `a password shows as dots and cannot be copied`() {
    let fixture = TextFieldFixture("s3cret wörd")
    fixture.field.isSecureTextEntry = true
    fixture.focus()

    fixture.harness.key(.character("a"), .control)
    fixture.harness.key(.character("c"), .control)
    fixture.harness.key(.character("x"), .control)

    #expect(fixture.drawn.contains(String(repeating: "•", count: 11)))
    #expect(!fixture.drawn.contains { $0.contains("s3cret") })
    #expect(fixture.harness.clipboards.isEmpty && fixture.field.text == "s3cret wörd")
    fixture.harness.click(at: fixture.place(9))
    #expect(fixture.field.selectedRange == 9..<9)
    fixture.harness.key(.left, .control)
    #expect(fixture.field.selectedRange == 0..<0)
  }

  @Test
  func `a password that is shown is copied by command, and is not offered when it is selected`() {
    let fixture = TextFieldFixture("sesame")
    fixture.field.isSecureTextEntry = true
    fixture.field.isSecureTextEntry = false
    fixture.focus()

    fixture.harness.key(.character("a"), .control)
    fixture.harness.key(.left, .shift)
    #expect(fixture.field.selectedRange == 0..<5 && fixture.harness.clipboards.isEmpty)
    fixture.harness.key(.character("c"), .control)

    #expect(fixture.harness.clipboards == [.general: "sesam"])
  }

  @Test func `the placeholder shows while the field is empty`() {
    let fixture = TextFieldFixture()
    fixture.field.placeholder = "Search"
    #expect(fixture.drawn.contains("Search"))

    fixture.focus()
    fixture.harness.type("a")
    #expect(!fixture.drawn.contains("Search") && fixture.drawn.contains("a"))
  }

  @Test func `the clear button empties the field, gives it the keyboard and can be undone`() {
    let fixture = TextFieldFixture("one")
    fixture.field.clearButtonMode = .always
    fixture.harness.step()

    fixture.harness.click(at: Point(100 + 240 - 16, 116))
    #expect(fixture.field.text == "" && fixture.changes == [""])
    #expect(fixture.field.clearButton.isHidden && fixture.caretIsLit)

    fixture.harness.key(.character("z"), .control)
    #expect(fixture.field.text == "one" && !fixture.field.clearButton.isHidden)
  }

  @Test(
    arguments: [
      (TextField.ClearButtonMode.never, false, false), (.whileEditing, false, true),
      (.unlessEditing, true, false), (.always, true, true),
    ] as [(TextField.ClearButtonMode, Bool, Bool)])
  func `the clear button shows when it is to`(
    mode: TextField.ClearButtonMode, atRest: Bool, editing: Bool
  ) {
    let fixture = TextFieldFixture("one")
    fixture.field.clearButtonMode = mode
    #expect(fixture.field.clearButton.isHidden != atRest)
    fixture.focus()
    #expect(fixture.field.clearButton.isHidden != editing)
  }

  @Test func `it says what it is`() {
    let field = TextFieldFixture().field

    #expect(field.accessibilityRole == .textField && field.accessibilityLabel == "Name")
    #expect(field.cursor == .text)
  }
}
