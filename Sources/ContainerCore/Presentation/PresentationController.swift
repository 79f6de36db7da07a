// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Shows one controller over another one, and takes it away again: who is told, where the views
/// lie, what moves (contract 5.3).
///
/// The presenting controller owns it from `present` until the dismissal has ended.
public final class PresentationController {
  public let presentedViewController: ViewController

  /// The window's root controller, or one that is itself presented.
  public private(set) weak var presentingViewController: ViewController?

  /// The movement in progress, to be paused, scrubbed by a gesture, turned round or cancelled; nil
  /// at rest.
  public private(set) var transition: ContainmentTransition?

  private(set) var machine = PresentationStateMachine()
  private let style: ModalPresentationStyle
  private let transitionStyle: ModalTransitionStyle
  private let window: Window
  private lazy var container = PresentationContainerView(self)
  private var animator: PropertyAnimator?
  private var isAnimated = false
  private var completions: [() -> Void] = []
  private weak var formerFirstResponder: Responder?
  /// What a dismissal takes away, topmost first; this one is the last.
  private var chain: [PresentationController] = []

  init(presented: ViewController, presenting: ViewController, in window: Window) {
    presentedViewController = presented
    presentingViewController = presenting
    self.window = window
    style = presented.modalPresentationStyle
    transitionStyle = presented.modalTransitionStyle
  }

  /// Whether the controller below is out of reach.
  var blocksPresenter: Bool { machine.state == .arriving || machine.state == .present }

  private var coversPresenter: Bool { style == .fullScreen }

  // MARK: The two ways

  func present(animated: Bool, completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    switch machine.handle(.present) {
    case .begin:
      isAnimated = animated
      chain = [self]
      presentedViewController.loadViewIfNeeded()
      presentedViewController.updateTraits()
      formerFirstResponder = window.focus.firstResponder
      willMove(toPresent: true)
      attach()
      startMovement()
    case .turnRound:
      willMove(toPresent: true)
      reachChanged()
      animator?.isReversed.toggle()
    case .end, nil:
      preconditionFailure("Internal inconsistency: \(presentedViewController) is present already")
    }
  }

  /// Takes the controller away, and all that is presented above it.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    let above = presentedViewController.presentation
    above?.endMovement()
    switch machine.handle(.dismiss) {
    case .begin:
      isAnimated = animated
      chain = (above?.leaveWithChain() ?? []) + [self]
      willMove(toPresent: false)
      putPresenterBack()
      reachChanged()
      startMovement()
    case .turnRound:
      willMove(toPresent: false)
      reachChanged()
      if animated { animator?.isReversed.toggle() } else { transition?.cancel() }
    case .end, nil:
      break
    }
  }

  /// Ends a movement that runs at once where it was heading.
  func endMovement() {
    guard let animator else { return }
    animator.finishAnimation(at: animator.isReversed ? .start : .end)
  }

  private func leaveWithChain() -> [PresentationController] {
    let above = presentedViewController.presentation?.leaveWithChain() ?? []
    _ = machine.handle(.dismiss)
    return above + [self]
  }

  // MARK: Callbacks

  /// Sends the will-callbacks that are still to be sent on the way to one of the two ends: who leaves
  /// hears first.
  private func willMove(toPresent isPresent: Bool) {
    let moving = visibleChain.map(\.presentedViewController)
    let covered = coversPresenter ? presentingViewController : nil
    if isPresent {
      covered?.head(appearing: false, animated: isAnimated)
      for controller in moving.reversed() { controller.head(appearing: true, animated: isAnimated) }
    } else {
      for controller in moving { controller.head(appearing: false, animated: isAnimated) }
      covered?.head(appearing: true, animated: isAnimated)
    }
  }

  private func didMove() {
    for member in visibleChain { member.presentedViewController.endAppearanceIfNeeded() }
    if coversPresenter { presentingViewController?.endAppearanceIfNeeded() }
  }

  /// Those of the chain that no other one of it covers.
  private var visibleChain: ArraySlice<PresentationController> {
    let covering = chain.firstIndex(where: \.coversPresenter) ?? chain.count - 1
    return chain[...covering]
  }

  // MARK: Views

  private func attach() {
    container.frame = window.rootView.bounds
    window.addBelowTools(container)
    container.addSubview(presentedViewController.view)
    window.layoutIfNeeded()
    reachChanged()
  }

  private func putPresenterBack() {
    guard coversPresenter, let presenting = presentingViewController else { return }
    let place = presenting.presentedBy?.container ?? window.rootView
    guard presenting.view.superview !== place else { return }
    presenting.view.frame = place.bounds
    place.insertSubview(presenting.view, at: 0)
    window.layoutIfNeeded()
  }

  /// Keyboard and pointers go where they now can: into the presented view, or back to where the
  /// keyboard was.
  private func reachChanged() {
    for member in chain { member.container.isUserInteractionEnabled = blocksPresenter }
    window.reachChanged()
    if blocksPresenter {
      let view = presentedViewController.view
      if let view, window.focus.focusedView?.isDescendant(of: view) != true {
        window.focus.focusFirst(in: view)
      }
    } else if let former = formerFirstResponder, former.canBecomeFirstResponder,
      (former as? View).map(window.focus.canFocus) ?? true
    {
      window.focus.focus(former)
    }
  }

  // MARK: Movement

  private func startMovement() {
    // A callback may have turned it round already.
    let arrives = machine.state == .arriving
    guard machine.isMoving, animator == nil else { return }
    let animator = PropertyAnimator(motion: ModalTransitionStyle.motion)
    if isAnimated {
      if arrives { setHidden(true) }
      animator.addAnimations { [self] in setHidden(!arrives) }
    }
    animator.addCompletion { [self] position in
      let reachedEnd = position == .end || (position == .current && !animator.isReversed)
      ended(isPresent: arrives == reachedEnd)
    }
    self.animator = animator
    transition = ContainmentTransition(animator: animator)
    animator.startAnimation()
  }

  private func setHidden(_ isHidden: Bool) {
    for member in visibleChain {
      guard let view = member.presentedViewController.viewIfLoaded else { continue }
      if isHidden {
        member.transitionStyle.hide(view, in: container.bounds.size)
      } else {
        member.transitionStyle.show(view)
      }
    }
  }

  private func ended(isPresent: Bool) {
    animator = nil
    transition = nil
    for member in chain { _ = member.machine.handle(.ended(isPresent: isPresent)) }
    willMove(toPresent: isPresent)
    // The view has its look again, wherever it is shown next.
    setHidden(false)
    if isPresent {
      if coversPresenter { presentingViewController?.viewIfLoaded?.removeFromSuperview() }
    } else {
      for member in chain { member.detachViews() }
    }
    didMove()
    guard (machine.state == .arriving) == isPresent else { return turnedRoundAtTheEnd() }
    var completions: [() -> Void] = []
    for member in chain {
      member.machine.settle()
      completions += member.completions
      member.completions = []
      if !isPresent { member.unlink() }
    }
    reachChanged()
    chain = isPresent ? [self] : []
    for completion in completions { completion() }
  }

  /// A did-callback asked for the way back: it is a movement of its own.
  private func turnedRoundAtTheEnd() {
    if machine.state == .arriving { attach() } else { putPresenterBack() }
    startMovement()
  }

  private func detachViews() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
  }

  private func unlink() {
    presentingViewController?.presentation = nil
    presentedViewController.presentedBy = nil
  }
}

extension ViewController {
  fileprivate func head(appearing: Bool, animated: Bool) {
    guard appearing != (isAppeared || isAppearing) else { return }
    beginAppearanceTransition(appearing, animated: animated)
  }

  fileprivate func endAppearanceIfNeeded() {
    if isInAppearanceTransition { endAppearanceTransition() }
  }
}
