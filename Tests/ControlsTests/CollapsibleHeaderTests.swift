// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct CollapsibleHeaderTests {
  /// A header area of 50 points above a scroll view. The page is laid out again whenever the header collapses.
  private final class Page: ViewController, CollapsibleHeader {
    let scrollView = ScrollView()
    let collapsibleLength = 50.0
    var collapsedLength = 0.0 {
      didSet { view.setNeedsLayout() }
    }

    override func viewDidLoad() {
      view.addSubview(scrollView)
      scrollView.header = self
    }

    override func viewDidLayoutSubviews() {
      let top = 50 - collapsedLength
      scrollView.frame = Rect(0, top, view.bounds.width, view.bounds.height - top)
    }
  }

  private let page = Page()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: page, size: Size(400, 450))
  }

  private func show(height: Double) {
    page.scrollView.contentHeight = height
    harness.step()
  }

  private var state: [Double] { [page.collapsedLength, page.scrollView.offset] }

  @Test
  func
    `a collapsible header collapses before content scrolls down and expands after it scrolls up`()
  {
    show(height: 1000)

    harness.scrollWheel(by: 0.5, at: Point(200, 300))
    #expect(state == [30, 0])
    harness.scrollWheel(by: 1, at: Point(200, 300))
    #expect(state == [50, 40])
    harness.scrollWheel(by: -1, at: Point(200, 300))
    #expect(state == [30, 0])
    harness.scrollWheel(by: -1, at: Point(200, 300))

    #expect(state == [0, 0])
  }

  @Test func `a collapsible header collapses only as far as needed to show all content`() {
    show(height: 420)

    harness.scrollWheel(by: 2, at: Point(200, 300))
    #expect(state == [20, 0])
    harness.scrollWheel(by: 2, at: Point(200, 300))

    #expect(state == [20, 0])
  }

  @Test func `a collapsible header does not collapse when the content fits`() {
    show(height: 300)

    harness.scrollWheel(by: 2, at: Point(200, 300))

    #expect(state == [0, 0])
  }

  @Test func `a drag first collapses a collapsible header and then scrolls the content`() {
    show(height: 1000)
    harness.press(at: Point(200, 400))
    harness.move(from: Point(200, 400), to: Point(200, 290), duration: 0.5)

    // Four points and a step of the drag only say that it is one.
    #expect(page.collapsedLength == 50)
    #expect(abs(page.scrollView.offset - 56) < 6)
  }

  @Test func `a flick first collapses a collapsible header and then scrolls the content`() {
    show(height: 3000)
    harness.drag(from: Point(200, 400), to: Point(200, 370), duration: 0.05)
    harness.runUntilIdle()

    #expect(page.collapsedLength == 50)
    #expect(page.scrollView.offset > 100)
  }

  @Test func `Home expands a collapsible header, and End collapses it and scrolls to the end`() {
    show(height: 1000)
    harness.window.focus.focus(page.scrollView)

    harness.pressKey(.end)
    #expect(state == [50, 550])
    harness.pressKey(.home)

    #expect(state == [0, 0])
  }

  @Test func `scrolling by code collapses a collapsible header immediately`() {
    show(height: 1000)

    page.scrollView.offset = 10

    #expect(state == [50, 10])
  }

  @Test func `scrolling to the top by code expands a collapsible header`() {
    show(height: 1000)
    page.scrollView.offset = 200
    harness.step()

    page.scrollView.offset = 0

    #expect(state == [0, 0])
  }

  @Test func `animated scrolling collapses and expands a collapsible header gradually`() {
    show(height: 1000)

    page.scrollView.setContentOffset(Point(0, 60), animated: true)
    harness.advance(by: 0.05)
    #expect((1..<50).contains(page.collapsedLength) && page.scrollView.offset == 0)
    harness.runUntilIdle()
    #expect(state == [50, 60])
    page.scrollView.setContentOffset(.zero, animated: true)
    harness.runUntilIdle()

    #expect(state == [0, 0])
  }

  @Test func `scrollRectToVisible collapses a collapsible header only as far as necessary`() {
    show(height: 1000)

    page.scrollView.scrollRectToVisible(Rect(0, 380, 100, 40))
    #expect(state == [20, 0])
    harness.step()
    page.scrollView.scrollRectToVisible(Rect(0, 460, 100, 40))

    #expect(state == [50, 50])
  }

  @Test
  func
    `scrollRectToVisible does not move a collapsible header when the rectangle is already visible`()
  {
    show(height: 1000)
    harness.scrollWheel(by: 1, at: Point(200, 300))
    harness.scrollWheel(by: -0.2, at: Point(200, 300))
    #expect(state == [48, 0])

    page.scrollView.scrollRectToVisible(Rect(0, -16, 100, 40))

    #expect(state == [48, 0])
  }
}
