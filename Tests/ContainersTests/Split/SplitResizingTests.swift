// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct SplitResizingTests {
  @Test func `the line between columns is dragged within the limits`() {
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

  @Test func `right-to-left drags it the other way`() {
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let fixture = SplitFixture(traits: traits)

    fixture.harness.drag(from: Point(720, 300), to: Point(620, 300), duration: 0.2)

    #expect(fixture.split.columnWidth(for: .primary) == 380)
  }

  @Test func `the secondary keeps its least width`() {
    let fixture = SplitFixture(size: Size(620, 700))

    fixture.harness.drag(from: Point(280, 300), to: Point(500, 300), duration: 0.2)
    #expect(fixture.split.columnWidth(for: .primary) == 300)

    fixture.harness.resize(to: Size(1200, 700))
    // What there was no room for is not remembered.
    #expect(fixture.split.columnWidth(for: .primary) == 300)
  }

  @Test func `F8 goes from line to line, the keys move it, and it goes back`() {
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700))
    let button = Button(title: "Go", label: "Go")
    button.frame = Rect(10, 10, 80, 32)
    fixture.secondary.view.addSubview(button)
    fixture.harness.step()
    let focus = fixture.harness.window.focus
    focus.focus(button)

    fixture.harness.key(.function(8))
    #expect(focus.firstResponder === fixture.split.columns[.primary].divider)
    #expect(focus.isRingVisible)
    fixture.harness.key(.right)
    #expect(fixture.split.columnWidth(for: .primary) == 296)
    fixture.harness.key(.home)
    #expect(fixture.split.columnWidth(for: .primary) == 180)
    fixture.harness.key(.end)
    #expect(fixture.split.columnWidth(for: .primary) == 480)

    fixture.harness.key(.function(8))
    fixture.harness.key(.left)
    #expect(fixture.split.columnWidth(for: .supplementary) == 304)
    fixture.harness.key(.function(8))
    #expect(focus.firstResponder === button)

    fixture.harness.key(.function(8))
    fixture.harness.key(.escape)
    #expect(focus.firstResponder === button)
  }

  @Test func `a line that cannot have the keyboard is not marked by F8`() throws {
    let split = SplitViewController(primary: ViewController(), secondary: ViewController())
    let drawer = DrawerController(center: split, leading: ViewController())
    let harness = TestWindow(root: drawer, size: Size(1200, 700))
    drawer.open(.leading, animated: false)
    harness.settle()
    let divider = try #require(split.columns[.primary].divider)

    divider.takeKeyboard()

    #expect(!divider.isMarked && !divider.isFirstResponder)
  }

  @Test func `Tab passes the lines by`() {
    let fixture = SplitFixture()
    fixture.harness.key(.tab)
    #expect(fixture.harness.window.focus.firstResponder == nil)
  }

  @Test func `a double click gives the column the width that it prefers`() {
    let fixture = SplitFixture()
    fixture.split.setColumnWidth(400, for: .primary)
    fixture.harness.step()

    for _ in 0..<2 {
      fixture.harness.press(at: Point(400, 300))
      fixture.harness.release(at: Point(400, 300))
    }
    fixture.harness.settle()

    #expect(fixture.split.columnWidth(for: .primary) == 280)
    #expect(fixture.split.state.widths.isEmpty)
  }

  @Test func `lines can be fixed, and one over the secondary is none`() {
    let fixture = SplitFixture()
    fixture.split.columnsAreResizable = false
    fixture.harness.drag(from: Point(280, 300), to: Point(380, 300), duration: 0.2)
    fixture.harness.key(.function(8))
    #expect(fixture.split.columnWidth(for: .primary) == 280)
    #expect(fixture.harness.window.focus.firstResponder == nil)

    let over = SplitFixture(mode: .oneOverSecondary)
    over.harness.key(.function(8))
    #expect(over.harness.window.focus.firstResponder == nil)
  }

  @Test func `widths are points or a share`() {
    let fixture = SplitFixture()
    fixture.split.primaryColumnWidth = SplitColumnWidth(
      preferred: .fraction(0.4), minimum: 100, maximum: 600)
    fixture.harness.step()
    #expect(fixture.frame(.primary).width == 400)
    fixture.harness.resize(to: Size(1200, 700))
    #expect(fixture.frame(.primary).width == 480)
  }

  @Test func `what a person chose is remembered`() {
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

  @Test func `a state from elsewhere is taken with care`() {
    let fixture = SplitFixture()
    fixture.split.state = SplitState(
      columnsBeside: 99, widths: [.primary: -.infinity, .secondary: 4])
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    #expect(fixture.split.columnWidth(for: .primary) == 280)
  }
}
