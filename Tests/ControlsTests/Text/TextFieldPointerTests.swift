// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TextFieldPointerTests {
  @Test
  func `a mouse drag in a text field selects text and does not begin a superview's pan`() {
    let fixture = TextFieldFixture("one two three")
    let pan = PanGestureRecognizer(axis: .horizontal)
    pan.addAction { _ in Issue.record("the pan recognizer began") }
    fixture.root.view.addGestureRecognizer(pan)

    fixture.harness.drag(from: fixture.location(2), to: fixture.location(7), duration: 0.2)

    #expect(fixture.field.selectedRange == 2..<7)
    #expect(fixture.harness.clipboards[.primarySelection] == "e two")
  }

  @Test
  func `a drag that begins with a double click in a text field extends the selection by words`() {
    let fixture = TextFieldFixture("one two three four")
    fixture.doubleClick(at: fixture.location(5))
    #expect(fixture.field.selectedRange == 4..<7)

    fixture.harness.advance(by: 1)
    fixture.harness.click(at: fixture.location(10))
    fixture.harness.press(at: fixture.location(10))
    fixture.harness.move(from: fixture.location(10), to: fixture.location(5), duration: 0.2)
    #expect(fixture.field.selectedRange == 4..<13)
    fixture.harness.move(from: fixture.location(5), to: fixture.location(15), duration: 0.2)
    #expect(fixture.field.selectedRange == 8..<18)
    fixture.harness.release(at: fixture.location(15))
  }

  @Test
  func `a triple click in a text field selects all its text, and a fourth click places the caret`()
  {
    let fixture = TextFieldFixture("one two")

    fixture.doubleClick(at: fixture.location(5), times: 3)
    #expect(fixture.field.selectedRange == 0..<7)
    fixture.harness.click(at: fixture.location(5))
    #expect(fixture.field.selectedRange == 5..<5)
  }

  @Test func `a Shift click in a text field extends the selection`() {
    let fixture = TextFieldFixture("one two")
    fixture.harness.click(at: fixture.location(2))
    fixture.harness.advance(by: 1)

    let point = fixture.location(6)
    fixture.harness.send(.pointer(PointerEvent(.down, at: point, modifiers: .shift)))
    fixture.harness.send(.pointer(PointerEvent(.up, at: point, modifiers: .shift)))

    #expect(fixture.field.selectedRange == 2..<6)
  }

  @Test func `a drag beyond a text field's edge scrolls the text and extends the selection`() {
    let fixture = TextFieldFixture(String(repeating: "abcdefghij", count: 10))
    let edge = Point(400, 116)
    fixture.harness.press(at: fixture.location(3))
    fixture.harness.move(from: fixture.location(3), to: edge, duration: 0.1)
    let first = fixture.field.selectedRange.upperBound

    fixture.harness.advance(by: 0.3)
    let second = fixture.field.selectedRange.upperBound
    fixture.harness.advance(by: 3)

    #expect(first < second && fixture.field.selectedRange == 3..<100)
    fixture.harness.release(at: edge)
    fixture.harness.runUntilIdle()
    #expect(!fixture.harness.window.isAnimating)
  }

  @Test func `a middle press in a text field pastes the primary selection at the pointer`() {
    let fixture = TextFieldFixture("ad")
    fixture.harness.clipboards[.primarySelection] = "bc"

    fixture.harness.press(at: fixture.location(1), button: .middle)

    #expect(fixture.field.text == "abcd" && fixture.field.selectedRange == 3..<3)
  }

  @Test func `a press of the secondary button inside a text field's selection keeps the selection`()
  {
    let fixture = TextFieldFixture("one two")
    fixture.focus()
    fixture.field.selectedRange = 1..<3

    fixture.harness.press(at: fixture.location(1.5), button: .secondary)

    #expect(fixture.field.selectedRange == 1..<3)
  }

  @Test
  func `a tap in a text field places the caret, and a touch drag is left to outer recognizers`() {
    let fixture = TextFieldFixture("one two")
    func touch(_ phase: PointerEvent.Phase, _ point: Point) {
      fixture.harness.driver.sendPointer(phase, at: point, device: .touch)
    }
    touch(.down, fixture.location(4))
    touch(.up, fixture.location(4))
    #expect(fixture.field.selectedRange == 4..<4 && fixture.isCaretVisible)

    var taken = 0
    let pan = PanGestureRecognizer(axis: .vertical)
    pan.addAction { _ in taken += 1 }
    fixture.root.view.addGestureRecognizer(pan)
    touch(.down, fixture.location(2))
    touch(.moved, Point(130, 160))
    touch(.up, Point(130, 160))
    #expect(taken > 0 && fixture.field.selectedRange == 4..<4)
  }

  @Test
  func `moving the mouse after a canceled press in a text field does not extend the selection`() {
    let fixture = TextFieldFixture("one two")
    fixture.harness.press(at: fixture.location(1))
    fixture.harness.move(from: fixture.location(1), to: fixture.location(3), duration: 0.1)

    fixture.harness.send(.pointer(PointerEvent(.cancelled, at: fixture.location(3))))
    fixture.harness.move(to: fixture.location(6))

    #expect(fixture.field.selectedRange == 1..<3)
  }
}
