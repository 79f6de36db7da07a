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
  private let line: Double

  init() {
    harness = TestWindow(root: ViewController())
    view.frame = Rect(0, 0, 200, 120)
    view.isEditable = true
    view.text = "one two\nthree\n\nfour five"
    harness.window.rootViewController?.view.addSubview(view)
    line = TextLayout.lineHeight(of: view.theme.fonts.body)
    harness.step()
  }

  private func place(_ character: Double, _ row: Double) -> Point {
    Point(16 + character * 7, 8 + (row + 0.5) * line)
  }

  private func focus() {
    harness.window.focus.focus(view)
    harness.step()
  }

  /// The head of the selection.
  private var head: TextPosition { view.editing.editor.selection.head }

  private func caret(_ paragraph: Int, _ offset: Int) {
    view.editing.select(TextSelection(TextPosition(paragraph, offset)))
  }

  // MARK: Writing

  @Test func `what is typed is written where one clicks, and code hears of it`() {
    var changes = 0
    view.onEditingChanged = { changes += 1 }

    harness.click(at: place(5, 1))
    harness.type("!")
    harness.key(.return)
    harness.type("x")

    #expect(view.text == "one two\nthree!\nx\n\nfour five" && changes == 3)
    #expect(view.contentHeight == 5 * line + 16)
  }

  @Test func `Backspace at the start of a paragraph joins it to the one before`() {
    focus()
    caret(1, 0)

    harness.key(.backspace)

    #expect(view.text == "one twothree\n\nfour five" && head == TextPosition(0, 7))
    #expect(view.contentHeight == 3 * line + 16)
  }

  @Test func `a paste of several paragraphs goes in between, and can be taken back`() {
    harness.clipboards[.general] = "A\r\nB\nC"
    focus()
    caret(1, 2)

    harness.key(.character("v"), .control)
    #expect(view.text == "one two\nthA\nB\nCree\n\nfour five" && head == TextPosition(3, 1))

    harness.key(.character("z"), .control)
    #expect(view.text == "one two\nthree\n\nfour five" && head == TextPosition(1, 2))
    #expect(view.contentHeight == 4 * line + 16)
  }

  @Test func `Tab moves the keyboard on, or writes if it is to`() {
    let button = Button(title: "Other", label: "Other")
    button.frame = Rect(300, 0, 80, 32)
    harness.window.rootViewController?.view.addSubview(button)
    focus()
    harness.key(.tab)
    #expect(harness.window.focus.firstResponder === button)

    view.insertsTabs = true
    view.text = "a"
    focus()
    harness.key(.end)
    harness.key(.tab)
    #expect(view.text == "a\t")
    harness.key(.tab, .control)
    #expect(harness.window.focus.firstResponder === button)
  }

  @Test func `a composition shows in its paragraph and becomes text when the keyboard goes`() {
    focus()
    caret(1, 5)
    harness.compose("かん")
    #expect(view.text == "one two\nthree\n\nfour five")
    #expect(
      view.labels[1]?.content.text == "threeかん" && view.labels[1]?.marks.composition == 5..<11)

    harness.window.focus.focus(nil)

    #expect(view.text == "one two\nthreeかん\n\nfour five")
  }

  // MARK: Moving

  @Test func `up and down keep to the column that they set out from`() {
    focus()
    caret(3, 8)

    harness.key(.up)
    #expect(head == TextPosition(2, 0))
    harness.key(.up)
    #expect(head == TextPosition(1, 5))
    harness.key(.up)
    #expect(head == TextPosition(0, 7))
    harness.key(.down)
    harness.key(.down)
    harness.key(.down)
    #expect(head == TextPosition(3, 8))
  }

  @Test func `beyond the first and the last line the caret goes to the ends`() {
    focus()
    caret(0, 3)
    harness.key(.up)
    #expect(head == .zero)

    caret(3, 2)
    harness.key(.down)
    #expect(head == TextPosition(3, 9))
  }

  @Test(
    arguments: [
      (Key.right, KeyModifiers(), TextPosition(2, 0)), (.right, .control, TextPosition(2, 0)),
      (.left, .control, TextPosition(1, 0)), (.home, [], TextPosition(1, 0)),
      (.home, .control, TextPosition(0, 0)), (.end, .control, TextPosition(3, 9)),
      (.up, .control, TextPosition(1, 0)), (.down, .control, TextPosition(2, 0)),
    ] as [(Key, KeyModifiers, TextPosition)])
  func `keys move from the end of a paragraph`(
    key: Key, modifiers: KeyModifiers, target: TextPosition
  ) {
    focus()
    caret(1, 5)

    harness.key(key, modifiers)

    #expect(head == target)
  }

  @Test func `Home and End go to the ends of a line, also of a broken one`() {
    view.text = "one two three four five six seven"
    harness.step()
    focus()
    caret(0, 26)

    harness.key(.home)
    #expect(head == TextPosition(0, 24))
    harness.key(.up)
    #expect(head == TextPosition(0, 0))
    harness.key(.end)
    // Before the space that hangs at the end of the line.
    #expect(head == TextPosition(0, 23))
    harness.key(.right)
    #expect(head == TextPosition(0, 24))
  }

  @Test func `what the keys select is shown, over the ends of lines too`() {
    focus()
    caret(0, 4)

    harness.key(.down, .shift)
    harness.key(.end, .shift)

    #expect(view.selectedText == "two\nthree")
    #expect(
      view.labels[0]?.marks.selection == 4..<7 && view.labels[0]?.marks.selectsLineEnd == true)
    #expect(view.labels[1]?.marks.selection == 0..<5)
    #expect(view.labels[1]?.marks.selectsLineEnd == false && view.labels[2]?.marks.selection == nil)
  }

  // MARK: The mouse

  @Test func `a drag selects over paragraphs, a double click words, a third the paragraph`() {
    harness.drag(from: place(4, 0), to: place(2, 3), duration: 0.2)
    #expect(view.selectedText == "two\nthree\n\nfo")
    #expect(harness.clipboards[.primarySelection] == "two\nthree\n\nfo")

    harness.advance(by: 1)
    for _ in 0..<2 { harness.click(at: place(6, 3)) }
    #expect(view.selectedText == "five")
    harness.click(at: place(6, 3))
    #expect(view.selectedText == "four five")
  }

  @Test func `a drag below the view scrolls on and selects`() {
    view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    harness.step()
    harness.press(at: place(0, 1))
    harness.move(from: place(0, 1), to: Point(60, 160), duration: 0.1)

    harness.advance(by: 1)

    #expect(view.offset > 200 && head.paragraph > 12)
    harness.release(at: Point(60, 160))
    harness.settle()
    #expect(!harness.window.isAnimating)
  }

  // MARK: Reading only

  @Test func `a text that is only read is selected and copied, and keys scroll it`() {
    view.isEditable = false
    view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    harness.step()
    harness.click(at: place(2, 1))
    #expect(harness.textInputRect == nil && !view.caret.isActive)

    harness.key(.down)
    #expect(view.offset == 60)
    harness.key(.character("a"), .control)
    harness.key(.character("c"), .control)
    harness.key(.backspace)
    harness.key(.character("x"), .control)

    #expect(harness.clipboards[.general] == view.text && view.text.hasPrefix("Line 0\n"))
  }

  @Test func `selecting can be turned off`() {
    view.isEditable = false
    view.isSelectable = false

    harness.drag(from: place(0, 0), to: place(5, 1), duration: 0.1)

    #expect(view.selectedText.isEmpty && view.contentView.cursor == nil)
    #expect(!view.canBecomeFirstResponder)
  }

  @Test func `a click is about what shows, wherever the caret was`() {
    view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    harness.step()
    view.offset = 600

    harness.click(at: Point(17, 30))

    #expect(view.offset == 600 && head.paragraph == 31)
  }

  // MARK: Long texts

  @Test func `the caret is brought into sight, however far away it is`() {
    let long = String(repeating: "word ", count: 40)
    view.text = (0..<2000).map { $0.isMultiple(of: 7) ? long : "Line \($0)" }.joined(
      separator: "\n")
    harness.step()
    focus()

    harness.key(.end, .control)
    #expect(Rect(origin: .zero, size: view.bounds.size).contains(caretInView))
    #expect(view.offset == view.maximumOffset)

    harness.key(.pageUp)
    #expect(Rect(origin: .zero, size: view.bounds.size).contains(caretInView))
    harness.key(.home, .control)
    #expect(view.offset == 0)
  }

  private var caretInView: Rect { view.caretRect(at: head) }

  @Test func `typing into a long text measures what shows of one paragraph, not the text`() {
    let counter = CountingMeasurer()
    let harness = TestWindow(measurer: counter)
    harness.window.rootViewController = ViewController()
    let view = TextView((0..<10_000).map { "Line \($0)" }.joined(separator: "\n"))
    view.isEditable = true
    view.frame = Rect(0, 0, 400, 300)
    harness.window.rootViewController?.view.addSubview(view)
    harness.step()
    harness.window.focus.focus(view)
    harness.key(.down)
    harness.step()
    counter.measured = 0

    harness.type("x")

    #expect(counter.measured < 60)
    #expect(view.text.hasPrefix("Line 0\nxLine 1\n"))
    harness.key(.return)
    #expect(view.contentView.subviews.count < 30)
  }

  private final class CountingMeasurer: TextMeasurer {
    private let base = ApproximateTextMeasurer()
    var measured = 0

    func metrics(of font: Font) -> FontMetrics { base.metrics(of: font) }

    func width(of text: String, in font: Font) -> Double {
      measured += 1
      return base.width(of: text, in: font)
    }
  }

  @Test func `removing most of a text leaves the rest in sight`() {
    view.text = (0..<500).map { "Line \($0)" }.joined(separator: "\n")
    harness.step()
    focus()
    harness.key(.end, .control)

    harness.key(.character("a"), .control)
    harness.key(.backspace)
    harness.type("new")

    #expect(view.text == "new" && view.offset == 0 && view.contentHeight == line + 16)
  }

  @Test func `it says what it is`() {
    #expect(view.accessibilityRole == .textView && view.contentView.cursor == .text)
  }
}
