// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ModalPresentation {
  /// Adds the container view, so that the presentation controller can add its own views.
  func installContainerView() {
    let container = PresentationContainerView(effectiveController)
    effectiveController.containerView = container
    if isContextual, let presenter = presentingViewController?.view {
      container.frame = presenter.bounds
      container.clipsToBounds = true
      presenter.addSubview(container)
    } else if let window {
      container.frame = window.rootView.bounds
      window.addBelowOverlay(container)
    }
    effectiveController.presentationTransitionWillBegin()
  }

  func installPresentedView() {
    guard let container = effectiveController.containerView, container.superview != nil else {
      return
    }
    if let view = effectiveController.presentedView, view.superview == nil {
      container.addSubview(view)
    }
    window?.layoutIfNeeded()
  }

  func removeViews() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    effectiveController.containerView?.removeFromSuperview()
  }

  /// In a presentation context, the covered view stays in its place.
  func removePresenterView() {
    guard coversPresenter, !isContextual, let view = presentingViewController?.viewIfLoaded else {
      return
    }
    presenterSuperview = view.superview
    view.removeFromSuperview()
  }

  func restorePresenterView() {
    guard coversPresenter, !isContextual, let presenting = presentingViewController else { return }
    let superview = presenterSuperview ?? window?.rootView
    presenterSuperview = nil
    guard let superview, presenting.view.superview == nil else { return }
    presenting.view.frame = superview.bounds
    superview.insertSubview(presenting.view, at: 0)
    window?.layoutIfNeeded()
  }

  // MARK: Size

  /// Whether the presented controller decides the window's color scheme.
  var coversWindow: Bool {
    !isContextual && (coversPresenter || effectiveController.presentationStyle == .overFullScreen)
  }

  var containerSize: Size {
    let context = isContextual ? presentingViewController?.viewIfLoaded?.bounds.size : nil
    return context ?? window?.size ?? presentedViewController.viewIfLoaded?.bounds.size ?? .zero
  }

  /// Sends the next size of the window or presentation context to the presented controllers.
  func containerWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    let presented = presentedViewController
    presented.sendSizeTransition(
      to: effectiveController.size(withContainerSize: size), with: coordinator)
    if let above = presented.presentation, !above.isContextual {
      above.containerWillTransition(to: size, with: coordinator)
    }
  }

  // MARK: Adaptivity

  /// The traits that decide how the presentation adapts. As in UIKit, a popover presented from a popover has the space
  /// of the whole window, although its presenter is narrow.
  private var surroundingTraits: Traits? {
    guard var presenter = presentingViewController else { return nil }
    if !isContextual {
      while let below = presenter.presentationAsPresented?.presentingViewController {
        presenter = below
      }
    }
    return presenter.traits
  }

  /// The presentation controller for the present traits.
  var adaptedController: PresentationController {
    guard let traits = surroundingTraits else { return controller }
    let style = controller.style(among: traits)
    if style == controller.presentationStyle { return controller }
    if effectiveController !== controller, effectiveController.presentationStyle == style {
      return effectiveController
    }
    return controller.makeAdaptedController(for: style)
      ?? .systemController(style: style, for: presentedViewController)
  }

  /// Changes the presentation controller if the traits require it. A running transition is finished first. The
  /// presented controller receives no callback, and the presenter only those for its own view.
  func adapt() {
    let next = adaptedController
    guard next !== effectiveController else { return }
    finishTransitionAtTarget()
    guard machine.state == .presented, next !== effectiveController else { return }
    let move = {
      self.moveViews(to: next)
      self.updateFocusAndPointers()
    }
    if let focus = window?.focus { focus.keepFirstResponder(during: move) } else { move() }
  }

  private func moveViews(to next: PresentationController) {
    let former = effectiveController
    let formerlyCovered = coversPresenter
    if formerlyCovered, !next.shouldRemovePresentersView {
      presentingViewController?.beginAppearanceTransition(true, animated: false)
      restorePresenterView()
    }
    let cover = former.containerView?.superview?.subviews.drop {
      $0 !== former.containerView
    }.dropFirst().first
    coordinator = TransitionCoordinator()
    former.dismissalTransitionWillBegin()
    coordinator?.runAlongsideAnimations()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    former.containerView?.removeFromSuperview()
    former.dismissalTransitionDidEnd(true)
    former.containerView = nil
    effectiveController = next
    connect(next)
    if !formerlyCovered, coversPresenter {
      presentingViewController?.beginAppearanceTransition(false, animated: false)
    }
    coordinator = TransitionCoordinator()
    installContainerView()
    installPresentedView()
    if let container = next.containerView, let cover, container.superview === cover.superview {
      container.superview?.insertSubview(container, below: cover)
    }
    coordinator?.runAlongsideAnimations()
    coordinator = nil
    next.setPresentedViewHidden(false)
    if !formerlyCovered { removePresenterView() }
    // A controller presented above may still cover this one.
    if let above = presentedViewController.presentation, above.machine.state == .presented {
      above.removePresenterView()
    }
    if formerlyCovered != coversPresenter { presentingViewController?.endAppearanceTransition() }
    next.presentationTransitionDidEnd(true)
  }
}

extension ModalPresentation {
  /// Whether a view of the presenter receives no input during this presentation.
  ///
  /// - Parameter inner: The presentation that contains the view. A presentation does not block its own views.
  func blocksInput(to view: View, from inner: AnyObject?) -> Bool {
    self !== inner && blocksPresenter && !effectiveController.allowsInteraction(with: view)
  }
}
