// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TextFieldTests {
  // MARK: Writing

  @Test
  func
    `a text field inserts typed text at the caret and calls onEditingChanged for each character`()
  {
    let fixture = TextFieldFixture("ac")
    fixture.focus()

    fixture.harness.pressKey(.left)
    fixture.harness.typeText("b B")

    #expect(fixture.field.text == "ab Bc")
    #expect(fixture.changes == ["abc", "ab c", "ab Bc"])
    #expect(fixture.unhandledShortcuts.isEmpty)
  }

  @Test
  func `setting a field's text moves the caret to the end and does not call onEditingChanged`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()

    fixture.field.text = "three\nlines\nof it"

    #expect(fixture.field.text == "three lines of it")
    #expect(fixture.changes.isEmpty && fixture.field.selectedRange == 17..<17)
    fixture.harness.pressKey(.character("z"), .control)
    #expect(fixture.field.text == "three lines of it")
  }

  @Test func `a text field that is not first responder receives no typed text`() {
    let fixture = TextFieldFixture("one")

    fixture.harness.typeText("q")

    #expect(fixture.field.text == "one" && fixture.unhandledShortcuts == [.init(.character("q"))])
  }

  @Test func `a text field inserts typed letters and passes shortcuts to the next responder`() {
    let fixture = TextFieldFixture()
    fixture.focus()

    fixture.harness.typeText("q")
    fixture.harness.pressKey(.character("s"), .control)
    fixture.harness.pressKey(.up)

    #expect(fixture.field.text == "q")
    #expect(fixture.unhandledShortcuts == [.init(.character("s"), .control), .init(.up)])
  }

  @Test(
    arguments: [
      (Key.backspace, KeyModifiers(), "one tw"), (.backspace, .control, "one "),
      (.backspace, [.control, .shift], ""), (.delete, [], "one two"),
    ] as [(Key, KeyModifiers, String)])
  func `Ctrl+Backspace in a field deletes a word, Ctrl+Shift+Backspace the text before the caret`(
    key: Key, modifiers: KeyModifiers, result: String
  ) {
    let fixture = TextFieldFixture("one two")
    fixture.focus()

    fixture.harness.pressKey(key, modifiers)

    #expect(fixture.field.text == result)
  }

  @Test func `typing into a text field stops at its maximum length`() {
    let fixture = TextFieldFixture()
    fixture.field.maximumLength = 3
    fixture.focus()

    fixture.harness.typeText("abcdef")

    #expect(fixture.field.text == "abc" && fixture.changes.count == 3)
  }

  // MARK: Return and Escape

  @Test func `Return calls a text field's onSubmit, or is passed on if onSubmit is nil`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()
    fixture.harness.pressKey(.return)
    #expect(fixture.unhandledShortcuts == [.init(.return)])

    var submitted: [String] = []
    fixture.field.onSubmit = { submitted.append($0) }
    fixture.harness.pressKey(.return)

    #expect(submitted == ["one"] && fixture.unhandledShortcuts.count == 1)
  }

  @Test
  func `Escape restores a field's original text, and a second Escape goes to the next responder`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()
    fixture.harness.typeText(" two")

    fixture.harness.pressKey(.escape)
    #expect(fixture.field.text == "one" && fixture.unhandledShortcuts.isEmpty)
    fixture.harness.pressKey(.escape)
    #expect(fixture.unhandledShortcuts == [.init(.escape)])

    fixture.harness.pressKey(.character("z"), .control)
    #expect(fixture.field.text == "one two")
  }

  @Test
  func `a text field does not submit invalid text, and a valid text removes the error message`() {
    let fixture = TextFieldFixture("x")
    var submitted = 0
    fixture.field.validate = { $0.count < 3 ? "The name is too short." : nil }
    fixture.field.onSubmit = { _ in submitted += 1 }
    let height = fixture.field.sizeThatFits(Size(240, 100)).height
    fixture.focus()

    fixture.harness.pressKey(.return)
    #expect(fixture.field.errorMessage == "The name is too short." && submitted == 0)
    #expect(fixture.field.sizeThatFits(Size(240, 100)).height > height)

    fixture.harness.typeText("y")
    #expect(fixture.field.errorMessage != nil)
    fixture.harness.typeText("z")
    #expect(fixture.field.errorMessage == nil)
    fixture.harness.pressKey(.return)
    #expect(submitted == 1)
  }

  @Test func `Tab out of a text field validates the field and calls onEndEditing`() {
    let fixture = TextFieldFixture("x")
    var ended = 0
    fixture.field.validate = { _ in "No." }
    fixture.field.onEndEditing = { ended += 1 }
    fixture.focus()

    fixture.harness.pressKey(.tab)

    #expect(fixture.field.errorMessage == "No." && ended == 1)
    #expect(fixture.harness.window.focus.firstResponder === fixture.other)
  }

  // MARK: The caret and the selection by keys

  @Test func `Tab into a text field selects its text, and a click places the caret`() {
    let fixture = TextFieldFixture("one two")
    fixture.harness.pressKey(.tab)
    #expect(fixture.field.selectedRange == 0..<7 && !fixture.isCaretVisible)

    fixture.harness.click(at: fixture.location(3))
    #expect(fixture.field.selectedRange == 3..<3 && fixture.isCaretVisible)
    #expect(fixture.caretOffset == 3)
  }

  @Test(
    arguments: [
      (Key.left, KeyModifiers(), 6..<6), (.left, .shift, 6..<7), (.left, .control, 4..<4),
      (.left, [.control, .shift], 4..<7), (.home, [], 0..<0), (.home, .shift, 0..<7),
      (.home, .control, 0..<0), (.right, [], 7..<7),
    ] as [(Key, KeyModifiers, Range<Int>)])
  func `keys move a text field's caret, and with Shift they select text`(
    key: Key, modifiers: KeyModifiers, selected: Range<Int>
  ) {
    let fixture = TextFieldFixture("one two")
    fixture.focus()

    fixture.harness.pressKey(key, modifiers)

    #expect(fixture.field.selectedRange == selected)
  }

  @Test func `an arrow key collapses a text field's selection to the side of the arrow`() {
    let fixture = TextFieldFixture("one two")
    fixture.focus()
    fixture.field.selectedRange = 2..<5
    fixture.harness.pressKey(.left)
    #expect(fixture.field.selectedRange == 2..<2)

    fixture.field.selectedRange = 2..<5
    fixture.harness.pressKey(.right)
    #expect(fixture.field.selectedRange == 5..<5)
  }

  @Test func `a blinking caret requests no continuous frames and redraws only itself`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()
    fixture.harness.runUntilIdle()
    #expect(fixture.isCaretVisible && !fixture.harness.window.isAnimating)

    fixture.harness.clock.advance(by: 0.54)
    fixture.harness.step()
    #expect(!fixture.isCaretVisible)
    let caret = fixture.field.caret.convert(fixture.field.caret.bounds, to: nil)
    #expect(fixture.harness.lastFrame?.damage == [caret])

    fixture.harness.clock.advance(by: 0.54)
    fixture.harness.step()
    #expect(fixture.isCaretVisible)
  }

  @Test
  func `a caret is visible after a key press and stops blinking after ten seconds without input`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()
    fixture.harness.advance(by: 0.6)
    #expect(!fixture.isCaretVisible)
    fixture.harness.pressKey(.left)
    #expect(fixture.isCaretVisible)

    fixture.harness.advance(by: 12)

    #expect(fixture.isCaretVisible && fixture.harness.window.nextFireInstant == nil)
  }

  @Test func `a text field's caret does not blink with reduced motion`() {
    let fixture = TextFieldFixture("one") { $0.reducesMotion = true }
    fixture.focus()

    #expect(fixture.isCaretVisible && fixture.harness.window.nextFireInstant == nil)
  }

  @Test
  func `a text field's caret is visible only in an editable first responder of the focused window`()
  {
    let fixture = TextFieldFixture("one")
    fixture.focus()
    fixture.harness.send(.window(.focusLost))
    #expect(!fixture.isCaretVisible && fixture.harness.window.nextFireInstant == nil)

    fixture.harness.send(.window(.focusGained))
    #expect(fixture.isCaretVisible)
    fixture.field.isEditable = false
    #expect(!fixture.isCaretVisible)
    fixture.field.isEditable = true
    fixture.harness.window.focus.focus(nil)
    #expect(!fixture.isCaretVisible && fixture.harness.window.nextFireInstant == nil)
  }

  // MARK: Long texts

  @Test
  func `a field scrolls its text to show the caret, and back to the start when editing ends`() {
    let fixture = TextFieldFixture(String(repeating: "abcdefghij", count: 10))
    let room = fixture.field.content.bounds
    #expect(fixture.field.content.textOrigin == 0)

    fixture.focus()
    for key in [Key.end, .home, .end] {
      fixture.harness.pressKey(key)
      #expect(room.contains(fixture.field.caret.frame))
    }
    #expect(fixture.field.content.textOrigin < 0)
    for _ in 0..<60 {
      fixture.harness.pressKey(.left)
      #expect(room.contains(fixture.field.caret.frame))
    }

    fixture.harness.pressKey(.end)
    fixture.harness.window.focus.focus(nil)
    #expect(fixture.field.content.textOrigin == 0)
  }

  @Test
  func `deleting the end of a text field's long text scrolls the text until it fills the field`() {
    let fixture = TextFieldFixture(String(repeating: "a", count: 60))
    fixture.focus()
    fixture.harness.pressKey(.end)

    for _ in 0..<40 { fixture.harness.pressKey(.backspace) }

    #expect(fixture.field.text.count == 20 && fixture.field.content.textOrigin == 0)
  }

  @Test func `an empty text field's caret is at the right in right-to-left layout`() {
    let fixture = TextFieldFixture { $0.layoutDirection = .rightToLeft }
    fixture.focus()

    #expect(fixture.field.caret.frame.maxX == fixture.field.content.bounds.width)
  }

  // MARK: States

  @Test func `a disabled text field ignores the keyboard and the mouse`() {
    let fixture = TextFieldFixture("one")
    fixture.focus()

    fixture.field.isEnabled = false
    fixture.harness.click(at: fixture.location(1))

    #expect(fixture.harness.window.focus.firstResponder == nil)
    #expect(fixture.harness.textInputRect == nil)
    #expect(fixture.harness.requests.last { if case .cursor = $0 { true } else { false } } == nil)
  }

  @Test func `a read-only text field allows selecting and copying but no changes`() {
    let fixture = TextFieldFixture("one")
    fixture.field.isEditable = false
    fixture.focus()
    #expect(fixture.harness.textInputRect == nil)

    fixture.harness.pressKey(.character("a"), .control)
    fixture.harness.pressKey(.character("c"), .control)
    fixture.harness.pressKey(.delete)
    fixture.harness.pressKey(.character("v"), .control)
    fixture.harness.pressKey(.character("x"), .control)

    #expect(fixture.field.text == "one" && fixture.harness.clipboards[.general] == "one")
  }

  @Test func `a password field shows dots, and its text cannot be copied`() {
    let fixture = TextFieldFixture("s3cret wörd")
    fixture.field.isSecureTextEntry = true
    fixture.focus()

    fixture.harness.pressKey(.character("a"), .control)
    fixture.harness.pressKey(.character("c"), .control)
    fixture.harness.pressKey(.character("x"), .control)

    #expect(fixture.drawnTexts.contains(String(repeating: "•", count: 11)))
    #expect(!fixture.drawnTexts.contains { $0.contains("s3cret") })
    #expect(fixture.harness.clipboards.isEmpty && fixture.field.text == "s3cret wörd")
    fixture.harness.click(at: fixture.location(9))
    #expect(fixture.field.selectedRange == 9..<9)
    fixture.harness.pressKey(.left, .control)
    #expect(fixture.field.selectedRange == 0..<0)
  }

  @Test
  func `a revealed password can be copied but is not put into the primary selection`() {
    let fixture = TextFieldFixture("sesame")
    fixture.field.isSecureTextEntry = true
    fixture.field.isSecureTextEntry = false
    fixture.focus()

    fixture.harness.pressKey(.character("a"), .control)
    fixture.harness.pressKey(.left, .shift)
    #expect(fixture.field.selectedRange == 0..<5 && fixture.harness.clipboards.isEmpty)
    fixture.harness.pressKey(.character("c"), .control)

    #expect(fixture.harness.clipboards == [.general: "sesam"])
  }

  @Test func `a text field's placeholder is visible only while the field is empty`() {
    let fixture = TextFieldFixture()
    fixture.field.placeholder = "Search"
    #expect(fixture.drawnTexts.contains("Search"))

    fixture.focus()
    fixture.harness.typeText("a")
    #expect(!fixture.drawnTexts.contains("Search") && fixture.drawnTexts.contains("a"))
  }

  @Test
  func `a clear button empties its field and makes it first responder, and undo restores the text`()
  {
    let fixture = TextFieldFixture("one")
    fixture.field.clearButtonMode = .always
    fixture.harness.step()

    fixture.harness.click(at: Point(100 + 240 - 16, 116))
    #expect(fixture.field.text == "" && fixture.changes == [""])
    #expect(fixture.field.clearButton.isHidden && fixture.isCaretVisible)

    fixture.harness.pressKey(.character("z"), .control)
    #expect(fixture.field.text == "one" && !fixture.field.clearButton.isHidden)
  }

  @Test(
    arguments: [
      (TextField.ClearButtonMode.never, false, false), (.whileEditing, false, true),
      (.unlessEditing, true, false), (.always, true, true),
    ] as [(TextField.ClearButtonMode, Bool, Bool)])
  func `clearButtonMode determines when a text field's clear button is visible`(
    mode: TextField.ClearButtonMode, atRest: Bool, editing: Bool
  ) {
    let fixture = TextFieldFixture("one")
    fixture.field.clearButtonMode = mode
    #expect(fixture.field.clearButton.isHidden != atRest)
    fixture.focus()
    #expect(fixture.field.clearButton.isHidden != editing)
  }

  @Test
  func
    `a text field has an accessibility role and label and shows the text cursor under the mouse`()
  {
    let field = TextFieldFixture().field

    #expect(field.accessibilityRole == .textField && field.accessibilityLabel == "Name")
    #expect(field.cursor == .text)
  }
}
