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
  func `a push sends willMove, the appearance callbacks of both controllers, and then didMove`(
    animated: Bool
  ) {
    let fixture = NavigationFixture()

    fixture.push(fixture.first, animated: animated)
    fixture.harness.runUntilIdle()

    #expect(fixture.consumeCallbacks() == Self.push)
    #expect(fixture.completions == ["push First true"])
    #expect(fixture.containerViewContents == ["First"])
  }

  @Test func `hiding the navigation bar does not change the callback order of a push and a pop`() {
    let fixture = NavigationFixture()
    fixture.navigation.setNavigationBarHidden(true, animated: false)
    fixture.push(fixture.first)
    fixture.harness.runUntilIdle()
    #expect(fixture.consumeCallbacks() == Self.push)

    fixture.root.loadViewIfNeeded()
    _ = fixture.consumeCallbacks()
    fixture.pop()
    fixture.harness.runUntilIdle()
    #expect(fixture.consumeCallbacks() == Self.pop)
  }

  enum BackInput: CaseIterable {
    case call, unanimated, button, alt, mouse, escape, drag, fling
  }

  @Test(arguments: BackInput.allCases)
  func `a pop by call, back button, key or gesture sends the same callbacks`(
    way: BackInput
  ) {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.root.loadViewIfNeeded()
    _ = fixture.consumeCallbacks()

    switch way {
    case .call: fixture.pop()
    case .unanimated: fixture.pop(animated: false)
    case .button: fixture.harness.click(at: Point(30, 24))
    case .alt: fixture.harness.pressKey(.left, .alt)
    case .mouse: fixture.harness.press(at: Point(400, 300), button: .back)
    case .escape: fixture.harness.pressKey(.escape)
    case .drag:
      fixture.dragBack(to: 500)
      fixture.harness.advance(by: 0.3)
      fixture.harness.release(at: Point(500, 300))
    case .fling:
      fixture.dragBack(to: 120, in: 0.08)
      fixture.harness.release(at: Point(120, 300))
    }
    fixture.harness.runUntilIdle()

    #expect(fixture.consumeCallbacks() == Self.pop)
    #expect(fixture.titles == ["Root"])
    #expect(fixture.containerViewContents == ["Root"])
  }

  @Test func `a canceled pop gesture leaves the stack unchanged`() {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.root.loadViewIfNeeded()

    fixture.dragBack(to: 300)
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: Point(300, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.titles == ["Root", "First"])
    #expect(fixture.navigation.children.map(\.title) == ["Root", "First"])
    #expect(fixture.containerViewContents == ["First"])
  }

  @Test func `a push during a push completes the first push before the second`() {
    let fixture = NavigationFixture()
    for screen in [fixture.first, fixture.second] { screen.loadViewIfNeeded() }

    fixture.push(fixture.first)
    fixture.harness.advance(by: 0.1)
    fixture.push(fixture.second)
    fixture.harness.runUntilIdle()

    #expect(fixture.completions == ["push First true", "push Second true"])
    #expect(fixture.titles == ["Root", "First", "Second"])
  }

  @Test func `a pop during a push reverses the push, which then completes with false`() {
    let fixture = NavigationFixture()
    fixture.first.loadViewIfNeeded()

    fixture.push(fixture.first)
    fixture.harness.advance(by: 0.1)
    fixture.pop()
    #expect(fixture.titles == ["Root"])
    fixture.harness.runUntilIdle()

    #expect(fixture.completions == ["push First false", "pop true"])
    #expect(fixture.navigation.children.map(\.title) == ["Root"])
  }

  @Test func `pushing the controller that is being popped reverses the pop`() {
    let fixture = NavigationFixture(["Root", "First"])

    fixture.pop()
    fixture.harness.advance(by: 0.1)
    fixture.push(fixture.first)
    fixture.harness.runUntilIdle()

    #expect(fixture.completions == ["pop false", "push First true"])
    #expect(fixture.titles == ["Root", "First"])
    #expect(fixture.first.isAppeared)
  }

  @Test func `when several controllers are popped, the hidden ones get only willMove and didMove`()
  {
    let fixture = NavigationFixture(["Root", "First", "Second"])
    fixture.root.loadViewIfNeeded()
    _ = fixture.consumeCallbacks()

    let popped = fixture.navigation.popToRootViewController()
    fixture.harness.runUntilIdle()

    #expect(popped.map(\.title) == ["First", "Second"])
    #expect(
      fixture.consumeCallbacks() == [
        "Second willMove nil", "First willMove nil", "Second WillDisappear", "Root WillAppear",
        "Second DidDisappear", "Root DidAppear", "Second didMove nil", "First didMove nil",
      ])
    #expect(!fixture.first.isViewLoaded)
  }

  @Test
  func `setViewControllers with an unchanged top replaces the other controllers without animation`()
  {
    let fixture = NavigationFixture(["Root", "First"])

    fixture.navigation.setViewControllers(
      [fixture.second, fixture.first], animated: true,
      completion: fixture.recordingCompletion("set"))

    #expect(
      fixture.consumeCallbacks() == [
        "Root willMove nil", "Second willMove nav", "Root didMove nil", "Second didMove nav",
      ])
    #expect(fixture.completions == ["set true"])
  }

  enum Target: CaseIterable {
    case newTop, below, replacement
  }

  @Test(arguments: Target.allCases)
  func `setViewControllers pushes to a new top controller, and pops to a covered top controller`(
    target: Target
  ) {
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
    fixture.harness.runUntilIdle()
    #expect(fixture.titles == stack.map(\.title))
    #expect(fixture.navigation.children.count == stack.count)
  }

  @Test func `a push off screen sends no appearance callbacks and loads no view`() {
    let harness = TestWindow()
    let screens = ["A", "B"].map { title in
      let screen = ViewController()
      screen.title = title
      screen.containmentObserver = harness.observers
      return screen
    }
    let navigation = NavigationController(rootViewController: screens[0])
    navigation.title = "nav"
    harness.callbacks.removeAllLines()

    navigation.pushViewController(screens[1])

    #expect(harness.callbacks.lines == ["B willMove nav", "B didMove nav"])
    #expect(screens.map(\.isViewLoaded) == [false, false])
  }

  @Test
  func `the disappearance of a navigation controller is forwarded to the top controller only`() {
    let fixture = NavigationFixture(["Root", "First"])

    fixture.harness.window.rootViewController = ViewController()
    fixture.harness.step()

    #expect(fixture.consumeCallbacks() == ["First WillDisappear", "First DidDisappear"])
    #expect(!fixture.root.isViewLoaded)
  }

  @Test(arguments: [true, false])
  func `a push called in the pushed controller's viewWillAppear begins after the running push`(
    animated: Bool
  ) {
    let fixture = NavigationFixture()
    fixture.first.onCallback = { callback in
      if callback == "WA" { fixture.push(fixture.second, animated: animated) }
    }

    fixture.push(fixture.first)
    fixture.harness.runUntilIdle()

    #expect(fixture.titles == ["Root", "First", "Second"])
    #expect(fixture.completions == ["push First true", "push Second true"])
    #expect(fixture.containerViewContents == ["Second"])
  }

  @Test func `a controller that is pushed in the root's viewWillAppear appears after the root`() {
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
    harness.runUntilIdle()

    #expect(navigation.topViewController === next)
    #expect(next.isAppeared)
    #expect(!root.isAppeared)
    #expect(harness.callbacks.lines.last == "Next didMove nav")
  }
}
