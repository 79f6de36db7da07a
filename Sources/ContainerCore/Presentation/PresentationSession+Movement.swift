// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension PresentationSession {
  // MARK: Callbacks

  /// Sends the will-callbacks that are still to be sent on the way to one of the two ends. The leaving
  /// controller gets its callback before the entering one.
  func willMove(toPresent isPresent: Bool) {
    isTelling = true
    defer { isTelling = false }
    let moving = visibleChain.map(\.presentedViewController)
    let covered = coversPresenter && tellsPresenter ? presentingViewController : nil
    if isPresent {
      covered?.headContent(appearing: false, animated: isAnimated)
      guard isContextShown else { return }
      for controller in moving.reversed() {
        controller.headContent(appearing: true, animated: isAnimated)
      }
    } else {
      for controller in moving { controller.headContent(appearing: false, animated: isAnimated) }
      covered?.headContent(appearing: true, animated: isAnimated)
    }
  }

  /// Whether what comes in the presenter's view comes on screen: the presenter may have gone meanwhile.
  private var isContextShown: Bool {
    guard isContextual, let presenter = presentingViewController else { return true }
    return coversPresenter ? tellsPresenter : presenter.isAppeared || presenter.isAppearing
  }

  func didMove() {
    isTelling = true
    defer { isTelling = false }
    for member in visibleChain { member.presentedViewController.endContentAppearance() }
    if coversPresenter, tellsPresenter { presentingViewController?.endContentAppearance() }
  }

  /// Those of the chain whose content no other one of it has taken out.
  var visibleChain: [PresentationSession] { chain.filter { !$0.isCovered } }

  private var isCovered: Bool {
    presentedViewController.presentation?.coversPresenter ?? false
  }

  func beginArrival() {
    movementArrives = true
    makeCoordinator()
    if current.containerView == nil { attachContainer() }
    attachPresented()
    guard machine.isMoving, !isLed else { return }
    reachChanged()
    startMovement()
  }

  func beginLeaving() {
    movementArrives = false
    makeCoordinator()
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

  /// What everybody who takes part can join the movement with.
  func makeCoordinator() {
    guard coordinator == nil else { return }
    let new = TransitionCoordinator(isAnimated: isAnimated)
    new.from = isHere ? presentingViewController : presentedViewController
    new.to = isHere ? presentedViewController : presentingViewController
    for member in chain { member.coordinator = new }
  }

  /// Tells the presentation controllers of the chain how the movement ended.
  func tellOfEnd(isPresent: Bool) {
    let completed = isPresent == movementArrives
    for member in chain {
      if movementArrives {
        member.current.presentationTransitionDidEnd(completed)
      } else {
        member.current.dismissalTransitionDidEnd(completed)
      }
    }
  }

  /// Those who moved along hear that it is over.
  func endCoordinator(isPresent: Bool) {
    let ending = coordinator
    for member in chain { member.coordinator = nil }
    ending?.end(isCancelled: isPresent != movementArrives)
  }

  // MARK: Movement

  func startMovement() {
    // A callback may have turned it round already.
    let arrives = machine.state == .arriving
    guard machine.isMoving, !isLed, transition == nil, let coordinator else { return }
    let mover = isAnimated ? animationController(arrives: arrives) : nil
    let driver = isAnimated ? interactionController(arrives: arrives, mover: mover) : nil
    let animator = makeAnimator(arrives: arrives, mover: mover, isInteractive: driver != nil)
    if isAnimated {
      coordinator.join(animator, isInteractive: driver != nil)
    } else {
      coordinator.runAlongside()
    }
    let transition = ContainmentTransition(animator, coordinator: coordinator) { [self] atEnd in
      ended(isPresent: arrives == atEnd)
    }
    self.transition = transition
    let velocity = takeVelocity()
    transition.start(isHeld: driver != nil, drivenBy: driver)
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
      transition.head(toEnd: toEnd, velocity: velocity == 0 ? nil : velocity)
    } else if toEnd {
      transition.finish()
    } else {
      transition.cancel()
    }
  }

  /// Ends a movement that runs at once where it was heading.
  func endMovement() { transition?.finishWhereItHeads() }

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
    animator.addAnimations { [self] in setHidden(!arrives) }
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

extension ViewController {
  fileprivate func headContent(appearing: Bool, animated: Bool) {
    if appearing != (isContentAppeared || isContentAppearing) {
      beginAppearanceTransition(appearing, animated: animated)
    }
  }

  fileprivate func endContentAppearance() {
    if appearance.isInTransition { endAppearanceTransition() }
  }
}
