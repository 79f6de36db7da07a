// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct ScrollHeaderTests {
  /// 50 points above a scroll view that get lower, laid out at once.
  private final class Page: ViewController, ScrollHeader {
    let scrollView = ScrollView()
    let scrollHeaderLength = 50.0
    var scrollHeaderCollapse = 0.0 {
      didSet { view.setNeedsLayout() }
    }

    override func viewDidLoad() {
      view.addSubview(scrollView)
      scrollView.header = self
    }

    override func viewDidLayoutSubviews() {
      let top = 50 - scrollHeaderCollapse
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

  private var state: [Double] { [page.scrollHeaderCollapse, page.scrollView.offset] }

  @Test func `the header goes before the content does, and comes back after it`() {
    show(height: 1000)

    harness.turnWheel(0.5, at: Point(200, 300))
    #expect(state == [30, 0])
    harness.turnWheel(1, at: Point(200, 300))
    #expect(state == [50, 40])
    harness.turnWheel(-1, at: Point(200, 300))
    #expect(state == [30, 0])
    harness.turnWheel(-1, at: Point(200, 300))

    #expect(state == [0, 0])
  }

  @Test func `content that fits once the header has gone takes it as far as that`() {
    show(height: 420)

    harness.turnWheel(2, at: Point(200, 300))
    #expect(state == [20, 0])
    harness.turnWheel(2, at: Point(200, 300))

    #expect(state == [20, 0])
  }

  @Test func `content that fits leaves the header alone`() {
    show(height: 300)

    harness.turnWheel(2, at: Point(200, 300))

    #expect(state == [0, 0])
  }

  @Test func `a drag moves what is under the pointer, header or content`() {
    show(height: 1000)
    harness.press(at: Point(200, 400))
    harness.move(from: Point(200, 400), to: Point(200, 290), duration: 0.5)

    // Four points and a step of the drag only say that it is one.
    #expect(page.scrollHeaderCollapse == 50)
    #expect(abs(page.scrollView.offset - 56) < 6)
  }

  @Test func `what is let go coasts through the header into the content`() {
    show(height: 3000)
    harness.drag(from: Point(200, 400), to: Point(200, 370), duration: 0.05)
    harness.settle()

    #expect(page.scrollHeaderCollapse == 50)
    #expect(page.scrollView.offset > 100)
  }

  @Test func `Home brings the header back, End takes all there is`() {
    show(height: 1000)
    harness.window.focus.focus(page.scrollView)

    harness.key(.end)
    #expect(state == [50, 550])
    harness.key(.home)

    #expect(state == [0, 0])
  }

  @Test func `code that scrolls takes the header away at once`() {
    show(height: 1000)

    page.scrollView.offset = 10

    #expect(state == [50, 10])
  }

  @Test func `code that scrolls to the top brings the header back`() {
    show(height: 1000)
    page.scrollView.offset = 200
    harness.step()

    page.scrollView.offset = 0

    #expect(state == [0, 0])
  }

  @Test func `the header goes along with what code moves`() {
    show(height: 1000)

    page.scrollView.setContentOffset(Point(0, 60), animated: true)
    harness.advance(by: 0.05)
    #expect((1..<50).contains(page.scrollHeaderCollapse) && page.scrollView.offset == 0)
    harness.settle()
    #expect(state == [50, 60])
    page.scrollView.setContentOffset(.zero, animated: true)
    harness.settle()

    #expect(state == [0, 0])
  }

  @Test func `what has to be seen takes no more of the header than it needs`() {
    show(height: 1000)

    page.scrollView.scrollRectToVisible(Rect(0, 380, 100, 40))
    #expect(state == [20, 0])
    harness.step()
    page.scrollView.scrollRectToVisible(Rect(0, 460, 100, 40))

    #expect(state == [50, 50])
  }

  @Test func `what is seen already leaves the header alone`() {
    show(height: 1000)
    harness.turnWheel(1, at: Point(200, 300))
    harness.turnWheel(-0.2, at: Point(200, 300))
    #expect(state == [48, 0])

    page.scrollView.scrollRectToVisible(Rect(0, -16, 100, 40))

    #expect(state == [48, 0])
  }
}
