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

  /// Moves what comes in from the left and what goes out to the right, in one second.
  final class Mover: ViewControllerAnimatedTransitioning {
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
    let mover = Mover()
    var driver: PercentDrivenInteractiveTransition?

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { mover }

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { mover }

    func interactionControllerForPresentation(
      using animator: (any ViewControllerAnimatedTransitioning)?
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }

    func interactionControllerForDismissal(
      using animator: (any ViewControllerAnimatedTransitioning)?
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }
  }

  /// The older shape of UIKit's animators: the view fades in, and another animation moves it.
  private final class Fader: ViewControllerAnimatedTransitioning,
    ViewControllerTransitioningDelegate
  {
    var ends: [Bool] = []
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
        self.ends.append(!context.transitionWasCancelled)
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

  @Test func `what animates by itself is run by the container`() {
    let fader = Fader()
    fixture.red.transitioningDelegate = fader
    fixture.present(fixture.red, style: .overFullScreen)
    harness.advance(by: 0.5)
    #expect(abs(fixture.red.view.presentedAlpha - 0.5) < 0.03 && fader.ends.isEmpty)
    #expect(abs(fixture.red.view.presentedTransform.tx + 50) < 3)
    harness.settle()

    #expect(fixture.red.isAppeared && fader.ends == [true])
    #expect(fixture.red.view.alpha == 1 && fixture.red.view.transform == .identity)
    #expect(fixture.completions == ["presented Red"])
  }

  @Test(arguments: [true, false])
  func `what animates by itself is scrubbed and turned round`(finishes: Bool) {
    let (fader, driver) = (Fader(), PercentDrivenInteractiveTransition())
    fixture.red.transitioningDelegate = fader
    fader.driver = driver
    fixture.present(fixture.red, style: .overFullScreen)
    driver.update(0.25)
    harness.advance(by: 2)
    #expect(abs(fixture.red.view.presentedAlpha - 0.25) < 0.001)
    if finishes { driver.finish() } else { driver.cancel() }
    harness.settle()

    #expect(fader.ends == [finishes] && fixture.red.isAppeared == finishes)
    #expect(fixture.red.view.alpha == 1)
  }

  @Test func `a subclass decides how it is presented`() {
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
    harness.settle()

    let context = card.mover.mover.contexts.first
    #expect(context?.viewController(forKey: .to) === card)
    #expect(context?.view(forKey: .to) === context?.toView && context?.toView != nil)
    #expect(context?.viewController(forKey: .from) === context?.from && context?.from != nil)
    #expect(context?.view(forKey: .from) === context?.fromView)
    #expect(card.presentationController?.presentedViewController === card)
    #expect(fixture.child.isAppeared, "what lies below an over-full-screen one stays")
  }

  @Test func `its animator moves the views both ways`() {
    let delegate = Delegate()
    fixture.red.transitioningDelegate = delegate
    fixture.present(fixture.red, from: fixture.child, style: .overFullScreen)
    harness.advance(by: 0.5)
    #expect(abs(fixture.red.view.presentedTransform.tx + 50) < 3)
    harness.settle()
    #expect(fixture.red.isAppeared)

    fixture.dismiss(fixture.red)
    harness.advance(by: 0.5)
    #expect(abs(fixture.red.view.presentedTransform.tx - 50) < 3)
    harness.settle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.red.view.transform == .identity)
    #expect(delegate.mover.contexts.map { $0.from?.title } == ["Root", "Red"])
    #expect(delegate.mover.contexts.map { $0.to?.title } == ["Red", "Root"])
    #expect(delegate.mover.contexts.map(\.isInteractive) == [false, false])
  }

  @Test func `unanimated nobody is asked for an animator`() {
    let delegate = Delegate()
    fixture.red.transitioningDelegate = delegate

    fixture.present(fixture.red, animated: false)

    #expect(delegate.mover.contexts.isEmpty)
  }

  @Test func `its animator moves no view that another presentation covers`() {
    let delegate = Delegate()
    fixture.red.transitioningDelegate = delegate
    fixture.showing(fixture.red, style: .overFullScreen)
    fixture.showing(fixture.blue)

    fixture.root.dismiss(animated: true)
    harness.advance(by: 0.15)
    #expect(fixture.blue.view.presentedTransform != .identity)
    harness.settle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(delegate.mover.contexts.isEmpty)
    #expect(fixture.red.view.transform == .identity)
  }

  @Test(arguments: 0..<10)
  func `turned round, its animator goes back`(tenth: Int) {
    let delegate = Delegate()
    fixture.red.transitioningDelegate = delegate
    fixture.present(fixture.red)
    harness.advance(by: Double(tenth) / 10 + 0.001)
    let before = fixture.red.view.presentedTransform

    fixture.dismiss(fixture.red)
    harness.step()
    #expect(fixture.red.view.presentedTransform == before)
    harness.settle()

    #expect(fixture.completions == ["presented Red", "dismissed Red"])
    #expect(fixture.root.isAppeared)
    #expect(fixture.red.view.transform == .identity)
  }

  /// A gesture has dismissed two fifths of what is presented, and holds it.
  private func heldDismissal() -> (Delegate, PercentDrivenInteractiveTransition) {
    let (delegate, driver) = (Delegate(), PercentDrivenInteractiveTransition())
    fixture.red.transitioningDelegate = delegate
    fixture.showing(fixture.red, style: .overFullScreen)
    delegate.driver = driver
    fixture.dismiss(fixture.red)
    driver.update(0.4)
    return (delegate, driver)
  }

  @Test(arguments: [true, false])
  func `a gesture drives a dismissal, and may call it off`(finishes: Bool) throws {
    let (delegate, driver) = heldDismissal()
    harness.advance(by: 1)
    #expect(abs(fixture.red.view.presentedTransform.tx - 40) < 0.001)
    if finishes { driver.finish() } else { driver.cancel() }
    harness.settle()

    #expect(fixture.red.isAppeared != finishes)
    #expect(delegate.mover.contexts.last?.isInteractive == true)
    #expect(fixture.completions == ["dismissed Red"])
  }

  @Test(arguments: [true, false])
  func `who moves along hears that a gesture, or a call, lets go of a dismissal`(byCall: Bool) {
    let (_, driver) = heldDismissal()
    var heard: [Bool] = []
    fixture.root.transitionCoordinator?.notifyWhenInteractionChanges {
      heard.append($0.isInteractive)
    }
    #expect(fixture.root.transitionCoordinator?.isInteractive == true)

    if byCall { fixture.root.dismiss(animated: false) } else { driver.finish() }
    harness.settle()

    #expect(heard == [false])
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `a gesture drives the stock movement too`() {
    let delegate = Delegate()
    let driver = PercentDrivenInteractiveTransition()
    delegate.driver = driver
    fixture.blue.transitioningDelegate = delegate
    fixture.red.transitioningDelegate = delegate

    fixture.present(fixture.red)
    driver.update(0.5)
    driver.cancel()
    harness.settle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.root.isAppeared)
  }
}
