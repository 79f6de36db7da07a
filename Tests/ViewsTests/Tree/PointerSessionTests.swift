// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

struct PointerSessionTests {
  private final class Spy: View {
    var log: [String] = []
    override func pointerDown(_ pointer: PointerSample) { log.append("down") }
    override func pointerMoved(_ pointer: PointerSample) { log.append("moved") }
    override func pointerUp(_ pointer: PointerSample) { log.append("up") }
    override func pointerCancelled() { log.append("cancelled") }
    override func hoverBegan() { log.append("over") }
    override func hoverEnded() { log.append("away") }
  }

  private let harness: TestWindow
  private let view = Spy(frame: Rect(0, 0, 100, 100))
  private let outer: View

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    outer = root.view
    outer.addSubview(view)
    harness.step()
  }

  @Test func `a view receives the press, the moves and the release of the pointer`() {
    harness.press(at: Point(10, 10))
    harness.move(to: Point(12, 10))
    harness.release(at: Point(12, 10))

    #expect(view.log == ["down", "moved", "up", "over"])
  }

  @Test func `a gesture recognizer that begins cancels the touches of the pressed view`() {
    let pan = PanGestureRecognizer(axis: .horizontal)
    var states: [GestureRecognizer.State] = []
    pan.addAction { _ in states.append(pan.state) }
    outer.addGestureRecognizer(pan)

    harness.press(at: Point(10, 10))
    harness.move(to: Point(13, 10))
    harness.move(to: Point(30, 11))
    harness.move(to: Point(40, 11))
    #expect(pan.translation == 10)
    harness.release(at: Point(40, 11))

    #expect(view.log == ["down", "moved", "moved", "cancelled", "over"])
    #expect(states == [.began, .changed, .ended])
  }

  @Test func `of two pan recognizers, only the one along the axis of the movement begins`() {
    let horizontal = PanGestureRecognizer(axis: .horizontal)
    let vertical = PanGestureRecognizer(axis: .vertical)
    view.addGestureRecognizer(horizontal)
    outer.addGestureRecognizer(vertical)

    harness.press(at: Point(10, 10))
    harness.move(to: Point(11, 40))

    #expect(vertical.state == .began)
    #expect(horizontal.state == .failed)
  }

  @Test func `a tap recognizer fails when the pointer moves away`() {
    let tap = TapGestureRecognizer()
    var taps = 0
    tap.addAction { _ in taps += 1 }
    outer.addGestureRecognizer(tap)

    harness.click(at: Point(50, 50))
    #expect(taps == 1)
    harness.press(at: Point(50, 50))
    harness.move(to: Point(70, 50))
    harness.release(at: Point(50, 50))

    #expect(taps == 1)
  }

  @Test func `a drag is canceled when its window loses the keyboard focus`() {
    let pan = PanGestureRecognizer(axis: .horizontal)
    var states: [GestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    outer.addGestureRecognizer(pan)
    harness.press(at: Point(10, 10))
    harness.move(to: Point(40, 10))
    #expect(pan.state == .began)

    harness.send(.window(.focusLost))

    #expect(states.last == .cancelled && pan.state == .possible)
  }

  @Test func `a pan's velocity is computed from the last 150 milliseconds`() {
    let pan = PanGestureRecognizer(axis: .horizontal)
    outer.addGestureRecognizer(pan)

    harness.press(at: Point(10, 10))
    harness.move(from: Point(10, 10), to: Point(110, 10), duration: 0.2)
    #expect(abs(pan.velocity - 500) < 20)
    harness.advance(by: 0.3)
    harness.move(to: Point(110, 10))

    #expect(pan.velocity == 0)
  }

  @Test func `pressing a second mouse button during a press has no effect`() {
    harness.press(at: Point(10, 10))
    harness.press(at: Point(10, 10), button: .secondary)

    #expect(view.log == ["down"])
  }

  @Test func `a view's hover ends when the mouse leaves the window`() {
    harness.move(to: Point(10, 10))
    harness.send(.pointer(PointerEvent(.exited, at: Point(10, 10))))

    #expect(view.log == ["over", "away"])
  }
}
