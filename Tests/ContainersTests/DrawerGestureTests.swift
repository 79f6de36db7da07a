// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Each gesture option, on and off.
struct DrawerGestureTests {
  nonisolated struct Opening: Sendable, CustomTestStringConvertible {
    let name: String
    let option: DrawerOpenGestures
    let start: Point
    let device: PointerEvent.Device
    var testDescription: String { name }

    static let all = [
      Opening(name: "bar", option: .bar, start: Point(500, 20), device: .mouse),
      Opening(name: "edge", option: .edge, start: Point(10, 300), device: .mouse),
      Opening(name: "center", option: .center, start: Point(500, 300), device: .touch),
      Opening(name: "mouse", option: .mouseInCenter, start: Point(500, 300), device: .mouse),
    ]
  }

  private func drag(
    _ fixture: SidesFixture, from start: Point, by distance: Point,
    device: PointerEvent.Device = .mouse
  ) {
    fixture.harness.press(at: start, device: device)
    for step in 1...20 {
      fixture.harness.clock.advance(by: 0.02)
      let fraction = Double(step) / 20
      fixture.harness.move(
        to: Point(start.x + distance.x * fraction, start.y + distance.y * fraction), device: device)
      fixture.harness.step()
    }
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: start + distance, device: device)
    fixture.harness.runUntilIdle()
  }

  @Test(arguments: Opening.all)
  func `each opening gesture of a drawer works if and only if its option is set`(
    opening: Opening
  ) {
    for isOn in [true, false] {
      let fixture = SidesFixture([.leading]) {
        $0[.leading].openGestures =
          isOn
          ? opening.option
          : DrawerOpenGestures.all.subtracting(
            [opening.option, .bar, .edge, .center, .mouseInCenter])
      }

      drag(fixture, from: opening.start, by: Point(180, 0), device: opening.device)

      #expect((fixture.drawer.openSide == .leading) == isOn, "\(opening.name) \(isOn)")
    }
  }

  nonisolated struct Closing: Sendable, CustomTestStringConvertible {
    let name: String
    let option: DrawerCloseGestures
    let start: Point
    let isTap: Bool
    var testDescription: String { name }

    static let all = [
      Closing(name: "bar", option: .bar, start: Point(600, 20), isTap: false),
      Closing(name: "center", option: .center, start: Point(600, 300), isTap: false),
      Closing(name: "side", option: .side, start: Point(200, 300), isTap: false),
      Closing(name: "tap on the bar", option: .tapBar, start: Point(600, 20), isTap: true),
      Closing(name: "tap on the center", option: .tapCenter, start: Point(600, 300), isTap: true),
    ]
  }

  @Test(arguments: Closing.all)
  func `each closing gesture of a drawer works if and only if its option is set`(
    closing: Closing
  ) {
    for isOn in [true, false] {
      let fixture = SidesFixture([.leading]) {
        $0[.leading].closeGestures =
          isOn
          ? closing.option
          : DrawerCloseGestures.all.subtracting(
            closing.option)
      }
      fixture.drawer.open(animated: false)
      fixture.harness.step()

      if closing.isTap {
        fixture.harness.click(at: closing.start)
        fixture.harness.runUntilIdle()
      } else {
        drag(fixture, from: closing.start, by: Point(-180, 0))
      }

      #expect((fixture.drawer.openSide == nil) == isOn, "\(closing.name) \(isOn)")
    }
  }

  @Test(arguments: [
    (DrawerSide.leading, Point(10, 300), Point(180, 0)),
    (.trailing, Point(990, 300), Point(-180, 0)),
    (.top, Point(500, 5), Point(0, 180)),
    (.bottom, Point(500, 695), Point(0, -180)),
  ])
  func `each drawer side is dragged open from its own edge, and closed by the opposite drag`(
    side: DrawerSide, start: Point, way: Point
  ) {
    let fixture = SidesFixture { drawer in
      for side in DrawerSide.allCases { drawer[side].openGestures = .edge }
    }

    drag(fixture, from: start, by: way)
    #expect(fixture.drawer.openSide == side)

    // And closed by the way back.
    drag(fixture, from: Point(500, 350), by: Point(-way.x, -way.y))
    #expect(fixture.drawer.openSide == nil)
  }

  @Test func `dragging a drawer side closed and farther in one drag opens the opposite side`() {
    let fixture = SidesFixture([.leading, .trailing]) {
      $0[.leading].openGestures = .mouseInCenter
      $0[.trailing].openGestures = .mouseInCenter
    }
    fixture.harness.press(at: Point(500, 300))
    fixture.harness.move(from: Point(500, 300), to: Point(600, 300), duration: 0.2)
    #expect(fixture.drawer.progress(of: .leading) > 0.3)
    fixture.harness.move(from: Point(600, 300), to: Point(320, 300), duration: 0.4)
    #expect(fixture.drawer.progress(of: .leading) == 0)
    #expect(fixture.drawer.progress(of: .trailing) > 0.6)
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: Point(320, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.openSide == .trailing)
    #expect(
      fixture.consumeCallbacks() == [
        "leading viewWillAppear", "trailing viewWillAppear", "leading viewWillDisappear",
        "leading viewDidDisappear", "trailing viewDidAppear",
      ])
  }

  @Test
  func `a mouse drag of a drawer side begins when the mouse has moved mouseDragDistance points`() {
    let fixture = SidesFixture([.leading]) { $0[.leading].mouseDragDistance = 40 }
    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(40, 300), duration: 0.2)
    #expect(fixture.drawer.phase == .idle)
    fixture.harness.move(from: Point(40, 300), to: Point(60, 300), duration: 0.2)
    #expect(fixture.drawer.phase == .dragging)
  }

  @Test func `a vertical drag from the leading edge does not open a drawer's leading side`() {
    let fixture = SidesFixture([.leading])

    drag(fixture, from: Point(10, 300), by: Point(30, 200))

    #expect(fixture.drawer.openSide == nil)
    #expect(fixture.consumeCallbacks().isEmpty)
  }

  @Test(arguments: [true, false], [PointerEvent.Device.mouse, .touch])
  func `a drag of a slider in a drawer's center or side does not move the drawer`(
    isInSide: Bool, device: PointerEvent.Device
  ) throws {
    let slider = Slider(accessibilityLabel: "Volume")
    slider.frame = Rect(20, 100, 200, 32)
    let fixture = SidesFixture([.leading]) {
      $0[.leading].openGestures = .all
      $0[.leading].closeGestures = .all
    }
    if isInSide {
      fixture.sides[.leading]?.view.addSubview(slider)
      fixture.drawer.open(animated: false)
    } else {
      fixture.center.view.addSubview(slider)
    }
    fixture.harness.step()
    let start = slider.convert(Point(30, 16), to: nil)

    drag(fixture, from: start, by: Point(120, 0), device: device)

    #expect(slider.value > 0.5)
    #expect(fixture.drawer.progress(of: .leading) == (isInSide ? 1 : 0))
  }

  @Test func `a view with horizontal reservedDragAxes keeps horizontal drags from the drawer`() {
    let view = View(frame: Rect(300, 100, 200, 100))
    let fixture = SidesFixture([.leading]) { $0[.leading].openGestures = .all }
    fixture.center.view.addSubview(view)
    fixture.harness.step()

    view.reservedDragAxes = .horizontal
    drag(fixture, from: Point(400, 200), by: Point(180, 0))
    #expect(fixture.drawer.openSide == nil)
    view.reservedDragAxes = .vertical
    drag(fixture, from: Point(400, 200), by: Point(180, 0))
    #expect(fixture.drawer.openSide == .leading)
  }

  @Test func `a drawer's delegate can refuse a drag depending on the location of the press`() {
    final class Keeper: DrawerDelegate {
      func drawer(
        _ drawer: DrawerController, shouldDrag side: DrawerSide, from sample: PointerSample
      ) -> Bool { sample.event.location.y > 350 }
    }
    let keeper = Keeper()
    let fixture = SidesFixture([.leading])
    fixture.drawer.delegate = keeper

    drag(fixture, from: Point(10, 300), by: Point(180, 0))
    #expect(fixture.drawer.openSide == nil)
    drag(fixture, from: Point(10, 400), by: Point(180, 0))
    #expect(fixture.drawer.openSide == .leading)
  }

  // MARK: Stretch and preview

  @Test
  func `a drawer side dragged past its open position lags behind the pointer, and springs back`() {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(animated: false)
    fixture.harness.step()
    _ = fixture.consumeCallbacks()

    fixture.harness.press(at: Point(600, 300))
    fixture.harness.move(from: Point(600, 300), to: Point(660, 300), duration: 0.2)
    let near = fixture.drawer.progress(of: .leading)
    fixture.harness.move(from: Point(660, 300), to: Point(900, 300), duration: 0.2)
    let far = fixture.drawer.progress(of: .leading)
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: Point(900, 300))
    fixture.harness.runUntilIdle()

    #expect(near > 1.15 && near < 1.25)
    #expect(far > near && far < 1 + 750 * 0.15 / 250)
    #expect(fixture.drawer.progress(of: .leading) == 1)
    #expect(fixture.consumeCallbacks().isEmpty)
  }

  @Test func `a drawer side cannot be dragged past its open position if bounces is false`() {
    let fixture = SidesFixture([.leading]) { $0[.leading].bounces = false }
    fixture.drawer.open(animated: false)

    fixture.harness.press(at: Point(600, 300))
    fixture.harness.move(from: Point(600, 300), to: Point(900, 300), duration: 0.2)

    #expect(fixture.drawer.progress(of: .leading) == 1)
  }

  @Test
  func `bouncePreview shows a part of a drawer side, closes it again and balances the callbacks`() {
    let fixture = SidesFixture([.trailing])
    var results: [Bool] = []
    var highest = 0.0

    fixture.drawer.bouncePreview(.trailing) { results.append($0) }
    for _ in 0..<60 {
      fixture.harness.advance(by: 1.0 / 60)
      highest = max(highest, fixture.drawer.progress(of: .trailing))
    }
    fixture.harness.runUntilIdle()

    #expect(abs(highest - 40.0 / 250) < 0.005)
    #expect(results == [true])
    #expect(
      fixture.consumeCallbacks() == [
        "trailing viewWillAppear", "trailing viewWillDisappear", "trailing viewDidDisappear",
      ])
    #expect(fixture.drawer.progress(of: .trailing) == 0)
  }

  @Test func `a press during bouncePreview stops the drawer side, and a drag can open the side`() {
    let fixture = SidesFixture([.leading])
    var results: [Bool] = []
    fixture.drawer.bouncePreview { results.append($0) }
    fixture.harness.advance(by: 0.2)

    fixture.harness.drag(from: Point(500, 300), to: Point(700, 300), duration: 0.3)
    fixture.harness.runUntilIdle()

    #expect(results == [false])
    #expect(fixture.drawer.openSide == .leading)
    #expect(fixture.consumeCallbacks() == ["leading viewWillAppear", "leading viewDidAppear"])
  }

  // MARK: Peek

  @Test
  func `a long press at a drawer's edge shows a part of the side until the pointer is released`() {
    let fixture = SidesFixture([.leading]) { $0[.leading].openGestures = [.edge, .peek] }

    fixture.harness.press(at: Point(8, 300))
    fixture.harness.advance(by: 0.1)
    #expect(fixture.drawer.progress(of: .leading) == 0)
    fixture.harness.advance(by: 0.7)
    #expect(abs(fixture.drawer.progress(of: .leading) - 20.0 / 250) < 0.01)
    #expect(fixture.drawer.phase == .dragging)
    fixture.harness.release(at: Point(8, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.progress(of: .leading) == 0)
    #expect(
      fixture.consumeCallbacks() == [
        "leading viewWillAppear", "leading viewWillDisappear", "leading viewDidDisappear",
      ])
  }

  @Test
  func `a drag without a long press does not open a drawer side whose only open gesture is peek`() {
    for rests in [true, false] {
      let fixture = SidesFixture([.leading]) { $0[.leading].openGestures = .peek }
      fixture.harness.press(at: Point(8, 300))
      if rests { fixture.harness.advance(by: 0.3) }
      fixture.harness.move(from: Point(8, 300), to: Point(208, 300), duration: 0.3)
      fixture.harness.advance(by: 0.3)
      fixture.harness.release(at: Point(208, 300))
      fixture.harness.runUntilIdle()

      #expect(fixture.drawer.openSide == (rests ? .leading : nil))
      if !rests { #expect(fixture.consumeCallbacks().isEmpty) }
    }
  }

  @Test
  func `releasing a long press at a drawer's edge during the peek animation closes the side again`()
  {
    let fixture = SidesFixture([.leading]) { $0[.leading].openGestures = [.edge, .peek] }
    fixture.harness.press(at: Point(8, 300))
    fixture.harness.advance(by: 0.2)
    fixture.harness.release(at: Point(8, 300))
    fixture.harness.runUntilIdle()
    fixture.harness.advance(by: 1)

    #expect(fixture.drawer.progress(of: .leading) == 0)
    #expect(fixture.drawer.phase == .idle)
  }

  @Test func `a drawer side that a long press has partly opened can be dragged open from there`() {
    let fixture = SidesFixture([.leading]) { $0[.leading].openGestures = [.edge, .peek] }
    fixture.harness.press(at: Point(8, 300))
    fixture.harness.advance(by: 0.8)

    fixture.harness.move(from: Point(8, 300), to: Point(58, 300), duration: 0.3)
    #expect(abs(fixture.drawer.progress(of: .leading) - 70.0 / 250) < 0.01)
    fixture.harness.move(from: Point(58, 300), to: Point(208, 300), duration: 0.3)
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: Point(208, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.openSide == .leading)
  }

  @Test func `a long press at a drawer's edge shows no side while the center is being replaced`() {
    let fixture = SidesFixture([.leading]) { $0[.leading].openGestures = [.edge, .peek] }
    let next = ViewController()
    fixture.harness.press(at: Point(8, 300))
    fixture.drawer.open(.leading)
    fixture.harness.advance(by: 0.1)

    fixture.drawer.setCenter(next, style: .fullClose, animated: true)
    _ = fixture.consumeCallbacks()
    fixture.harness.advance(by: 0.1)
    #expect(fixture.drawer.phase == .swapping)
    fixture.harness.release(at: Point(8, 300))
    fixture.harness.runUntilIdle()

    #expect(!fixture.drawer.isOpen && fixture.drawer.phase == .idle && next.isAppeared)
    #expect(
      fixture.consumeCallbacks().filter { $0.hasPrefix("leading") } == ["leading viewDidDisappear"])
  }

  @Test(arguments: [DrawerOpenGestures.edge, [.edge, .peek]])
  func `a long press shows no drawer side without the peek gesture, or if it is released early`(
    gestures: DrawerOpenGestures
  ) {
    let fixture = SidesFixture([.leading]) { $0[.leading].openGestures = gestures }
    fixture.harness.press(at: Point(8, 300))
    if gestures.contains(.peek) {
      fixture.harness.release(at: Point(8, 300))
    }
    fixture.harness.advance(by: 0.8)

    #expect(fixture.drawer.progress(of: .leading) == 0)
    #expect(fixture.consumeCallbacks().isEmpty)
  }

  // MARK: Wheel

  @Test func `the wheel opens or closes a drawer side only after enough horizontal scrolling`() {
    let fixture = SidesFixture([.leading, .trailing])
    func turn(_ x: Double, _ y: Double) {
      fixture.harness.send(.wheel(WheelEvent(delta: Point(x, y), at: Point(500, 300))))
      fixture.harness.runUntilIdle()
      fixture.harness.advance(by: 0.5)
    }

    turn(-1, 0)
    turn(0, -5)
    #expect(fixture.drawer.openSide == nil)
    turn(-3, 0)
    #expect(fixture.drawer.openSide == .leading)
    turn(3, 0)
    #expect(fixture.drawer.openSide == nil)
    turn(3, 0)
    #expect(fixture.drawer.openSide == .trailing)
  }

  @Test func `continued wheel scrolling after a drawer side has opened has no further effect`() {
    let fixture = SidesFixture([.leading, .trailing])
    for _ in 0..<30 {
      fixture.harness.send(.wheel(WheelEvent(delta: Point(-1, 0), at: Point(500, 300))))
      fixture.harness.advance(by: 0.03)
    }
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.openSide == .leading)
  }

  @Test func `horizontal wheel events over a view that handles them do not open a drawer side`() {
    final class Sideways: View {
      var sum = 0.0
      override func scrollWheel(_ event: WheelEvent) -> Bool {
        guard abs(event.delta.x) > abs(event.delta.y) else { return false }
        sum += event.delta.x
        return true
      }
    }
    let fixture = SidesFixture([.leading])
    let strip = Sideways(frame: Rect(100, 100, 300, 100))
    fixture.center.view.addSubview(strip)
    fixture.harness.step()
    func turn(at point: Point) {
      for _ in 0..<4 {
        fixture.harness.send(.wheel(WheelEvent(delta: Point(-1, 0), at: point)))
        fixture.harness.advance(by: 0.05)
      }
      fixture.harness.runUntilIdle()
    }

    turn(at: Point(200, 48 + 150))
    #expect(strip.sum == -4)
    #expect(fixture.drawer.openSide == nil)
    turn(at: Point(200, 48 + 300))

    #expect(fixture.drawer.openSide == .leading)
  }
}
