// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Inspector
import TestSupport
import Testing

@testable import Containers

/// What may not be, what is left, and what children decide.
struct NavigationRulesTests {
  // MARK: Bad use

  @Test func `a child of another controller leaves that first`() {
    let fixture = NavigationFixture()
    let other = NavigationController(viewControllers: [ViewController(), fixture.first])
    _ = fixture.take()

    fixture.push(fixture.first)
    fixture.harness.settle()

    #expect(fixture.first.parent === fixture.navigation)
    #expect(fixture.take().prefix(2) == ["First didMove nil", "First willMove nav"])
    #expect(other.children.count == 1)
    other.pushViewController(fixture.second)
    #expect(other.viewControllers.map(\.title) == [nil, "Second"])
  }

  @Test func `what another container takes from the top is missed by nobody`() {
    let fixture = NavigationFixture(["Root", "First"])
    // Taking away what shows breaks rules; what matters here is what is left.
    fixture.harness.expectsCleanContainment = false
    let other = NavigationController(rootViewController: ViewController())

    other.pushViewController(fixture.first)
    #expect(fixture.first.parent === other)
    fixture.push(fixture.second)
    fixture.harness.settle()

    #expect(fixture.titles == ["Root", "Second"])
    #expect(fixture.staged == ["Second"])
    #expect(fixture.navigation.children.map(\.title) == ["Root", "Second"])
  }

  @Test func `the root stays`() {
    let fixture = NavigationFixture()

    #expect(fixture.navigation.popViewController(completion: fixture.note("pop")) == nil)
    #expect(fixture.navigation.popToRootViewController(completion: fixture.note("root")).isEmpty)
    fixture.harness.settle()

    #expect(fixture.completions == ["pop false", "root true"])
    #expect(fixture.titles == ["Root"])
    #expect(fixture.take() == [])
  }

  // MARK: Leaks

  @Test(arguments: [true, false])
  func `nothing keeps a screen that was popped`(animated: Bool) {
    let fixture = NavigationFixture()
    weak var gone: ViewController?
    weak var view: View?
    do {
      let screen = NavigationFixture.Screen()
      fixture.push(screen, animated: animated)
      fixture.harness.settle()
      fixture.harness.window.focus.focus(screen.fields[0])
      gone = screen
      view = screen.view
    }
    #expect(gone != nil)

    fixture.pop(animated: animated)
    fixture.harness.settle()

    #expect(gone == nil)
    #expect(view == nil)
  }

  @Test func `a controller goes in mid-push with all its screens`() {
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
      harness.settle()
    }

    #expect(gone == nil)
  }

  @Test func `covered screens let go of their views when memory is short and that was wanted`() {
    let fixture = NavigationFixture()
    fixture.push(fixture.first)
    fixture.harness.settle()
    fixture.harness.window.deliverMemoryWarning()
    #expect(fixture.root.isViewLoaded)

    fixture.navigation.unloadsViewsOffScreen = true
    fixture.harness.window.deliverMemoryWarning()
    #expect(!fixture.root.isViewLoaded)
    fixture.pop()
    fixture.harness.settle()

    #expect(fixture.root.isAppeared)
    #expect(fixture.root.view.frame == Rect(0, 48, 800, 552))
  }

  // MARK: What children decide and get

  @Test func `the top screen answers for the controller`() {
    final class Screen: ViewController {
      override var preferredCursor: Cursor? { .text }
      override var preferredColorScheme: Theme.ColorScheme? { .dark }
    }
    let fixture = NavigationFixture()
    let screen = Screen()
    screen.title = "Screen"

    fixture.push(screen)
    fixture.harness.settle()

    #expect(fixture.navigation.effectiveTitle == "Screen")
    #expect(fixture.navigation.effectiveCursor == .text)
    #expect(fixture.harness.window.traits.theme.colorScheme == .dark)
    fixture.pop()
    fixture.harness.settle()
    #expect(fixture.harness.window.traits.theme.colorScheme == .light)
  }

  @Test func `a wish for a size is the top screen's, with the bars`() {
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

  @Test func `each screen hears of a coming size once`() {
    let fixture = NavigationFixture()
    fixture.push(fixture.first)
    fixture.harness.settle()

    fixture.harness.resize(to: Size(500, 700))

    #expect(fixture.root.sizes == [Size(500, 652)])
    #expect(fixture.first.sizes == [Size(500, 652)])
    #expect(fixture.first.view.frame.size == Size(500, 652))
    fixture.pop()
    fixture.harness.settle()
    #expect(fixture.root.view.frame.size == Size(500, 652))
  }

  // MARK: Delegate

  private final class Delegate: NavigationControllerDelegate {
    let callbacks: CallbackLog
    var animator: (any ViewControllerAnimatedTransitioning)?
    var driver: (any ViewControllerInteractiveTransitioning)?

    init(callbacks: CallbackLog) {
      self.callbacks = callbacks
    }

    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController,
      animated: Bool
    ) { callbacks.note("willShow \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) { callbacks.note("didShow \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: NavigationController, animatorFor operation: NavigationOperation,
      from: ViewController, to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: NavigationController,
      interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }
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
  func `willShow comes after the will-callbacks, didShow after the did-callbacks`(animated: Bool) {
    let fixture = NavigationFixture()
    fixture.first.loadViewIfNeeded()
    let delegate = Delegate(callbacks: fixture.harness.callbacks)
    fixture.navigation.delegate = delegate
    _ = fixture.take()

    fixture.push(fixture.first, animated: animated)
    fixture.harness.settle()

    #expect(
      fixture.take() == [
        "First willMove nav", "Root WillDisappear", "First WillAppear", "willShow First",
        "Root DidDisappear", "First DidAppear", "First didMove nav", "didShow First",
      ])
  }

  @Test func `a pop that was called off shows nobody`() {
    let fixture = NavigationFixture(["Root", "First"])
    let delegate = Delegate(callbacks: fixture.harness.callbacks)
    fixture.navigation.delegate = delegate

    fixture.dragBack(to: 200)
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: Point(200, 300))
    fixture.harness.settle()

    #expect(fixture.take().filter { $0.contains("Show") } == ["willShow Root"])
  }

  @Test func `a delegate's animator moves the change, and looks are plain afterwards`() {
    let fixture = NavigationFixture()
    let delegate = Delegate(callbacks: fixture.harness.callbacks)
    delegate.animator = Fade()
    fixture.navigation.delegate = delegate

    fixture.push(fixture.first)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.first.view.presentedAlpha - 0.5) < 0.05)
    #expect(fixture.first.view.transform == .identity)
    fixture.pop()
    fixture.harness.settle()

    #expect(fixture.first.viewIfLoaded?.alpha == 1)
    #expect(fixture.root.isAppeared)
  }

  @Test(arguments: [true, false])
  func `a delegate's driver decides instead of time`(finishes: Bool) {
    let fixture = NavigationFixture()
    let delegate = Delegate(callbacks: fixture.harness.callbacks)
    let driver = PercentDrivenInteractiveTransition()
    delegate.animator = Fade()
    delegate.driver = driver
    fixture.navigation.delegate = delegate

    fixture.push(fixture.first)
    fixture.harness.advance(by: 2)
    driver.update(0.25)
    fixture.harness.step()
    #expect(fixture.first.view.presentedAlpha == 0.25)
    // A press does not take it away from its driver.
    fixture.harness.press(at: Point(400, 300))
    fixture.harness.release(at: Point(400, 300))
    #expect(fixture.navigation.transition?.fractionComplete == 0.25)
    if finishes { driver.finish() } else { driver.cancel() }
    fixture.harness.settle()

    #expect(fixture.titles == (finishes ? ["Root", "First"] : ["Root"]))
    #expect(fixture.completions == ["push First \(finishes)"])
  }
}
