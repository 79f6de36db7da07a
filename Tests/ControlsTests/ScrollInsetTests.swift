// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Content insets, and the drags that a scroll view accepts. The view has 200 × 400 points, its content 200 × 2000.
struct ScrollInsetTests {
  private let scroll = ScrollView(frame: Rect(0, 0, 200, 400))
  private let harness: TestWindow
  private let root = ViewController()
  private let refusal = Refusal()

  private final class Refusal: GestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { false }
  }

  init() {
    harness = TestWindow(root: root)
    scroll.contentHeight = 2000
    root.view.addSubview(scroll)
    harness.step()
  }

  private func wait(frames: Int) {
    for _ in 0..<frames { harness.advance(by: 1.0 / 60) }
  }

  private func dragAndHold(from start: Point, to end: Point, in seconds: Double = 0.1) {
    harness.press(at: start)
    harness.move(from: start, to: end, duration: seconds)
  }

  @Test func `a scroll view's content insets extend the range of its content offset`() {
    scroll.contentInset = Insets(top: 50, bottom: 30)
    harness.step()
    #expect(scroll.contentOffset == Point(0, -50))
    #expect(scroll.maximumOffset == 1630)

    scroll.contentOffset = Point(0, 5000)
    #expect(scroll.contentOffset.y == 1630)
    scroll.contentOffset = Point(0, -5000)
    #expect(scroll.contentOffset.y == -50)
    harness.scrollWheel(by: 1, at: Point(100, 100))
    #expect(scroll.contentOffset.y == -50 + ScrollView.wheelStep)
  }

  @Test func `a scroll view scrolls only when its content exceeds the space between the insets`() {
    scroll.contentHeight = 330
    scroll.contentInset = Insets(top: 50, bottom: 20)
    harness.step()
    #expect(!scroll.canBecomeFirstResponder)
    scroll.contentInset.bottom = 21
    harness.step()
    #expect(scroll.canBecomeFirstResponder && scroll.maximumOffset == -49)
  }

  @Test func `scrollRectToVisible shows the rectangle in the area inside the content insets`() {
    scroll.contentInset = Insets(top: 50, bottom: 30)
    harness.step()
    scroll.scrollRectToVisible(Rect(0, 1000, 10, 100))
    #expect(scroll.contentOffset.y == 1100 - 400 + 30)
    scroll.scrollRectToVisible(Rect(0, 600, 10, 100))
    #expect(scroll.contentOffset.y == 600 - 50)
  }

  @Test func `scrollRectToVisible with animated true reaches the rectangle gradually`() {
    scroll.scrollRectToVisible(Rect(0, 1000, 10, 100), animated: true)
    wait(frames: 2)
    #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 700)
    wait(frames: 120)
    #expect(scroll.contentOffset.y == 700)
  }

  @Test
  func
    `adjustedContentInset includes the safe area unless contentInsetAdjustmentBehavior is never`()
  {
    root.additionalSafeAreaInsets = Insets(top: 40)
    harness.step()
    #expect(scroll.adjustedContentInset.top == 40 && scroll.contentOffset.y == -40)
    scroll.contentInsetAdjustmentBehavior = .never
    harness.step()
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 0)
  }

  @Test func `a scroll view's new content inset applies before the next layout`() {
    scroll.contentInset = Insets(top: 50, bottom: 300)
    scroll.contentOffset = Point(0, -50)
    #expect(scroll.contentOffset.y == -50)
    scroll.scrollRectToVisible(Rect(0, 200, 10, 40))
    #expect(scroll.contentOffset.y == 140)
  }

  @Test
  func `a scroll view adds the horizontal safe area to its inset only if it scrolls horizontally`()
  {
    root.additionalSafeAreaInsets = Insets(left: 40)
    harness.step()
    #expect(scroll.contentOffset.x == 0 && scroll.adjustedContentInset.left == 0)
    scroll.contentSize.width = 500
    harness.step()
    #expect(scroll.contentOffset.x == -40 && scroll.maximumContentOffset.x == 300)
  }

  @Test func `a diagonal drag scrolls a scroll view that scrolls only vertically`() {
    dragAndHold(from: Point(150, 300), to: Point(50, 200))
    #expect(scroll.offset > 0)
    harness.release(at: Point(50, 200))
  }

  @Test
  func
    `after a refused drag, a scroll view still clamps its offset to shorter content`()
  {
    scroll.panGestureRecognizer.delegate = refusal
    scroll.offset = 1000
    dragAndHold(from: Point(100, 300), to: Point(100, 200))
    harness.release(at: Point(100, 200))
    scroll.contentHeight = 600
    harness.step()
    #expect(scroll.offset == 200)
  }

  @Test
  func
    `a touch drag stretches a scroll view beyond its content inset, and the content bounces back`()
  {
    scroll.contentInset = Insets(top: 50)
    harness.step()
    harness.press(at: Point(100, 100), device: .touch)
    for step in 1...10 {
      harness.clock.advance(by: 0.01)
      harness.move(to: Point(100, 100 + Double(step) * 20), device: .touch)
    }
    #expect(scroll.contentOffset.y < -60)
    harness.release(at: Point(100, 300), device: .touch)
    wait(frames: 120)
    #expect(scroll.contentOffset.y == -50)
  }

  @Test
  func `an offset set before a scroll view has content is applied when contentHeight is set`() {
    let late = ScrollView(frame: Rect(300, 0, 200, 400))
    root.view.addSubview(late)
    late.contentOffset = Point(0, 300)
    harness.step()
    #expect(late.contentOffset.y == 0)
    late.contentHeight = 2000
    harness.step()
    #expect(late.contentOffset.y == 300)
    late.contentHeight = 500
    harness.step()
    #expect(late.contentOffset.y == 100)
  }

  @Test func `a scroll view's isTracking is true during a press, its isDragging during a drag`() {
    harness.press(at: Point(100, 200))
    #expect(scroll.isTracking && !scroll.isDragging)
    harness.move(to: Point(100, 180))
    #expect(scroll.isTracking && scroll.isDragging)
    harness.release(at: Point(100, 180))
    #expect(!scroll.isTracking)
  }

  @Test func `drags along a subview's reserved drag axes do not scroll the scroll view around it`()
  {
    let kept = View(frame: Rect(0, 0, 200, 100))
    kept.reservedDragAxes = [.horizontal, .vertical]
    scroll.contentView.addSubview(kept)
    harness.step()
    dragAndHold(from: Point(100, 80), to: Point(100, 20))
    harness.release(at: Point(100, 20))
    #expect(scroll.contentOffset.y == 0)

    kept.reservedDragAxes = .horizontal
    dragAndHold(from: Point(100, 80), to: Point(100, 20))
    harness.release(at: Point(100, 20))
    #expect(scroll.contentOffset.y > 0)
  }

  @Test func `a press that stops a scroll view's deceleration does not press the button under it`()
  {
    let button = Button(title: "Below", accessibilityLabel: "Below")
    button.frame = Rect(0, 0, 200, 2000)
    var presses = 0
    button.onActivate = { presses += 1 }
    scroll.contentView.addSubview(button)
    harness.step()
    for frames in [1, 80, 110] {
      dragAndHold(from: Point(100, 300), to: Point(100, 220))
      harness.release(at: Point(100, 220))
      wait(frames: frames)
      #expect(scroll.isDecelerating)
      harness.click(at: Point(100, 200))
      #expect(presses == 0 && !scroll.isDecelerating)
      harness.clock.advance(by: 2)
    }
    harness.click(at: Point(100, 200))
    #expect(presses == 1)
  }

  @Test
  func `a scroll view's pan begins only after a recognizer that it requires to fail has failed`() {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .up
    scroll.addGestureRecognizer(swipe)
    scroll.panGestureRecognizer.require(toFail: swipe)
    dragAndHold(from: Point(100, 300), to: Point(100, 200))
    harness.release(at: Point(100, 200))
    #expect(scroll.contentOffset.y == 0)
    dragAndHold(from: Point(100, 200), to: Point(100, 300), in: 1)
    harness.release(at: Point(100, 300))
    dragAndHold(from: Point(100, 300), to: Point(100, 200), in: 1)
    #expect(scroll.contentOffset.y > 0)
    harness.release(at: Point(100, 200))
  }
}
