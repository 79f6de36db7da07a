// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// What a scroll view tells its delegate. A view of 200 × 400 points with a content of 200 × 2000.
struct ScrollDelegateTests {
  private final class Spy: ScrollViewDelegate {
    var log: [String] = []
    var target: Double?
    var proposedTarget: Double?
    func scrollViewDidScroll(_ scrollView: ScrollView) {
      if log.last != "scroll" { log.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
      log.append("begin \(scrollView.isDragging)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {
      log.append("end \(velocity.y > 0)")
      proposedTarget = targetContentOffset.y
      if let target { targetContentOffset.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      log.append("ended \(decelerate) \(scrollView.isDragging)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { log.append("slow") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
      log.append("rest \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log.append("arrived") }

    func consumeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let scroll = ScrollView(frame: Rect(0, 0, 200, 400))
  private let spy = Spy()
  private let harness: TestWindow

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    scroll.contentHeight = 2000
    scroll.delegate = spy
    root.view.addSubview(scroll)
    harness.step()
    _ = spy.consumeLog()
  }

  private func drag(by distance: Double, in seconds: Double, pauses: Bool = false) {
    let (start, end) = (Point(100, 200), Point(100, 200 - distance))
    harness.press(at: start)
    harness.move(from: start, to: end, duration: seconds)
    if pauses {
      for _ in 0..<20 { harness.clock.advance(by: 1.0 / 60) }
      harness.move(to: end)
    }
    harness.release(at: end)
  }

  @Test
  func `a scroll view's delegate is notified when a drag without deceleration begins and ends`() {
    drag(by: 100, in: 0.2, pauses: true)
    #expect(spy.consumeLog() == ["begin true", "scroll", "end false", "ended false false"])
    #expect(abs((spy.proposedTarget ?? 0) - scroll.offset) < 1 && !scroll.isDecelerating)
  }

  @Test
  func `a flick scrolls a scroll view to the target offset that its delegate received`() {
    drag(by: 150, in: 0.1)
    #expect(spy.consumeLog() == ["begin true", "scroll", "end true", "ended true false", "slow"])
    #expect(scroll.isDecelerating)
    harness.runUntilIdle()
    #expect(spy.consumeLog() == ["scroll", "rest false"])
    #expect(abs(scroll.offset - (spy.proposedTarget ?? 0)) < 10 && scroll.offset > 200)
  }

  @Test func `a scroll view's delegate is notified when a press stops the deceleration`() {
    drag(by: 150, in: 0.1)
    harness.advance(by: 0.05)
    _ = spy.consumeLog()
    harness.press(at: Point(100, 200))
    #expect(spy.consumeLog() == ["rest false", "begin true"])
    harness.release(at: Point(100, 200))
    #expect(spy.consumeLog() == ["end false", "ended false false"])
  }

  @Test func `a scroll view's delegate can change the target offset when a drag is released`() {
    spy.target = 777
    drag(by: 150, in: 0.1)
    harness.runUntilIdle()
    #expect(scroll.offset == 777 && spy.consumeLog().suffix(3) == ["slow", "scroll", "rest false"])
    spy.target = 1e9
    drag(by: 100, in: 0.2, pauses: true)
    harness.runUntilIdle()
    #expect(scroll.offset == 1600)
    spy.target = .nan
    drag(by: -100, in: 0.2, pauses: true)
    harness.runUntilIdle()
    #expect(abs(scroll.offset - 1500) < 10)
  }

  @Test func `a scroll view's delegate is notified of scrolling by code, wheel and keys`() {
    scroll.contentOffset.y = 50
    #expect(spy.consumeLog() == ["scroll"])
    harness.send(.wheel(WheelEvent(delta: Point(0, 1.5), at: Point(100, 200))))
    #expect(spy.consumeLog() == ["scroll"])
    harness.window.focus.focus(scroll)
    harness.pressKey(.down)
    #expect(spy.consumeLog() == ["scroll"])
    scroll.setContentOffset(Point(0, 500), animated: true)
    harness.runUntilIdle()
    #expect(spy.consumeLog() == ["scroll", "arrived"] && scroll.offset == 500)
    scroll.setContentOffset(Point(0, 500), animated: true)
    harness.runUntilIdle()
    #expect(spy.consumeLog().isEmpty)
  }

  @Test func `a scroll view with isScrollEnabled false scrolls only by code`() {
    scroll.isScrollEnabled = false
    harness.step()
    drag(by: 150, in: 0.1)
    harness.send(.wheel(WheelEvent(delta: Point(0, 1.5), at: Point(100, 200))))
    #expect(scroll.offset == 0 && !scroll.canBecomeFirstResponder && scroll.keyCommands.isEmpty)
    #expect(scroll.vertical.indicator.isHidden)
    scroll.contentOffset.y = 30
    #expect(scroll.offset == 30)
    scroll.isScrollEnabled = true
    harness.step()
    #expect(!scroll.vertical.indicator.isHidden)
    drag(by: 100, in: 0.2, pauses: true)
    #expect(scroll.offset > 100)
  }

  @Test func `a scroll view's vertical scroll indicator can be hidden`() {
    scroll.showsVerticalScrollIndicator = false
    harness.step()
    #expect(scroll.vertical.indicator.isHidden)
    scroll.showsVerticalScrollIndicator = true
    harness.step()
    #expect(!scroll.vertical.indicator.isHidden)
  }

  @Test(arguments: [false, true])
  func `a touch drag stretches a scroll view beyond its ends only when bounces is true`(
    bounces: Bool
  ) {
    scroll.bounces = bounces
    func touch(_ phase: PointerEvent.Phase, _ y: Double) {
      harness.clock.advance(by: 1.0 / 60)
      harness.driver.sendPointer(phase, at: Point(100, y), device: .touch)
    }
    touch(.down, 100)
    for y in [120.0, 160, 200] { touch(.moved, y) }
    #expect(bounces ? scroll.offset < -10 : scroll.offset == 0)
    touch(.up, 200)
    harness.runUntilIdle()
    #expect(scroll.offset == 0)
  }

  @Test func `a table view's delegate is notified of scrolling`() {
    let (table, rows) = (TableView(frame: Rect(0, 0, 200, 400)), PlainRows(100) { _ in "" })
    var scrolled = 0
    rows.onScroll = { scrolled += 1 }
    (table.dataSource, table.delegate) = (rows, rows)
    scroll.superview?.addSubview(table)
    harness.step()
    table.contentOffset.y = 100
    #expect(scrolled == 1)
    harness.click(at: Point(100, 10))
    #expect(rows.selected == [2])
  }
}
