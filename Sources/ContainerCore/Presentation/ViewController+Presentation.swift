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

  /// Who asked for this controller to be presented.
  package var presentationSource: ViewController? { presentedBy?.source }

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
