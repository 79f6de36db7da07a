// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// One presentation, from `present` to the end of the dismissal (contract 5.3). Owned by the presenter, and by the
/// window that it covers.
final class ModalPresentation {
  let presentedViewController: ViewController
  private(set) weak var presentingViewController: ViewController?

  /// The controller on which `present` was called: the presenter or a descendant of it.
  private(set) weak var source: ViewController?

  let controller: PresentationController

  /// The presentation controller in use: `controller`, or its replacement after an adaptation.
  var effectiveController: PresentationController

  /// Nil if the program has released the window.
  private(set) weak var window: Window?
  var machine = PresentationStateMachine()

  /// The running transition, which sends the callbacks; nil when idle.
  private(set) var transition: ChildTransition?
  private(set) var isAnimated = false
  /// Whether the presenter receives callbacks. False if the dismissal begins off screen.
  private(set) var notifiesPresenter = true
  /// Whether the running transition began as a presentation.
  private(set) var transitionPresents = true
  /// The superview of the presenter's view, while that view is out of the window.
  weak var presenterSuperview: View?
  /// Animates changes of other objects with the transition; nil when idle.
  var coordinator: TransitionCoordinator?

  private var completions: [() -> Void] = []
  /// The first responder before the presentation.
  private(set) weak var formerFirstResponder: Responder? {
    didSet { hadFormerFirstResponder = formerFirstResponder != nil }
  }
  /// Whether there was a first responder, which may be released by now.
  private var hadFormerFirstResponder = false
  /// The first responder inside when the dismissal began, because the dismissal may be canceled.
  private weak var innerFirstResponder: View?
  /// Whether the presented view has ever contained the first responder.
  private var hasReceivedFocus = false
  /// The presentations that one dismissal removes, topmost first, this one last. Empty when nothing is presented.
  var chain: [ModalPresentation] {
    get { isInChain ? chainAbove + [self] : [] }
    set {
      isInChain = newValue.last === self
      chainAbove = newValue.dropLast()
    }
  }
  private var isInChain = false
  private var chainAbove: [ModalPresentation] = []

  init(
    _ controller: PresentationController, presenting: ViewController, source: ViewController,
    in window: Window
  ) {
    self.controller = controller
    presentedViewController = controller.presentedViewController
    presentingViewController = presenting
    self.source = source
    self.window = window
    effectiveController = controller
    isContextual = !controller.shouldPresentInFullscreen && presenting.definesPresentationContext
    // Only the presenter owns a presentation that covers only its view.
    if !isContextual { window.controllers.add(presentation: self) }
    connect(controller)
    effectiveController = adaptedController
    connect(effectiveController)
  }

  /// Whether the presentation covers the presenter's view and not the window.
  let isContextual: Bool

  /// Whether callbacks are being sent. Calls that a container makes in them do not concern this presentation.
  var isSendingCallbacks: Bool { transition?.isSendingAppearance ?? false }

  var isActive: Bool { machine.isActive }

  /// Whether the user cannot use the presenter.
  var blocksPresenter: Bool { isActive && !effectiveController.allowsInteractionWithPresenter }

  var coversPresenter: Bool { effectiveController.shouldRemovePresentersView }

  /// The presented controller, if it replaces the content of the presenter. See `ViewController.coveringController`.
  var coveringController: ViewController? {
    isContextual && coversPresenter && isActive ? presentedViewController : nil
  }

  func connect(_ controller: PresentationController) {
    controller.presentation = self
    controller.presentingViewController = presentingViewController
  }

  // MARK: Presenting and dismissing

  func present(animated: Bool, completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    switch machine.handle(.present) {
    case .begin:
      isAnimated = animated
      notifiesPresenter = true
      chain = [self]
      makeTransition(toPresent: true)
      window?.updateTraits()
      presentedViewController.updateTraits()
      presentedViewController.loadViewIfNeeded()
      presentedViewController.applyUpcomingSize()
      formerFirstResponder = window?.focus.firstResponder
      installContainerView()
      transition?.begin {}
      // A callback may have dismissed this presentation together with one below it.
      if machine.isTransitioning, !machine.isDrivenByChain { beginPresentation() }
    case .reverse:
      reverseTransition(toPresent: true)
      updateFocusAndPointers()
      reverseAnimation(toPresent: true, animated: animated)
    case .end, nil:
      stopProgram("Internal inconsistency: \(presentedViewController) is already presented")
    }
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    presentedViewController.presentation?.finishTransitionsAtTarget()
    switch machine.handle(.dismiss) {
    case .begin:
      // Determined before the presentations above are dismissed, since one of them may cover this one's content.
      notifiesPresenter = !isContextual || isPresentedOnScreen
      chain = (presentedViewController.presentation?.beginDismissalOfChain() ?? []) + [self]
      // In a presentation context that is off screen, the animation would not be visible.
      isAnimated = animated && notifiesPresenter
      makeTransition(toPresent: false)
      window?.updateTraits()
      transition?.begin {}
      beginDismissal()
    case .reverse:
      reverseTransition(toPresent: false)
      updateFocusAndPointers()
      reverseAnimation(toPresent: false, animated: animated)
    case .end, nil:
      // A dismissal runs already. It continues if its owner had reversed it, and ends immediately if not animated.
      let isTurnedBack = transition.map { $0.isReversed != transitionPresents } ?? false
      if machine.state == .dismissing, !animated || isTurnedBack {
        reverseAnimation(toPresent: false, animated: animated)
      }
    }
  }

  private var isPresentedOnScreen: Bool {
    presentedViewController.isAppeared || presentedViewController.isAppearing
  }

  private func beginDismissalOfChain() -> [ModalPresentation] {
    let above = presentedViewController.presentation?.beginDismissalOfChain() ?? []
    machine.dismissWithChain()
    return above + [self]
  }

  // MARK: The transition

  /// Creates the transition between the presenter and the presented controllers, which share `coordinator`.
  private func makeTransition(toPresent: Bool) {
    transitionPresents = toPresent
    let presented = presentedViewController
    let presenter = presentingViewController
    let moving = visibleChain.map(\.presentedViewController)
    let covered = coversPresenter && notifiesPresenter ? [presenter].compactMap(\.self) : []
    let transition = ChildTransition(
      on: self, in: presenter ?? presented, leaving: toPresent ? covered : moving,
      entering: toPresent ? moving.reversed() : covered,
      order: toPresent ? .presentation : .dismissal, isAnimated: isAnimated)
    transition.coordinator.from = toPresent ? presenter : presented
    transition.coordinator.to = toPresent ? presented : presenter
    self.transition = transition
    assignCoordinatorToChain()
  }

  /// Sends the will-callbacks of the opposite direction.
  private func reverseTransition(toPresent: Bool) {
    if let transition, transition.isRunning { return transition.reverse() }
    // A did-callback of the transition has requested the opposite.
    makeTransition(toPresent: toPresent)
    transition?.begin {}
  }

  func assignCoordinatorToChain() {
    guard coordinator == nil else { return }
    for member in chain { member.coordinator = transition?.coordinator }
  }

  func callbacksDidFinish() {
    for member in chain { member.coordinator = nil }
  }

  // MARK: Dismissal by the user

  func attemptToDismiss(animated: Bool) -> Bool {
    guard isActive else { return machine.state == .dismissing }
    let delegate = controller.delegate
    if presentedViewController.preventsDismissal
      || delegate?.presentationControllerShouldDismiss(controller) == false
    {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    delegate?.presentationControllerWillDismiss(controller)
    presentingViewController?.dismiss(animated: animated) { [weak self] in
      guard let self, machine.state == .dismissed else { return }
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
    return machine.state == .dismissing || machine.state == .dismissed
  }

  // MARK: The end of a transition

  func transitionDidEnd(isPresented: Bool) {
    let ending = transition
    for member in chain { _ = member.machine.handle(.transitionEnded(isPresented: isPresented)) }
    ending?.end(atEnd: isPresented == transitionPresents)
    if transition === ending { transition = nil }
    // A did-callback has dismissed this presentation together with one below it, which sends the remaining callbacks.
    if machine.state == .dismissed || machine.isDrivenByChain { return }
    guard (machine.state == .presenting) == isPresented else { return beginReversedTransition() }
    finishTransition()
  }

  /// Called after the did-callbacks: updates the first responder and calls the completions.
  private func finishTransition() {
    let isPresent = machine.state == .presenting
    let completions = chain.flatMap { $0.finishTransition(isPresented: isPresent) }
    updateFocusAndPointers()
    chain = isPresent ? [self] : []
    for completion in completions { completion() }
  }

  /// Returns the completions to call.
  private func finishTransition(isPresented: Bool) -> [() -> Void] {
    machine.completeTransition()
    defer { completions = [] }
    if !isPresented { unlink() }
    return completions
  }

  /// Begins the opposite transition, which a did-callback has requested.
  private func beginReversedTransition() {
    guard machine.state == .presenting else { return beginDismissal() }
    machine.setDismissed(false)
    // The presentations above this one stay dismissed.
    let completions = chain.dropLast().flatMap { $0.finishTransition(isPresented: false) }
    chain = [self]
    beginPresentation()
    for completion in completions { completion() }
  }

  private func unlink() {
    window?.controllers.remove(presentation: self)
    presentingViewController?.setPresentation(nil)
    presentedViewController.setPresentationAsPresented(nil)
    for controller in [controller, effectiveController] {
      controller.containerView = nil
      controller.presentingViewController = nil
      controller.presentation = nil
    }
  }

  // MARK: First responder and pointers

  /// Sets the responder that becomes first responder at the end of the presentation.
  func setFormerFirstResponder(_ responder: Responder?) { formerFirstResponder = responder }

  /// Moves the first responder to the presented view, or back to the former one, and updates the pointers.
  func updateFocusAndPointers() {
    guard let window else { return }
    window.updateTraits()
    if !isActive, let view = window.focus.focusedView, let around = focusContainerView,
      view.isDescendant(of: around)
    {
      innerFirstResponder = view
    }
    window.updateFocusAndPointers()
    if isActive { return moveFocusInside() }
    _ = window.focus.performFallback { [self] in
      restoreFocus()
      return true
    }
  }

  private var focusContainerView: View? {
    effectiveController.presentedView ?? presentedViewController.viewIfLoaded
  }

  /// Does nothing if the user has chosen another first responder during the presentation.
  private func restoreFocus() {
    guard let window, window.focus.firstResponder == nil, hadFormerFirstResponder else { return }
    if let former = formerFirstResponder, former.canBecomeFirstResponder,
      (former as? View).map(window.focus.canFocus) ?? true
    {
      return window.focus.focus(former)
    }
    // The former view was disabled, removed or hidden in the meantime, such as a row of a menu that has closed.
    guard let presenter = presentingViewController else { return }
    if let below = presenter.nearestPresentation {
      if below.isActive { below.moveFocusInside() }
    } else {
      window.focusScreenInFront()
    }
  }

  /// Updates the first responder after the interaction rules have changed.
  func updateInteraction() {
    guard machine.state != .dismissed else { return }
    window?.updateFocusAndPointers()
    if blocksPresenter { moveFocusInside() }
  }

  private func moveFocusInside() {
    guard let window, let view = presentedViewController.viewIfLoaded else { return }
    // The user may have moved the first responder to a developer tool.
    guard !hasReceivedFocus || !window.isFirstResponderInOverlay else { return }
    hasReceivedFocus = true
    let around = effectiveController.presentedView ?? view
    guard window.focus.focusedView?.isDescendant(of: around) != true else { return }
    if let inner = innerFirstResponder, window.focus.canFocus(inner) {
      return window.focus.focus(inner)
    }
    if !window.focus.focusFirst(in: view) { window.focus.focusFirst(in: around) }
  }
}
