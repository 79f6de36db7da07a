// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Modal presentation: one controller shown over the window, without being anybody's child
/// (contract 1.5 and 5.3).
extension ViewController {
  /// What this controller, or the nearest ancestor that presents, shows over itself.
  public var presentedViewController: ViewController? {
    presentation?.presentedViewController ?? parent?.presentedViewController
  }

  /// What shows this controller, or the ancestor that is presented.
  public var presentingViewController: ViewController? {
    presentationController?.presentingViewController
  }

  /// How this controller, or the ancestor that is presented, is shown; nil when none is.
  public var presentationController: PresentationController? {
    presentedBy ?? parent?.presentationController
  }

  /// Whether the appearance in progress is that of being presented. False in the completion.
  public var isBeingPresented: Bool { presentedBy?.machine.state == .arriving }

  /// Whether the disappearance in progress is that of being dismissed. False in the completion.
  public var isBeingDismissed: Bool { presentedBy?.machine.state == .leaving }

  /// Shows `controller` over the window, in its `modalPresentationStyle`.
  ///
  /// The controller at the top of this one's ancestors presents it. It must be on screen and
  /// present nothing yet; otherwise nothing happens but a note to the observer, and the completion
  /// is not kept. One that is just being dismissed turns round. Presenting a child of another
  /// controller, or one that this controller lies in, stops the program.
  ///
  /// - Parameters:
  ///   - animated: False, or reduced motion, shows no frame in between; the callbacks are the same.
  ///   - completion: Called once, when the presentation has ended, be it there or turned round.
  public func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    precondition(
      controller.parent == nil,
      "\(controller) is a child of \(String(describing: controller.parent)): remove it before it is "
        + "presented")
    let presenter = topmostAncestor
    precondition(controller !== presenter, "\(controller) cannot be presented by itself")
    if presenter.mayBeObserved { controller.markObserved() }
    let call = controller.callBegan(.present(animated: animated), other: presenter)
    defer { call?.end() }
    let animated = animated && !presenter.traits.reducesMotion
    if let running = presenter.presentation, running.presentedViewController === controller,
      controller.isBeingDismissed
    {
      return running.present(animated: animated, completion: completion)
    }
    // What runs comes first to its end, so that every movement begins from rest.
    if presenter.presentation?.machine.state == .leaving { presenter.presentation?.endMovement() }
    presenter.presentedBy?.endMovement()
    guard controller.presentedBy == nil, presenter.presentation == nil, presenter.isAppeared,
      let window = presenter.viewIfLoaded?.window
    else { return controller.publish(.refusedPresentation, parent: presenter) }
    let presentation = PresentationController(
      presented: controller, presenting: presenter, in: window)
    presenter.presentation = presentation
    controller.presentedBy = presentation
    presentation.present(animated: animated, completion: completion)
  }

  /// Takes away what this controller presents, with all that is presented above it; a controller
  /// that presents nothing is taken away itself by whoever presents it. Nothing presented at all:
  /// only the completion is called.
  ///
  /// - Parameters:
  ///   - animated: False, or reduced motion, shows no frame in between; the callbacks are the same.
  ///   - completion: Called once, when the dismissal has ended, be it gone or turned round.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presentation = dismissiblePresentation else {
      completion?()
      return
    }
    let presented = presentation.presentedViewController
    let call = presented.callBegan(
      .dismiss(animated: animated), other: presentation.presentingViewController)
    defer { call?.end() }
    presentation.dismiss(
      animated: animated && !presented.traits.reducesMotion, completion: completion)
  }

  private var dismissiblePresentation: PresentationController? {
    presentation ?? parent?.dismissiblePresentation ?? presentedBy
  }

  private var topmostAncestor: ViewController { parent?.topmostAncestor ?? self }
}
