// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

struct TextFieldMenuTests {
  private let field = TextField("one two", accessibilityLabel: "Name")
  private let fixture: TextMenuFixture

  init() {
    fixture = TextMenuFixture(field)
  }

  /// A point of the window at a place in the text; letters are 7 points wide.
  private func place(_ character: Double) -> Point {
    Point(100 + field.content.frame.minX + character * 7, 116)
  }

  // MARK: What it offers

  @Test func `a field's context menu enables the applicable commands and shows their shortcuts`() {
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
    fixture.harness.pressKey(.escape)

    fixture.harness.clipboards[.general] = "three"
    fixture.harness.typeText("x")
    field.selectedRange = 0..<8
    fixture.harness.runUntilIdle()
    fixture.ask(at: place(3))
    #expect(
      fixture.titles == [
        "Undo", "(Redo)", "Cut", "Copy", "Paste", "Delete", "(Select all)",
      ])
  }

  @Test func `the context menu offers no copying of a password and no changes of read-only text`() {
    field.isSecureTextEntry = true
    fixture.ask(at: place(3))
    #expect(fixture.titles == ["(Undo)", "(Redo)", "(Paste)", "(Delete)", "Select all"])
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    field.isSecureTextEntry = false
    field.isEditable = false
    fixture.ask(at: place(3))
    #expect(fixture.titles == ["(Copy)", "Select all"])
  }

  @Test func `a disabled field has no context menu`() {
    field.isEnabled = false
    fixture.ask(at: place(3))
    #expect(fixture.menu == nil)
  }

  @Test func `contextMenuProvider can extend or suppress the context menu`() {
    var asked: [Int] = []
    field.contextMenuProvider = { menu in
      asked.append(menu.items.count)
      var menu = menu
      menu.sections.append(Menu.Section(nil, [MenuItem("Look up") {}]))
      return menu
    }
    fixture.ask(at: place(3))
    #expect(fixture.titles.last == "Look up" && asked == [7])
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    field.contextMenuProvider = { _ in nil }
    fixture.ask(at: place(3))
    #expect(fixture.menu == nil && fixture.hasKeyboard)
  }

  // MARK: Where it is about

  @Test
  func `a secondary press outside the selection moves the caret, one inside keeps the selection`() {
    fixture.focus()
    field.selectedRange = 0..<3

    fixture.ask(at: place(1.5))
    #expect(field.selectedRange == 0..<3)
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    fixture.ask(at: place(5.1))
    #expect(field.selectedRange == 5..<5)
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    fixture.ask(at: place(20))
    #expect(field.selectedRange == 7..<7)
  }

  @Test(arguments: [(Key.menu, KeyModifiers()), (.function(10), .shift)] as [(Key, KeyModifiers)])
  func
    `the menu key opens the context menu at the selection with its first enabled item highlighted`(
      key: Key, modifiers: KeyModifiers
    )
  {
    fixture.focus()
    field.selectedRange = 0..<3

    fixture.harness.pressKey(key, modifiers)
    fixture.harness.runUntilIdle()

    let panel = fixture.menu?.panels.first
    #expect(panel?.convert(panel?.cardFrame.origin ?? .zero, to: nil).x == place(3).x)
    #expect(fixture.items[fixture.menu?.tracker.levels[0].highlightedIndex ?? 0].title == "Cut")
    fixture.harness.pressKey(.down)
    fixture.harness.pressKey(.return)
    fixture.harness.runUntilIdle()
    #expect(fixture.harness.clipboards[.general] == "one")
    #expect(fixture.hasKeyboard && field.selectedRange == 0..<3)
  }

  // MARK: What it does

  @Test func `each context menu item performs its command`() {
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

  @Test func `a field keeps its selection and editing session while its context menu is open`() {
    var validated = 0
    var ended = 0
    field.validate = { _ in
      validated += 1
      return nil
    }
    field.onEndEditing = { ended += 1 }
    fixture.focus()
    fixture.harness.pressKey(.end)
    fixture.harness.typeText(" three")
    field.selectedRange = 4..<7
    #expect(fixture.fills(.selection) == 1)

    fixture.ask(at: place(5))
    #expect(!fixture.hasKeyboard && fixture.fills(.selection) == 1)
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    #expect(fixture.hasKeyboard && field.selectedRange == 4..<7)
    #expect(validated == 0 && ended == 0)
    // Escape still knows what was there at the start.
    fixture.harness.pressKey(.escape)
    #expect(field.text == "one two")
  }

  @Test func `onEndEditing is called once when a menu item moves the focus elsewhere`() {
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

  @Test func `a field that is disabled while its menu is open resigns first responder`() {
    var ended = 0
    field.onEndEditing = { ended += 1 }
    fixture.focus()
    field.selectedRange = 0..<3
    fixture.ask(at: place(1))

    field.isEnabled = false
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    #expect(ended == 1 && fixture.harness.window.focus.firstResponder !== field)
    #expect(fixture.fills(.selection) == 0)
  }

  @Test func `opening and closing the context menu repeatedly keeps the focus and the selection`() {
    fixture.focus()
    field.selectedRange = 0..<3
    for tenth in 0..<10 {
      fixture.ask(at: place(1))
      fixture.harness.pressKey(.escape)
      fixture.harness.advance(by: 0.008 * Double(tenth))
    }
    fixture.harness.runUntilIdle()

    #expect(fixture.hasKeyboard && field.selectedRange == 0..<3 && fixture.menu == nil)
    #expect(!field.interaction.isMenuFocused)
  }
}
