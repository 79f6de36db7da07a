// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// A megabyte in one line or one paragraph: what is measured for a key, a click or a frame does not grow with the text.
struct LongTextEditingTests {
  private static let text = String(repeating: "abcdefghi ", count: 100_000)
  /// Bytes that one of these may measure: some screens full.
  private static let maximumByteCount = 60_000

  private let measurer = CountingMeasurer()
  private let harness: TestWindow

  init() {
    harness = TestWindow(measurer: measurer)
    harness.window.rootViewController = ViewController()
    harness.step()
  }

  private func show(_ view: View) {
    view.frame = Rect(0, 0, 500, 300)
    harness.window.rootViewController?.view.addSubview(view)
    harness.step()
  }

  private func drawn(_ font: Font) -> [String] {
    harness.window.invalidateAll()
    let commands = harness.step()?.placements.flatMap { $0.layer.displayList.commands } ?? []
    return commands.compactMap { command in
      if case .text(let text, let used, _, _) = command, font == used { text } else { nil }
    }
  }

  /// Each of these measures little.
  private func expectLittleWork(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    let bytes = measurer.count {
      body()
      harness.step()
    }
    #expect(bytes < Self.maximumByteCount, "\(what): \(bytes)", sourceLocation: sourceLocation)
  }

  private func edit(_ view: View & TextInput, at location: Point) {
    expectLittleWork("click") { harness.click(at: location) }
    expectLittleWork("type") { harness.typeText("x") }
    expectLittleWork("end") { harness.pressKey(.end, .control) }
    expectLittleWork("type at the end") { harness.typeText("y") }
    expectLittleWork("backspace") { harness.pressKey(.backspace) }
    expectLittleWork("left") { harness.pressKey(.left) }
    expectLittleWork("word left") { harness.pressKey(.left, .control) }
    expectLittleWork("home") { harness.pressKey(.home, .control) }
    expectLittleWork("right") { harness.pressKey(.right) }
    expectLittleWork("select all") { harness.pressKey(.character("a"), .control) }
    expectLittleWork("copy") { harness.pressKey(.character("c"), .control) }
    expectLittleWork("delete") { harness.pressKey(.delete) }
    expectLittleWork("paste") { harness.pressKey(.character("v"), .control) }
    expectLittleWork("undo") { harness.pressKey(.character("z"), .control) }
    expectLittleWork("undo again") { harness.pressKey(.character("z"), .control) }
  }

  @Test func `a text field with a megabyte of text measures only the visible part`() {
    let field = TextField(accessibilityLabel: "Long")
    expectLittleWork("open") {
      field.text = Self.text
      show(field)
    }
    edit(field, at: Point(100, 15))

    #expect(field.text.utf8.count == Self.text.utf8.count + 1)
  }

  @Test func `a text view with a one-megabyte paragraph measures only the visible part`() {
    let view = TextView()
    view.isEditable = true
    expectLittleWork("open") {
      view.text = Self.text
      show(view)
    }
    expectLittleWork("scroll") { view.offset = view.maximumOffset / 2 }
    expectLittleWork("scroll back") { view.offset = 0 }
    edit(view, at: Point(100, 15))

    #expect(view.text.utf8.count == Self.text.utf8.count + 1)
  }

  @Test
  func `End shows the end of a text field's long text with the caret, and Home shows the start`() {
    let field = TextField("start " + Self.text + "last", accessibilityLabel: "Long")
    show(field)
    harness.window.focus.focus(field)

    harness.pressKey(.end)
    harness.step()
    #expect(drawn(field.theme.fonts.body).last?.hasSuffix("last") == true)
    let caret = field.caret.frame
    #expect(!field.caret.isHidden && caret.maxX <= field.content.bounds.width && caret.minX > 400)

    harness.pressKey(.home)
    harness.step()
    #expect(drawn(field.theme.fonts.body).first?.hasPrefix("start") == true)
    #expect(field.caret.frame.minX < 10 && drawn(field.theme.fonts.body).count < 4)
  }

  @Test func `arrow keys move the caret through a long text field character by character`() {
    let field = TextField(String(repeating: "abcdefghi ", count: 300), accessibilityLabel: "Long")
    show(field)
    harness.window.focus.focus(field)
    harness.pressKey(.home)

    for offset in 1...1500 {
      harness.pressKey(.right)
      #expect(field.selectedRange == offset..<offset)
    }
    for offset in (1000..<1500).reversed() {
      harness.pressKey(.left)
      #expect(field.selectedRange == offset..<offset)
    }
    let caret = field.caretRect(at: field.interaction.editor.selection.head)
    #expect(
      field.textPosition(at: Point(caret.minX, 15)) == field.interaction.editor.selection.head)
    #expect(caret.minX >= 0 && caret.maxX <= 500)
  }

  @Test
  func `selecting all of a text field's long text highlights the visible part from edge to edge`() {
    let field = TextField(Self.text, accessibilityLabel: "Long")
    show(field)
    harness.window.focus.focus(field)
    field.selectAll()
    harness.step()

    let span = field.content.visibleSpan
    let rects = field.content.line.rects(
      of: 0..<Self.text.utf8.count, from: span.left, to: span.right)
    #expect(
      (rects.first?.minX ?? 1) <= span.left
        && (rects.last?.maxX ?? 0) >= span.right - TextCaret.width)
    #expect(zip(rects, rects.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.01 })
  }

  @Test
  func `arrow keys move the caret across the parts in which a text view lays out a long paragraph`()
  {
    let view = TextView(Self.text)
    view.isEditable = true
    show(view)
    harness.window.focus.focus(view)
    let limit = view.row(1).bytes.lowerBound
    view.interaction.select(TextSelection(TextPosition(0, limit - 2)))

    for offset in limit - 1...limit + 2 {
      harness.pressKey(.right)
      #expect(view.interaction.editor.selection.head == TextPosition(0, offset))
    }
    harness.pressKey(.up)
    #expect(view.interaction.editor.selection.head.offset < limit)
    harness.pressKey(.end)
    #expect(view.interaction.editor.selection.head == TextPosition(0, limit - 1))
    harness.pressKey(.down)
    #expect(view.interaction.editor.selection.head.offset > limit)
    harness.pressKey(.home)
    #expect(view.interaction.editor.selection.head == TextPosition(0, limit))
  }

  @Test func `a selection across two parts of a long paragraph is highlighted in both parts`() {
    let view = TextView(Self.text)
    show(view)
    let limit = view.row(1).bytes.lowerBound
    view.interaction.select(TextSelection(TextPosition(0, limit - 5), TextPosition(0, limit + 7)))
    view.offset = view.rowLayout.rows.top(ofRow: 1) - 100
    harness.step()

    let marks = view.paragraphViews.views.map(\.marks)
    let length = view.row(0).bytes.count
    #expect(marks.map(\.selection) == [length - 5..<length, 0..<7])
    #expect(marks.allSatisfy { !$0.selectsLineEnd })
  }

  @Test func `labels, buttons and alerts with megabytes of text measure only the visible part`() {
    let long = String(repeating: Self.text, count: 4)
    expectLittleWork("label") { show(Label(long)) }
    expectLittleWork("wrapped") {
      let label = Label(long)
      label.numberOfLines = 0
      show(label)
      #expect(label.sizeThatFits(Size(500, 100)).height > 100)
    }
    let bytes = measurer.count {
      let alert = AlertController(title: long, message: long)
      alert.addAction(AlertAction(title: "OK"))
      harness.window.rootViewController?.present(alert, animated: false)
      harness.step()
    }
    #expect(bytes < 1_000_000)
  }
}
