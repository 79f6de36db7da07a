// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension PresentationSession {
  /// Puts the container view in place, for the presentation controller to add what lies around.
  func attachContainer() {
    let container = PresentationContainerView(current)
    current.containerView = container
    if isContextual, let presenter = presentingViewController?.view {
      container.frame = presenter.bounds
      container.clipsToBounds = true
      presenter.addSubview(container)
    } else if let window {
      container.frame = window.rootView.bounds
      window.addBelowTools(container)
    }
    current.presentationTransitionWillBegin()
  }

  /// Puts the presented view into the container view.
  func attachPresented() {
    guard let container = current.containerView, container.superview != nil else { return }
    if let view = current.presentedView, view.superview == nil { container.addSubview(view) }
    window?.layoutIfNeeded()
  }

  func detachViews() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    current.containerView?.removeFromSuperview()
  }

  /// What is covered in its own view stays in its place.
  func takePresenterOut() {
    guard coversPresenter, !isContextual, let view = presentingViewController?.viewIfLoaded else {
      return
    }
    presenterPlace = view.superview
    view.removeFromSuperview()
  }

  func putPresenterBack() {
    guard coversPresenter, !isContextual, let presenting = presentingViewController else { return }
    let place = presenterPlace ?? window?.rootView
    presenterPlace = nil
    guard let place, presenting.view.superview == nil else { return }
    presenting.view.frame = place.bounds
    place.insertSubview(presenting.view, at: 0)
    window?.layoutIfNeeded()
  }

  // MARK: Size

  /// Whether the presented controller decides how the window looks.
  var coversWindow: Bool {
    !isContextual && (coversPresenter || current.presentationStyle == .overFullScreen)
  }

  /// The size of the container view, in points.
  var containerSize: Size {
    let context = isContextual ? presentingViewController?.viewIfLoaded?.bounds.size : nil
    return context ?? window?.size ?? presentedViewController.viewIfLoaded?.bounds.size ?? .zero
  }

  /// The window, or the presentation context, gets another size.
  func containerWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    let presented = presentedViewController
    presented.hears(ofSize: current.size(withContainerSize: size), with: coordinator)
    if let above = presented.presentation, !above.isContextual {
      above.containerWillTransition(to: size, with: coordinator)
    }
  }

  // MARK: Adaptivity

  /// The traits that decide how the presentation adapts. As in UIKit a popover presented from within a popover has the
  /// room of the window, although the presenter is narrow.
  private var surroundingTraits: Traits? {
    guard var presenter = presentingViewController else { return nil }
    if !isContextual {
      while let below = presenter.presentedBy?.presentingViewController { presenter = below }
    }
    return presenter.traits
  }

  /// Who places the views among the surrounding traits.
  var controllerInCharge: PresentationController {
    guard let traits = surroundingTraits else { return controller }
    let style = controller.style(among: traits)
    if style == controller.presentationStyle { return controller }
    if current !== controller, current.presentationStyle == style { return current }
    return controller.makeAdaptedController(for: style)
      ?? .stock(style, for: presentedViewController)
  }

  /// Lets another controller place the views if the traits call for it. What moves comes to its end
  /// first; the presented controller hears nothing of it, the presenter what its own view does.
  func adapt() {
    let next = controllerInCharge
    guard next !== current else { return }
    endMovement()
    guard machine.state == .present, next !== current else { return }
    let move = {
      self.moveViews(to: next)
      self.reachChanged()
    }
    if let focus = window?.focus { focus.keepFirstResponder(during: move) } else { move() }
  }

  private func moveViews(to next: PresentationController) {
    let former = current
    let formerlyCovered = coversPresenter
    if formerlyCovered, !next.shouldRemovePresentersView {
      presentingViewController?.beginAppearanceTransition(true, animated: false)
      putPresenterBack()
    }
    let cover = former.containerView?.superview?.subviews.drop {
      $0 !== former.containerView
    }.dropFirst().first
    coordinator = TransitionCoordinator()
    former.dismissalTransitionWillBegin()
    coordinator?.runAlongside()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    former.containerView?.removeFromSuperview()
    former.dismissalTransitionDidEnd(true)
    former.containerView = nil
    current = next
    takeCharge(next)
    if !formerlyCovered, coversPresenter {
      presentingViewController?.beginAppearanceTransition(false, animated: false)
    }
    coordinator = TransitionCoordinator()
    attachContainer()
    attachPresented()
    if let container = next.containerView, let cover, container.superview === cover.superview {
      container.superview?.insertSubview(container, below: cover)
    }
    coordinator?.runAlongside()
    coordinator = nil
    next.setPresentedViewHidden(false)
    if !formerlyCovered { takePresenterOut() }
    // What it presents itself keeps it covered.
    if let above = presentedViewController.presentation, above.machine.state == .present {
      above.takePresenterOut()
    }
    if formerlyCovered != coversPresenter { presentingViewController?.endAppearanceTransition() }
    next.presentationTransitionDidEnd(true)
  }
}

extension PresentationSession {
  /// Whether a view of the presenter gets no input while this is presented.
  ///
  /// - Parameter inner: The presentation that contains the view. A presentation does not block its own views.
  func blocksInput(to view: View, from inner: AnyObject?) -> Bool {
    self !== inner && blocksPresenter && !current.allowsInteraction(with: view)
  }
}
