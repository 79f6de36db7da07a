// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers
@testable import Controls
@testable import Views

/// A press that stops a movement is delivered to the container or list that moves, and to no view inside it.
struct InterruptingPressTests {
  /// Records the pointer events that it receives.
  private final class Target: View {
    var events: [String] = []
    var clickCount = 0

    override func pointerDown(_ pointer: PointerSample) {
      events.append("down")
      clickCount = pointer.clickCount
    }
    override func pointerMoved(_ pointer: PointerSample) { events.append("moved") }
    override func pointerUp(_ pointer: PointerSample) { events.append("up") }
    override func pointerCancelled() { events.append("cancelled") }
  }

  /// Covers the root view of each loaded controller with a target that has no children.
  private func cover(_ controller: ViewController) -> [Target] {
    let family = controller.children.flatMap(cover)
    let presented = controller.presentedViewController.map { $0 === controller ? [] : cover($0) }
    guard controller.children.isEmpty, let view = controller.viewIfLoaded else {
      return family + (presented ?? [])
    }
    let target = Target(frame: view.bounds)
    target.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(target)
    return family + (presented ?? []) + [target]
  }

  @Test(arguments: InterruptionCase.all)
  func `a press during an animated transition is not canceled after a view has received it`(
    movement: InterruptionCase
  ) throws {
    let measured = movement.scene()
    let duration = measured.duration(of: measured.begin)
    let scene = movement.scene()
    let harness = scene.harness
    scene.begin(true) { _ in }
    harness.advance(by: duration / 2)
    let root = try #require(harness.window.rootViewController)
    let targets = cover(root)
    harness.step()

    for x in stride(from: 50.0, to: harness.window.size.width, by: 180) {
      let location = Point(x, 300)
      harness.press(at: location)
      // A view that received the press keeps it: nothing caught the movement.
      #expect(!targets.contains { $0.events.contains("cancelled") }, "pressed at \(location)")
      harness.release(at: location)
      for target in targets { target.events = [] }
    }
  }

  @Test func `a press that stops an opening drawer reaches no view inside the drawer`() {
    let drawer = DrawerController(center: ViewController(), leading: ViewController())
    let harness = TestWindow(root: drawer)
    let target = Target(frame: Rect(0, 0, 1000, 700))
    drawer.center.view.addSubview(target)
    drawer.open(animated: true)
    harness.advance(by: 0.1)

    harness.press(at: Point(800, 300))
    #expect(drawer.progress > 0 && drawer.progress < 1)
    harness.advance(by: 0.5)
    #expect(drawer.progress > 0 && drawer.progress < 1, "held, the drawer does not move")
    harness.release(at: Point(800, 300))

    #expect(target.events.isEmpty)
  }

  /// A list of 100 rows of 44 points that coasts.
  private final class DeceleratingList {
    let list = ScrollView(frame: Rect(0, 0, 400, 400))
    let target = Target(frame: Rect(0, 0, 400, 4400))
    let slider = Slider(accessibilityLabel: "Volume")
    let harness: TestWindow
    let pressLocation = Point(200, 200)

    init() {
      let root = ViewController()
      harness = TestWindow(root: root)
      list.contentHeight = 4400
      list.contentView.addSubview(target)
      root.view.addSubview(list)
      harness.step()
      fling()
    }

    func fling() {
      let start = Point(200, 350)
      harness.drag(from: start, to: Point(200, 150), duration: 0.1, device: .touch)
      harness.advance(by: 0.05)
      target.events = []
    }
  }

  @Test(arguments: [PointerEvent.Device.mouse, .touch])
  func `a press that stops a decelerating list reaches no view in the list`(
    device: PointerEvent.Device
  ) {
    let scene = DeceleratingList()
    #expect(scene.list.isDecelerating)

    scene.harness.press(at: scene.pressLocation, device: device)
    let stopped = scene.list.contentOffset
    scene.harness.advance(by: 0.2)
    scene.harness.release(at: scene.pressLocation, device: device)
    scene.harness.advance(by: 0.2)

    #expect(scene.target.events.isEmpty)
    #expect(!scene.list.isDecelerating && scene.list.contentOffset == stopped)
  }

  @Test func `a press that stops a decelerating list does not count toward a double click`() {
    let scene = DeceleratingList()
    scene.harness.press(at: scene.pressLocation)
    scene.harness.release(at: scene.pressLocation)

    scene.harness.click(at: scene.pressLocation)

    #expect(scene.target.events == ["down", "up"])
    #expect(scene.target.clickCount == 1)
  }

  @Test
  func `a press on a slider in a decelerating list stops the list and does not move the slider`() {
    let scene = DeceleratingList()
    let slider = scene.slider
    slider.frame = Rect(0, scene.list.contentOffset.y + 100, 400, 200)
    scene.list.contentView.addSubview(slider)
    scene.harness.step()
    let value = slider.value
    #expect(scene.list.isDecelerating)

    scene.harness.drag(from: scene.pressLocation, to: Point(350, 200), duration: 0.1)

    #expect(!scene.list.isDecelerating)
    #expect(slider.value == value)
  }

  @Test func `a press in an idle inner list stops the decelerating outer list`() {
    let scene = DeceleratingList()
    let inner = ScrollView(frame: Rect(0, 0, 400, 4400))
    inner.contentHeight = 9000
    let target = Target(frame: Rect(0, 0, 400, 9000))
    inner.contentView.addSubview(target)
    scene.list.contentView.addSubview(inner)
    scene.harness.step()

    scene.harness.press(at: scene.pressLocation)
    scene.harness.release(at: scene.pressLocation)

    #expect(!scene.list.isDecelerating)
    #expect(target.events.isEmpty)
  }
}
