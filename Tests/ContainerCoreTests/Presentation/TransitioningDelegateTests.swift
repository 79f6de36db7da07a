// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing
import UIKitSpellings

@testable import ContainerCore

struct TransitioningDelegateTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }

  /// Slides the presented view in from the left, and the dismissed view out to the right, in one second.
  final class EdgeSlideAnimator: ViewControllerAnimatedTransitioning {
    var contexts: [TransitionContext] = []

    func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
      contexts.append(context)
      let arrives = context.toView?.isDescendant(of: context.containerView) ?? false
      let animator = PropertyAnimator(motion: .curve(.linear, duration: 1))
      guard let view = arrives ? context.toView : context.fromView else { return animator }
      if arrives { view.transform = .translation(-100, 0) }
      animator.addAnimations { view.transform = arrives ? .identity : .translation(100, 0) }
      return animator
    }
  }

  final class Delegate: ViewControllerTransitioningDelegate {
    let animator = EdgeSlideAnimator()
    var driver: PercentDrivenInteractiveTransition?

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: (any ViewControllerAnimatedTransitioning)?
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }

    func interactionControllerForDismissal(
      using animator: (any ViewControllerAnimatedTransitioning)?
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }
  }

  /// The older shape of UIKit's animators: the view fades in, and another animation moves it.
  private final class FadeAnimator: ViewControllerAnimatedTransitioning,
    ViewControllerTransitioningDelegate
  {
    var endValues: [Bool] = []
    var driver: PercentDrivenInteractiveTransition?

    func transitionDuration(using context: TransitionContext?) -> Double { 1 }

    func animateTransition(using context: TransitionContext) {
      guard let controller = context.viewController(forKey: .to), let view = context.toView else {
        return context.completeTransition(false)
      }
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: controller)
      view.alpha = 0
      View.animate(duration: transitionDuration(using: context), curve: .linear) {
        view.alpha = 1
      } completion: { _ in
        self.endValues.append(!context.transitionWasCancelled)
        context.completeTransition(!context.transitionWasCancelled)
      }
      View.animate(duration: 5) { view.transform = .translation(-100, 0) }
    }

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: (any ViewControllerAnimatedTransitioning)?
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }
  }

  @Test
  func
    `a View.animate call in animateTransition animates the presented view during the presentation`()
  {
    let fader = FadeAnimator()
    fixture.red.transitioningDelegate = fader
    fixture.present(fixture.red, style: .overFullScreen)
    harness.advance(by: 0.5)
    #expect(abs(fixture.red.view.presentationAlpha - 0.5) < 0.03 && fader.endValues.isEmpty)
    #expect(abs(fixture.red.view.presentationTransform.tx + 50) < 3)
    harness.runUntilIdle()

    #expect(fixture.red.isAppeared && fader.endValues == [true])
    #expect(fixture.red.view.alpha == 1 && fixture.red.view.transform == .identity)
    #expect(fixture.completions == ["presented Red"])
  }

  @Test(arguments: [true, false])
  func `an interaction controller can scrub and reverse a View.animate call in animateTransition`(
    finishes: Bool
  ) {
    let (fader, driver) = (FadeAnimator(), PercentDrivenInteractiveTransition())
    fixture.red.transitioningDelegate = fader
    fader.driver = driver
    fixture.present(fixture.red, style: .overFullScreen)
    driver.update(0.25)
    harness.advance(by: 2)
    #expect(abs(fixture.red.view.presentationAlpha - 0.25) < 0.001)
    if finishes { driver.finish() } else { driver.cancel() }
    harness.runUntilIdle()

    #expect(fader.endValues == [finishes] && fixture.red.isAppeared == finishes)
    #expect(fixture.red.view.alpha == 1)
  }

  @Test func `a subclass can override modalPresentationStyle and transitioningDelegate`() {
    final class Card: ViewController {
      let mover = Delegate()
      override var modalPresentationStyle: ModalPresentationStyle {
        get { .overFullScreen }
        set {}
      }
      override var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
        get { mover }
        set {}
      }
    }
    let card = Card()
    fixture.child.present(card, animated: true)
    harness.runUntilIdle()

    let context = card.mover.animator.contexts.first
    #expect(context?.viewController(forKey: .to) === card)
    #expect(context?.view(forKey: .to) === context?.toView && context?.toView != nil)
    #expect(context?.viewController(forKey: .from) === context?.from && context?.from != nil)
    #expect(context?.view(forKey: .from) === context?.fromView)
    #expect(card.presentationController?.presentedViewController === card)
    #expect(fixture.child.isAppeared, "the presenter stays below an over-full-screen presentation")
  }

  @Test func `the transitioning delegate's animator animates the presentation and the dismissal`() {
    let delegate = Delegate()
    fixture.red.transitioningDelegate = delegate
    fixture.present(fixture.red, from: fixture.child, style: .overFullScreen)
    harness.advance(by: 0.5)
    #expect(abs(fixture.red.view.presentationTransform.tx + 50) < 3)
    harness.runUntilIdle()
    #expect(fixture.red.isAppeared)

    fixture.dismiss(fixture.red)
    harness.advance(by: 0.5)
    #expect(abs(fixture.red.view.presentationTransform.tx - 50) < 3)
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.red.view.transform == .identity)
    #expect(delegate.animator.contexts.map { $0.from?.title } == ["Root", "Red"])
    #expect(delegate.animator.contexts.map { $0.to?.title } == ["Red", "Root"])
    #expect(delegate.animator.contexts.map(\.isInteractive) == [false, false])
  }

  @Test
  func
    `the transitioning delegate is not asked for an animator when the presentation is unanimated`()
  {
    let delegate = Delegate()
    fixture.red.transitioningDelegate = delegate

    fixture.present(fixture.red, animated: false)

    #expect(delegate.animator.contexts.isEmpty)
  }

  @Test
  func `dismissing a chain of presentations ignores a covered controller's transitioning delegate`()
  {
    let delegate = Delegate()
    fixture.red.transitioningDelegate = delegate
    fixture.presentAndClearLog(fixture.red, style: .overFullScreen)
    fixture.presentAndClearLog(fixture.blue)

    fixture.root.dismiss(animated: true)
    harness.advance(by: 0.15)
    #expect(fixture.blue.view.presentationTransform != .identity)
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(delegate.animator.contexts.isEmpty)
    #expect(fixture.red.view.transform == .identity)
  }

  @Test(arguments: 0..<10)
  func `a presentation reversed by a dismissal continues its animator's animation backward`(
    tenth: Int
  ) {
    let delegate = Delegate()
    fixture.red.transitioningDelegate = delegate
    fixture.present(fixture.red)
    harness.advance(by: Double(tenth) / 10 + 0.001)
    let before = fixture.red.view.presentationTransform

    fixture.dismiss(fixture.red)
    harness.step()
    #expect(fixture.red.view.presentationTransform == before)
    harness.runUntilIdle()

    #expect(fixture.completions == ["presented Red", "dismissed Red"])
    #expect(fixture.root.isAppeared)
    #expect(fixture.red.view.transform == .identity)
  }

  /// Presents Red, begins an interactive dismissal, and pauses it at two fifths.
  private func beginPausedDismissal() -> (Delegate, PercentDrivenInteractiveTransition) {
    let (delegate, driver) = (Delegate(), PercentDrivenInteractiveTransition())
    fixture.red.transitioningDelegate = delegate
    fixture.presentAndClearLog(fixture.red, style: .overFullScreen)
    delegate.driver = driver
    fixture.dismiss(fixture.red)
    driver.update(0.4)
    return (delegate, driver)
  }

  @Test(arguments: [true, false])
  func `an interaction controller can finish or cancel an interactive dismissal`(finishes: Bool)
    throws
  {
    let (delegate, driver) = beginPausedDismissal()
    harness.advance(by: 1)
    #expect(abs(fixture.red.view.presentationTransform.tx - 40) < 0.001)
    if finishes { driver.finish() } else { driver.cancel() }
    harness.runUntilIdle()

    #expect(fixture.red.isAppeared != finishes)
    #expect(delegate.animator.contexts.last?.isInteractive == true)
    #expect(fixture.completions == ["dismissed Red"])
  }

  @Test(arguments: [true, false])
  func `the transition coordinator reports when a dismissal stops being interactive`(
    byCall: Bool
  ) {
    let (_, driver) = beginPausedDismissal()
    var receivedValues: [Bool] = []
    fixture.root.transitionCoordinator?.notifyWhenInteractionChanges {
      receivedValues.append($0.isInteractive)
    }
    #expect(fixture.root.transitionCoordinator?.isInteractive == true)

    if byCall { fixture.root.dismiss(animated: false) } else { driver.finish() }
    harness.runUntilIdle()

    #expect(receivedValues == [false])
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `an interaction controller can cancel a presentation with the built-in animation`() {
    let delegate = Delegate()
    let driver = PercentDrivenInteractiveTransition()
    delegate.driver = driver
    fixture.blue.transitioningDelegate = delegate
    fixture.red.transitioningDelegate = delegate

    fixture.present(fixture.red)
    driver.update(0.5)
    driver.cancel()
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.root.isAppeared)
  }
}
