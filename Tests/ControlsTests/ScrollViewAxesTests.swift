// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// A view of 200 × 400 points with a content of 1000 × 2000.
struct ScrollViewAxesTests {
  private let scroll = ScrollView(frame: Rect(0, 0, 200, 400))
  private let harness: TestWindow
  private let root = ViewController()
  private let middle = Point(100, 200)

  init() {
    harness = TestWindow(root: root)
    scroll.contentSize = Size(1000, 2000)
    root.view.addSubview(scroll)
    harness.step()
  }

  private func scrollWheel(_ delta: Point, _ modifiers: KeyModifiers = []) {
    harness.send(.wheel(WheelEvent(delta: delta, at: middle, modifiers: modifiers)))
    harness.advance(by: ScrollView.wheelDuration)
  }

  @Test func `the mouse wheel scrolls each axis of a scroll view, and horizontally with Shift`() {
    scrollWheel(Point(1, 2))
    #expect(scroll.contentOffset == Point(60, 120))

    scrollWheel(Point(0, 1), .shift)
    #expect(scroll.contentOffset == Point(120, 120))
  }

  @Test func `a drag scrolls only along the axis on which the drag began`() {
    harness.drag(from: middle, to: Point(20, 190), duration: 0.2)
    #expect(scroll.contentOffset.x > 50 && scroll.offset == 0)

    harness.runUntilIdle()
    let x = scroll.contentOffset.x
    harness.drag(from: middle, to: Point(110, 20), duration: 0.2)
    #expect(scroll.contentOffset.x == x && scroll.offset > 100)
  }

  @Test
  func `a touch drag stretches a scroll view's content horizontally, and the content bounces back`()
  {
    harness.press(at: Point(50, 100), device: .touch)
    harness.move(to: Point(190, 100), duration: 14.0 / 60, device: .touch)
    #expect(scroll.contentOffset.x < -20)

    harness.release(at: Point(190, 100), device: .touch)
    harness.runUntilIdle()
    #expect(scroll.contentOffset == .zero)
  }

  @Test(
    arguments: [
      (Key.left, Point(440, 1000)), (.right, Point(560, 1000)), (.up, Point(500, 940)),
      (.down, Point(500, 1060)), (.end, Point(500, 1600)),
    ] as [(Key, Point)])
  func `arrow keys scroll a scroll view along both axes, and End scrolls it vertically`(
    key: Key, offset: Point
  ) {
    scroll.contentOffset = Point(500, 1000)
    harness.window.focus.focus(scroll)

    harness.pressKey(key)

    #expect(scroll.contentOffset == offset)
  }

  @Test func `page keys scroll horizontally when the content exceeds only the scroll view's width`()
  {
    scroll.contentSize = Size(1000, 400)
    harness.step()
    harness.window.focus.focus(scroll)

    harness.pressKey(.pageDown)
    #expect(scroll.contentOffset == Point(140, 0))
    harness.pressKey(.end)
    #expect(scroll.contentOffset == Point(800, 0))
    harness.pressKey(.home)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `scrollRectToVisible scrolls a scroll view along both axes`() {
    scroll.scrollRectToVisible(Rect(700, 900, 50, 50))
    #expect(scroll.contentOffset == Point(550, 550))

    scroll.scrollRectToVisible(Rect(10, 600, 20, 20))
    #expect(scroll.contentOffset == Point(10, 550))
  }

  @Test func `a scroll view's offset stays within its content on both axes`() {
    scroll.contentOffset = Point(-50, 99_999)
    #expect(scroll.contentOffset == Point(0, 1600))
    #expect(scroll.maximumContentOffset == Point(800, 1600))

    scroll.contentOffset = Point(800, 1600)
    scroll.contentSize = Size(300, 500)
    harness.step()
    #expect(scroll.contentOffset == Point(100, 100))
  }

  @Test func `setContentOffset with animated true scrolls to the offset without calling onScroll`()
  {
    scroll.onScroll = { Issue.record("onScroll was called") }

    scroll.setContentOffset(Point(300, 0), animated: true)
    harness.advance(by: 0.1)
    #expect(scroll.contentOffset.x > 0 && scroll.contentOffset.x < 300)
    harness.runUntilIdle()

    #expect(scroll.contentOffset == Point(300, 0))
  }

  @Test func `setContentOffset is not animated with reduced motion`() {
    harness.window.traits.reducesMotion = true

    scroll.setContentOffset(Point(300, 70), animated: true)

    #expect(scroll.contentOffset == Point(300, 70))
  }

  @Test
  func
    `in right-to-left layout, wide content starts at its right end, and Home scrolls back there`()
  {
    harness.window.traits.layoutDirection = .rightToLeft
    let other = ScrollView(frame: Rect(300, 0, 200, 100))
    other.contentSize = Size(1000, 100)
    root.view.addSubview(other)
    harness.step()
    #expect(other.contentOffset.x == 800)

    harness.window.focus.focus(other)
    harness.pressKey(.pageDown)
    #expect(other.contentOffset.x == 660)
    harness.pressKey(.end)
    #expect(other.contentOffset.x == 0)
    harness.pressKey(.home)
    #expect(other.contentOffset.x == 800)
  }

  @Test
  func `a scroll view without horizontal content leaves horizontal drags to other recognizers`() {
    scroll.contentSize = Size(0, 2000)
    harness.step()
    var taken = 0
    let pan = PanGestureRecognizer(axis: .horizontal)
    pan.addAction { _ in taken += 1 }
    root.view.addGestureRecognizer(pan)

    harness.drag(from: middle, to: Point(20, 200), duration: 0.1)

    #expect(taken > 0 && scroll.contentOffset == .zero)
  }

  @Test
  func `a scroll view's two scroll indicators can be dragged and do not overlap in the corner`() {
    harness.move(to: middle)
    harness.drag(from: Point(10, 395), to: Point(199, 395), duration: 0.1)
    #expect(scroll.contentOffset.x == 800)

    #expect(scroll.horizontal.indicator.frame.maxX <= scroll.vertical.indicator.frame.minX)
    #expect(scroll.vertical.indicator.frame.maxY <= scroll.horizontal.indicator.frame.minY)
  }

  @Test func `the vertical scroll indicator is at the left in right-to-left layout`() {
    #expect(scroll.vertical.indicator.frame.maxX == scroll.bounds.width)
    #expect(scroll.vertical.indicator.bar.midX > ScrollIndicator.stripWidth / 2)
    harness.window.traits.layoutDirection = .rightToLeft
    harness.step()

    let (vertical, horizontal) = (scroll.vertical.indicator, scroll.horizontal.indicator)
    #expect(vertical.frame.minX == 0 && vertical.frame.width == ScrollIndicator.stripWidth)
    #expect(vertical.bar.midX < ScrollIndicator.stripWidth / 2)
    #expect(horizontal.frame.minX >= vertical.frame.maxX)
    #expect(horizontal.frame.maxX == scroll.bounds.width)
  }

  // MARK: Pages

  private func enablePaging() {
    scroll.isPagingEnabled = true
    scroll.contentSize = Size(1000, 0)
    harness.step()
  }

  @Test func `a slowly dragged paging scroll view scrolls to the nearest page when it is released`()
  {
    enablePaging()
    harness.drag(from: Point(190, 100), to: Point(120, 100), duration: 1, device: .touch)
    harness.runUntilIdle()
    #expect(scroll.contentOffset.x == 0)

    harness.drag(from: Point(190, 100), to: Point(60, 100), duration: 1, device: .touch)
    harness.runUntilIdle()
    #expect(scroll.contentOffset.x == 200)
  }

  @Test func `a flick turns a paging scroll view by one page, however fast it is`() {
    enablePaging()
    harness.drag(from: Point(190, 100), to: Point(150, 100), duration: 0.1, device: .touch)
    harness.runUntilIdle()
    #expect(scroll.contentOffset.x == 200)

    harness.drag(from: Point(190, 100), to: Point(10, 100), duration: 0.05, device: .touch)
    harness.runUntilIdle()
    #expect(scroll.contentOffset.x == 400)
  }

  @Test func `keys and the wheel turn a paging scroll view by whole pages`() {
    enablePaging()
    harness.window.focus.focus(scroll)
    harness.pressKey(.right)
    harness.pressKey(.right)
    harness.runUntilIdle()
    #expect(scroll.contentOffset.x == 400)

    scrollWheel(Point(0.5, 0))
    scrollWheel(Point(0.6, 0))
    harness.runUntilIdle()
    #expect(scroll.contentOffset.x == 600)
    harness.pressKey(.pageUp)
    harness.runUntilIdle()
    #expect(scroll.contentOffset.x == 400)
  }

  @Test func `a key turns a paging scroll view's page immediately with reduced motion`() {
    enablePaging()
    harness.window.traits.reducesMotion = true
    harness.window.focus.focus(scroll)

    harness.pressKey(.right)

    #expect(scroll.contentOffset.x == 200)
  }
}
