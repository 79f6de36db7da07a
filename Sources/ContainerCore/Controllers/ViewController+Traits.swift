// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension ViewController {
  /// The traits of this controller and its views: the parent's traits, changed by the parent's overrides for this
  /// controller (containment contract 6.3). Before the controller is in a window, the default traits.
  public var traits: Traits { parentSettings.cachedTraits }

  private var inheritedTraits: Traits {
    guard let parent else {
      // A presented controller inherits from its presenter, even if the presenter's view is out of the window.
      if let presentationAsPresented,
        let presenter = presentationAsPresented.presentingViewController
      {
        return presentationAsPresented.effectiveController.overrideTraits?.applied(
          to: presenter.traits) ?? presenter.traits
      }
      if let rootWindow { return rootWindow.traits }
      guard let loadedView, loadedView.window != nil else { return parentSettings.cachedTraits }
      return loadedView.superview?.traits ?? parentSettings.cachedTraits
    }
    return parentSettings.traitOverrides?.applied(to: parent.traits) ?? parent.traits
  }

  /// Overrides traits for a child and its descendants until the child is removed. Nil ends the overrides.
  ///
  /// If `child` is a deeper descendant, such as a screen in a split view's column, the overrides apply to the direct
  /// child that contains it. Traps if `child` is not a descendant.
  public func setOverrideTraits(_ overrides: TraitOverrides?, forChild child: ViewController) {
    let child = requiredChild(containing: child)
    guard child.parentSettings.traitOverrides != overrides else { return }
    child.parentSettings.setTraitOverrides(overrides)
    child.updateTraits()
  }

  /// Returns the overrides of the direct child that is or contains `child`; nil if none. Traps if no child does.
  public func overrideTraits(forChild child: ViewController) -> TraitOverrides? {
    requiredChild(containing: child).parentSettings.traitOverrides
  }

  private func requiredChild(containing controller: ViewController) -> ViewController {
    var child = controller
    while let parent = child.parent, parent !== self { child = parent }
    require(child.parent === self, "\(controller) is not a child of \(self)")
    return child
  }

  /// Updates the traits of this controller, then of its children. Controllers and views are notified of changes.
  func updateTraits() {
    applyInheritedTraits()
    for child in children { child.updateTraits() }
    presentation?.adapt()
    presentation?.presentedViewController.updateTraits()
  }

  /// A separate function, because traits are large and must not be on the stack while up to 2048 levels are updated.
  @inline(never)
  private func applyInheritedTraits() {
    let new = inheritedTraits
    guard new != parentSettings.cachedTraits else { return }
    let old = parentSettings.cachedTraits
    parentSettings.setCachedTraits(new)
    traitsDidChange(from: old)
    loadedView?.propagateTraits(isOwnerRoot: true)
    presentationAsPresented?.effectiveController.containerView?.propagateTraits()
  }
}

extension ViewController {
  // MARK: Sizes

  /// Forwards a size transition to the children whose own size changes (contract 6.1).
  func forwardSizeTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    if shouldAutomaticallyForwardRotationMethods {
      for child in children where child.isViewLoaded {
        child.sendSizeTransition(
          to: self.size(forChild: child, withParentSize: size), with: coordinator)
      }
    }
    if let presentation, presentation.isContextual {
      presentation.containerWillTransition(to: size, with: coordinator)
    }
  }

  /// Sends the next size if it differs. A view outside a window is not laid out, so its last sent size is compared.
  func sendSizeTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    guard let view = viewIfLoaded else { return }
    let isLaidOut = view.window != nil
    let currentSize = (isLaidOut ? nil : rootViewState.lastSentSize) ?? view.frame.size
    rootViewState.setLastSentSize(isLaidOut ? nil : size)
    if size != currentSize { sendViewWillTransition(to: size, with: coordinator) }
  }

  /// Sends a size transition of the window to its root controller and to controllers presented over the window.
  func windowWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    if isViewLoaded { sendViewWillTransition(to: size, with: coordinator) }
    if let presentation, !presentation.isContextual {
      presentation.containerWillTransition(to: size, with: coordinator)
    }
  }

  func sizeByMasks(of child: ViewController, in parentSize: Size) -> Size {
    guard let view = child.viewIfLoaded, let own = viewIfLoaded,
      view.frame.size != own.frame.size, !child.hasPlaceholderFrame
    else { return parentSize }
    return view.size(when: own, has: parentSize)
  }

  private func sendViewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    publishAndSend(.viewWillTransition(to: size)) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  // MARK: Rotation (contract 6.2)

  /// The controllers that receive rotation callbacks, parents first: this controller, its children on and off screen,
  /// and the controllers presented by them. As in UIKit, leaving children and covered controllers receive none.
  var rotationReceivers: [ViewController] {
    let presented = presentation?.presentedViewController.rotationReceivers ?? []
    if let presentation, presentation.coversPresenter, presentation.machine.state == .presented {
      return presented
    }
    let inside =
      shouldAutomaticallyForwardRotationMethods
      ? children.filter { !$0.isMovingFromParent }.flatMap(\.rotationReceivers) : []
    return [self] + inside + presented
  }

  /// Returns whether all receivers allow the rotation. Each one is asked.
  func allowsRotation(to orientation: Orientation) -> Bool {
    rotationReceivers.reduce(true) { $1.shouldAutorotate(to: orientation) && $0 }
  }

  /// Sends `willRotate`. Returns the controllers that receive the callbacks at the end, too.
  func forwardWillRotate(to orientation: Orientation) -> [ViewController] {
    let receivers = rotationReceivers
    for controller in receivers {
      controller.publishAndSend(.willRotate(to: orientation)) {
        controller.willRotate(to: orientation)
      }
    }
    return receivers
  }

  func forwardWillAnimateRotation(
    to orientation: Orientation, duration: Double, to receivers: [ViewController]
  ) {
    for controller in receivers where controller.staysInWindow {
      controller.publishAndSend(.willAnimateRotation(to: orientation)) {
        let send = { controller.willAnimateRotation(to: orientation, duration: duration) }
        // A view outside the window has nothing to animate.
        let isShown = controller.viewIfLoaded?.window != nil
        if isShown { send() } else { View.performWithoutAnimation(send) }
      }
    }
  }

  func forwardDidRotate(from orientation: Orientation, to receivers: [ViewController]) {
    for controller in receivers where controller.staysInWindow {
      controller.publishAndSend(.didRotate(from: orientation)) {
        controller.didRotate(from: orientation)
      }
    }
  }

  /// Whether this controller belongs to a window, and neither it nor an ancestor is leaving.
  private var staysInWindow: Bool {
    if isMovingFromParent { return false }
    if let next = parent ?? presentationAsPresented?.presentingViewController {
      return next.staysInWindow
    }
    return rootWindow != nil
  }

  // MARK: Observers

  private func publishAndSend(_ callback: ContainmentEvent.Callback, _ send: () -> Void) {
    publish(callback)
    let outer = observation.callbackBeingSent
    observation.setCallbackBeingSent(callback)
    send()
    observation.setCallbackBeingSent(outer)
  }

  /// Publishes a callback that a container sends manually.
  func publishUnlessBeingSent(_ callback: ContainmentEvent.Callback) {
    if observation.callbackBeingSent?.name != callback.name { publish(callback) }
  }
}

/// The values for which a container can let a child decide (contract 7). Each container names at most one child, whose
/// own child may decide in turn. A container's own cursor and color scheme take precedence.
extension ViewController {
  /// The title to show for this controller: the effective title of `childForTitle` if it has one, otherwise `title`.
  public var effectiveTitle: String? {
    childForTitle?.effectiveTitle ?? title
  }

  /// The shape of the mouse pointer over this controller, except over views with their own; nil for the default.
  package var effectiveCursor: Cursor? {
    preferredCursor ?? childForCursor?.effectiveCursor
  }

  var effectiveColorScheme: Theme.ColorScheme? {
    preferredColorScheme ?? childForColorScheme?.effectiveColorScheme
  }

  /// The color scheme of the root controller, or of the frontmost presented controller that covers the window.
  var colorSchemeForWindow: Theme.ColorScheme? {
    var scheme = effectiveColorScheme
    var session = presentation
    while let current = session, current.isActive {
      let presented = current.presentedViewController
      if current.coversWindow { scheme = presented.effectiveColorScheme ?? scheme }
      session = presented.presentation
    }
    return scheme
  }

  /// Updates the window's color scheme. Call it after a change of `preferredColorScheme` or `childForColorScheme`.
  public func setNeedsColorSchemeUpdate() {
    outermostContainer.loadedView?.window?.updateTraits()
  }

  /// The only child whose view is visible; nil if several children are visible, or none.
  var onlyVisibleChild: ViewController? {
    guard let loadedView, loadedView.window != nil, !children.isEmpty else { return nil }
    var shown: [(child: ViewController, rect: Rect)] = []
    func visit(_ view: View) {
      guard !view.isHidden, !view.isInert, view.alpha > 0, view.isUserInteractionEnabled else {
        return
      }
      guard let child = view.viewController, child !== self else {
        for subview in view.subviews { visit(subview) }
        return
      }
      guard child.parent === self, !child.isDisappearingOrLeaving, let rect = view.visibleRect(),
        rect.width > 0, rect.height > 0
      else { return }
      // The views are visited from back to front.
      shown.removeAll { rect.contains($0.rect) }
      shown.append((child, rect))
    }
    visit(loadedView)
    return shown.count == 1 ? shown[0].child : nil
  }

  private var isDisappearingOrLeaving: Bool {
    if case .disappearing = appearance.state { true } else { isMovingFromParent }
  }
}

/// The orientation of a window: portrait or landscape (containment contract 6.2).
public nonisolated enum Orientation: Sendable, Hashable {
  /// Taller than wide.
  case portrait
  /// Wider than tall, or square.
  case landscape

  /// Creates the orientation of a window with the given size: portrait if the height exceeds the width.
  public init(_ size: Size) {
    self = size.height > size.width ? .portrait : .landscape
  }
}
