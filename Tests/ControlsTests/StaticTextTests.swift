// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// A text view that is as large as its text, as a label whose text can be selected.
struct StaticTextTests {
  private let text = TextView(
    "One two three four.\n\nA paragraph that needs some lines of its own.")
  private let root = ViewController()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root)
    text.textContainerInset = .zero
    text.isScrollEnabled = false
    root.view.addSubview(text)
    text.frame = Rect(origin: Point(20, 20), size: text.sizeThatFits(Size(150, .infinity)))
    harness.step()
  }

  @Test func `a text view with isScrollEnabled false has the size of a label with the same text`() {
    let label = Label(text.text)
    label.numberOfLines = 0
    root.view.addSubview(label)

    for width in [80, 150, 1000, .infinity] {
      let size = Size(width, .infinity)
      #expect(text.sizeThatFits(size) == label.sizeThatFits(size), "\(width)")
    }
    #expect(text.intrinsicContentSize == label.intrinsicContentSize)
    #expect(text.maximumOffset == 0)
    let baselines = (text.baselines(in: text.bounds.size), label.baselines(in: text.bounds.size))
    #expect(baselines.0 == baselines.1)
    text.textContainerInset = Insets(horizontal: 10, vertical: 5)
    #expect(text.intrinsicContentSize.height == label.intrinsicContentSize.height + 10)
    text.isScrollEnabled = true
    #expect(text.intrinsicContentSize.height != label.intrinsicContentSize.height + 10)
  }

  @Test func `a stack view gives a text view more height when its text becomes longer`() {
    let stack = StackView(arrangedSubviews: [text])
    stack.axis = .vertical
    stack.frame = Rect(0, 0, 150, 600)
    root.view.addSubview(stack)
    harness.step()
    let below = Label("Below")
    stack.addArrangedSubview(below)
    harness.step()
    let before = below.frame.minY

    text.text += "\nAnother line."
    harness.step()

    #expect(below.frame.minY == before + TextLayout.lineHeight(of: Font(size: 14)))
  }

  @Test func `the text of a read-only text view can be selected and copied`() throws {
    harness.click(at: Point(50, 30))
    harness.click(at: Point(50, 30))
    #expect(text.selectedText == "two" || text.selectedText == "two ")
    harness.pressKey(.character("c"), .control)
    #expect(harness.clipboards[.general]?.hasPrefix("two") == true)

    harness.pressKey(.character("a"), .control)
    #expect(text.selectedText == text.text)
    let menu = try #require(text.contextMenu(at: Point(10, 10)) as? TextContextMenu).menu
    #expect(menu.items.map(\.title).contains("Copy"))
  }

  @Test func `Tab skips a read-only text view that does not scroll`() {
    let button = Button(title: "After", accessibilityLabel: "After")
    button.frame = Rect(20, 400, 80, 32)
    root.view.addSubview(button)
    harness.step()
    harness.pressKey(.tab)
    #expect(harness.window.focus.firstResponder === button)
    harness.click(at: Point(50, 30))
    #expect(harness.window.focus.firstResponder === text)

    harness.pressKey(.tab)
    harness.pressKey(.tab)

    #expect(harness.window.focus.firstResponder === button)
    #expect(!text.canBecomeFirstResponder)
  }

  @Test func `the wheel over a text view that does not scroll scrolls the outer scroll view`() {
    let scroll = ScrollView(frame: Rect(0, 0, 200, 200))
    scroll.contentHeight = 800
    root.view.addSubview(scroll)
    scroll.contentView.addSubview(text)
    harness.step()

    harness.scrollWheel(by: 1, at: Point(50, 40))

    #expect(scroll.offset == 60)
  }

  @Test func `an editable text view shows its focus ring after a click`() {
    let button = Button(title: "After", accessibilityLabel: "After")
    button.frame = Rect(20, 400, 80, 32)
    root.view.addSubview(button)
    harness.click(at: Point(50, 30))
    #expect(harness.window.focus.focusRingView == nil)
    harness.click(at: Point(50, 415))
    text.isEditable = true
    harness.click(at: Point(50, 30))
    #expect(harness.window.focus.focusRingView === text)

    text.removeFromSuperview()
    #expect(harness.window.focus.focusRingView == nil)
    harness.window.focus.focus(button)
    #expect(harness.window.focus.focusRingView == nil)
  }
}
