// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension PresentationSession: ChildTransitionHost {
  // MARK: Callbacks

  /// What comes in the presenter's view comes on screen only where that is: the presenter may have gone meanwhile.
  func isSeen(_ controller: ViewController) -> Bool {
    guard isContextual, let presenter = presentingViewController, controller !== presenter else {
      return true
    }
    return coversPresenter ? tellsPresenter : presenter.isAppeared || presenter.isAppearing
  }

  /// Those of the chain whose content no other one of it has taken out.
  var visibleChain: [PresentationSession] { chain.filter { !$0.isCovered } }

  private var isCovered: Bool {
    presentedViewController.presentation?.coversPresenter ?? false
  }

  func beginArrival() {
    shareCoordinator()
    if current.containerView == nil { attachContainer() }
    attachPresented()
    guard machine.isMoving, !machine.isLed else { return }
    reachChanged()
    startMovement()
  }

  func beginLeaving() {
    shareCoordinator()
    putPresenterBack()
    for member in chain { member.current.dismissalTransitionWillBegin() }
    hideCovered(true)
    reachChanged()
    startMovement()
  }

  /// What a member of the chain covers has nothing to show as the chain goes.
  func hideCovered(_ isHidden: Bool) {
    for member in chain where member.isCovered {
      member.current.containerView?.isHidden = isHidden
    }
  }

  func takeOutViews(atEnd: Bool) {
    let isPresent = atEnd == movementArrives
    // The view has its look again, wherever it is shown next.
    for member in visibleChain { member.current.setPresentedViewHidden(false) }
    if isPresent {
      hideCovered(false)
      takePresenterOut()
    } else {
      for member in chain { member.detachViews() }
    }
    for member in chain { member.machine.setGone(!isPresent) }
    for member in chain {
      if movementArrives {
        member.current.presentationTransitionDidEnd(isPresent)
      } else {
        member.current.dismissalTransitionDidEnd(!isPresent)
      }
    }
  }

  // MARK: Movement

  func startMovement() {
    // A callback may have turned it round already.
    let arrives = machine.state == .arriving
    guard machine.isMoving, !machine.isLed, let transition, !transition.isMoving else { return }
    let mover = isAnimated ? animationController(arrives: arrives) : nil
    let driver = isAnimated ? interactionController(arrives: arrives, mover: mover) : nil
    let animator = makeAnimator(arrives: arrives, mover: mover, isInteractive: driver != nil)
    let velocity = takeVelocity()
    transition.run(animator, drivenBy: driver) { [weak self] in
      self?.ended(isPresent: arrives == $0)
    }
    if driver == nil, velocity != 0 { transition.resume(velocity: velocity) }
  }

  private func takeVelocity() -> Double {
    defer { current.transitionVelocity = 0 }
    return current.transitionVelocity
  }

  /// A running movement heads for the other end.
  func turnMovement(toPresent: Bool, animated: Bool) {
    guard let transition else { return }
    let toEnd = toPresent == movementArrives
    if animated {
      // A gesture may hold it, or have let go of it with some speed.
      let velocity = takeVelocity()
      transition.resume(toEnd: toEnd, velocity: velocity == 0 ? nil : velocity)
    } else if toEnd {
      transition.finish()
    } else {
      transition.cancel()
    }
  }

  /// Ends a movement that runs at once where it was heading.
  func endMovement() { transition?.finishMovement() }

  /// The same here and above, the topmost first.
  func endMovements() {
    presentedViewController.presentation?.endMovements()
    endMovement()
  }

  private func makeAnimator(
    arrives: Bool, mover: (any ViewControllerAnimatedTransitioning)?, isInteractive: Bool
  ) -> PropertyAnimator {
    if let mover, let container = current.containerView {
      return mover.interruptibleAnimator(
        using: context(arrives: arrives, in: container, isInteractive: isInteractive))
    }
    let animator = PropertyAnimator(motion: current.transitionMotion)
    guard isAnimated else { return animator }
    if arrives { setHidden(true) }
    animator.addAnimations { [weak self] in self?.setHidden(!arrives) }
    return animator
  }

  private func setHidden(_ isHidden: Bool) {
    for member in visibleChain where member.presentedViewController.isViewLoaded {
      member.current.setPresentedViewHidden(isHidden)
    }
  }

  private func context(
    arrives: Bool, in container: View, isInteractive: Bool
  ) -> TransitionContext {
    let presented = presentedViewController
    let presenting = presentingViewController
    return TransitionContext(
      containerView: container, from: arrives ? presenting : presented,
      to: arrives ? presented : presenting,
      fromView: arrives ? presenting?.viewIfLoaded : current.presentedView,
      toView: arrives ? current.presentedView : presenting?.viewIfLoaded,
      isInteractive: isInteractive)
  }

  private func animationController(
    arrives: Bool
  ) -> (any ViewControllerAnimatedTransitioning)? {
    // What is covered is not what a person sees go.
    guard visibleChain.count == 1, !isCovered, let presenting = presentingViewController else {
      return nil
    }
    let delegate = presentedViewController.transitioningDelegate
    return arrives
      ? delegate?.animationController(
        forPresented: presentedViewController, presenting: presenting, source: source ?? presenting)
      : delegate?.animationController(forDismissed: presentedViewController)
  }

  private func interactionController(
    arrives: Bool, mover: (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerInteractiveTransitioning)? {
    let delegate = presentedViewController.transitioningDelegate
    return arrives
      ? delegate?.interactionControllerForPresentation(using: mover)
      : delegate?.interactionControllerForDismissal(using: mover)
  }
}
