// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// One presentation, from `present` until the dismissal has ended: who is told, which controller
/// places the views, what moves (contract 5.3). The presenting controller and the window own it.
final class PresentationSession {
  let presentedViewController: ViewController
  private(set) weak var presentingViewController: ViewController?

  /// Who asked for the presentation; the presenter may be an ancestor of it.
  private(set) weak var source: ViewController?

  /// The presentation controller of the style that was asked for.
  let controller: PresentationController

  /// The one in charge: `controller`, or what it adapted to.
  var current: PresentationController

  /// Nil when the program has dropped the window.
  private(set) weak var window: Window?
  var machine = PresentationStateMachine()

  /// The transition that runs, which sends the callbacks; nil at rest.
  private(set) var transition: ChildTransition?
  private(set) var isAnimated = false
  /// Whether the presenter is told of the movement: not where both are off screen.
  private(set) var tellsPresenter = true
  /// Where the movement in progress was to go when it began.
  private(set) var movementArrives = true
  /// Where the presenter's view lay, while it is out of the window.
  weak var presenterPlace: View?
  /// Runs what others want to change beside the movement; nil at rest.
  var coordinator: TransitionCoordinator?

  private var completions: [() -> Void] = []
  /// Who had the keyboard before.
  private(set) weak var formerFirstResponder: Responder? {
    didSet { hadFormer = formerFirstResponder != nil }
  }
  /// Whether a view had it, which may be gone.
  private var hadFormer = false
  /// Who had the keyboard inside when the dismissal began: it may be called off.
  private weak var innerFirstResponder: View?
  /// Whether the keyboard came in, or was there, once.
  private var hadKeyboard = false
  /// What a dismissal takes away, topmost first; this one is the last. Empty while nothing is presented.
  var chain: [PresentationSession] {
    get { isInChain ? chainAbove + [self] : [] }
    set {
      isInChain = newValue.last === self
      chainAbove = newValue.dropLast()
    }
  }
  private var isInChain = false
  private var chainAbove: [PresentationSession] = []

  init(
    _ controller: PresentationController, presenting: ViewController, source: ViewController,
    in window: Window
  ) {
    self.controller = controller
    presentedViewController = controller.presentedViewController
    presentingViewController = presenting
    self.source = source
    self.window = window
    current = controller
    isContextual = !controller.shouldPresentInFullscreen && presenting.definesPresentationContext
    // The presenting controller alone owns a presentation that covers only its own view.
    if !isContextual { window.controllers.add(presentation: self) }
    takeCharge(controller)
    current = controllerInCharge
    takeCharge(current)
  }

  /// Whether it covers the presenter's view and not the window.
  let isContextual: Bool

  /// Callbacks are being sent: what a container does in them is not this session's concern.
  var isTelling: Bool { transition?.isSending ?? false }

  /// Whether the presented controller is there or on its way.
  var isHere: Bool { machine.isHere }

  /// Whether the controller below is out of reach.
  var blocksPresenter: Bool { isHere && !current.allowsInteractionBehind }

  var coversPresenter: Bool { current.shouldRemovePresentersView }

  /// Whom the presenter's appearance concerns while it is covered in its own view (see
  /// `ViewController.standIn`).
  var standIn: ViewController? {
    isContextual && coversPresenter && isHere ? presentedViewController : nil
  }

  func takeCharge(_ controller: PresentationController) {
    controller.session = self
    controller.presentingViewController = presentingViewController
  }

  // MARK: The two ways

  func present(animated: Bool, completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    switch machine.handle(.present) {
    case .begin:
      isAnimated = animated
      tellsPresenter = true
      chain = [self]
      makeTransition(toPresent: true)
      window?.updateTraits()
      presentedViewController.updateTraits()
      presentedViewController.loadViewIfNeeded()
      presentedViewController.takePlace()
      formerFirstResponder = window?.focus.firstResponder
      attachContainer()
      transition?.begin {}
      // A callback may have called it off with all below it.
      if machine.isMoving, !machine.isLed { beginArrival() }
    case .turnRound:
      turnTransition(toPresent: true)
      reachChanged()
      turnMovement(toPresent: true, animated: animated)
    case .end, nil:
      stopProgram("Internal inconsistency: \(presentedViewController) is present already")
    }
  }

  /// Takes the controller away, and all that is presented above it.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    presentedViewController.presentation?.endMovements()
    switch machine.handle(.dismiss) {
    case .begin:
      // Asked before those above it leave, which may stand for it.
      tellsPresenter = !isContextual || isPresentedShown
      chain = (presentedViewController.presentation?.leaveWithChain() ?? []) + [self]
      // Nobody sees it in a context that is off screen, or on its way there.
      isAnimated = animated && tellsPresenter
      makeTransition(toPresent: false)
      window?.updateTraits()
      transition?.begin {}
      beginLeaving()
    case .turnRound:
      turnTransition(toPresent: false)
      reachChanged()
      turnMovement(toPresent: false, animated: animated)
    case .end, nil:
      // It goes already, unless a handle has turned it back; without animation, at once.
      let isTurnedBack = transition.map { $0.isReversed != movementArrives } ?? false
      if machine.state == .leaving, !animated || isTurnedBack {
        turnMovement(toPresent: false, animated: animated)
      }
    }
  }

  private var isPresentedShown: Bool {
    presentedViewController.isAppeared || presentedViewController.isAppearing
  }

  private func leaveWithChain() -> [PresentationSession] {
    let above = presentedViewController.presentation?.leaveWithChain() ?? []
    machine.follow()
    return above + [self]
  }

  // MARK: The transition

  /// Makes the transition between the presenter and the presented controllers, which share `coordinator`.
  private func makeTransition(toPresent: Bool) {
    movementArrives = toPresent
    let presented = presentedViewController
    let presenter = presentingViewController
    let moving = visibleChain.map(\.presentedViewController)
    let covered = coversPresenter && tellsPresenter ? [presenter].compactMap(\.self) : []
    let transition = ChildTransition(
      on: self, in: presenter ?? presented, leaving: toPresent ? covered : moving,
      entering: toPresent ? moving.reversed() : covered,
      order: toPresent ? .presentation : .dismissal, isAnimated: isAnimated)
    transition.coordinator.from = toPresent ? presenter : presented
    transition.coordinator.to = toPresent ? presented : presenter
    self.transition = transition
    shareCoordinator()
  }

  /// Sends the will-callbacks of the way to the other end.
  private func turnTransition(toPresent: Bool) {
    if let transition, transition.isRunning { return transition.turn() }
    // A did-callback asked for the way back.
    makeTransition(toPresent: toPresent)
    transition?.begin {}
  }

  /// All sessions of the chain share the coordinator.
  func shareCoordinator() {
    guard coordinator == nil else { return }
    for member in chain { member.coordinator = transition?.coordinator }
  }

  /// The transition is over: the chain lets go of the coordinator.
  func callbacksDidFinish() {
    for member in chain { member.coordinator = nil }
  }

  // MARK: A person's wish

  func attemptToDismiss(animated: Bool) -> Bool {
    guard isHere else { return machine.state == .leaving }
    let delegate = controller.delegate
    if presentedViewController.keepsItsPresentation
      || delegate?.presentationControllerShouldDismiss(controller) == false
    {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    delegate?.presentationControllerWillDismiss(controller)
    presentingViewController?.dismiss(animated: animated) { [weak self] in
      guard let self, machine.state == .absent else { return }
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
    return machine.state == .leaving || machine.state == .absent
  }

  // MARK: The end of a movement

  func ended(isPresent: Bool) {
    let ending = transition
    for member in chain { _ = member.machine.handle(.ended(isPresent: isPresent)) }
    ending?.end(atEnd: isPresent == movementArrives)
    if transition === ending { transition = nil }
    // A did-callback took it away with one below, which has ended it or will.
    if machine.state == .absent || machine.isLed { return }
    guard (machine.state == .arriving) == isPresent else { return turnedRoundAtTheEnd() }
    settle()
  }

  /// The did-callbacks were sent: completions, and the keyboard's place.
  private func settle() {
    let isPresent = machine.state == .arriving
    let completions = chain.flatMap { $0.settle(isPresent: isPresent) }
    reachChanged()
    chain = isPresent ? [self] : []
    for completion in completions { completion() }
  }

  /// - Returns: The completions that are to be called.
  private func settle(isPresent: Bool) -> [() -> Void] {
    machine.settle()
    defer { completions = [] }
    if !isPresent { unlink() }
    return completions
  }

  /// A did-callback asked for the way back: it is a movement of its own.
  private func turnedRoundAtTheEnd() {
    guard machine.state == .arriving else { return beginLeaving() }
    machine.setGone(false)
    // Those that went above it stay away.
    let completions = chain.dropLast().flatMap { $0.settle(isPresent: false) }
    chain = [self]
    beginArrival()
    for completion in completions { completion() }
  }

  private func unlink() {
    window?.controllers.remove(presentation: self)
    presentingViewController?.setPresentation(nil)
    presentedViewController.setPresentedBy(nil)
    for controller in [controller, current] {
      controller.containerView = nil
      controller.presentingViewController = nil
      controller.session = nil
    }
  }

  // MARK: Reach

  /// The keyboard is to go there at the end, and not to who had it at the beginning.
  func returnKeyboard(to responder: Responder?) { formerFirstResponder = responder }

  /// Keyboard and pointers go where they now can: into the presented view, or back to where the
  /// keyboard was.
  func reachChanged() {
    guard let window else { return }
    window.updateTraits()
    if !isHere, let view = window.focus.focusedView, let around = focusGround,
      view.isDescendant(of: around)
    {
      innerFirstResponder = view
    }
    window.reachChanged()
    if isHere { return focusInside() }
    _ = window.focus.fallBack { [self] in
      focusBack()
      return true
    }
  }

  private var focusGround: View? { current.presentedView ?? presentedViewController.viewIfLoaded }

  /// Unless the person has put the keyboard somewhere else meanwhile.
  private func focusBack() {
    guard let window, window.focus.firstResponder == nil, hadFormer else { return }
    if let former = formerFirstResponder, former.canBecomeFirstResponder,
      (former as? View).map(window.focus.canFocus) ?? true
    {
      return window.focus.focus(former)
    }
    // The view was disabled or removed meanwhile, or is out of sight, as a row of a menu that has closed.
    guard let presenter = presentingViewController else { return }
    if let below = presenter.session {
      if below.isHere { below.focusInside() }
    } else {
      window.focusScreenInFront()
    }
  }

  /// What lies behind can be used now, or not any more.
  func interactionChanged() {
    guard machine.state != .absent else { return }
    window?.reachChanged()
    if blocksPresenter { focusInside() }
  }

  private func focusInside() {
    guard let window, let view = presentedViewController.viewIfLoaded else { return }
    // A person who has put the keyboard into a developers' tool meanwhile wants it there.
    guard !hadKeyboard || !window.isKeyboardInTools else { return }
    hadKeyboard = true
    let around = current.presentedView ?? view
    guard window.focus.focusedView?.isDescendant(of: around) != true else { return }
    if let inner = innerFirstResponder, window.focus.canFocus(inner) {
      return window.focus.focus(inner)
    }
    if !window.focus.focusFirst(in: view) { window.focus.focusFirst(in: around) }
  }
}
