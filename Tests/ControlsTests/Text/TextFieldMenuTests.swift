// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

struct TextFieldMenuTests {
  private let field = TextField("one two", label: "Name")
  private let fixture: TextMenuFixture

  init() {
    fixture = TextMenuFixture(field)
  }

  /// A point of the window at a place in the text; letters are 7 points wide.
  private func place(_ character: Double) -> Point {
    Point(100 + field.content.frame.minX + character * 7, 116)
  }

  // MARK: What it offers

  @Test func `it offers what applies, with the shortcuts`() {
    fixture.ask(at: place(3))
    #expect(
      fixture.titles == [
        "(Undo)", "(Redo)", "(Cut)", "(Copy)", "(Paste)", "(Delete)", "Select all",
      ])
    #expect(
      fixture.items.map { $0.shortcut?.label } == [
        "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+X", "Ctrl+C", "Ctrl+V", "Delete", "Ctrl+A",
      ])
    #expect(fixture.menu?.tracker.levels.first?.menu.sections.map(\.items.count) == [2, 4, 1])
    fixture.harness.key(.escape)

    fixture.harness.clipboards[.general] = "three"
    fixture.harness.type("x")
    field.selectedRange = 0..<8
    fixture.harness.settle()
    fixture.ask(at: place(3))
    #expect(
      fixture.titles == [
        "Undo", "(Redo)", "Cut", "Copy", "Paste", "Delete", "(Select all)",
      ])
  }

  @Test func `a password is not copied, a text that is only read is not changed`() {
    field.isSecureTextEntry = true
    fixture.ask(at: place(3))
    #expect(fixture.titles == ["(Undo)", "(Redo)", "(Paste)", "(Delete)", "Select all"])
    fixture.harness.key(.escape)
    fixture.harness.settle()

    field.isSecureTextEntry = false
    field.isEditable = false
    fixture.ask(at: place(3))
    #expect(fixture.titles == ["(Copy)", "Select all"])
  }

  @Test func `a disabled field has none`() {
    field.isEnabled = false
    fixture.ask(at: place(3))
    #expect(fixture.menu == nil)
  }

  @Test func `a program may add to it, or have another one`() {
    var asked: [Int] = []
    field.contextMenuProvider = { menu in
      asked.append(menu.items.count)
      var menu = menu
      menu.sections.append(Menu.Section(nil, [MenuItem("Look up") {}]))
      return menu
    }
    fixture.ask(at: place(3))
    #expect(fixture.titles.last == "Look up" && asked == [7])
    fixture.harness.key(.escape)
    fixture.harness.settle()

    field.contextMenuProvider = { _ in nil }
    fixture.ask(at: place(3))
    #expect(fixture.menu == nil && fixture.hasKeyboard)
  }

  // MARK: Where it is about

  @Test func `a press beside the selection puts the caret there, one inside keeps it`() {
    fixture.focus()
    field.selectedRange = 0..<3

    fixture.ask(at: place(1.5))
    #expect(field.selectedRange == 0..<3)
    fixture.harness.key(.escape)
    fixture.harness.settle()

    fixture.ask(at: place(5.1))
    #expect(field.selectedRange == 5..<5)
    fixture.harness.key(.escape)
    fixture.harness.settle()

    fixture.ask(at: place(20))
    #expect(field.selectedRange == 7..<7)
  }

  @Test(arguments: [(Key.menu, KeyModifiers()), (.function(10), .shift)] as [(Key, KeyModifiers)])
  func `a key opens it at the caret, with the first item marked`(
    key: Key, modifiers: KeyModifiers
  ) {
    fixture.focus()
    field.selectedRange = 0..<3

    fixture.harness.key(key, modifiers)
    fixture.harness.settle()

    let panel = fixture.menu?.panels.first
    #expect(panel?.convert(panel?.place.origin ?? .zero, to: nil).x == place(3).x)
    #expect(fixture.items[fixture.menu?.tracker.levels[0].marked ?? 0].title == "Cut")
    fixture.harness.key(.down)
    fixture.harness.key(.return)
    fixture.harness.settle()
    #expect(fixture.harness.clipboards[.general] == "one")
    #expect(fixture.hasKeyboard && field.selectedRange == 0..<3)
  }

  // MARK: What it does

  @Test func `each item does what its shortcut does`() {
    fixture.focus()
    fixture.harness.clipboards[.general] = "zero"
    field.selectedRange = 0..<3

    fixture.ask(at: place(1))
    fixture.choose("Cut")
    #expect(field.text == " two" && fixture.harness.clipboards[.general] == "one")

    fixture.ask(at: place(20))
    fixture.choose("Paste")
    #expect(field.text == " twoone")

    fixture.ask(at: place(1))
    fixture.choose("Undo")
    #expect(field.text == " two")

    fixture.ask(at: place(1))
    fixture.choose("Redo")
    #expect(field.text == " twoone")

    fixture.ask(at: place(1))
    fixture.choose("Select all")
    #expect(field.selectedRange == 0..<7)

    fixture.ask(at: place(1))
    fixture.choose("Delete")
    #expect(field.text == "" && fixture.hasKeyboard)
  }

  // MARK: The keyboard meanwhile

  @Test func `the field looks and stays as it was while the menu has the keyboard`() {
    var validated = 0
    var ended = 0
    field.validate = { _ in
      validated += 1
      return nil
    }
    field.onEndEditing = { ended += 1 }
    fixture.focus()
    fixture.harness.key(.end)
    fixture.harness.type(" three")
    field.selectedRange = 4..<7
    #expect(fixture.fills(.selection) == 1)

    fixture.ask(at: place(5))
    #expect(!fixture.hasKeyboard && fixture.fills(.selection) == 1)
    fixture.harness.key(.escape)
    fixture.harness.settle()

    #expect(fixture.hasKeyboard && field.selectedRange == 4..<7)
    #expect(validated == 0 && ended == 0)
    // Escape still knows what was there at the start.
    fixture.harness.key(.escape)
    #expect(field.text == "one two")
  }

  @Test func `a keyboard that does not come back has left the field, once`() {
    var ended = 0
    field.onEndEditing = { ended += 1 }
    fixture.focus()
    field.contextMenuProvider = { [fixture] _ in
      Menu([
        MenuItem("Go") { fixture.harness.window.focus.focus(fixture.other) }
      ])
    }

    fixture.ask(at: place(1))
    #expect(ended == 0)
    fixture.choose("Go")

    #expect(ended == 1 && fixture.harness.window.focus.firstResponder === fixture.other)
  }

  @Test func `a field that is disabled below its menu gives the keyboard up`() {
    var ended = 0
    field.onEndEditing = { ended += 1 }
    fixture.focus()
    field.selectedRange = 0..<3
    fixture.ask(at: place(1))

    field.isEnabled = false
    fixture.harness.key(.escape)
    fixture.harness.settle()

    #expect(ended == 1 && fixture.harness.window.focus.firstResponder !== field)
    #expect(fixture.fills(.selection) == 0)
  }

  @Test func `asking again and again leaves no trace`() {
    fixture.focus()
    field.selectedRange = 0..<3
    for tenth in 0..<10 {
      fixture.ask(at: place(1))
      fixture.harness.key(.escape)
      fixture.harness.advance(by: 0.008 * Double(tenth))
    }
    fixture.harness.settle()

    #expect(fixture.hasKeyboard && field.selectedRange == 0..<3 && fixture.menu == nil)
    #expect(!field.editing.isKeyboardLent)
  }
}
