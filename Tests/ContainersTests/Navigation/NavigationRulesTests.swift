// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Inspector
import TestSupport
import Testing

@testable import Containers

/// Invalid calls, deallocation, the top controller's preferences, and the delegate.
struct NavigationRulesTests {
  // MARK: Bad use

  @Test func `pushing a controller removes it from another navigation controller first`() {
    let fixture = NavigationFixture()
    let other = NavigationController(viewControllers: [ViewController(), fixture.first])
    _ = fixture.consumeCallbacks()

    fixture.push(fixture.first)
    fixture.harness.runUntilIdle()

    #expect(fixture.first.parent === fixture.navigation)
    #expect(fixture.consumeCallbacks().prefix(2) == ["First didMove nil", "First willMove nav"])
    #expect(other.children.count == 1)
    other.pushViewController(fixture.second)
    #expect(other.viewControllers.map(\.title) == [nil, "Second"])
  }

  @Test
  func
    `a top controller that is pushed onto another navigation controller leaves its former stack`()
  {
    let fixture = NavigationFixture(["Root", "First"])
    // Removing the visible controller breaks containment rules. This test checks only the remaining stack.
    fixture.harness.expectsCleanContainment = false
    let other = NavigationController(rootViewController: ViewController())

    other.pushViewController(fixture.first)
    #expect(fixture.first.parent === other)
    fixture.push(fixture.second)
    fixture.harness.runUntilIdle()

    #expect(fixture.titles == ["Root", "Second"])
    #expect(fixture.containerViewContents == ["Second"])
    #expect(fixture.navigation.children.map(\.title) == ["Root", "Second"])
  }

  @Test func `a pop at the root does nothing`() {
    let fixture = NavigationFixture()

    #expect(
      fixture.navigation.popViewController(completion: fixture.recordingCompletion("pop")) == nil)
    #expect(
      fixture.navigation.popToRootViewController(completion: fixture.recordingCompletion("root"))
        .isEmpty)
    fixture.harness.runUntilIdle()

    #expect(fixture.completions == ["pop false", "root true"])
    #expect(fixture.titles == ["Root"])
    #expect(fixture.consumeCallbacks() == [])
  }

  // MARK: Leaks

  @Test(arguments: [true, false])
  func `a popped controller and its view are deallocated`(animated: Bool) {
    let fixture = NavigationFixture()
    weak var gone: ViewController?
    weak var view: View?
    do {
      let screen = NavigationFixture.Screen()
      fixture.push(screen, animated: animated)
      fixture.harness.runUntilIdle()
      fixture.harness.window.focus.focus(screen.fields[0])
      gone = screen
      view = screen.view
    }
    #expect(gone != nil)

    fixture.pop(animated: animated)
    fixture.harness.runUntilIdle()

    #expect(gone == nil)
    #expect(view == nil)
  }

  @Test func `a navigation controller that is removed during a push is deallocated`() {
    weak var gone: NavigationController?
    let harness = TestWindow()
    do {
      let navigation = NavigationController(rootViewController: ViewController())
      gone = navigation
      harness.window.rootViewController = navigation
      harness.step()
      navigation.pushViewController(ViewController())
      harness.advance(by: 0.1)
      harness.window.rootViewController = ViewController()
      harness.runUntilIdle()
    }

    #expect(gone == nil)
  }

  @Test func `a memory warning unloads covered views only if unloadsViewsOffScreen is true`() {
    let fixture = NavigationFixture()
    fixture.push(fixture.first)
    fixture.harness.runUntilIdle()
    fixture.harness.window.deliverMemoryWarning()
    #expect(fixture.root.isViewLoaded)

    fixture.navigation.unloadsViewsOffScreen = true
    fixture.harness.window.deliverMemoryWarning()
    #expect(!fixture.root.isViewLoaded)
    fixture.pop()
    fixture.harness.runUntilIdle()

    #expect(fixture.root.isAppeared)
    #expect(fixture.root.view.frame == Rect(0, 48, 800, 552))
  }

  // MARK: What children decide and get

  @Test
  func `a navigation controller uses the title, cursor and color scheme of its top controller`() {
    final class Screen: ViewController {
      override var preferredCursor: Cursor? { .text }
      override var preferredColorScheme: Theme.ColorScheme? { .dark }
    }
    let fixture = NavigationFixture()
    let screen = Screen()
    screen.title = "Screen"

    fixture.push(screen)
    fixture.harness.runUntilIdle()

    #expect(fixture.navigation.effectiveTitle == "Screen")
    #expect(fixture.navigation.effectiveCursor == .text)
    #expect(fixture.harness.window.traits.theme.colorScheme == .dark)
    fixture.pop()
    fixture.harness.runUntilIdle()
    #expect(fixture.harness.window.traits.theme.colorScheme == .light)
  }

  @Test
  func `a navigation controller's preferredContentSize is its top controller's plus the bars`() {
    let fixture = NavigationFixture()
    fixture.first.preferredContentSize = Size(300, 200)

    fixture.push(fixture.first)
    #expect(fixture.navigation.preferredContentSize == Size(300, 248))
    fixture.first.preferredContentSize = Size(300, 400)
    #expect(fixture.navigation.preferredContentSize == Size(300, 448))
    fixture.navigation.isToolbarHidden = false
    #expect(fixture.navigation.preferredContentSize == Size(300, 496))
    fixture.pop()

    #expect(fixture.navigation.preferredContentSize == .zero)
  }

  @Test
  func `each controller on the stack gets viewWillTransition once when the window is resized`() {
    let fixture = NavigationFixture()
    fixture.push(fixture.first)
    fixture.harness.runUntilIdle()

    fixture.harness.resize(to: Size(500, 700))

    #expect(fixture.root.sizes == [Size(500, 652)])
    #expect(fixture.first.sizes == [Size(500, 652)])
    #expect(fixture.first.view.frame.size == Size(500, 652))
    fixture.pop()
    fixture.harness.runUntilIdle()
    #expect(fixture.root.view.frame.size == Size(500, 652))
  }

  // MARK: Delegate

  private final class Delegate: NavigationControllerDelegate {
    let callbacks: CallbackLog
    var animator: (any ViewControllerAnimatedTransitioning)?
    var interactionController: (any ViewControllerInteractiveTransitioning)?

    init(callbacks: CallbackLog) {
      self.callbacks = callbacks
    }

    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController,
      animated: Bool
    ) { callbacks.record("willShow \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) { callbacks.record("didShow \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: NavigationController, animatorFor operation: NavigationOperation,
      from: ViewController, to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: NavigationController,
      interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interactionController }
  }

  private final class Fade: ViewControllerAnimatedTransitioning {
    func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
      context.to?.view.alpha = 0
      return PropertyAnimator(motion: .curve(.linear, duration: 1)) {
        context.to?.view.alpha = 1
      }
    }
  }

  @Test(arguments: [true, false])
  func `a navigation delegate gets willShow after viewWillAppear, and didShow after didMove`(
    animated: Bool
  ) {
    let fixture = NavigationFixture()
    fixture.first.loadViewIfNeeded()
    let delegate = Delegate(callbacks: fixture.harness.callbacks)
    fixture.navigation.delegate = delegate
    _ = fixture.consumeCallbacks()

    fixture.push(fixture.first, animated: animated)
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks() == [
        "First willMove nav", "Root WillDisappear", "First WillAppear", "willShow First",
        "Root DidDisappear", "First DidAppear", "First didMove nav", "didShow First",
      ])
  }

  @Test func `a canceled pop gesture sends the navigation controller's delegate no didShow`() {
    let fixture = NavigationFixture(["Root", "First"])
    let delegate = Delegate(callbacks: fixture.harness.callbacks)
    fixture.navigation.delegate = delegate

    fixture.dragBack(to: 200)
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: Point(200, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.consumeCallbacks().filter { $0.contains("Show") } == ["willShow Root"])
  }

  @Test func `a pop during a push resets the changes that the delegate's push animator made`() {
    let fixture = NavigationFixture()
    let delegate = Delegate(callbacks: fixture.harness.callbacks)
    delegate.animator = Fade()
    fixture.navigation.delegate = delegate

    fixture.push(fixture.first)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.first.view.presentationAlpha - 0.5) < 0.05)
    #expect(fixture.first.view.transform == .identity)
    fixture.pop()
    fixture.harness.runUntilIdle()

    #expect(fixture.first.viewIfLoaded?.alpha == 1)
    #expect(fixture.root.isAppeared)
  }

  @Test(arguments: [true, false])
  func `the navigation delegate's interaction controller drives, finishes or cancels a push`(
    finishes: Bool
  ) {
    let fixture = NavigationFixture()
    let delegate = Delegate(callbacks: fixture.harness.callbacks)
    let driver = PercentDrivenInteractiveTransition()
    delegate.animator = Fade()
    delegate.interactionController = driver
    fixture.navigation.delegate = delegate

    fixture.push(fixture.first)
    fixture.harness.advance(by: 2)
    driver.update(0.25)
    fixture.harness.step()
    #expect(fixture.first.view.presentationAlpha == 0.25)
    // A press does not take it away from its driver.
    fixture.harness.press(at: Point(400, 300))
    fixture.harness.release(at: Point(400, 300))
    #expect(fixture.navigation.transition?.fractionComplete == 0.25)
    if finishes { driver.finish() } else { driver.cancel() }
    fixture.harness.runUntilIdle()

    #expect(fixture.titles == (finishes ? ["Root", "First"] : ["Root"]))
    #expect(fixture.completions == ["push First \(finishes)"])
  }

  @Test func `the visible controller is the presented one, or else the top screen`() {
    let fixture = NavigationFixture(["Root"])
    let navigation = fixture.navigation
    navigation.pushViewController(fixture.first, animated: false)
    #expect(navigation.visibleViewController === fixture.first)
    let sheet = ViewController()

    navigation.present(sheet, animated: false)

    #expect(navigation.visibleViewController === sheet)
    navigation.dismiss(animated: false)
    #expect(navigation.visibleViewController === fixture.first)
  }
}
