// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Two things at once: a call while a pointer holds the drawer, a callback that asks for more.
struct DrawerInterruptionTests {
  private func touch(
    _ phase: PointerEvent.Phase, _ point: Point, finger: Int64, _ harness: TestWindow
  ) {
    harness.send(
      .pointer(PointerEvent(phase, at: point, device: .touch, identifier: finger)))
  }

  @Test(arguments: [true, false])
  func `a call while it is held takes it out of the hand`(animated: Bool) {
    let fixture = DrawerFixture(position: .closed)
    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(130, 300), duration: 0.3)

    fixture.drawer.close(animated: animated)
    fixture.harness.move(from: Point(130, 300), to: Point(200, 300), duration: 0.2)
    fixture.harness.release(at: Point(200, 300))
    fixture.harness.settle()

    #expect(fixture.drawer.progress == 0)
    #expect(fixture.drawer.phase == .idle)
    #expect(!fixture.side.isAppeared && !fixture.side.isInAppearanceTransition)
  }

  @Test func `while centers dissolve the bar cannot be dragged`() {
    let fixture = DrawerFixture(position: .closed)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.1)

    fixture.harness.drag(from: Point(5, 300), to: Point(150, 300), duration: 0.3)
    fixture.harness.settle()

    #expect(fixture.drawer.progress == 0)
    #expect(fixture.drawer.phase == .idle)
  }

  @Test func `a second finger does not take the drag away`() {
    let fixture = DrawerFixture(position: .closed)
    let harness = fixture.harness
    touch(.down, Point(5, 300), finger: 1, harness)
    touch(.moved, Point(40, 300), finger: 1, harness)
    touch(.moved, Point(140, 300), finger: 1, harness)

    touch(.down, Point(600, 400), finger: 2, harness)
    touch(.up, Point(600, 400), finger: 2, harness)
    harness.advance(by: 0.3)
    touch(.up, Point(140, 300), finger: 1, harness)
    harness.settle()

    #expect(fixture.drawer.phase == .idle)
  }

  @Test func `the release of another button does not end a drag`() {
    let fixture = DrawerFixture(position: .closed)
    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(100, 300), duration: 0.2)

    fixture.harness.press(at: Point(100, 300), button: .secondary)
    fixture.harness.release(at: Point(100, 300), button: .secondary)

    #expect(fixture.drawer.phase == .dragging)
  }

  @Test(arguments: [0.1, 0.3])
  func `a drawer that leaves in mid-swap ends everybody's transition`(time: Double) {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: time)

    fixture.harness.window.rootViewController = ViewController()
    fixture.harness.settle()

    for controller in [fixture.old, fixture.new, fixture.side] {
      #expect(!controller.isAppeared && !controller.isInAppearanceTransition)
    }
    let log = fixture.take()
    #expect(!log.contains { $0.contains("unbalanced") })
    #expect(log.count { $0 == "Old viewDidDisappear" } == 1)
  }

  @Test func `every completion is called once, in a dissolve too`() {
    let fixture = DrawerFixture(position: .closed)
    var swapped: [Bool] = []
    var opened: [Bool] = []
    fixture.drawer.setCenter(fixture.new) { swapped.append($0) }
    fixture.harness.advance(by: 0.1)

    fixture.drawer.open { opened.append($0) }
    fixture.harness.settle()

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

  @Test func `a swap asked for in the new center's viewDidAppear comes after the first`() {
    let fixture = DrawerFixture(position: .open)
    let login = Redirecting()
    login.title = "Login"
    login.containmentObserver = fixture.harness.observers
    login.onDidAppear = { fixture.drawer.setCenter(fixture.new) }

    fixture.drawer.setCenter(login)
    fixture.harness.settle()

    let log = fixture.take().filter { !$0.hasPrefix("Side") && !$0.hasPrefix("Old") }
    #expect(
      log == [
        "Login willMove drawer", "Login loadView", "Login viewDidLoad", "Login viewWillAppear",
        "Login viewIsAppearing", "Login viewDidAppear", "Login didMove drawer",
        "Login willMove nil", "New willMove drawer", "Login viewWillDisappear",
        "New viewWillAppear", "New viewIsAppearing", "Login viewDidDisappear",
        "Login didMove nil", "New viewDidAppear", "New didMove drawer",
      ])
  }

  @Test func `a swap in a child's viewIsAppearing, while the drawer appears, is in pairs`() {
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
    harness.settle()

    #expect(!harness.callbacks.lines.contains { $0.contains("unbalanced") })
    #expect(second.isAppeared)
    #expect(!first.isAppeared && !first.isInAppearanceTransition)
    #expect(harness.callbacks.lines.count { $0 == "Second viewDidAppear" } == 1)
  }

  @Test func `the old center chosen again without animation is there at once`() {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.1)

    fixture.drawer.setCenter(fixture.old, animated: false)

    #expect(fixture.drawer.progress == 0)
    #expect(fixture.drawer.phase == .idle)
    #expect(fixture.drawer.center === fixture.old)
  }

  @Test func `another choice after an opening still closes`() {
    let fixture = DrawerFixture(position: .open)
    let third = ViewController()
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.1)
    fixture.drawer.open()
    fixture.drawer.setCenter(third)
    fixture.harness.settle()

    #expect(fixture.drawer.center === third)
    #expect(fixture.drawer.progress == 0)
  }

  @Test func `the shadow is as strong as the theme in force says`() {
    let fixture = DrawerFixture(position: .open)
    let light = fixture.drawer.layout.stage.shadow?.color.alpha ?? 0

    fixture.harness.window.traits.theme = .dark

    #expect((fixture.drawer.layout.stage.shadow?.color.alpha ?? 0) > light)
  }

  @Test(arguments: [true, false])
  func `a drawer that leaves on its way gets there first, and says so`(swaps: Bool) {
    let fixture = DrawerFixture(position: swaps ? .open : .closed)
    var heard: [Bool] = []
    if swaps {
      fixture.drawer.setCenter(fixture.new) { heard.append($0) }
    } else {
      fixture.drawer.open { heard.append($0) }
    }
    fixture.harness.advance(by: 0.1)

    fixture.harness.window.rootViewController = ViewController()

    #expect(heard == [true])
    #expect(fixture.drawer.phase == .idle)
    #expect(fixture.drawer.isOpen == !swaps)
    #expect(fixture.drawer.center === (swaps ? fixture.new : fixture.old))
  }

  @Test(arguments: [true, false], [0, 0.1])
  func `a length that is taken back on its way does not come`(animated: Bool, time: Double) {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setLength(400, for: .leading, animated: true)
    fixture.harness.advance(by: time)

    fixture.drawer.setLength(nil, for: .leading, animated: animated)
    fixture.harness.settle()

    #expect(fixture.drawer.length(of: .leading) == 250)
    fixture.harness.resize(to: Size(1200, 700))
    #expect(fixture.drawer.length(of: .leading) == 300)
  }
}
