// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// Recognizers that wait for others to fail.
struct RequirementTests {
  private final class Delegate: GestureRecognizerDelegate {
    weak var first: GestureRecognizer?
    var isAskedOfFirst = false
    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { !isAskedOfFirst && other === first }
    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { isAskedOfFirst && recognizer === first }
  }

  private final class PressedView: View {
    var log: [String] = []
    override func pointerUp(_ pointer: PointerSample) { log.append("up") }
    override func pointerCancelled() { log.append("cancelled") }
  }

  private final class Log {
    var lines: [String] = []
  }

  private let harness: TestWindow
  private let view = PressedView(frame: Rect(100, 50, 200, 200))
  private let log = Log()
  private let location = Point(150, 100)

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    root.view.addSubview(view)
    harness.step()
  }

  private func add<R: GestureRecognizer>(_ recognizer: R, _ name: String) -> R {
    let log = log
    recognizer.addAction { log.lines.append("\(name) \($0.state)") }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func twoTaps() -> (single: TapGestureRecognizer, double: TapGestureRecognizer) {
    let (single, double) = (
      add(TapGestureRecognizer(), "single"), add(TapGestureRecognizer(), "double")
    )
    double.numberOfTapsRequired = 2
    return (single, double)
  }

  private func wait(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { harness.advance(by: 1.0 / 60) }
  }

  @Test
  func `a single tap that waits for a double tap is recognized only if no second tap follows`() {
    let taps = twoTaps()
    taps.single.require(toFail: taps.double)
    harness.click(at: location)
    #expect(log.lines.isEmpty && taps.single.state == .possible)
    wait(0.3)
    #expect(log.lines.isEmpty)
    wait(0.2)
    #expect(log.lines == ["single ended"])
    #expect(taps.single.state == .possible && view.log == ["cancelled"])
  }

  @Test
  func `two quick taps are only a double tap if the single tap requires the double tap to fail`() {
    let taps = twoTaps()
    taps.single.require(toFail: taps.double)
    for _ in 0..<2 { harness.click(at: location) }
    #expect(log.lines == ["double ended"])
    wait(1)
    #expect(log.lines == ["double ended"])
    harness.click(at: location)
    wait(1)
    #expect(log.lines == ["double ended", "single ended"])
  }

  @Test func `a delegate can make a single tap recognizer wait for a double tap recognizer`() {
    let (taps, delegate) = (twoTaps(), Delegate())
    delegate.first = taps.double
    taps.single.delegate = delegate
    for _ in 0..<2 { harness.click(at: location) }
    wait(1)
    #expect(log.lines == ["double ended"])
    harness.click(at: location)
    #expect(log.lines == ["double ended"])
    wait(1)
    #expect(log.lines == ["double ended", "single ended"])
  }

  @Test func `with failure requirements, only one of single, double and triple tap is recognized`()
  {
    let (taps, triple) = (twoTaps(), add(TapGestureRecognizer(), "triple"))
    triple.numberOfTapsRequired = 3
    taps.single.require(toFail: triple)
    taps.single.require(toFail: taps.double)
    taps.double.require(toFail: triple)
    for _ in 0..<2 { harness.click(at: location) }
    wait(1)
    #expect(log.lines == ["double ended"])
    for _ in 0..<3 { harness.click(at: location) }
    wait(1)
    #expect(log.lines == ["double ended", "triple ended"])
  }

  @Test
  func `if the next press fires a waiting tap that removes the view, the view gets no release`() {
    let taps = twoTaps()
    taps.single.require(toFail: taps.double)
    let view = view
    taps.single.addAction { _ in view.removeFromSuperview() }
    harness.click(at: location)
    harness.click(at: Point(250, 200))
    #expect(log.lines == ["single ended"] && !view.log.contains("up"))
  }

  @Test
  func `a single tap waiting for a second tap is recognized when the second click is too far away`()
  {
    let taps = twoTaps()
    taps.single.require(toFail: taps.double)
    harness.click(at: location)
    harness.click(at: Point(250, 200))
    #expect(log.lines == ["single ended"])
    wait(1)
    #expect(log.lines == ["single ended", "single ended"])
  }

  @Test
  func `a single tap waiting for a second tap is recognized when the second press becomes a drag`()
  {
    let taps = twoTaps()
    taps.single.require(toFail: taps.double)
    harness.click(at: location)
    harness.press(at: location)
    #expect(log.lines.isEmpty)
    harness.move(to: Point(150, 130))
    #expect(log.lines == ["single ended"])
    harness.release(at: Point(150, 130))
    wait(1)
    #expect(log.lines == ["single ended"])
  }

  @Test
  func `a tap waiting for a second tap fails when its view is hidden or its recognizer disabled`() {
    let taps = twoTaps()
    taps.single.require(toFail: taps.double)
    harness.click(at: location)
    view.isHidden = true
    wait(1)
    #expect(log.lines.isEmpty)

    view.isHidden = false
    harness.click(at: location)
    taps.single.isEnabled = false
    taps.single.isEnabled = true
    wait(1)
    #expect(log.lines.isEmpty)

    harness.click(at: location)
    taps.double.isEnabled = false
    #expect(log.lines == ["single ended"])
  }

  @Test(arguments: [false, true])
  func `a pan recognizer begins when the recognizer that it requires to fail has failed`(
    byDelegate: Bool
  ) {
    let (pan, swipe) = (add(PanGestureRecognizer(), "pan"), add(SwipeGestureRecognizer(), "swipe"))
    swipe.direction = .left
    let delegate = Delegate()
    if byDelegate {
      delegate.first = swipe
      pan.delegate = delegate
    } else {
      pan.require(toFail: swipe)
    }
    harness.press(at: location)
    for x in [160.0, 170, 190] {
      harness.clock.advance(by: 0.02)
      harness.move(to: Point(x, 100))
    }
    #expect(log.lines.isEmpty)
    harness.clock.advance(by: 0.02)
    harness.move(to: Point(205, 100))
    #expect(log.lines == ["pan began"])
    harness.move(to: Point(210, 100))
    #expect(pan.translation(in: nil) == Point(5, 0))
    harness.release(at: Point(210, 100))
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test(arguments: [false, true])
  func `a pan recognizer fails when the recognizer that it requires to fail recognizes a gesture`(
    isAskedOfFirst: Bool
  ) {
    let (pan, swipe) = (add(PanGestureRecognizer(), "pan"), add(SwipeGestureRecognizer(), "swipe"))
    let delegate = Delegate()
    (delegate.first, delegate.isAskedOfFirst) = (swipe, isAskedOfFirst)
    (isAskedOfFirst ? swipe : pan as GestureRecognizer).delegate = delegate
    harness.press(at: location)
    for x in [160.0, 180, 210, 230] {
      harness.clock.advance(by: 0.02)
      harness.move(to: Point(x, 100))
    }
    harness.release(at: Point(230, 100))
    #expect(log.lines == ["swipe ended"])
  }

  @Test
  func
    `a tap recognizer whose required recognizer fails at the release cancels the view's touches`()
  {
    let (tap, swipe) = (add(TapGestureRecognizer(), "tap"), add(SwipeGestureRecognizer(), "swipe"))
    tap.require(toFail: swipe)
    harness.click(at: location)
    #expect(log.lines == ["tap ended"] && view.log == ["cancelled"] && swipe.state == .possible)
  }

  @Test func `a pan recognizer whose required recognizer fails only at the release never begins`() {
    let (pan, swipe) = (add(PanGestureRecognizer(), "pan"), add(SwipeGestureRecognizer(), "swipe"))
    pan.require(toFail: swipe)
    harness.press(at: location)
    harness.move(to: Point(170, 100))
    harness.release(at: Point(170, 100))
    #expect(log.lines.isEmpty && view.log == ["up"])
  }
}
