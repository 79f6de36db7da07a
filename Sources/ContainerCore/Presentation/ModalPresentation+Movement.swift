// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ModalPresentation: ChildTransitionHost {
  // MARK: Callbacks

  /// In a presentation context, a presented controller appears only if the presenter is on screen now.
  func isOnScreen(_ controller: ViewController) -> Bool {
    guard isContextual, let presenter = presentingViewController, controller !== presenter else {
      return true
    }
    return coversPresenter ? notifiesPresenter : presenter.isAppeared || presenter.isAppearing
  }

  /// The presentations of the chain whose content is not removed by another presentation of the chain.
  var visibleChain: [ModalPresentation] { chain.filter { !$0.isCovered } }

  private var isCovered: Bool {
    presentedViewController.presentation?.coversPresenter ?? false
  }

  func beginPresentation() {
    assignCoordinatorToChain()
    if effectiveController.containerView == nil { installContainerView() }
    installPresentedView()
    guard machine.isTransitioning, !machine.isDrivenByChain else { return }
    updateFocusAndPointers()
    startAnimation()
  }

  func beginDismissal() {
    assignCoordinatorToChain()
    restorePresenterView()
    for member in chain { member.effectiveController.dismissalTransitionWillBegin() }
    setCoveredHidden(true)
    updateFocusAndPointers()
    startAnimation()
  }

  /// Views that other members of the chain cover are not visible while the chain is dismissed.
  func setCoveredHidden(_ isHidden: Bool) {
    for member in chain where member.isCovered {
      member.effectiveController.containerView?.isHidden = isHidden
    }
  }

  func finishViewChanges(atEnd: Bool) {
    let isPresent = atEnd == transitionPresents
    // The view may be used elsewhere later.
    for member in visibleChain { member.effectiveController.setPresentedViewHidden(false) }
    if isPresent {
      setCoveredHidden(false)
      removePresenterView()
    } else {
      for member in chain { member.removeViews() }
    }
    for member in chain { member.machine.setDismissed(!isPresent) }
    for member in chain {
      if transitionPresents {
        member.effectiveController.presentationTransitionDidEnd(isPresent)
      } else {
        member.effectiveController.dismissalTransitionDidEnd(!isPresent)
      }
    }
  }

  // MARK: Animation

  func startAnimation() {
    // A callback may have reversed the transition.
    let isPresenting = machine.state == .presenting
    guard machine.isTransitioning, !machine.isDrivenByChain, let transition, !transition.hasAnimator
    else { return }
    let animationController = isAnimated ? animationController(isPresenting: isPresenting) : nil
    let interactionController =
      isAnimated
      ? interactionController(isPresenting: isPresenting, animationController: animationController)
      : nil
    let animator = makeAnimator(
      isPresenting: isPresenting, animationController: animationController,
      isInteractive: interactionController != nil)
    let velocity = consumeVelocity()
    transition.run(animator, interactionController: interactionController) { [weak self] in
      self?.transitionDidEnd(isPresented: isPresenting == $0)
    }
    if interactionController == nil, velocity != 0 { transition.resume(velocity: velocity) }
  }

  private func consumeVelocity() -> Double {
    defer { effectiveController.transitionVelocity = 0 }
    return effectiveController.transitionVelocity
  }

  /// Continues a running transition towards the presentation or the dismissal.
  func reverseAnimation(toPresent: Bool, animated: Bool) {
    guard let transition else { return }
    let toEnd = toPresent == transitionPresents
    if animated {
      // The transition may be paused by a gesture, or the gesture may have given it a velocity.
      let velocity = consumeVelocity()
      transition.resume(toEnd: toEnd, velocity: velocity == 0 ? nil : velocity)
    } else if toEnd {
      transition.finish()
    } else {
      transition.cancel()
    }
  }

  func finishTransitionAtTarget() { transition?.finishAtTarget() }

  /// Finishes the transitions of the presentations above, topmost first, and then this one.
  func finishTransitionsAtTarget() {
    presentedViewController.presentation?.finishTransitionsAtTarget()
    finishTransitionAtTarget()
  }

  private func makeAnimator(
    isPresenting: Bool, animationController: (any ViewControllerAnimatedTransitioning)?,
    isInteractive: Bool
  ) -> PropertyAnimator {
    if let animationController, let container = effectiveController.containerView {
      return animationController.interruptibleAnimator(
        using: makeContext(isPresenting: isPresenting, in: container, isInteractive: isInteractive))
    }
    let animator = PropertyAnimator(motion: effectiveController.transitionMotion)
    guard isAnimated else { return animator }
    if isPresenting { setPresentedViewsHidden(true) }
    animator.addAnimations { [weak self] in self?.setPresentedViewsHidden(!isPresenting) }
    return animator
  }

  private func setPresentedViewsHidden(_ isHidden: Bool) {
    for member in visibleChain where member.presentedViewController.isViewLoaded {
      member.effectiveController.setPresentedViewHidden(isHidden)
    }
  }

  private func makeContext(
    isPresenting: Bool, in container: View, isInteractive: Bool
  ) -> TransitionContext {
    let presented = presentedViewController
    let presenting = presentingViewController
    return TransitionContext(
      containerView: container, from: isPresenting ? presenting : presented,
      to: isPresenting ? presented : presenting,
      fromView: isPresenting ? presenting?.viewIfLoaded : effectiveController.presentedView,
      toView: isPresenting ? effectiveController.presentedView : presenting?.viewIfLoaded,
      isInteractive: isInteractive)
  }

  private func animationController(
    isPresenting: Bool
  ) -> (any ViewControllerAnimatedTransitioning)? {
    // The animator is used only for a single visible presentation.
    guard visibleChain.count == 1, !isCovered, let presenting = presentingViewController else {
      return nil
    }
    let delegate = presentedViewController.transitioningDelegate
    return isPresenting
      ? delegate?.animationController(
        forPresented: presentedViewController, presenting: presenting, source: source ?? presenting)
      : delegate?.animationController(forDismissed: presentedViewController)
  }

  private func interactionController(
    isPresenting: Bool, animationController: (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerInteractiveTransitioning)? {
    let delegate = presentedViewController.transitioningDelegate
    return isPresenting
      ? delegate?.interactionControllerForPresentation(using: animationController)
      : delegate?.interactionControllerForDismissal(using: animationController)
  }
}
