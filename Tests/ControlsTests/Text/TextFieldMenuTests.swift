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
  private func location(_ character: Double) -> Point {
    Point(100 + field.content.frame.minX + character * 7, 116)
  }

  // MARK: What it offers

  @Test
  func `a text field's context menu enables the applicable commands and shows their shortcuts`() {
    fixture.openMenu(at: location(3))
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
    fixture.openMenu(at: location(3))
    #expect(
      fixture.titles == [
        "Undo", "(Redo)", "Cut", "Copy", "Paste", "Delete", "(Select all)",
      ])
  }

  @Test
  func `a field's context menu cannot copy a password or change read-only text`() {
    field.isSecureTextEntry = true
    fixture.openMenu(at: location(3))
    #expect(fixture.titles == ["(Undo)", "(Redo)", "(Paste)", "(Delete)", "Select all"])
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    field.isSecureTextEntry = false
    field.isEditable = false
    fixture.openMenu(at: location(3))
    #expect(fixture.titles == ["(Copy)", "Select all"])
  }

  @Test func `a disabled text field has no context menu`() {
    field.isEnabled = false
    fixture.openMenu(at: location(3))
    #expect(fixture.menu == nil)
  }

  @Test func `a text field's contextMenuProvider can extend or suppress the context menu`() {
    var asked: [Int] = []
    field.contextMenuProvider = { menu in
      asked.append(menu.items.count)
      var menu = menu
      menu.sections.append(Menu.Section(nil, [MenuItem("Look up") {}]))
      return menu
    }
    fixture.openMenu(at: location(3))
    #expect(fixture.titles.last == "Look up" && asked == [7])
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    field.contextMenuProvider = { _ in nil }
    fixture.openMenu(at: location(3))
    #expect(fixture.menu == nil && fixture.isTextFirstResponder)
  }

  // MARK: Where it is about

  @Test func `a secondary press in a field moves the caret unless it is inside the selection`() {
    fixture.focus()
    field.selectedRange = 0..<3

    fixture.openMenu(at: location(1.5))
    #expect(field.selectedRange == 0..<3)
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    fixture.openMenu(at: location(5.1))
    #expect(field.selectedRange == 5..<5)
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    fixture.openMenu(at: location(20))
    #expect(field.selectedRange == 7..<7)
  }

  @Test(arguments: [(Key.menu, KeyModifiers()), (.function(10), .shift)] as [(Key, KeyModifiers)])
  func `the menu key opens a field's menu at the selection and highlights the first enabled item`(
    key: Key, modifiers: KeyModifiers
  ) {
    fixture.focus()
    field.selectedRange = 0..<3

    fixture.harness.pressKey(key, modifiers)
    fixture.harness.runUntilIdle()

    let panel = fixture.menu?.panels.first
    #expect(panel?.convert(panel?.cardFrame.origin ?? .zero, to: nil).x == location(3).x)
    #expect(fixture.items[fixture.menu?.tracker.levels[0].highlightedIndex ?? 0].title == "Cut")
    fixture.harness.pressKey(.down)
    fixture.harness.pressKey(.return)
    fixture.harness.runUntilIdle()
    #expect(fixture.harness.clipboards[.general] == "one")
    #expect(fixture.isTextFirstResponder && field.selectedRange == 0..<3)
  }

  // MARK: What it does

  @Test func `each item of a text field's context menu performs its command`() {
    fixture.focus()
    fixture.harness.clipboards[.general] = "zero"
    field.selectedRange = 0..<3

    fixture.openMenu(at: location(1))
    fixture.choose("Cut")
    #expect(field.text == " two" && fixture.harness.clipboards[.general] == "one")

    fixture.openMenu(at: location(20))
    fixture.choose("Paste")
    #expect(field.text == " twoone")

    fixture.openMenu(at: location(1))
    fixture.choose("Undo")
    #expect(field.text == " two")

    fixture.openMenu(at: location(1))
    fixture.choose("Redo")
    #expect(field.text == " twoone")

    fixture.openMenu(at: location(1))
    fixture.choose("Select all")
    #expect(field.selectedRange == 0..<7)

    fixture.openMenu(at: location(1))
    fixture.choose("Delete")
    #expect(field.text == "" && fixture.isTextFirstResponder)
  }

  // MARK: The keyboard meanwhile

  @Test func `a text field keeps its selection and editing session while its context menu is open`()
  {
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
    #expect(fixture.filledRectCount(.selection) == 1)

    fixture.openMenu(at: location(5))
    #expect(!fixture.isTextFirstResponder && fixture.filledRectCount(.selection) == 1)
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    #expect(fixture.isTextFirstResponder && field.selectedRange == 4..<7)
    #expect(validated == 0 && ended == 0)
    // Escape still knows what was there at the start.
    fixture.harness.pressKey(.escape)
    #expect(field.text == "one two")
  }

  @Test
  func `a text field calls onEndEditing once when a context menu item focuses another view`() {
    var ended = 0
    field.onEndEditing = { ended += 1 }
    fixture.focus()
    field.contextMenuProvider = { [fixture] _ in
      Menu([
        MenuItem("Go") { fixture.harness.window.focus.focus(fixture.other) }
      ])
    }

    fixture.openMenu(at: location(1))
    #expect(ended == 0)
    fixture.choose("Go")

    #expect(ended == 1 && fixture.harness.window.focus.firstResponder === fixture.other)
  }

  @Test func `a field that is disabled while its context menu is open resigns first responder`() {
    var ended = 0
    field.onEndEditing = { ended += 1 }
    fixture.focus()
    field.selectedRange = 0..<3
    fixture.openMenu(at: location(1))

    field.isEnabled = false
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    #expect(ended == 1 && fixture.harness.window.focus.firstResponder !== field)
    #expect(fixture.filledRectCount(.selection) == 0)
  }

  @Test
  func `opening and closing a field's context menu repeatedly keeps the focus and the selection`() {
    fixture.focus()
    field.selectedRange = 0..<3
    for tenth in 0..<10 {
      fixture.openMenu(at: location(1))
      fixture.harness.pressKey(.escape)
      fixture.harness.advance(by: 0.008 * Double(tenth))
    }
    fixture.harness.runUntilIdle()

    #expect(fixture.isTextFirstResponder && field.selectedRange == 0..<3 && fixture.menu == nil)
    #expect(!field.interaction.isMenuFocused)
  }
}
