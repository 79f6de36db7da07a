// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

struct LongPressGestureRecognizerTests {
  private let press = LongPressGestureRecognizer()
  private let pan = PanGestureRecognizer(axis: .horizontal)
  private let harness: TestWindow
  private let log = Log()

  private final class Log {
    var states: [GestureRecognizer.State] = []
    var panned = 0
  }

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    // A container's drag around what is pressed.
    root.view.addGestureRecognizer(pan)
    let view = View(frame: Rect(0, 0, 200, 200))
    view.addGestureRecognizer(press)
    root.view.addSubview(view)
    press.addAction { [press, log] _ in log.states.append(press.state) }
    pan.addAction { [log] _ in log.panned += 1 }
    harness.step()
  }

  @Test
  func
    `a long press recognizer begins after its minimum duration and takes over the following drag`()
  {
    harness.press(at: Point(50, 50))
    harness.advance(by: 0.45)
    #expect(log.states.isEmpty)
    harness.advance(by: 0.1)
    #expect(log.states == [.began])

    harness.move(to: Point(150, 50))
    #expect(press.location == Point(150, 50))
    harness.release(at: Point(150, 50))
    #expect(log.states == [.began, .changed, .ended])
    #expect(log.panned == 0)
  }

  @Test func `a long press does not begin when the press moves or ends early`() {
    harness.press(at: Point(50, 50))
    harness.move(to: Point(50, 61))
    harness.advance(by: 1)
    harness.release(at: Point(50, 61))
    harness.press(at: Point(50, 50))
    harness.release(at: Point(50, 50))
    harness.advance(by: 1)
    harness.press(at: Point(50, 50), button: .secondary)
    harness.advance(by: 1)

    #expect(log.states.isEmpty)
  }

  @Test func `a long press does not begin when a pan has begun first`() {
    harness.press(at: Point(50, 50))
    harness.move(to: Point(58, 50))
    harness.advance(by: 1)

    #expect(log.panned == 1)
    #expect(log.states.isEmpty)
  }
}
