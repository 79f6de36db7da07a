// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct SplitResizingTests {
  @Test func `dragging a split view's divider resizes the columns within their limits`() {
    let fixture = SplitFixture()

    fixture.harness.move(to: Point(280, 300))
    fixture.harness.step()
    #expect(fixture.harness.requests.last == .cursor(.resizeLeftRight))
    fixture.harness.press(at: Point(280, 300))
    fixture.harness.move(from: Point(280, 300), to: Point(380, 300), duration: 0.2)
    #expect(fixture.frame(.primary).width == 380)
    #expect(fixture.frame(.secondary) == Rect(380, 0, 620, 700))
    fixture.harness.move(from: Point(380, 300), to: Point(900, 300), duration: 0.2)
    #expect(fixture.frame(.primary).width == 480)
    fixture.harness.move(from: Point(900, 300), to: Point(10, 300), duration: 0.2)
    #expect(fixture.frame(.primary).width == 180)
    fixture.harness.release(at: Point(10, 300))
    #expect(fixture.split.columnWidth(for: .primary) == 180)
  }

  @Test func `dragging a split view's divider is mirrored in right-to-left layout`() {
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let fixture = SplitFixture(traits: traits)

    fixture.harness.drag(from: Point(720, 300), to: Point(620, 300), duration: 0.2)

    #expect(fixture.split.columnWidth(for: .primary) == 380)
  }

  @Test func `a split view's divider stops where the secondary has its minimum width`() {
    let fixture = SplitFixture(size: Size(620, 700))

    fixture.harness.drag(from: Point(280, 300), to: Point(500, 300), duration: 0.2)
    #expect(fixture.split.columnWidth(for: .primary) == 300)

    fixture.harness.resize(to: Size(1200, 700))
    // What there was no room for is not remembered.
    #expect(fixture.split.columnWidth(for: .primary) == 300)
  }

  @Test func `F8 moves between a split view's dividers and content, and arrow keys move a divider`()
  {
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700))
    let button = Button(title: "Go", accessibilityLabel: "Go")
    button.frame = Rect(10, 10, 80, 32)
    fixture.secondary.view.addSubview(button)
    fixture.harness.step()
    let focus = fixture.harness.window.focus
    focus.focus(button)

    fixture.harness.pressKey(.function(8))
    #expect(focus.firstResponder === fixture.split.columns[.primary].divider)
    #expect(focus.isRingVisible)
    fixture.harness.pressKey(.right)
    #expect(fixture.split.columnWidth(for: .primary) == 296)
    fixture.harness.pressKey(.home)
    #expect(fixture.split.columnWidth(for: .primary) == 180)
    fixture.harness.pressKey(.end)
    #expect(fixture.split.columnWidth(for: .primary) == 480)

    fixture.harness.pressKey(.function(8))
    fixture.harness.pressKey(.left)
    #expect(fixture.split.columnWidth(for: .supplementary) == 304)
    fixture.harness.pressKey(.function(8))
    #expect(focus.firstResponder === button)

    fixture.harness.pressKey(.function(8))
    fixture.harness.pressKey(.escape)
    #expect(focus.firstResponder === button)
  }

  @Test
  func `a split view's divider below an open drawer is neither highlighted nor first responder`()
    throws
  {
    let split = SplitViewController(primary: ViewController(), secondary: ViewController())
    let drawer = DrawerController(center: split, leading: ViewController())
    let harness = TestWindow(root: drawer, size: Size(1200, 700))
    drawer.open(.leading, animated: false)
    harness.runUntilIdle()
    let divider = try #require(split.columns[.primary].divider)

    divider.makeFirstResponder()

    #expect(!divider.isHighlighted && !divider.isFirstResponder)
  }

  @Test func `Tab skips a split view's dividers`() {
    let fixture = SplitFixture()
    fixture.harness.pressKey(.tab)
    #expect(fixture.harness.window.focus.firstResponder == nil)
  }

  @Test func `a double click on a split view's divider restores the column's preferred width`() {
    let fixture = SplitFixture()
    fixture.split.setColumnWidth(400, for: .primary)
    fixture.harness.step()

    for _ in 0..<2 {
      fixture.harness.press(at: Point(400, 300))
      fixture.harness.release(at: Point(400, 300))
    }
    fixture.harness.runUntilIdle()

    #expect(fixture.split.columnWidth(for: .primary) == 280)
    #expect(fixture.split.state.widths.isEmpty)
  }

  @Test
  func `a divider cannot be moved if columnsAreResizable is false or its column is an overlay`() {
    let fixture = SplitFixture()
    fixture.split.columnsAreResizable = false
    fixture.harness.drag(from: Point(280, 300), to: Point(380, 300), duration: 0.2)
    fixture.harness.pressKey(.function(8))
    #expect(fixture.split.columnWidth(for: .primary) == 280)
    #expect(fixture.harness.window.focus.firstResponder == nil)

    let over = SplitFixture(mode: .oneOverSecondary)
    over.harness.pressKey(.function(8))
    #expect(over.harness.window.focus.firstResponder == nil)
  }

  @Test func `a column width can be a fraction of the split view's width`() {
    let fixture = SplitFixture()
    fixture.split.primaryColumnWidth = SplitColumnWidth(
      preferred: .fraction(0.4), minimum: 100, maximum: 600)
    fixture.harness.step()
    #expect(fixture.frame(.primary).width == 400)
    fixture.harness.resize(to: Size(1200, 700))
    #expect(fixture.frame(.primary).width == 480)
  }

  @Test func `a split view restores the user's column width and display mode from a saved state`() {
    let fixture = SplitFixture()
    fixture.split.setColumnWidth(333, for: .primary)
    fixture.split.hide(.primary, animated: false)
    let saved = fixture.split.state

    let other = SplitFixture()
    other.split.state = saved

    #expect(other.split.displayMode == .secondaryOnly)
    other.split.show(.primary, animated: false)
    #expect(other.split.columnWidth(for: .primary) == 333)
  }

  @Test func `invalid values in a saved split view state are ignored`() {
    let fixture = SplitFixture()
    fixture.split.state = SplitState(
      columnsBeside: 99, widths: [.primary: -.infinity, .secondary: 4])
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    #expect(fixture.split.columnWidth(for: .primary) == 280)
  }
}
