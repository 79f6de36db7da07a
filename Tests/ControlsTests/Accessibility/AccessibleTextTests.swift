// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// How text controls expose their text and caret, and accept accessibility edits.
struct AccessibleTextTests {
  @Test func `accessibility text ranges count characters, not bytes`() throws {
    let field = TextField("Zoë 👩‍👩‍👧 x", accessibilityLabel: "Name")
    let fixture = AccessibilityFixture(field)
    var text = try #require(fixture.element(.textField).text)
    #expect(text.caret == 7 && text.selection == 7..<7)
    #expect(try fixture.perform(.select(4..<5), on: .textField))
    text = try #require(fixture.element(.textField).text)
    #expect(text.selection == 4..<5 && text.caret == 5)
    #expect(field.selectedRange == 4..<5)
    #expect(try !fixture.perform(.select(5..<9), on: .textField))
    #expect(try !fixture.perform(.select(-1..<2), on: .textField))
  }

  @Test
  func `a screen reader's edit calls onEditingChanged, obeys maximumLength and can be undone`()
    throws
  {
    let field = TextField("Hello", accessibilityLabel: "Name")
    field.maximumLength = 8
    let recorder = ValueRecorder<String>()
    field.onEditingChanged = { recorder.values.append($0) }
    let fixture = AccessibilityFixture(field)
    #expect(try fixture.perform(.replaceText(0..<1, with: "J"), on: .textField))
    #expect(try fixture.perform(.replaceText(4..<5, with: ""), on: .textField))
    #expect(try fixture.perform(.replaceText(4..<4, with: "y wonderful\nworld"), on: .textField))
    #expect(recorder.values == ["Jello", "Jell", "Jelly wo"])
    fixture.window.focus.focus(field)
    fixture.harness.pressKey(.character("z"), .control)
    #expect(field.text == "Jell")
    field.isEditable = false
    #expect(try !fixture.perform(.replaceText(0..<1, with: "x"), on: .textField))
    field.isEnabled = false
    #expect(try !fixture.perform(.select(0..<1), on: .textField))
  }

  @Test func `a password field exposes dots to accessibility and accepts accessibility edits`()
    throws
  {
    let field = TextField("sesame", accessibilityLabel: "Word")
    field.isSecureTextEntry = true
    let fixture = AccessibilityFixture(field)
    #expect(try fixture.element(.textField).text?.string == "••••••")
    #expect(!fixture.harness.accessibilityDump.contains("sesame"))
    #expect(try fixture.perform(.replaceText(1..<6, with: "alt"), on: .textField))
    #expect(field.text == "salt")
  }

  @Test(arguments: [false, true])
  func `a text field exposes the edges of its characters to accessibility only while it is focused`(
    isMirrored: Bool
  ) throws {
    let field = TextField("abc", accessibilityLabel: "Name")
    let fixture = AccessibilityFixture(field, isMirrored: isMirrored)
    #expect(try fixture.element(.textField).text?.lines.first?.edges == [])
    fixture.window.focus.focus(field)
    fixture.harness.step()
    let line = try #require(fixture.element(.textField).text?.lines.first)
    let edges = line.edges
    #expect(line.range == 0..<3 && edges.count == 4 && edges.first == 0)
    #expect(abs((edges.last ?? 0) - line.frame.width) < 0.01 && edges == edges.sorted())
    let caret = field.caretRect(at: TextPosition(0, 3))
    #expect(abs(line.frame.minX + line.frame.width - caret.minX) < 1)
    #expect(fixture.harness.accessibilityFaults(names: true) == [])
  }

  @Test func `a text view exposes its visible lines and their frames to accessibility`() throws {
    let view = TextView("One two three four five six seven eight\nNext\n\nLast")
    view.accessibilityLabel = "Notes"
    view.isEditable = true
    let fixture = AccessibilityFixture(view, size: Size(160, 400))
    fixture.window.focus.focus(view)
    fixture.harness.step()
    let text = try #require(fixture.element(.textView).text)
    let count = view.text.count
    #expect(text.lines.count > 4 && text.lines.last?.range.upperBound == count)
    #expect(text.lines.first?.frame.minX == 16 && text.lines.first?.frame.minY == 8)
    for (line, next) in zip(text.lines, text.lines.dropFirst()) {
      #expect(line.range.upperBound == next.range.lowerBound)
      #expect(next.frame.minY > line.frame.minY)
    }
    let next = text.lines.first { line in
      String(text.string.dropFirst(line.range.lowerBound).prefix(line.range.count)) == "Next\n"
    }
    #expect(next?.edges.count == 6)
    #expect(fixture.harness.accessibilityFaults(names: true) == [])
  }

  @Test func `a text view with megabytes of text exposes only a small part of it to accessibility`()
    throws
  {
    let line = String(repeating: "abcdefgh ", count: 10) + "\n"
    let view = TextView(String(repeating: line, count: 40_000))
    view.accessibilityLabel = "Log"
    view.isEditable = true
    let fixture = AccessibilityFixture(view, size: Size(400, 300))
    #expect(
      try fixture.element(.textView).text?.string.utf8.count ?? 0
        <= TextInteraction.maximumAccessibleByteCount)

    view.offset = view.maximumOffset / 2
    fixture.harness.step()
    var text = try #require(fixture.element(.textView).text)
    #expect(
      text.string.utf8.count <= TextInteraction.maximumAccessibleByteCount && text.lines.count > 5)
    #expect(fixture.harness.accessibilityFaults(names: true) == [])

    fixture.window.focus.focus(view)
    fixture.harness.pressKey(.end, .control)
    fixture.harness.step()
    text = try #require(fixture.element(.textView).text)
    #expect(text.caret == text.string.count && text.string.hasSuffix("abcdefgh \n"))
    let end = text.string.count
    #expect(try fixture.perform(.replaceText(end..<end, with: "End"), on: .textView))
    #expect(view.text.hasSuffix("abcdefgh \nEnd"))
    #expect(fixture.harness.accessibilityFaults(names: true) == [])
  }

  @Test
  func `a long text view exposes the same text to accessibility while the caret moves inside it`()
    throws
  {
    let view = TextView(String(repeating: "abcdefghi\n", count: 20_000))
    view.isEditable = true
    view.accessibilityLabel = "Log"
    let fixture = AccessibilityFixture(view)
    fixture.window.focus.focus(view)
    fixture.harness.pressKey(.end, .control)
    let before = try #require(fixture.element(.textView).text)
    for _ in 0..<5 { fixture.harness.pressKey(.up) }
    let after = try #require(fixture.element(.textView).text)
    #expect(after.string == before.string && after.caret ?? 0 < before.caret ?? 0)
  }
}
