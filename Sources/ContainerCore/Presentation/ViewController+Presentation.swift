// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Modal presentation: one controller shown over the window or over a part of it, without being
/// anybody's child (contract 1.5 and 5.3).
extension ViewController {
  /// What this controller, or the nearest ancestor that presents, shows over itself.
  public var presentedViewController: ViewController? {
    presentation.flatMap { $0.machine.isGone ? nil : $0.presentedViewController }
      ?? parent?.presentedViewController
  }

  /// The controller on which `present` was called for this one; nil if this controller is not presented. It may be a
  /// descendant of `presentingViewController`.
  public var presentationSource: ViewController? { presentedBy?.source }

  /// What shows this controller, or the ancestor that is presented.
  public var presentingViewController: ViewController? {
    session.flatMap { $0.machine.isGone ? nil : $0.presentingViewController }
  }

  /// How this controller, or the ancestor that is presented, is shown.
  ///
  /// Before it is presented, a controller without a parent gives the one that `present` will use, so
  /// that it can be set up; set `modalPresentationStyle` first. Nil for a child of a controller that
  /// is not presented, and in the style `custom` until it is presented.
  public var presentationController: PresentationController? {
    if let running = runningPresentationController { return running }
    guard parent == nil, modalPresentationStyle != .custom, modalPresentationStyle != .none else {
      return nil
    }
    return upcomingPresentationController(source: self)
  }

  /// The same while it is presented; nil before and after.
  package var runningPresentationController: PresentationController? { session?.controller }

  /// Gives the presentation controller that the next `present` in its style will use: for those that
  /// have to be set up before, such as a popover's. While the controller is
  /// presented, or with one made for another controller, it stops the program.
  public func preparePresentation(with controller: PresentationController) {
    require(
      controller.presentedViewController === self,
      "\(controller) presents \(controller.presentedViewController), not \(self)")
    require(presentedBy == nil, "\(self) is presented already")
    modal.prepared = controller
  }

  /// Whether the appearance in progress is that of being presented. False in the completion.
  public var isBeingPresented: Bool { presentedBy?.machine.state == .arriving }

  /// Whether the disappearance in progress is that of being dismissed. False in the completion.
  public var isBeingDismissed: Bool { presentedBy?.machine.state == .leaving }

  func beginPresenting(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)?
  ) {
    require(
      controller.parent == nil,
      "\(controller) is a child of \(String(describing: controller.parent)): remove it before it is "
        + "presented")
    require(
      !isInside(controller), "\(controller) cannot be presented by itself or by what it contains")
    require(
      controller.modalPresentationStyle != .none, "\(controller) cannot be presented in no style")
    let running = controller.presentedBy
    let presentation =
      running?.controller ?? controller.upcomingPresentationController(source: self)
    let presenter = presentation.shouldPresentInFullscreen ? windowPresenter : contextPresenter
    if presenter.mayBeObserved { controller.markObserved() }
    let call = controller.callBegan(.present(animated: animated), other: presenter)
    defer { call?.end() }
    let animated = animated && !presenter.traits.reducesMotion
    // One that goes because its presenter does cannot stay alone.
    if let running, running === presenter.presentation, controller.isBeingDismissed,
      !running.machine.isLed
    {
      return running.present(animated: animated, completion: completion)
    }
    // What runs comes first to its end, so that every movement begins from rest.
    if presenter === self { viewIfLoaded?.window?.controllers.endAppearance() }
    if presenter.presentation?.machine.state == .leaving { presenter.presentation?.endMovement() }
    presenter.presentedBy?.endMovement()
    guard controller.presentedBy == nil, presenter.presentation == nil, presenter.isAppeared,
      let window = presenter.viewIfLoaded?.window
    else {
      guard presenter.isAboutToAppear, controller.presentedBy == nil,
        presenter.modal.waiting == nil
      else { return presenter.refuse(controller) }
      presenter.modal.waiting = WaitingPresentation(
        controller: controller, animated: animated, completion: completion)
      return
    }
    // One that has just gone has used its presentation controller up.
    let fresh =
      running == nil ? presentation : controller.upcomingPresentationController(source: self)
    if fresh !== presentation {
      (fresh as? any SetUpPresentation)?.takeOver(from: presentation)
    }
    controller.modal.prepared = nil
    let session = PresentationSession(
      fresh, presenting: presenter, source: self, in: window)
    presenter.setPresentation(session)
    controller.setPresentedBy(session)
    session.present(animated: animated, completion: completion)
  }

  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let session = dismissibleSession else {
      completion?()
      return
    }
    let presented = session.presentedViewController
    let call = presented.callBegan(
      .dismiss(animated: animated), other: session.presentingViewController)
    defer { call?.end() }
    session.dismiss(animated: animated && !presented.traits.reducesMotion, completion: completion)
  }

  private var dismissibleSession: PresentationSession? {
    presentation ?? parent?.dismissibleSession ?? presentedBy
  }

  /// How this controller, or the ancestor that is presented, is shown.
  var session: PresentationSession? { presentedBy ?? parent?.session }
}

extension ViewController {
  /// The controller in front, to which keys go that no view has.
  var keyTarget: ViewController {
    if let presentation, presentation.blocksPresenter {
      return presentation.presentedViewController.keyTarget
    }
    return childForKeyCommands?.keyTarget ?? self
  }

  /// The outermost container of this controller; the controller itself without a container.
  package var outermostContainer: ViewController { parent?.outermostContainer ?? self }

  /// The last one of the controllers that this one's outermost container presents, one over the
  /// other; that container when it presents nothing.
  public var topMostViewController: ViewController {
    var top = outermostContainer
    while let session = top.presentation, session.isHere {
      top = session.presentedViewController
    }
    return top
  }

  /// The presenter of controllers that cover the window: the outermost container. If that is presented without covering the
  /// window, its presenter's outermost container.
  var windowPresenter: ViewController {
    let top = outermostContainer
    guard let session = top.presentedBy, session.isContextual,
      let presenting = session.presentingViewController
    else { return top }
    return presenting.windowPresenter
  }

  /// Who presents in its own view.
  var contextPresenter: ViewController {
    var candidate = self
    while !candidate.definesPresentationContext {
      guard let parent = candidate.parent else { return windowPresenter }
      candidate = parent
    }
    return candidate
  }

  /// Whether this is `controller`, or is in it or in a controller presented by it.
  func isInside(_ controller: ViewController) -> Bool {
    var candidate: ViewController? = self
    while let current = candidate {
      if current === controller { return true }
      candidate = current.parent ?? current.presentedBy?.presentingViewController
    }
    return false
  }

  /// What the next `present` will use.
  func upcomingPresentationController(source: ViewController) -> PresentationController {
    let style = modalPresentationStyle.resolved
    if let prepared = modal.prepared, prepared.presentationStyle == style { return prepared }
    let made =
      style == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: nil, source: source)
      : nil
    let controller = made ?? makePresentationController()
    require(
      controller.presentedViewController === self,
      "\(controller) presents \(controller.presentedViewController), not \(self)")
    modal.prepared = controller
    return controller
  }

  /// The controller in this one's place: the controller presented in the style `currentContext`, since the content of this one has
  /// disappeared.
  var standIn: ViewController? { presentation?.standIn }

  /// The controller with the visible content: the last one of the controllers presented in each other's places.
  var shownInPlace: ViewController { standIn?.shownInPlace ?? self }
}

/// Modal presentation with an outcome.
extension ViewController {
  /// Presents `controller` over the window or over a presentation context.
  ///
  /// - Returns: Whether `controller` is presented, when the transition has ended: false when the
  ///   presentation was refused or turned round, or when `controller` is being dismissed again.
  @_disfavoredOverload @discardableResult
  public func present(_ controller: ViewController, animated: Bool) -> Outcome {
    Outcome { completion in
      present(controller, animated: animated) {
        completion(controller.presentingViewController != nil && !controller.isBeingDismissed)
      }
    }
  }

  /// Dismisses what this controller presents, or else this controller itself.
  ///
  /// - Returns: Whether the dismissal was completed, when the transition has ended: false when it was
  ///   turned round. True when there was nothing to dismiss.
  @_disfavoredOverload @discardableResult
  public func dismiss(animated: Bool) -> Outcome {
    let going = presentedViewController ?? outermostContainer
    return Outcome { completion in
      dismiss(animated: animated) { completion(going.presentingViewController == nil) }
    }
  }
}

extension ViewController {
  /// Whether the controller is appearing, or is loaded for that. As in UIKit, a controller that a dismissal uncovers does not count.
  var isAboutToAppear: Bool {
    guard outermostContainer.presentation == nil else { return false }
    return switch appearance.state {
    case .appearing: true
    case .disappeared: rootWindow != nil || isBeingPresented
    case .appeared, .disappearing: false
    }
  }

  /// The controller has appeared, or will not.
  func presentWaiting() {
    guard let waiting = modal.waiting else { return }
    modal.waiting = nil
    guard appearance.state == .appeared else { return refuse(waiting.controller) }
    beginPresenting(
      waiting.controller, animated: waiting.animated, completion: waiting.completion)
  }

  /// Tells the observer and the log that this controller does not present another one.
  func refuse(_ controller: ViewController) {
    controller.publish(.refusedPresentation, parent: self)
    let reason =
      presentation == nil ? "is not on screen" : "presents another controller already"
    (loadedView?.window ?? rootWindow)?.request(
      .warning("\(logName) \(reason), so \(controller.logName) was not presented"))
  }
}

extension ViewController {
  /// The animation of its presentation. Default: from below, as UIKit's.
  public var modalTransitionStyle: ModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }

  /// Whether `currentContext` and `overCurrentContext` cover this controller's view when it, or a controller in it, presents.
  /// Default false.
  public var definesPresentationContext: Bool {
    get { modal.definesPresentationContext }
    set { modal.definesPresentationContext = newValue }
  }

  /// True keeps a person from dismissing the controller while it, or a container around it, is presented: by Escape, by a press
  /// outside, by dragging it down. Default false.
  public var isModalInPresentation: Bool {
    get { modal.isModalInPresentation }
    set { modal.isModalInPresentation = newValue }
  }

  /// The button that Return activates where no view between the first responder and this controller takes the key. Switches
  /// and pop-up buttons leave Return to it. Ctrl+Return activates it from a text of several lines too. While the button is
  /// disabled or out of reach, the keys do nothing. Not retained. Default nil.
  public var defaultButton: View? {
    get { modal.defaultButton }
    set { modal.defaultButton = newValue }
  }

  /// Activates the default button. Returns whether the key is for a default button.
  func pressDefaultButton(_ event: KeyEvent) -> Bool {
    guard let button = defaultButton, event.key == .return, event.modifiers.isSubset(of: .control)
    else { return false }
    if !event.isRepeat, button.window?.focus.canFocus(button) == true {
      _ = button.performAccessibilityAction(.press, part: 0)
    }
    return true
  }

  /// Whether this controller, or a controller in it, does not let a person dismiss it.
  package var keepsItsPresentation: Bool {
    isModalInPresentation || children.contains(where: \.keepsItsPresentation)
  }

  /// This controller and all that it presents and contains, from the back to the front.
  var presentedAndContained: [ViewController] {
    let presented = presentation.flatMap { $0.machine.isGone ? nil : $0.presentedViewController }
    return [self] + children.flatMap(\.presentedAndContained)
      + (presented?.presentedAndContained ?? [])
  }
}
