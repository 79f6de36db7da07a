// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import SDLHost
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers
@testable import Controls

/// The keyboard and the offsets of lists after a restoration.
struct RestoredCaretTests {
  private func restart(_ window: TestWindow, _ root: ViewController, _ size: Size? = nil) throws
    -> TestWindow
  {
    let state = try #require(RestorableState(json: window.restorableState.json))
    let again = TestWindow(size: size ?? window.window.size)
    again.show(root, restoring: state)
    again.runUntilIdle()
    return again
  }

  @Test
  func `text typed after a click below a text view's last line is restored with its caret`()
    throws
  {
    let page = TextPage("P")
    let harness = TestWindow(root: page)
    harness.runUntilIdle()
    harness.click(at: Point(60, 215))
    harness.pressKey(.return)
    harness.typeText("x")
    harness.runUntilIdle()
    let other = TextPage("P")
    let next = try restart(harness, other)
    #expect(
      other.note.text == page.note.text
        && other.note.interaction.editor.selection == page.note.interaction.editor.selection)
    #expect(other.note.contentOffset == page.note.contentOffset)
    #expect(next.restorableState == harness.restorableState)
  }

  @Test func `a text field that Tab made first responder is restored with its text selected`()
    throws
  {
    let page = TextPage("P")
    let harness = TestWindow(root: page)
    harness.runUntilIdle()
    for _ in 0..<20 where harness.window.focus.focusedView !== page.field { harness.pressKey(.tab) }
    let range = page.field.selectedRange
    let other = TextPage("P")
    let next = try restart(harness, other)
    #expect(next.window.focus.firstResponder === other.field && other.field.selectedRange == range)
  }

  @Test func `the restored caret of a long text is visible in a narrower text field`() throws {
    let page = TextPage("P")
    let harness = TestWindow(root: page)
    harness.runUntilIdle()
    harness.window.focus.focus(page.field)
    harness.pressKey(.end)
    harness.typeText(String(repeating: "word ", count: 60))
    harness.runUntilIdle()
    let other = TextPage("P")
    other.loadViewIfNeeded()
    other.field.frame.size.width = 90
    let next = try restart(harness, other, Size(500, 400))
    let caret = other.field.textInputRect
    let box = other.field.convert(other.field.bounds, to: nil)
    #expect(next.window.focus.firstResponder === other.field)
    #expect(caret.minX >= box.minX && caret.maxX <= box.maxX, "\(caret) in \(box)")
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `scroll offsets of nested scroll views are restored in both layout directions`(
    direction: Traits.LayoutDirection
  ) throws {
    func make() -> (ViewController, ScrollView, ScrollView) {
      let root = ViewController()
      root.restorationIdentifier = "root"
      let (outer, inner) = (
        ScrollView(frame: Rect(0, 0, 300, 300)), ScrollView(frame: Rect(0, 350, 300, 200))
      )
      root.view.addSubview(outer)
      outer.contentView.addSubview(inner)
      outer.contentSize = Size(300, 900)
      inner.contentSize = Size(900, 800)
      return (root, outer, inner)
    }
    var traits = Traits()
    traits.layoutDirection = direction
    let (root, outer, inner) = make()
    let harness = TestWindow(size: Size(600, 400), traits: traits)
    harness.show(root)
    outer.contentOffset = Point(0, 333)
    inner.contentOffset = Point(123, 222)
    harness.runUntilIdle()
    let (next, outer2, inner2) = make()
    let other = TestWindow(size: Size(600, 400), traits: traits)
    other.show(next, restoring: harness.restorableState)
    other.runUntilIdle()
    #expect(
      outer2.contentOffset == outer.contentOffset && inner2.contentOffset == inner.contentOffset)
  }
}
