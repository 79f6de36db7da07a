// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct ScrollWheelTests {
  private final class Spy: ScrollViewDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: ScrollView) {
      if log.last != "scroll" { log.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.append("drag") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { log.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log.append("arrived") }
  }

  private let scroll = ScrollView(frame: Rect(0, 0, 200, 400))
  private let harness: TestWindow
  private let middle = Point(50, 200)
  private let spy = Spy()

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    scroll.contentHeight = 4000
    scroll.delegate = spy
    root.view.addSubview(scroll)
    harness.step()
  }

  /// Turns the wheel without letting time pass.
  private func scrollWheel(_ notches: Double) {
    harness.send(.wheel(WheelEvent(delta: Point(0, notches), at: middle)))
    harness.step()
  }

  @Test func `one notch of the mouse wheel scrolls smoothly for 0.15 seconds`() {
    scrollWheel(1)
    #expect(scroll.offset == 0)
    var offsets: [Double] = []
    for _ in 0..<9 {
      harness.advance(by: 1.0 / 60)
      offsets.append(scroll.offset)
    }

    #expect(offsets == offsets.sorted() && Set(offsets).count > 5)
    #expect(offsets[2] > 20 && offsets[2] < 60)
    #expect(offsets.last == 60)
    #expect(spy.log == ["scroll"])
  }

  @Test func `the scroll distances of mouse wheel notches in quick succession add up`() {
    for notches in [1.0, 1, 1, -1] {
      scrollWheel(notches)
      harness.advance(by: 0.03)
    }
    harness.advance(by: 0.15)

    #expect(scroll.offset == 120)
  }

  @Test
  func
    `a fraction of a wheel notch scrolls without animation, as does a notch with reduced motion`()
  {
    scrollWheel(0.25)
    #expect(scroll.offset == 15)
    scrollWheel(-0.25)
    harness.window.traits.reducesMotion = true
    scrollWheel(2)
    #expect(scroll.offset == 120)
  }

  @Test
  func
    `a press during smooth wheel scrolling stops the scrolling and activates the pressed button`()
  {
    let button = Button(title: "Row", accessibilityLabel: "Row")
    var presses = 0
    button.onActivate = { presses += 1 }
    button.frame = Rect(0, 180, 200, 60)
    scroll.contentView.addSubview(button)
    harness.step()
    scrollWheel(1)
    harness.advance(by: 0.05)
    let seen = scroll.offset

    harness.click(at: Point(50, 170))
    harness.runUntilIdle()

    #expect(seen > 0 && seen < 60 && scroll.offset == seen && presses == 1)
  }

  @Test
  func `a drag or an arrow key ends smooth wheel scrolling and scrolls from the current offset`() {
    scrollWheel(5)
    harness.advance(by: 0.05)
    let seen = scroll.offset
    harness.window.focus.focus(scroll)
    harness.pressKey(.down)
    harness.runUntilIdle()
    #expect(abs(scroll.offset - seen - 60) <= 1)

    scrollWheel(5)
    harness.advance(by: 0.05)
    let grabbed = scroll.offset
    harness.drag(from: Point(50, 300), to: Point(50, 200), duration: 0.3, pauseDuration: 0.3)
    harness.runUntilIdle()
    #expect(abs(scroll.offset - grabbed - 100) <= 6)
    #expect(!spy.log.contains("arrived"))
  }

  @Test func `the wheel scrolls an inner scroll view to its end and then the outer scroll view`() {
    let outer = ScrollView(frame: Rect(0, 0, 300, 400))
    outer.contentHeight = 1000
    scroll.superview?.addSubview(outer)
    scroll.frame.size.height = 300
    outer.contentView.addSubview(scroll)
    harness.step()
    scroll.offset = scroll.maximumOffset - 100

    for _ in 0..<4 { scrollWheel(1) }
    harness.runUntilIdle()

    #expect(scroll.offset == scroll.maximumOffset)
    #expect(outer.offset == 120)
  }
}
