// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct ScrollViewTests {
  private let scroll = ScrollView(frame: Rect(0, 0, 200, 400))
  private let harness: TestWindow
  private let middle = Point(50, 200)

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    scroll.contentHeight = 4000
    root.view.addSubview(scroll)
    harness.step()
  }

  private func touch(_ phase: PointerEvent.Phase, _ y: Double) {
    harness.driver.pointer(phase, at: Point(50, y), device: .touch)
  }

  /// Drags a finger in frames, and leaves it down.
  private func dragAndHold(from start: Double, to end: Double, in seconds: Double) {
    touch(.down, start)
    harness.move(to: Point(50, end), duration: seconds, device: .touch)
  }

  private func wheel(_ delta: Point, _ modifiers: KeyModifiers = []) {
    harness.send(.wheel(WheelEvent(delta: delta, at: middle, modifiers: modifiers)))
    harness.advance(by: ScrollView.wheelDuration)
  }

  // MARK: Focus

  @Test func `Tab brings what it moves to into sight`() {
    let buttons = [100.0, 2000].map { y in
      let button = Button(title: "Row", label: "Row \(y)")
      button.frame = Rect(0, y, 100, 32)
      scroll.contentView.addSubview(button)
      return button
    }
    harness.window.focus.focus(buttons[0])

    harness.send(.key(KeyEvent(.tab)))

    #expect(harness.window.focus.firstResponder === buttons[1])
    #expect(scroll.offset == 2032 + 16 - 400)
  }

  @Test func `a click in a part that shows does not scroll`() {
    let button = Button(title: "Row", label: "Row")
    button.frame = Rect(0, 390, 100, 32)
    scroll.contentView.addSubview(button)

    harness.window.focus.focus(button)

    #expect(scroll.offset == 0)
  }

  // MARK: Wheel and keys

  @Test func `parts of a notch add up, and the content stays on whole pixels`() {
    for _ in 0..<10 {
      wheel(Point(0, 0.011))
      #expect(scroll.offset == scroll.offset.rounded())
    }

    #expect(scroll.offset == 7)
  }

  @Test func `at two pixels a point a half is a whole pixel`() {
    harness.window.traits.scale = 2
    harness.step()

    wheel(Point(0, 0.009))

    #expect(scroll.offset == 0.5)
  }

  @Test func `with Shift the wheel turns sideways, and this view leaves it to others`() {
    wheel(Point(0, 2), .shift)
    #expect(scroll.offset == 0)
    #expect(WheelEvent(delta: Point(0, 2), at: .zero, modifiers: .shift).scrollDelta == Point(2, 0))

    wheel(Point(0, 2))
    #expect(scroll.offset == 120)
  }

  @Test func `a wheel at the end is left to what lies around`() {
    let outer = ScrollView(frame: Rect(0, 0, 300, 400))
    outer.contentHeight = 1000
    scroll.superview?.addSubview(outer)
    scroll.frame.size.height = 300
    outer.contentView.addSubview(scroll)
    harness.step()
    scroll.offset = scroll.maximumOffset

    wheel(Point(0, 1))

    #expect(outer.offset == 60)
  }

  @Test(
    arguments: [
      (.down, [], 1060), (.up, [], 940), (.pageDown, [], 1340), (.pageUp, [], 660),
      (.space, [], 1340), (.space, .shift, 660), (.home, [], 0), (.end, [], 3600),
    ] as [(Key, KeyModifiers, Double)])
  func `keys scroll by a line, a page and to the ends`(
    key: Key, modifiers: KeyModifiers, offset: Double
  ) {
    scroll.offset = 1000
    harness.window.focus.focus(scroll)

    harness.key(key, modifiers)

    #expect(scroll.offset == offset)
  }

  // MARK: Touch

  @Test func `a finger pulls the start down, ever less, and it comes back`() {
    dragAndHold(from: 100, to: 200, in: 0.5)
    let first = -scroll.offset
    harness.clock.advance(by: 0.1)
    touch(.moved, 300)
    harness.step()
    let second = -scroll.offset - first

    #expect(first > 30 && first < 60)
    #expect(second > 10 && second < first)
    harness.advance(by: 0.5)
    touch(.up, 300)
    harness.settle()
    #expect(scroll.offset == 0)
    #expect(!harness.window.isAnimating)
  }

  @Test func `a flick by a finger runs over the end and comes back`() {
    scroll.offset = 3400
    dragAndHold(from: 380, to: 180, in: 0.1)
    touch(.up, 180)
    var furthest = 0.0
    for _ in 0..<120 {
      harness.advance(by: 1.0 / 60)
      furthest = max(furthest, scroll.offset)
    }

    #expect(furthest > 3605)
    #expect(scroll.offset == 3600)
  }

  @Test func `a press catches a content on its way back, without a jump`() {
    dragAndHold(from: 100, to: 390, in: 0.3)
    touch(.up, 390)
    harness.advance(by: 0.05)
    let caught = scroll.offset
    #expect(caught < -10)

    touch(.down, 200)
    harness.step()
    touch(.moved, 201)
    harness.step()

    #expect(abs(scroll.offset - caught) <= 2)
    touch(.up, 201)
    harness.settle()
    #expect(scroll.offset == 0)
  }

  @Test func `the mouse does not pull beyond the ends, and what fits is not pulled at all`() {
    harness.press(at: middle)
    harness.move(from: middle, to: Point(50, 390), duration: 0.2)
    #expect(scroll.offset == 0)
    harness.release(at: Point(50, 390))

    scroll.contentHeight = 300
    harness.step()
    dragAndHold(from: 100, to: 300, in: 0.2)
    #expect(scroll.offset == 0)
  }

  @Test func `with less motion a stretched content returns at once`() {
    harness.window.traits.reducesMotion = true
    dragAndHold(from: 100, to: 300, in: 0.3)
    touch(.up, 300)
    harness.step()

    #expect(scroll.offset == 0)
  }

  @Test func `setting the offset ends a motion`() {
    dragAndHold(from: 300, to: 100, in: 0.1)
    touch(.up, 100)
    harness.advance(by: 0.05)

    scroll.offset = 50
    harness.advance(by: 0.5)

    #expect(scroll.offset == 50)
  }

  // MARK: Scroll bar

  private var bar: Rect? {
    harness.window.invalidateAll()
    return harness.step()?.placements.flatMap { $0.layer.displayList.commands }
      .compactMap { command -> Rect? in
        if case .fillRounded(let rect, _, _) = command { rect } else { nil }
      }.first
  }

  @Test func `the bar shows while the mouse is over the view`() {
    #expect(bar == nil)

    harness.move(to: middle)
    harness.advance(by: 2)
    #expect(abs((bar?.height ?? 0) - 39.4) < 0.01)
    #expect(!harness.window.isAnimating)

    harness.move(to: Point(600, 500))
    harness.advance(by: 0.5)
    #expect(bar == nil)
  }

  @Test func `below the mouse the bar is wider`() {
    harness.move(to: middle)
    harness.advance(by: 0.5)
    #expect(bar?.width == 6)

    harness.move(to: Point(195, 300))
    harness.advance(by: 0.5)
    #expect(bar?.width == 10 && bar?.maxX == 197)

    harness.move(to: middle)
    harness.advance(by: 0.5)
    #expect(bar?.width == 6)
  }

  @Test func `a press beside the bar turns a page, and goes on until the bar is there`() {
    harness.move(to: Point(195, 200))
    harness.press(at: Point(195, 200))
    harness.step()
    #expect(scroll.offset == 340)
    harness.advance(by: 0.45)
    #expect(scroll.offset == 340)

    harness.advance(by: 3)
    let place = scroll.vertical.indicator.bar
    #expect(place.minY <= 200 && place.maxY > 200)
    harness.release(at: Point(195, 200))
    #expect(!harness.window.isAnimating || scroll.offset == 5 * 340)

    harness.click(at: Point(195, 4))
    #expect(scroll.offset == 4 * 340)
  }

  @Test(arguments: ["shift", "middle"])
  func `or the bar comes to the pointer, to be dragged`(how: String) {
    let start = Point(195, 200)
    harness.move(to: start)
    harness.driver.pointer(
      .down, at: start, button: how == "middle" ? .middle : .primary,
      modifiers: how == "shift" ? .shift : [])
    #expect(abs(scroll.vertical.indicator.bar.midY - 200) < 1)

    harness.move(to: Point(195, 399))
    harness.step()
    #expect(scroll.offset == 3600)
  }

  @Test func `scrolled without the mouse, the bar shows for a moment`() {
    harness.window.focus.focus(scroll)
    harness.key(.end)
    harness.advance(by: 0.5)
    #expect(bar?.maxY == 397)

    harness.advance(by: 1)
    #expect(bar == nil)
    #expect(!harness.window.isAnimating)
  }

  @Test func `scrolled by code, nothing flashes`() {
    scroll.offset = 500
    harness.step()

    #expect(bar == nil)
    #expect(!harness.window.isAnimating)
  }

  @Test func `what is to show before there is a size shows as soon as there is one`() {
    let other = ScrollView()
    other.contentHeight = 4000
    other.scrollRectToVisible(Rect(0, 1000, 10, 40))
    scroll.superview?.addSubview(other)
    other.frame = Rect(0, 0, 200, 400)
    harness.step()

    #expect(other.offset == 640)
  }

  @Test func `however long the content is, the bar can be taken hold of and reaches its end`() {
    scroll.contentHeight = 44_000_000
    harness.step()
    harness.move(to: Point(195, 10))
    harness.advance(by: 0.2)
    #expect(bar?.height == 32)

    harness.drag(from: Point(195, 10), to: Point(195, 399), duration: 0.1)
    harness.step()

    #expect(scroll.offset == 43_999_600)
    // Far beyond 2^24 a point is still a point.
    wheel(Point(0, -1.0 / 60))
    #expect(scroll.offset == 43_999_599)
  }
}
