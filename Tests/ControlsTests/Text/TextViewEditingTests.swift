// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// A text view at the window's corner, 200 points wide: its text begins at 16, 8, letters are 7 points
/// wide, lines 20 high, and 24 letters fit into one.
struct TextViewEditingTests {
  private let view = TextView()
  private let harness: TestWindow
  private let lineHeight: Double

  init() {
    harness = TestWindow(root: ViewController())
    view.frame = Rect(0, 0, 200, 120)
    view.isEditable = true
    view.text = "one two\nthree\n\nfour five"
    harness.window.rootViewController?.view.addSubview(view)
    lineHeight = TextLayout.lineHeight(of: view.theme.fonts.body)
    harness.step()
  }

  private func location(_ character: Double, _ row: Double) -> Point {
    Point(16 + character * 7, 8 + (row + 0.5) * lineHeight)
  }

  private func focus() {
    harness.window.focus.focus(view)
    harness.step()
  }

  /// The head of the selection.
  private var head: TextPosition { view.interaction.editor.selection.head }

  private func moveCaret(_ paragraph: Int, _ offset: Int) {
    view.interaction.select(TextSelection(TextPosition(paragraph, offset)))
  }

  // MARK: Writing

  @Test
  func `a text view inserts typed text at the clicked position and calls onEditingChanged`() {
    var changes = 0
    view.onEditingChanged = { changes += 1 }

    harness.click(at: location(5, 1))
    harness.typeText("!")
    harness.pressKey(.return)
    harness.typeText("x")

    #expect(view.text == "one two\nthree!\nx\n\nfour five" && changes == 3)
    #expect(view.contentHeight == 5 * lineHeight + 16)
  }

  @Test func `Backspace at a paragraph's start joins it with the previous paragraph`() {
    focus()
    moveCaret(1, 0)

    harness.pressKey(.backspace)

    #expect(view.text == "one twothree\n\nfour five" && head == TextPosition(0, 7))
    #expect(view.contentHeight == 3 * lineHeight + 16)
  }

  @Test func `pasting several paragraphs into a text view inserts them and can be undone`() {
    harness.clipboards[.general] = "A\r\nB\nC"
    focus()
    moveCaret(1, 2)

    harness.pressKey(.character("v"), .control)
    #expect(view.text == "one two\nthA\nB\nCree\n\nfour five" && head == TextPosition(3, 1))

    harness.pressKey(.character("z"), .control)
    #expect(view.text == "one two\nthree\n\nfour five" && head == TextPosition(1, 2))
    #expect(view.contentHeight == 4 * lineHeight + 16)
  }

  @Test func `Tab in a text view moves the focus, or inserts a tab if insertsTabs is true`() {
    let button = Button(title: "Other", accessibilityLabel: "Other")
    button.frame = Rect(300, 0, 80, 32)
    harness.window.rootViewController?.view.addSubview(button)
    focus()
    harness.pressKey(.tab)
    #expect(harness.window.focus.firstResponder === button)

    view.insertsTabs = true
    view.text = "a"
    focus()
    harness.pressKey(.end)
    harness.pressKey(.tab)
    #expect(view.text == "a\t")
    harness.pressKey(.tab, .control)
    #expect(harness.window.focus.firstResponder === button)
  }

  @Test
  func `a composition is drawn in its paragraph and committed when the text view loses focus`() {
    focus()
    moveCaret(1, 5)
    harness.compose("かん")
    #expect(view.text == "one two\nthree\n\nfour five")
    #expect(
      view.paragraphViews[1]?.content.text == "threeかん"
        && view.paragraphViews[1]?.marks.composition == 5..<11)

    harness.window.focus.focus(nil)

    #expect(view.text == "one two\nthreeかん\n\nfour five")
  }

  // MARK: Moving

  @Test func `the up and down keys return the caret to its original column after shorter lines`() {
    focus()
    moveCaret(3, 8)

    harness.pressKey(.up)
    #expect(head == TextPosition(2, 0))
    harness.pressKey(.up)
    #expect(head == TextPosition(1, 5))
    harness.pressKey(.up)
    #expect(head == TextPosition(0, 7))
    harness.pressKey(.down)
    harness.pressKey(.down)
    harness.pressKey(.down)
    #expect(head == TextPosition(3, 8))
  }

  @Test
  func
    `up in a text view's first line and down in its last line move the caret to the text's ends`()
  {
    focus()
    moveCaret(0, 3)
    harness.pressKey(.up)
    #expect(head == .zero)

    moveCaret(3, 2)
    harness.pressKey(.down)
    #expect(head == TextPosition(3, 9))
  }

  @Test(
    arguments: [
      (Key.right, KeyModifiers(), TextPosition(2, 0)), (.right, .control, TextPosition(2, 0)),
      (.left, .control, TextPosition(1, 0)), (.home, [], TextPosition(1, 0)),
      (.home, .control, TextPosition(0, 0)), (.end, .control, TextPosition(3, 9)),
      (.up, .control, TextPosition(1, 0)), (.down, .control, TextPosition(2, 0)),
    ] as [(Key, KeyModifiers, TextPosition)])
  func `keys move a text view's caret by character, word, line, paragraph and document`(
    key: Key, modifiers: KeyModifiers, target: TextPosition
  ) {
    focus()
    moveCaret(1, 5)

    harness.pressKey(key, modifiers)

    #expect(head == target)
  }

  @Test func `Home and End move the caret to the ends of a wrapped line`() {
    view.text = "one two three four five six seven"
    harness.step()
    focus()
    moveCaret(0, 26)

    harness.pressKey(.home)
    #expect(head == TextPosition(0, 24))
    harness.pressKey(.up)
    #expect(head == TextPosition(0, 0))
    harness.pressKey(.end)
    // Before the space that hangs at the end of the line.
    #expect(head == TextPosition(0, 23))
    harness.pressKey(.right)
    #expect(head == TextPosition(0, 24))
  }

  @Test
  func `a text view highlights the selected part of each line when Shift extends the selection`() {
    focus()
    moveCaret(0, 4)

    harness.pressKey(.down, .shift)
    harness.pressKey(.end, .shift)

    #expect(view.selectedText == "two\nthree")
    #expect(
      view.paragraphViews[0]?.marks.selection == 4..<7
        && view.paragraphViews[0]?.marks.selectsLineEnd == true)
    #expect(view.paragraphViews[1]?.marks.selection == 0..<5)
    #expect(
      view.paragraphViews[1]?.marks.selectsLineEnd == false
        && view.paragraphViews[2]?.marks.selection == nil)
  }

  // MARK: The mouse

  @Test
  func `a drag in a text view selects text, a double click a word, a triple click a paragraph`() {
    harness.drag(from: location(4, 0), to: location(2, 3), duration: 0.2)
    #expect(view.selectedText == "two\nthree\n\nfo")
    #expect(harness.clipboards[.primarySelection] == "two\nthree\n\nfo")

    harness.advance(by: 1)
    for _ in 0..<2 { harness.click(at: location(6, 3)) }
    #expect(view.selectedText == "five")
    harness.click(at: location(6, 3))
    #expect(view.selectedText == "four five")
  }

  @Test func `a drag below a text view scrolls the view and extends the selection`() {
    view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    harness.step()
    harness.press(at: location(0, 1))
    harness.move(from: location(0, 1), to: Point(60, 160), duration: 0.1)

    harness.advance(by: 1)

    #expect(view.offset > 200 && head.paragraph > 12)
    harness.release(at: Point(60, 160))
    harness.runUntilIdle()
    #expect(!harness.window.isAnimating)
  }

  // MARK: Reading only

  @Test func `a read-only text view allows selecting and copying, and keys scroll it`() {
    view.isEditable = false
    view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    harness.step()
    harness.click(at: location(2, 1))
    #expect(harness.textInputRect == nil && !view.caret.isActive)

    harness.pressKey(.down)
    #expect(view.offset == 60)
    harness.pressKey(.character("a"), .control)
    harness.pressKey(.character("c"), .control)
    harness.pressKey(.backspace)
    harness.pressKey(.character("x"), .control)

    #expect(harness.clipboards[.general] == view.text && view.text.hasPrefix("Line 0\n"))
  }

  @Test func `a text view with isSelectable false allows no selection and no focus`() {
    view.isEditable = false
    view.isSelectable = false

    harness.drag(from: location(0, 0), to: location(5, 1), duration: 0.1)

    #expect(view.selectedText.isEmpty && view.contentView.cursor == nil)
    #expect(!view.canBecomeFirstResponder)
  }

  @Test func `a click in a text view does not scroll to the previous caret position`() {
    view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    harness.step()
    view.offset = 600

    harness.click(at: Point(17, 30))

    #expect(view.offset == 600 && head.paragraph == 31)
  }

  // MARK: Long texts

  @Test func `a text view scrolls to the caret when keys move the caret a long way`() {
    let long = String(repeating: "word ", count: 40)
    view.text = (0..<2000).map { $0.isMultiple(of: 7) ? long : "Line \($0)" }.joined(
      separator: "\n")
    harness.step()
    focus()

    harness.pressKey(.end, .control)
    #expect(Rect(origin: .zero, size: view.bounds.size).contains(caretInView))
    #expect(view.offset == view.maximumOffset)

    harness.pressKey(.pageUp)
    #expect(Rect(origin: .zero, size: view.bounds.size).contains(caretInView))
    harness.pressKey(.home, .control)
    #expect(view.offset == 0)
  }

  private var caretInView: Rect { view.caretRect(at: head) }

  @Test func `typing into a text view with 10,000 lines measures only visible text`() {
    let counter = CountingMeasurer()
    let harness = TestWindow(measurer: counter)
    harness.window.rootViewController = ViewController()
    let view = TextView((0..<10_000).map { "Line \($0)" }.joined(separator: "\n"))
    view.isEditable = true
    view.frame = Rect(0, 0, 400, 300)
    harness.window.rootViewController?.view.addSubview(view)
    harness.step()
    harness.window.focus.focus(view)
    harness.pressKey(.down)
    harness.step()
    counter.measureCount = 0

    harness.typeText("x")

    #expect(counter.measureCount < 60)
    #expect(view.text.hasPrefix("Line 0\nxLine 1\n"))
    harness.pressKey(.return)
    #expect(view.contentView.subviews.count < 30)
  }

  private final class CountingMeasurer: TextMeasurer {
    private let base = ApproximateTextMeasurer()
    var measureCount = 0

    func metrics(of font: Font) -> FontMetrics { base.metrics(of: font) }

    func width(of text: String, in font: Font) -> Double {
      measureCount += 1
      return base.width(of: text, in: font)
    }
  }

  @Test func `a text view scrolls back to the top when most of its text is deleted`() {
    view.text = (0..<500).map { "Line \($0)" }.joined(separator: "\n")
    harness.step()
    focus()
    harness.pressKey(.end, .control)

    harness.pressKey(.character("a"), .control)
    harness.pressKey(.backspace)
    harness.typeText("new")

    #expect(view.text == "new" && view.offset == 0 && view.contentHeight == lineHeight + 16)
  }

  @Test
  func `a text view has the accessibility role textView and shows the text cursor under the mouse`()
  {
    #expect(view.accessibilityRole == .textView && view.contentView.cursor == .text)
  }
}
