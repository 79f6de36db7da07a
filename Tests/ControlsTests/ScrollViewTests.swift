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
    harness.driver.sendPointer(phase, at: Point(50, y), device: .touch)
  }

  /// Drags a finger in frames, and leaves it down.
  private func dragAndHold(from start: Double, to end: Double, in seconds: Double) {
    touch(.down, start)
    harness.move(to: Point(50, end), duration: seconds, device: .touch)
  }

  private func scrollWheel(_ delta: Point, _ modifiers: KeyModifiers = []) {
    harness.send(.wheel(WheelEvent(delta: delta, at: middle, modifiers: modifiers)))
    harness.advance(by: ScrollView.wheelDuration)
  }

  // MARK: Focus

  @Test func `Tab scrolls a scroll view to show the next focusable subview`() {
    let buttons = [100.0, 2000].map { y in
      let button = Button(title: "Row", accessibilityLabel: "Row \(y)")
      button.frame = Rect(0, y, 100, 32)
      scroll.contentView.addSubview(button)
      return button
    }
    harness.window.focus.focus(buttons[0])

    harness.send(.key(KeyEvent(.tab)))

    #expect(harness.window.focus.firstResponder === buttons[1])
    #expect(scroll.offset == 2032 + 16 - 400)
  }

  @Test func `focusing a partly visible button does not scroll the scroll view around it`() {
    let button = Button(title: "Row", accessibilityLabel: "Row")
    button.frame = Rect(0, 390, 100, 32)
    scroll.contentView.addSubview(button)

    harness.window.focus.focus(button)

    #expect(scroll.offset == 0)
  }

  // MARK: Wheel and keys

  @Test func `fractions of a mouse wheel notch add up, and the content scrolls by whole pixels`() {
    for _ in 0..<10 {
      scrollWheel(Point(0, 0.011))
      #expect(scroll.offset == scroll.offset.rounded())
    }

    #expect(scroll.offset == 7)
  }

  @Test func `a scroll view's offset is rounded to half points at a display scale of 2`() {
    harness.window.traits.scale = 2
    harness.step()

    scrollWheel(Point(0, 0.009))

    #expect(scroll.offset == 0.5)
  }

  @Test func `a scroll view without horizontal content ignores the wheel with Shift`() {
    scrollWheel(Point(0, 2), .shift)
    #expect(scroll.offset == 0)
    #expect(WheelEvent(delta: Point(0, 2), at: .zero, modifiers: .shift).scrollDelta == Point(2, 0))

    scrollWheel(Point(0, 2))
    #expect(scroll.offset == 120)
  }

  @Test func `the wheel scrolls the outer scroll view when the inner scroll view is at its end`() {
    let outer = ScrollView(frame: Rect(0, 0, 300, 400))
    outer.contentHeight = 1000
    scroll.superview?.addSubview(outer)
    scroll.frame.size.height = 300
    outer.contentView.addSubview(scroll)
    harness.step()
    scroll.offset = scroll.maximumOffset

    scrollWheel(Point(0, 1))

    #expect(outer.offset == 60)
  }

  @Test(
    arguments: [
      (.down, [], 1060), (.up, [], 940), (.pageDown, [], 1340), (.pageUp, [], 660),
      (.space, [], 1340), (.space, .shift, 660), (.home, [], 0), (.end, [], 3600),
    ] as [(Key, KeyModifiers, Double)])
  func `keys scroll a scroll view by a line, by a page and to the ends`(
    key: Key, modifiers: KeyModifiers, offset: Double
  ) {
    scroll.offset = 1000
    harness.window.focus.focus(scroll)

    harness.pressKey(key, modifiers)

    #expect(scroll.offset == offset)
  }

  // MARK: Touch

  @Test
  func
    `content dragged by touch beyond its start stretches with growing resistance and bounces back`()
  {
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
    harness.runUntilIdle()
    #expect(scroll.offset == 0)
    #expect(!harness.window.isAnimating)
  }

  @Test func `content flicked by touch moves beyond its end and bounces back`() {
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

  @Test func `a touch stops the bounce of a scroll view's content without a jump`() {
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
    harness.runUntilIdle()
    #expect(scroll.offset == 0)
  }

  @Test
  func
    `scrolled content is not stretched by a mouse drag, nor by a touch drag if the content fits`()
  {
    harness.press(at: middle)
    harness.move(from: middle, to: Point(50, 390), duration: 0.2)
    #expect(scroll.offset == 0)
    harness.release(at: Point(50, 390))

    scroll.contentHeight = 300
    harness.step()
    dragAndHold(from: 100, to: 300, in: 0.2)
    #expect(scroll.offset == 0)
  }

  @Test func `content stretched by a drag returns immediately with reduced motion`() {
    harness.window.traits.reducesMotion = true
    dragAndHold(from: 100, to: 300, in: 0.3)
    touch(.up, 300)
    harness.step()

    #expect(scroll.offset == 0)
  }

  @Test func `setting a scroll view's offset stops the deceleration`() {
    dragAndHold(from: 300, to: 100, in: 0.1)
    touch(.up, 100)
    harness.advance(by: 0.05)

    scroll.offset = 50
    harness.advance(by: 0.5)

    #expect(scroll.offset == 50)
  }

  // MARK: Scroll bar

  private var scrollBarFrame: Rect? {
    harness.window.invalidateAll()
    return harness.step()?.placements.flatMap { $0.layer.displayList.commands }
      .compactMap { command -> Rect? in
        if case .fillRounded(let rect, _, _) = command { rect } else { nil }
      }.first
  }

  @Test func `a scroll indicator is visible while the mouse is over the scroll view`() {
    #expect(scrollBarFrame == nil)

    harness.move(to: middle)
    harness.advance(by: 2)
    #expect(abs((scrollBarFrame?.height ?? 0) - 39.4) < 0.01)
    #expect(!harness.window.isAnimating)

    harness.move(to: Point(600, 500))
    harness.advance(by: 0.5)
    #expect(scrollBarFrame == nil)
  }

  @Test func `a scroll indicator is wider while the mouse is over it`() {
    harness.move(to: middle)
    harness.advance(by: 0.5)
    #expect(scrollBarFrame?.width == 6)

    harness.move(to: Point(195, 300))
    harness.advance(by: 0.5)
    #expect(scrollBarFrame?.width == 10 && scrollBarFrame?.maxX == 197)

    harness.move(to: middle)
    harness.advance(by: 0.5)
    #expect(scrollBarFrame?.width == 6)
  }

  @Test
  func
    `a press in a scroll indicator's track scrolls by pages until the indicator is at the pointer`()
  {
    harness.move(to: Point(195, 200))
    harness.press(at: Point(195, 200))
    harness.step()
    #expect(scroll.offset == 340)
    harness.advance(by: 0.45)
    #expect(scroll.offset == 340)

    harness.advance(by: 3)
    let frame = scroll.vertical.indicator.bar
    #expect(frame.minY <= 200 && frame.maxY > 200)
    harness.release(at: Point(195, 200))
    #expect(!harness.window.isAnimating || scroll.offset == 5 * 340)

    harness.click(at: Point(195, 4))
    #expect(scroll.offset == 4 * 340)
  }

  @Test(arguments: ["shift", "middle"])
  func `a Shift or middle click in a scroll indicator's track moves the indicator to the pointer`(
    how: String
  ) {
    let start = Point(195, 200)
    harness.move(to: start)
    harness.driver.sendPointer(
      .down, at: start, button: how == "middle" ? .middle : .primary,
      modifiers: how == "shift" ? .shift : [])
    #expect(abs(scroll.vertical.indicator.bar.midY - 200) < 1)

    harness.move(to: Point(195, 399))
    harness.step()
    #expect(scroll.offset == 3600)
  }

  @Test
  func
    `a scroll indicator is shown for about a second after the keyboard scrolled the scroll view`()
  {
    harness.window.focus.focus(scroll)
    harness.pressKey(.end)
    harness.advance(by: 0.5)
    #expect(scrollBarFrame?.maxY == 397)

    harness.advance(by: 1)
    #expect(scrollBarFrame == nil)
    #expect(!harness.window.isAnimating)
  }

  @Test func `setting a scroll view's offset does not show the scroll indicator`() {
    scroll.offset = 500
    harness.step()

    #expect(scrollBarFrame == nil)
    #expect(!harness.window.isAnimating)
  }

  @Test
  func `scrollRectToVisible called before a scroll view's first layout scrolls after the layout`() {
    let other = ScrollView()
    other.contentHeight = 4000
    other.scrollRectToVisible(Rect(0, 1000, 10, 40))
    scroll.superview?.addSubview(other)
    other.frame = Rect(0, 0, 200, 400)
    harness.step()

    #expect(other.offset == 640)
  }

  @Test
  func
    `the scroll indicator of very long content has a minimum height and reaches the track's end`()
  {
    scroll.contentHeight = 44_000_000
    harness.step()
    harness.move(to: Point(195, 10))
    harness.advance(by: 0.2)
    #expect(scrollBarFrame?.height == 32)

    harness.drag(from: Point(195, 10), to: Point(195, 399), duration: 0.1)
    harness.step()

    #expect(scroll.offset == 43_999_600)
    // Far beyond 2^24 a point is still a point.
    scrollWheel(Point(0, -1.0 / 60))
    #expect(scroll.offset == 43_999_599)
  }
}
