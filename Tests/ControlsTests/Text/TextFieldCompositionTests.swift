// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TextFieldCompositionTests {
  private let fixture = TextFieldFixture("ab")
  private var field: TextField { fixture.field }
  private var harness: TestWindow { fixture.harness }

  init() {
    fixture.focus()
    fixture.field.selectedRange = 1..<1
    fixture.harness.step()
  }

  @Test
  func
    `a text field draws a composition underlined at the caret and does not report it as a change`()
  {
    harness.compose("かん")

    #expect(fixture.drawnTexts.contains("aかんb"))
    #expect(field.text == "ab" && fixture.changes.isEmpty && field.hasMarkedText)
    #expect(fixture.caretOffset == 3)
    let fills = harness.lastFrame?.placements.flatMap { $0.layer.displayList.commands } ?? []
    let underlines = fills.filter { command in
      if case .fill(let rect, _) = command { rect.height == 1 && rect.width == 14 } else { false }
    }
    #expect(underlines.count == 1)
  }

  @Test func `a text field tells the input method the caret's rectangle in the composition`() {
    let before = harness.textInputRect

    harness.compose("かん", selectedRange: 0..<1)

    #expect(harness.textInputRect?.minX == (before?.minX ?? 0) + 7)
  }

  @Test
  func `a committed composition calls a field's onEditingChanged once and is undone in one step`() {
    harness.compose("k")
    harness.compose("か")
    harness.commit("火")
    #expect(field.text == "a火b" && fixture.changes == ["a火b"])

    harness.pressKey(.character("z"), .control)
    #expect(field.text == "ab")
  }

  @Test func `a canceled composition leaves a text field's text unchanged`() {
    harness.compose("か")
    harness.compose("")

    #expect(field.text == "ab" && !field.hasMarkedText && fixture.changes.isEmpty)
  }

  @Test func `a text field calls onMarkedTextChange at the beginning and the end of a composition`()
  {
    var reported: [Bool] = []
    let field = field
    field.onMarkedTextChange = { [unowned field] in reported.append(field.hasMarkedText) }
    harness.compose("k")
    harness.compose("か")
    #expect(reported == [true])

    harness.compose("")
    #expect(reported == [true, false])
    harness.compose("か")
    harness.commit("火")
    #expect(reported == [true, false, true, false])
    harness.compose("か")
    field.text = ""
    #expect(reported.last == false)
  }

  @Test(arguments: [
    (Key.left, "aかb", 1), (.home, "aかb", 0), (.backspace, "ab", 1), (.delete, "aか", 2),
  ])
  func `a key that an input method does not handle commits the composition and edits a text field`(
    key: Key, text: String, caret: Int
  ) {
    harness.compose("か")
    harness.pressKey(key)

    #expect(field.text == text && field.selectedRange == caret..<caret)
    #expect(harness.requests.contains(.endComposition))
  }

  @Test func `a click in a text field away from the composition commits the composition`() {
    harness.compose("か")

    harness.click(at: fixture.location(0))

    #expect(field.text == "aかb" && field.selectedRange == 0..<0)
    #expect(harness.requests.contains(.endComposition))
    #expect(fixture.changes == ["aかb"])
  }

  @Test func `a text field that resigns first responder commits its composition`() {
    harness.compose("か")

    harness.window.focus.focus(fixture.other)

    #expect(field.text == "aかb" && harness.requests.contains(.endComposition))
  }

  @Test
  func `a keyboard shortcut in a text field commits the composition before the shortcut acts`() {
    harness.compose("か")

    harness.pressKey(.character("a"), .control)

    #expect(field.text == "aかb" && field.selectedRange == 0..<3)
  }

  @Test func `setting a text field's text by code ends the composition`() {
    harness.compose("か")

    field.text = "new"

    #expect(field.text == "new" && !field.hasMarkedText)
  }
}
