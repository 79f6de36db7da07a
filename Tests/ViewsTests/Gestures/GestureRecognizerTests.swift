// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

extension GestureRecognizer {
  fileprivate convenience init(log: @escaping () -> Void) {
    self.init()
    addAction { _ in log() }
  }
}

/// What UIKit people bring along: places and speeds in a view, delegates, counts.
struct GestureRecognizerTests {
  private final class Delegate: GestureRecognizerDelegate {
    var allowsBegin = true
    var allowsReceive = true
    var allowsSimultaneous = false
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { allowsBegin }
    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
    ) -> Bool { allowsReceive }
    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { allowsSimultaneous }
  }

  private final class PressedView: View {
    var log: [String] = []
    override func pointerUp(_ pointer: PointerSample) { log.append("up") }
    override func pointerCancelled() { log.append("cancelled") }
  }

  private let harness: TestWindow
  private let outer: View
  private let view = PressedView(frame: Rect(100, 50, 200, 200))

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    outer = root.view
    outer.addSubview(view)
    harness.step()
  }

  private func drag(_ points: Point..., seconds: Double = 0.05) {
    for point in points {
      harness.clock.advance(by: seconds)
      harness.move(to: point)
    }
  }

  @Test func `an extension can add convenience initializers to all gesture recognizer classes`() {
    var count = 0
    for recognizer in [
      PanGestureRecognizer(log: { count += 1 }),
      ScreenEdgePanGestureRecognizer(log: { count += 1 }),
      TapGestureRecognizer(log: { count += 1 }),
    ] { recognizer.change(to: .began) }

    #expect(count == 3)
  }

  @Test func `a pan recognizer without an axis recognizes drags in any direction`() {
    let pan = PanGestureRecognizer()
    var calls: [(GestureRecognizer.State, Point)] = []
    pan.addAction { calls.append(($0.state, $0.translation(in: nil))) }
    view.addGestureRecognizer(pan)

    harness.press(at: Point(150, 100))
    drag(Point(153, 106), Point(160, 90))
    #expect(pan.location(in: view) == Point(60, 40) && pan.location(in: nil) == Point(160, 90))
    harness.release(at: Point(160, 90))
    #expect(calls.map(\.0) == [.began, .changed, .ended])
    #expect(calls.map(\.1) == [.zero, Point(7, -16), Point(7, -16)])
    #expect(pan.state == .possible && pan.translation(in: nil) == .zero)
  }

  @Test
  func `a pan recognizer's translation and velocity are in the coordinates of the given view`() {
    view.transform = .scale(2, 2)
    let pan = PanGestureRecognizer()
    view.addGestureRecognizer(pan)
    harness.press(at: Point(150, 100))
    drag(Point(160, 100), Point(170, 100), Point(180, 90))
    #expect(pan.translation(in: nil) == Point(20, -10))
    #expect(pan.translation(in: view) == Point(10, -5))
    let (inWindow, inView) = (pan.velocity(in: nil), pan.velocity(in: view))
    #expect(abs(inWindow.x - 200) < 1 && inWindow.y < 0)
    #expect(abs(inView.x * 2 - inWindow.x) < 1e-6 && abs(inView.y * 2 - inWindow.y) < 1e-6)

    pan.setTranslation(.zero, in: view)
    #expect(pan.translation(in: view) == .zero)
    drag(Point(184, 90))
    #expect(pan.translation(in: view) == Point(2, 0))
    pan.setTranslation(Point(5, 5), in: nil)
    #expect(pan.translation(in: nil) == Point(5, 5))
    harness.release(at: Point(184, 90))
  }

  @Test func `a tap recognizer can require several taps`() {
    let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    var taps: [String] = []
    single.addAction { _ in taps.append("single") }
    double.addAction { _ in taps.append("double") }
    outer.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    for _ in 0..<2 { harness.click(at: Point(150, 100)) }
    #expect(taps == ["single", "double"])

    harness.clock.advance(by: 2)
    harness.click(at: Point(150, 100))
    #expect(taps == ["single", "double", "single"])
  }

  @Test
  func `a delegate can keep a gesture recognizer from beginning or from receiving a pointer`() {
    let (pan, tap, delegate) = (PanGestureRecognizer(), TapGestureRecognizer(), Delegate())
    var count = 0
    for recognizer in [pan, tap] {
      recognizer.delegate = delegate
      recognizer.addAction { _ in count += 1 }
      view.addGestureRecognizer(recognizer)
    }
    delegate.allowsBegin = false
    harness.click(at: Point(150, 100))
    harness.press(at: Point(150, 100))
    drag(Point(190, 100))
    harness.release(at: Point(190, 100))
    #expect(count == 0 && view.log == ["up", "up"])

    (delegate.allowsBegin, delegate.allowsReceive) = (true, false)
    harness.clock.advance(by: 2)
    harness.click(at: Point(150, 100))
    #expect(count == 0)
    delegate.allowsReceive = true
    harness.clock.advance(by: 2)
    harness.click(at: Point(150, 100))
    #expect(count == 1)
  }

  @Test(arguments: [false, true])
  func `two gesture recognizers track one pointer together only if a delegate allows it`(
    isTogether: Bool
  ) {
    let (inner, around, tap) = (
      PanGestureRecognizer(), PanGestureRecognizer(axis: .horizontal), TapGestureRecognizer()
    )
    let delegate = Delegate()
    delegate.allowsSimultaneous = isTogether
    around.delegate = delegate
    var log: [String] = []
    inner.addAction { log.append("inner \($0.state)") }
    around.addAction { log.append("around \($0.state)") }
    tap.addAction { log.append("tap \($0.state)") }
    view.addGestureRecognizer(inner)
    view.addGestureRecognizer(tap)
    outer.addGestureRecognizer(around)

    harness.press(at: Point(150, 100))
    drag(Point(170, 100), Point(180, 100))
    harness.release(at: Point(180, 100))
    let expected = isTogether ? ["inner", "around"] : ["inner"]
    #expect(
      log == ["began", "changed", "ended"].flatMap { state in expected.map { "\($0) \(state)" } })
    #expect(view.log == ["cancelled"])
  }

  @Test func `a tap recognizer with cancelsTouchesInView false does not cancel the view's touches`()
  {
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    var taps = 0
    tap.addAction { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    harness.click(at: Point(150, 100))
    #expect(taps == 1 && view.log == ["up"])
    tap.cancelsTouchesInView = true
    harness.clock.advance(by: 2)
    harness.click(at: Point(150, 100))
    #expect(taps == 2 && view.log == ["up", "cancelled"])
  }

  @Test
  func
    `a pan recognizer subclass that cancels downward drags in pointerMoved recognizes upward ones`()
  {
    final class Upward: PanGestureRecognizer {
      override func pointerMoved(_ sample: PointerSample) {
        super.pointerMoved(sample)
        if state == .began, translation(in: nil).y > 0 { setState(.cancelled) }
      }
    }
    let pan = Upward()
    var states: [GestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    view.addGestureRecognizer(pan)
    harness.press(at: Point(150, 100))
    drag(Point(150, 80), Point(150, 70))
    harness.release(at: Point(150, 70))
    #expect(states == [.began, .changed, .ended])
  }

  nonisolated static let swipes: [(SwipeGestureRecognizer.Direction, Point, Bool)] = [
    (.right, Point(210, 105), true), (.right, Point(90, 100), false),
    (.left, Point(90, 100), true), (.up, Point(150, 30), true), (.down, Point(150, 170), true),
    ([.up, .down], Point(150, 170), true), (.right, Point(210, 150), false),
  ]

  @Test(arguments: swipes)
  func `a swipe is recognized only if it is quick and in the recognizer's direction`(
    direction: SwipeGestureRecognizer.Direction, end: Point, isSwipe: Bool
  ) {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = direction
    var count = 0
    swipe.addAction { count += $0.state == .ended ? 1 : 0 }
    view.addGestureRecognizer(swipe)
    for seconds in [0.05, 0.4] {
      harness.press(at: Point(150, 100))
      drag(Point((150 + end.x) / 2, (100 + end.y) / 2), end, seconds: seconds)
      harness.release(at: end)
    }
    #expect(count == (isSwipe ? 1 : 0))
  }

  @Test
  func `a screen edge pan is recognized only when it starts at one of its edges and moves inward`()
  {
    let pan = ScreenEdgePanGestureRecognizer()
    var states: [GestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    outer.addGestureRecognizer(pan)
    func drag(from start: Point, to end: Point) -> Bool {
      states = []
      harness.press(at: start)
      self.drag(end)
      harness.release(at: end)
      return states == [.began, .ended]
    }
    #expect(!drag(from: Point(5, 300), to: Point(40, 300)))
    pan.edges = [.left, .bottom]
    #expect(drag(from: Point(5, 300), to: Point(40, 300)))
    #expect(!drag(from: Point(5, 300), to: Point(5, 350)))
    #expect(!drag(from: Point(50, 300), to: Point(90, 300)))
    #expect(!drag(from: Point(995, 300), to: Point(900, 300)))
    #expect(drag(from: Point(500, 695), to: Point(505, 600)))
    pan.edges = .all
    #expect(drag(from: Point(995, 300), to: Point(900, 300)))
    #expect(drag(from: Point(500, 3), to: Point(500, 60)))
  }

  // MARK: What a review found

  @Test func `a pan recognizer's translation is up to date in gestureRecognizerShouldBegin`() {
    final class Sideways: GestureRecognizerDelegate {
      var locations: [Point] = []
      func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard let pan = recognizer as? PanGestureRecognizer else { return false }
        locations.append(pan.translation(in: nil))
        return abs(pan.translation(in: nil).x) > abs(pan.translation(in: nil).y)
      }
    }
    let (pan, delegate) = (PanGestureRecognizer(), Sideways())
    pan.delegate = delegate
    var states: [GestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    view.addGestureRecognizer(pan)
    for end in [Point(150, 130), Point(180, 100)] {
      harness.press(at: Point(150, 100))
      drag(end)
      harness.release(at: end)
    }
    #expect(delegate.locations == [Point(0, 30), Point(30, 0)] && states == [.began, .ended])
  }

  @Test
  func
    `when an action ends a gesture, the recognizer's later actions do not receive the old state`()
  {
    let pan = PanGestureRecognizer()
    var receivedStates: [GestureRecognizer.State] = []
    pan.addAction { [view] in
      if $0.state == .began { view.removeFromSuperview() }
    }
    pan.addAction { receivedStates.append($0.state) }
    view.addGestureRecognizer(pan)
    harness.press(at: Point(150, 100))
    drag(Point(180, 100), Point(190, 100))
    harness.release(at: Point(190, 100))
    #expect(receivedStates == [.cancelled] && pan.state == .possible)
  }

  @Test
  func `a gesture recognizer that has ended or failed calls no more actions until the release`() {
    final class Eager: GestureRecognizer {
      override func pointerMoved(_ sample: PointerSample) { setState(.ended) }
    }
    let (eager, refused, delegate) = (Eager(), Eager(), Delegate())
    delegate.allowsBegin = false
    refused.delegate = delegate
    var count = (eager: 0, refused: 0)
    eager.addAction { _ in count.eager += 1 }
    refused.addAction { _ in count.refused += 1 }
    outer.addGestureRecognizer(eager)
    view.addGestureRecognizer(refused)
    harness.press(at: Point(150, 100))
    drag(Point(151, 100), Point(152, 100), Point(153, 100))
    harness.release(at: Point(153, 100))
    #expect(count == (1, 0) && eager.state == .possible && refused.state == .possible)
  }

  @Test func `disabling or removing a gesture recognizer during a press cancels its gesture`() {
    let pan = PanGestureRecognizer()
    var states: [GestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    view.addGestureRecognizer(pan)
    pan.isEnabled = false
    #expect(pan.state == .possible)
    pan.isEnabled = true
    harness.press(at: Point(150, 100))
    drag(Point(180, 100))
    pan.isEnabled = false
    drag(Point(190, 100))
    pan.isEnabled = true
    harness.release(at: Point(190, 100))
    #expect(states == [.began, .cancelled] && pan.state == .possible)

    states = []
    harness.press(at: Point(150, 100))
    drag(Point(180, 100))
    view.removeGestureRecognizer(pan)
    drag(Point(190, 100))
    harness.release(at: Point(190, 100))
    #expect(states == [.began, .cancelled])
  }

  @Test func `single and double taps on one view are both recognized by default`() {
    let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    var taps: [String] = []
    single.addAction { _ in taps.append("single") }
    double.addAction { _ in taps.append("double") }
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    for _ in 0..<2 { harness.click(at: Point(150, 100)) }
    #expect(taps == ["single", "single", "double"])
  }

  @Test
  func `a view that is removed by its gesture recognizer's action does not receive the release`() {
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addAction { [view] _ in view.removeFromSuperview() }
    view.addGestureRecognizer(tap)
    harness.click(at: Point(150, 100))
    #expect(view.log == ["cancelled"])
  }
}
