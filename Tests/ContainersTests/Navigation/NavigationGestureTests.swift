// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct NavigationGestureTests {
  @Test func `the top controller's view follows the pointer during a pop gesture`() {
    let fixture = NavigationFixture(["Root", "First"])

    fixture.dragBack(to: 409)

    // The first points of a drag only say that it is one.
    let moved = fixture.first.view.convert(Point.zero, to: nil).x
    #expect(moved == 800)
    let fraction = fixture.navigation.transition?.fractionComplete ?? 0
    #expect(abs(fraction - 0.5) < 0.02)
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `the pop gesture begins only at the leading edge`(direction: Traits.LayoutDirection) {
    var traits = Traits()
    traits.layoutDirection = direction
    let fixture = NavigationFixture(["Root", "First"], traits: traits)
    let isMirrored = direction == .rightToLeft
    func drag(from start: Double, by distance: Double) {
      let way = isMirrored ? -distance : distance
      let from = Point(isMirrored ? 800 - start : start, 300)
      fixture.harness.drag(from: from, to: Point(from.x + way, 300), duration: 0.2)
      fixture.harness.runUntilIdle()
    }

    drag(from: 25, by: 500)
    #expect(fixture.titles == ["Root", "First"])
    drag(from: 15, by: 500)

    #expect(fixture.titles == ["Root"])
  }

  @Test func `a navigation controller with only its root does not recognize the pop gesture`() {
    let fixture = NavigationFixture()

    fixture.dragBack(to: 500)

    #expect(fixture.navigation.transitionController.machine.transition == nil)
    #expect(!fixture.navigation.interactivePopGestureRecognizer.state.isActive)
  }

  @Test func `a view with horizontal reservedDragAxes keeps drags from the pop gesture`() {
    let fixture = NavigationFixture(["Root", "First"])
    let slider = View(frame: Rect(0, 200, 200, 100))
    slider.reservedDragAxes = .horizontal
    fixture.first.view.addSubview(slider)
    fixture.harness.step()

    fixture.dragBack(to: 500)

    #expect(fixture.navigation.transitionController.machine.transition == nil)
  }

  @Test func `disabling interactivePopGestureRecognizer disables the pop gesture`() {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.navigation.interactivePopGestureRecognizer.isEnabled = false

    fixture.dragBack(to: 500)

    #expect(fixture.navigation.transitionController.machine.transition == nil)
  }

  @Test(arguments: [(0.6, 0.0, true), (0.4, 0, false), (0.1, 500, true), (0.9, -500, false)])
  func `the velocity of a fast release, or the position of a slow one, decides a pop gesture`(
    share: Double, velocity: Double, ends: Bool
  ) {
    #expect(
      DragRelease(progress: share, velocity: velocity, length: 800).reachesEnd == ends)
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft], [500.0, 2000])
  func `a released pop gesture continues with the velocity of the pointer`(
    direction: Traits.LayoutDirection, speed: Double
  ) {
    var traits = Traits()
    traits.layoutDirection = direction
    let fixture = NavigationFixture(["Root", "First"], traits: traits)
    let way = direction == .rightToLeft ? -1.0 : 1.0
    func distance() -> Double { (fixture.navigation.transition?.fractionComplete ?? 0) * 800 }
    let start = Point(direction == .rightToLeft ? 795 : 5, 300)
    let end = Point(start.x + 300 * way, 300)
    fixture.harness.drag(from: start, to: end, duration: 300 / speed)

    let before = distance()
    fixture.harness.advance(by: 0.001)
    #expect(abs((distance() - before) / 0.001 - speed) < 0.15 * speed)
    fixture.harness.runUntilIdle()
    #expect(fixture.titles == ["Root"])
  }

  @Test func `after a pop gesture that is released without velocity, the animation starts slowly`()
  {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.dragBack(to: 600)
    fixture.harness.advance(by: 0.3)
    let before = fixture.navigation.transition?.fractionComplete ?? 0
    fixture.harness.release(at: Point(600, 300))
    fixture.harness.advance(by: 0.001)
    let after = fixture.navigation.transition?.fractionComplete ?? 0
    #expect(after > before && (after - before) * 800 < 0.1)
    fixture.harness.runUntilIdle()
    #expect(fixture.titles == ["Root"])
  }

  @Test func `a released pop gesture ends immediately when motion is reduced`() {
    var traits = Traits()
    traits.reducesMotion = true
    let fixture = NavigationFixture(["Root", "First"], traits: traits)

    fixture.dragBack(to: 600)
    fixture.harness.release(at: Point(600, 300))

    #expect(fixture.titles == ["Root"])
    #expect(fixture.navigation.transition == nil)
    #expect(fixture.containerViewContents == ["Root"])
  }

  @Test func `the mouse's back button pops; at the root, a window's key command can handle it`() {
    let fixture = NavigationFixture(["Root", "First"])
    var out = 0
    fixture.harness.window.windowKeyCommands = [
      KeyCommand("Out", shortcuts: [.init(.back), .init(.escape)]) {
        out += 1
        return true
      }
    ]

    fixture.harness.press(at: Point(400, 300), button: .back)
    fixture.harness.runUntilIdle()
    #expect(fixture.titles == ["Root"])
    #expect(out == 0)
    fixture.harness.press(at: Point(400, 300), button: .back)
    fixture.harness.pressKey(.escape)

    #expect(out == 2)
  }

  @Test func `a first responder that handles Escape keeps the navigation controller from popping`()
  {
    final class Taker: View {
      override var canBecomeFirstResponder: Bool { true }
      override func keyDown(_ event: KeyEvent) -> Bool { event.key == .escape }
    }
    let fixture = NavigationFixture(["Root", "First"])
    let taker = Taker(frame: Rect(10, 100, 50, 20))
    fixture.first.view.addSubview(taker)
    fixture.harness.window.focus.focus(taker)

    fixture.harness.pressKey(.escape)

    #expect(fixture.titles == ["Root", "First"])
  }

  @Test
  func `a press on a navigation controller that is then removed from the window begins no pop`() {
    let (root, top) = (ViewController(), ViewController())
    let stack = NavigationController(viewControllers: [root, top])
    let pages = PageViewController()
    pages.setViewControllers([stack], direction: .forward, animated: false)
    let harness = TestWindow(root: pages)
    harness.runUntilIdle()
    harness.press(at: Point(4, 300))

    pages.setViewControllers([ViewController()], direction: .reverse, animated: true)
    harness.advance(by: 0.05)
    harness.move(from: Point(4, 300), to: Point(200, 300), duration: 0.05)
    harness.release(at: Point(200, 300))
    harness.runUntilIdle()

    #expect(stack.transitionController.machine.transition == nil)
    #expect(stack.viewControllers.count == 2 && top.parent === stack)
  }
}
