// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Modal presentation: a controller over the window or over a part of it, without a parent (contract 1.5 and 5.3).
extension ViewController {
  /// The controller presented by this controller or, if it presents none, by its nearest ancestor that presents one.
  public var presentedViewController: ViewController? {
    presentation.flatMap { $0.machine.isDismissed ? nil : $0.presentedViewController }
      ?? parent?.presentedViewController
  }

  /// The controller on which `present` was called to present this one; nil if this controller is not presented. It is
  /// `presentingViewController` or a descendant of it.
  public var presentationSource: ViewController? { presentationAsPresented?.source }

  /// The controller that presents this controller or its outermost container; nil if neither is presented.
  public var presentingViewController: ViewController? {
    nearestPresentation.flatMap { $0.machine.isDismissed ? nil : $0.presentingViewController }
  }

  /// The presentation controller of this controller, or of the presented container that contains it.
  ///
  /// Before a presentation, this is the object that `present` will use. Configure it after `modalPresentationStyle` is
  /// set. It is nil for a child controller, for the style `none`, and for the style `custom`, whose presentation
  /// controller the transitioning delegate creates only during `present`.
  public var presentationController: PresentationController? {
    if let running = runningPresentationController { return running }
    guard parent == nil, modalPresentationStyle != .custom, modalPresentationStyle != .none else {
      return nil
    }
    return upcomingPresentationController(source: self)
  }

  /// The presentation controller during the presentation; nil before and after it.
  package var runningPresentationController: PresentationController? {
    nearestPresentation?.controller
  }

  /// Sets the presentation controller, such as a configured popover, of this controller's next presentation. Ignored if
  /// it is for another style. Traps if this controller is presented, or if `controller` was created for another one.
  public func preparePresentation(with controller: PresentationController) {
    require(
      controller.presentedViewController === self,
      "\(controller) was created to present \(controller.presentedViewController), not \(self)")
    require(presentationAsPresented == nil, "\(self) is already presented")
    modalSettings.preparedController = controller
  }

  /// Whether the controller is appearing because it is being presented. False in the completion of `present`.
  public var isBeingPresented: Bool { presentationAsPresented?.machine.state == .presenting }

  /// Whether the controller is disappearing because it is being dismissed. False in the completion of `dismiss`.
  public var isBeingDismissed: Bool { presentationAsPresented?.machine.state == .dismissing }

  func beginPresenting(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)?
  ) {
    require(
      controller.parent == nil,
      "\(controller) is a child of \(controller.parent.map { "\($0)" } ?? "nil"): remove it before you "
        + "present it")
    require(
      !isInside(controller),
      "\(controller) cannot be presented by itself or by one of its descendants")
    require(
      controller.modalPresentationStyle != .none,
      "\(controller) cannot be presented in the style .none")
    let running = controller.presentationAsPresented
    let presentation =
      running?.controller ?? controller.upcomingPresentationController(source: self)
    let presenter = presentation.shouldPresentInFullscreen ? windowPresenter : contextPresenter
    if presenter.mayBeObserved { controller.markObserved() }
    let call = controller.beginCall(.present(animated: animated), other: presenter)
    defer { call?.end() }
    let animated = animated && !presenter.traits.reducesMotion
    // A presentation that is dismissed together with its presenter cannot stay alone.
    if let running, running === presenter.presentation, controller.isBeingDismissed,
      !running.machine.isDrivenByChain
    {
      return running.present(animated: animated, completion: completion)
    }
    // Running transitions end first, so that every transition begins from an idle state.
    if presenter === self { viewIfLoaded?.window?.controllers.endAppearance() }
    if presenter.presentation?.machine.state == .dismissing {
      presenter.presentation?.finishTransitionAtTarget()
    }
    presenter.presentationAsPresented?.finishTransitionAtTarget()
    guard controller.presentationAsPresented == nil, presenter.presentation == nil,
      presenter.isAppeared,
      let window = presenter.viewIfLoaded?.window
    else {
      guard presenter.isAboutToAppear, controller.presentationAsPresented == nil,
        presenter.modalSettings.deferredPresentation == nil
      else { return presenter.reportRefusedPresentation(of: controller) }
      presenter.modalSettings.deferredPresentation = DeferredPresentation(
        controller: controller, animated: animated, completion: completion)
      return
    }
    // A presentation that has just ended has used its presentation controller up.
    let fresh =
      running == nil ? presentation : controller.upcomingPresentationController(source: self)
    if fresh !== presentation {
      (fresh as? any ConfigurablePresentation)?.copySettings(from: presentation)
    }
    controller.modalSettings.preparedController = nil
    let newPresentation = ModalPresentation(
      fresh, presenting: presenter, source: self, in: window)
    presenter.setPresentation(newPresentation)
    controller.setPresentationAsPresented(newPresentation)
    newPresentation.present(animated: animated, completion: completion)
  }

  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = dismissiblePresentation else {
      completion?()
      return
    }
    let presented = presentation.presentedViewController
    let call = presented.beginCall(
      .dismiss(animated: animated), other: presentation.presentingViewController)
    defer { call?.end() }
    presentation.dismiss(
      animated: animated && !presented.traits.reducesMotion, completion: completion)
  }

  private var dismissiblePresentation: ModalPresentation? {
    presentation ?? parent?.dismissiblePresentation ?? presentationAsPresented
  }

  /// The presentation of this controller, or of its container that is presented.
  var nearestPresentation: ModalPresentation? {
    presentationAsPresented ?? parent?.nearestPresentation
  }
}

extension ViewController {
  /// The frontmost controller, which receives key events if there is no first responder.
  var fallbackKeyController: ViewController {
    if let presentation, presentation.blocksPresenter {
      return presentation.presentedViewController.fallbackKeyController
    }
    return childForKeyCommands?.fallbackKeyController ?? self
  }

  package var outermostContainer: ViewController { parent?.outermostContainer ?? self }

  /// The frontmost controller presented over this controller's outermost container; the container if it presents none.
  public var topMostViewController: ViewController {
    var top = outermostContainer
    while let session = top.presentation, session.isActive {
      top = session.presentedViewController
    }
    return top
  }

  /// The presenter of controllers that cover the window: the outermost container. If that is presented without covering
  /// the window, its presenter's outermost container.
  var windowPresenter: ViewController {
    let top = outermostContainer
    guard let session = top.presentationAsPresented, session.isContextual,
      let presenting = session.presentingViewController
    else { return top }
    return presenting.windowPresenter
  }

  /// The presenter of controllers that cover a presentation context.
  var contextPresenter: ViewController {
    var candidate = self
    while !candidate.definesPresentationContext {
      guard let parent = candidate.parent else { return windowPresenter }
      candidate = parent
    }
    return candidate
  }

  /// Whether this controller is `controller`, one of its descendants, or presented by one of them.
  func isInside(_ controller: ViewController) -> Bool {
    var candidate: ViewController? = self
    while let current = candidate {
      if current === controller { return true }
      candidate = current.parent ?? current.presentationAsPresented?.presentingViewController
    }
    return false
  }

  /// The presentation controller of the next `present`.
  func upcomingPresentationController(source: ViewController) -> PresentationController {
    let style = modalPresentationStyle.resolvedStyle
    if let prepared = modalSettings.preparedController, prepared.presentationStyle == style {
      return prepared
    }
    let made =
      style == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: nil, source: source)
      : nil
    let controller = made ?? makePresentationController()
    require(
      controller.presentedViewController === self,
      "\(controller) was created to present \(controller.presentedViewController), not \(self)")
    modalSettings.preparedController = controller
    return controller
  }

  /// The controller presented over this one in the style `currentContext`; nil if there is none.
  var coveringController: ViewController? { presentation?.coveringController }

  /// The controller with the visible content: this one, or the last one presented over it in the style
  /// `currentContext`.
  var visibleContentController: ViewController {
    coveringController?.visibleContentController ?? self
  }
}

/// Modal presentation with an awaitable result.
extension ViewController {
  /// Presents `controller` over the window or over a presentation context.
  ///
  /// - Returns: A task whose value, at the end of the transition, says whether `controller` is presented. False if the
  ///   presentation was refused or reversed, or if the dismissal of `controller` has already begun.
  @_disfavoredOverload @discardableResult
  public func present(_ controller: ViewController, animated: Bool) -> TransitionTask {
    TransitionTask { completion in
      present(controller, animated: animated) {
        completion(controller.presentingViewController != nil && !controller.isBeingDismissed)
      }
    }
  }

  /// Dismisses the controller that this controller presents, or this controller if it presents none.
  ///
  /// - Returns: A task with the value false if the dismissal was reversed, and true in all other cases.
  @_disfavoredOverload @discardableResult
  public func dismiss(animated: Bool) -> TransitionTask {
    let leavingController = presentedViewController ?? outermostContainer
    return TransitionTask { completion in
      dismiss(animated: animated) { completion(leavingController.presentingViewController == nil) }
    }
  }
}

extension ViewController {
  /// Whether the controller is appearing, or is loaded for that. As in UIKit, not while a dismissal uncovers it.
  var isAboutToAppear: Bool {
    guard outermostContainer.presentation == nil else { return false }
    return switch appearance.state {
    case .appearing: true
    case .disappeared: rootWindow != nil || isBeingPresented
    case .appeared, .disappearing: false
    }
  }

  /// Presents the deferred controller after this one has appeared, or reports that it cannot.
  func presentDeferred() {
    guard let waiting = modalSettings.deferredPresentation else { return }
    modalSettings.deferredPresentation = nil
    guard appearance.state == .appeared else {
      return reportRefusedPresentation(of: waiting.controller)
    }
    beginPresenting(
      waiting.controller, animated: waiting.animated, completion: waiting.completion)
  }

  /// Reports to the observer and the log that this controller does not present another one.
  func reportRefusedPresentation(of controller: ViewController) {
    controller.publish(.refusedPresentation, parent: self)
    let reason =
      presentation == nil ? "is not on screen" : "already presents another controller"
    (loadedView?.window ?? rootWindow)?.request(
      .warning("\(logName) \(reason), so \(controller.logName) was not presented"))
  }
}

extension ViewController {
  /// The animation of presenting and dismissing this controller. Default: the view slides up from the bottom edge.
  public var modalTransitionStyle: ModalTransitionStyle {
    get { modalSettings.transitionStyle }
    set { modalSettings.transitionStyle = newValue }
  }

  /// Whether presentations in the styles `currentContext` and `overCurrentContext`, by this controller or a descendant,
  /// cover only this controller's view. Default false.
  public var definesPresentationContext: Bool {
    get { modalSettings.definesPresentationContext }
    set { modalSettings.definesPresentationContext = newValue }
  }

  /// Whether the user is prevented from dismissing this controller, or a container that contains it, with Escape, a
  /// press outside or a drag. Default false.
  public var isModalInPresentation: Bool {
    get { modalSettings.isModalInPresentation }
    set { modalSettings.isModalInPresentation = newValue }
  }

  /// The button that Return activates if no view between the first responder and this controller uses the key. While it
  /// is set, Return presses no other control except buttons. Ctrl+Return activates it even from a text of several
  /// lines. Neither key does anything while the button is disabled or unreachable. Not retained. Default nil.
  public var defaultButton: View? {
    get { modalSettings.defaultButton }
    set { modalSettings.defaultButton = newValue }
  }

  /// Activates the default button. Returns whether the key belongs to a default button.
  func pressDefaultButton(_ event: KeyEvent) -> Bool {
    guard let button = defaultButton, event.key == .return, event.modifiers.isSubset(of: .control)
    else { return false }
    if !event.isRepeat, button.window?.focus.canFocus(button) == true {
      _ = button.performAccessibilityAction(.press, part: 0)
    }
    return true
  }

  /// Whether this controller or a descendant forbids the user to dismiss it.
  package var preventsDismissal: Bool {
    isModalInPresentation || children.contains(where: \.preventsDismissal)
  }

  /// This controller, its descendants, and all controllers presented by them, from back to front.
  var presentedAndContained: [ViewController] {
    let presented = presentation.flatMap {
      $0.machine.isDismissed ? nil : $0.presentedViewController
    }
    return [self] + children.flatMap(\.presentedAndContained)
      + (presented?.presentedAndContained ?? [])
  }
}
