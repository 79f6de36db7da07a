// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Interrupted drawers: a call while a pointer drags the drawer, a callback that makes another call.
struct DrawerInterruptionTests {
  private func touch(
    _ phase: PointerEvent.Phase, _ point: Point, finger: Int64, _ harness: TestWindow
  ) {
    harness.send(
      .pointer(PointerEvent(phase, at: point, device: .touch, identifier: finger)))
  }

  @Test(arguments: [true, false])
  func `calling close while a pointer drags a drawer side ends the drag and closes the side`(
    animated: Bool
  ) {
    let fixture = DrawerFixture(position: .closed)
    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(130, 300), duration: 0.3)

    fixture.drawer.close(animated: animated)
    fixture.harness.move(from: Point(130, 300), to: Point(200, 300), duration: 0.2)
    fixture.harness.release(at: Point(200, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.progress == 0)
    #expect(fixture.drawer.phase == .idle)
    #expect(!fixture.side.isAppeared && !fixture.side.isInAppearanceTransition)
  }

  @Test func `a drag does not open a drawer while one center dissolves into another`() {
    let fixture = DrawerFixture(position: .closed)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.1)

    fixture.harness.drag(from: Point(5, 300), to: Point(150, 300), duration: 0.3)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.progress == 0)
    #expect(fixture.drawer.phase == .idle)
  }

  @Test func `a second finger does not interrupt the drag of a drawer side`() {
    let fixture = DrawerFixture(position: .closed)
    let harness = fixture.harness
    touch(.down, Point(5, 300), finger: 1, harness)
    touch(.moved, Point(40, 300), finger: 1, harness)
    touch(.moved, Point(140, 300), finger: 1, harness)

    touch(.down, Point(600, 400), finger: 2, harness)
    touch(.up, Point(600, 400), finger: 2, harness)
    harness.advance(by: 0.3)
    touch(.up, Point(140, 300), finger: 1, harness)
    harness.runUntilIdle()

    #expect(fixture.drawer.phase == .idle)
  }

  @Test func `releasing another mouse button does not end the drag of a drawer side`() {
    let fixture = DrawerFixture(position: .closed)
    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(100, 300), duration: 0.2)

    fixture.harness.press(at: Point(100, 300), button: .secondary)
    fixture.harness.release(at: Point(100, 300), button: .secondary)

    #expect(fixture.drawer.phase == .dragging)
  }

  @Test(arguments: [0.1, 0.3])
  func `removing a drawer from the window during a center replacement ends all its transitions`(
    time: Double
  ) {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: time)

    fixture.harness.window.rootViewController = ViewController()
    fixture.harness.runUntilIdle()

    for controller in [fixture.old, fixture.new, fixture.side] {
      #expect(!controller.isAppeared && !controller.isInAppearanceTransition)
    }
    let log = fixture.consumeCallbacks()
    #expect(!log.contains { $0.contains("unbalanced") })
    #expect(log.count { $0 == "Old viewDidDisappear" } == 1)
  }

  @Test func `opening a drawer during a center replacement calls each completion once`() {
    let fixture = DrawerFixture(position: .closed)
    var swapped: [Bool] = []
    var opened: [Bool] = []
    fixture.drawer.setCenter(fixture.new) { swapped.append($0) }
    fixture.harness.advance(by: 0.1)

    fixture.drawer.open { opened.append($0) }
    fixture.harness.runUntilIdle()

    #expect(swapped == [true])
    #expect(opened == [true])
    #expect(fixture.drawer.center === fixture.new)
  }

  private final class Redirecting: ViewController {
    var onIsAppearing: (() -> Void)?
    var onDidAppear: (() -> Void)?
    override func viewIsAppearing(_ animated: Bool) { onIsAppearing?() }
    override func viewDidAppear(_ animated: Bool) { onDidAppear?() }
  }

  @Test
  func `a setCenter call in the new center's viewDidAppear runs after the current replacement`() {
    let fixture = DrawerFixture(position: .open)
    let login = Redirecting()
    login.title = "Login"
    login.containmentObserver = fixture.harness.observers
    login.onDidAppear = { fixture.drawer.setCenter(fixture.new) }

    fixture.drawer.setCenter(login)
    fixture.harness.runUntilIdle()

    let log = fixture.consumeCallbacks().filter { !$0.hasPrefix("Side") && !$0.hasPrefix("Old") }
    #expect(
      log == [
        "Login willMove drawer", "Login loadView", "Login viewDidLoad", "Login viewWillAppear",
        "Login viewIsAppearing", "Login viewDidAppear", "Login didMove drawer",
        "Login willMove nil", "New willMove drawer", "Login viewWillDisappear",
        "New viewWillAppear", "New viewIsAppearing", "Login viewDidDisappear",
        "Login didMove nil", "New viewDidAppear", "New didMove drawer",
      ])
  }

  @Test func `setCenter in a center's first viewIsAppearing keeps the callbacks balanced`() {
    let harness = TestWindow()
    let first = Redirecting()
    let second = ViewController()
    let drawer = DrawerController(center: first, leading: ViewController())
    for (controller, title) in [(first, "First"), (second, "Second")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    first.onIsAppearing = { [weak drawer] in drawer?.setCenter(second) }

    harness.show(drawer)
    harness.runUntilIdle()

    #expect(!harness.callbacks.lines.contains { $0.contains("unbalanced") })
    #expect(second.isAppeared)
    #expect(!first.isAppeared && !first.isInAppearanceTransition)
    #expect(harness.callbacks.lines.count { $0 == "Second viewDidAppear" } == 1)
  }

  @Test
  func `setting a drawer's old center without animation cancels a running replacement immediately`()
  {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.1)

    fixture.drawer.setCenter(fixture.old, animated: false)

    #expect(fixture.drawer.progress == 0)
    #expect(fixture.drawer.phase == .idle)
    #expect(fixture.drawer.center === fixture.old)
  }

  @Test
  func `calling open and then setCenter during a center replacement leaves the drawer closed`() {
    let fixture = DrawerFixture(position: .open)
    let third = ViewController()
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.1)
    fixture.drawer.open()
    fixture.drawer.setCenter(third)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.center === third)
    #expect(fixture.drawer.progress == 0)
  }

  @Test func `the shadow of a drawer's center is stronger in the dark theme`() {
    let fixture = DrawerFixture(position: .open)
    let light = fixture.drawer.layout.centerContainerView.shadow?.color.alpha ?? 0

    fixture.harness.window.traits.theme = .dark

    #expect((fixture.drawer.layout.centerContainerView.shadow?.color.alpha ?? 0) > light)
  }

  @Test(arguments: [true, false])
  func `removing a drawer from the window completes a running open or setCenter call with true`(
    swaps: Bool
  ) {
    let fixture = DrawerFixture(position: swaps ? .open : .closed)
    var results: [Bool] = []
    if swaps {
      fixture.drawer.setCenter(fixture.new) { results.append($0) }
    } else {
      fixture.drawer.open { results.append($0) }
    }
    fixture.harness.advance(by: 0.1)

    fixture.harness.window.rootViewController = ViewController()

    #expect(results == [true])
    #expect(fixture.drawer.phase == .idle)
    #expect(fixture.drawer.isOpen == !swaps)
    #expect(fixture.drawer.center === (swaps ? fixture.new : fixture.old))
  }

  @Test(arguments: [true, false], [0, 0.1])
  func `setting a drawer side's length to nil during its animation restores the default length`(
    animated: Bool, time: Double
  ) {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setLength(400, for: .leading, animated: true)
    fixture.harness.advance(by: time)

    fixture.drawer.setLength(nil, for: .leading, animated: animated)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.length(of: .leading) == 250)
    fixture.harness.resize(to: Size(1200, 700))
    #expect(fixture.drawer.length(of: .leading) == 300)
  }
}
