// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5.1: one order for every way. `ContainmentTableTests` checks the order of one way of each kind.
struct NavigationOrderTests {
  private static let push = [
    "First willMove nav", "First loadView", "First DidLoad", "Root WillDisappear",
    "First WillAppear", "Root DidDisappear", "First DidAppear", "First didMove nav",
  ]

  private static let pop = [
    "First willMove nil", "First WillDisappear", "Root WillAppear", "First DidDisappear",
    "Root DidAppear", "First didMove nil",
  ]

  @Test(arguments: [true, false])
  func `push: the new one loads, the old one goes, the new one comes`(animated: Bool) {
    let fixture = NavigationFixture()

    fixture.push(fixture.first, animated: animated)
    fixture.harness.settle()

    #expect(fixture.take() == Self.push)
    #expect(fixture.completions == ["push First true"])
    #expect(fixture.staged == ["First"])
  }

  @Test func `without bars the order is the same`() {
    let fixture = NavigationFixture()
    fixture.navigation.setNavigationBarHidden(true, animated: false)
    fixture.push(fixture.first)
    fixture.harness.settle()
    #expect(fixture.take() == Self.push)

    fixture.root.loadViewIfNeeded()
    _ = fixture.take()
    fixture.pop()
    fixture.harness.settle()
    #expect(fixture.take() == Self.pop)
  }

  enum WayBack: CaseIterable {
    case call, unanimated, button, alt, mouse, escape, drag, fling
  }

  @Test(arguments: WayBack.allCases)
  func `pop has the same order by every way`(way: WayBack) {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.root.loadViewIfNeeded()
    _ = fixture.take()

    switch way {
    case .call: fixture.pop()
    case .unanimated: fixture.pop(animated: false)
    case .button: fixture.harness.click(at: Point(30, 24))
    case .alt: fixture.harness.key(.left, .alt)
    case .mouse: fixture.harness.press(at: Point(400, 300), button: .back)
    case .escape: fixture.harness.key(.escape)
    case .drag:
      fixture.dragBack(to: 500)
      fixture.harness.advance(by: 0.3)
      fixture.harness.release(at: Point(500, 300))
    case .fling:
      fixture.dragBack(to: 120, in: 0.08)
      fixture.harness.release(at: Point(120, 300))
    }
    fixture.harness.settle()

    #expect(fixture.take() == Self.pop)
    #expect(fixture.titles == ["Root"])
    #expect(fixture.staged == ["Root"])
  }

  @Test func `a drag that falls back leaves the stack as it was`() {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.root.loadViewIfNeeded()

    fixture.dragBack(to: 300)
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: Point(300, 300))
    fixture.harness.settle()

    #expect(fixture.titles == ["Root", "First"])
    #expect(fixture.navigation.children.map(\.title) == ["Root", "First"])
    #expect(fixture.staged == ["First"])
  }

  @Test func `a push during a push: the first one completes first`() {
    let fixture = NavigationFixture()
    for screen in [fixture.first, fixture.second] { screen.loadViewIfNeeded() }

    fixture.push(fixture.first)
    fixture.harness.advance(by: 0.1)
    fixture.push(fixture.second)
    fixture.harness.settle()

    #expect(fixture.completions == ["push First true", "push Second true"])
    #expect(fixture.titles == ["Root", "First", "Second"])
  }

  @Test func `a pop during its push turns round`() {
    let fixture = NavigationFixture()
    fixture.first.loadViewIfNeeded()

    fixture.push(fixture.first)
    fixture.harness.advance(by: 0.1)
    fixture.pop()
    #expect(fixture.titles == ["Root"])
    fixture.harness.settle()

    #expect(fixture.completions == ["push First false", "pop true"])
    #expect(fixture.navigation.children.map(\.title) == ["Root"])
  }

  @Test func `a push of the screen that is being popped turns round`() {
    let fixture = NavigationFixture(["Root", "First"])

    fixture.pop()
    fixture.harness.advance(by: 0.1)
    fixture.push(fixture.first)
    fixture.harness.settle()

    #expect(fixture.completions == ["pop false", "push First true"])
    #expect(fixture.titles == ["Root", "First"])
    #expect(fixture.first.isAppeared)
  }

  @Test func `popping several tells those in between of their parent only`() {
    let fixture = NavigationFixture(["Root", "First", "Second"])
    fixture.root.loadViewIfNeeded()
    _ = fixture.take()

    let popped = fixture.navigation.popToRootViewController()
    fixture.harness.settle()

    #expect(popped.map(\.title) == ["First", "Second"])
    #expect(
      fixture.take() == [
        "Second willMove nil", "First willMove nil", "Second WillDisappear", "Root WillAppear",
        "Second DidDisappear", "Root DidAppear", "Second didMove nil", "First didMove nil",
      ])
    #expect(!fixture.first.isViewLoaded)
  }

  @Test func `covered screens come and go without a change that is seen`() {
    let fixture = NavigationFixture(["Root", "First"])

    fixture.navigation.setViewControllers(
      [fixture.second, fixture.first], animated: true, completion: fixture.note("set"))

    #expect(
      fixture.take() == [
        "Root willMove nil", "Second willMove nav", "Root didMove nil", "Second didMove nav",
      ])
    #expect(fixture.completions == ["set true"])
  }

  enum Target: CaseIterable {
    case newTop, below, replacement
  }

  @Test(arguments: Target.allCases)
  func `another stack goes forward to a new top and back to one from below`(target: Target) {
    let fixture = NavigationFixture(["Root", "First"])
    let stack: [ViewController] =
      switch target {
      case .newTop: [fixture.root, fixture.first, fixture.second]
      case .below: [fixture.second, fixture.root]
      case .replacement: [fixture.root, fixture.second]
      }

    fixture.navigation.setViewControllers(stack, animated: true)

    let operation = fixture.navigation.transitionController.machine.transition?.operation
    #expect(operation == (target == .below ? .pop : .push))
    fixture.harness.settle()
    #expect(fixture.titles == stack.map(\.title))
    #expect(fixture.navigation.children.count == stack.count)
  }

  @Test func `off screen nothing appears, and no view is loaded`() {
    let harness = TestWindow()
    let screens = ["A", "B"].map { title in
      let screen = ViewController()
      screen.title = title
      screen.containmentObserver = harness.observers
      return screen
    }
    let navigation = NavigationController(rootViewController: screens[0])
    navigation.title = "nav"
    harness.callbacks.takeLines()

    navigation.pushViewController(screens[1])

    #expect(harness.callbacks.lines == ["B willMove nav", "B didMove nav"])
    #expect(screens.map(\.isViewLoaded) == [false, false])
  }

  @Test func `the controller's own appearance reaches the top only`() {
    let fixture = NavigationFixture(["Root", "First"])

    fixture.harness.window.rootViewController = ViewController()
    fixture.harness.step()

    #expect(fixture.take() == ["First WillDisappear", "First DidDisappear"])
    #expect(!fixture.root.isViewLoaded)
  }

  @Test(arguments: [true, false])
  func `what a callback asks for comes right after`(animated: Bool) {
    let fixture = NavigationFixture()
    fixture.first.onCallback = { callback in
      if callback == "WA" { fixture.push(fixture.second, animated: animated) }
    }

    fixture.push(fixture.first)
    fixture.harness.settle()

    #expect(fixture.titles == ["Root", "First", "Second"])
    #expect(fixture.completions == ["push First true", "push Second true"])
    #expect(fixture.staged == ["Second"])
  }

  @Test func `a screen pushed while the controller appears appears with it`() {
    let harness = TestWindow()
    let root = NavigationFixture.Screen()
    let next = ViewController()
    root.title = "Root"
    next.title = "Next"
    for screen in [root, next] { screen.containmentObserver = harness.observers }
    let navigation = NavigationController(rootViewController: root)
    navigation.title = "nav"
    root.onCallback = { callback in
      if callback == "WA" { navigation.pushViewController(next) }
    }
    harness.show(navigation)
    harness.settle()

    #expect(navigation.topViewController === next)
    #expect(next.isAppeared)
    #expect(!root.isAppeared)
    #expect(harness.callbacks.lines.last == "Next didMove nav")
  }
}
