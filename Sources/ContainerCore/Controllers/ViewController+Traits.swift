// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension ViewController {
  /// The traits in force for this controller and its views: the parent's, with the parent's
  /// overrides for it (contract 6.3). Before the controller is in a window, the defaults.
  public var traits: Traits { parentSettings.traits }

  private var inheritedTraits: Traits {
    guard let parent else {
      // A presented root view may have taken the window's root out of it.
      if let presentedBy, let presenter = presentedBy.presentingViewController {
        return presentedBy.current.overrideTraits?.applied(to: presenter.traits) ?? presenter.traits
      }
      if let rootWindow { return rootWindow.traits }
      guard let loadedView, loadedView.window != nil else { return parentSettings.traits }
      return loadedView.superview?.traits ?? parentSettings.traits
    }
    return parentSettings.traitOverrides?.applied(to: parent.traits) ?? parent.traits
  }

  /// Pins traits for one child and all it contains; nil lets it inherit everything again. The
  /// pins end when the child leaves.
  ///
  /// For a controller inside a child, such as one in the stack that a split view puts around a column, that child gets
  /// the traits. A controller that is not inside this one stops the program.
  public func setOverrideTraits(_ overrides: TraitOverrides?, forChild child: ViewController) {
    let child = ownChild(containing: child)
    guard child.parentSettings.traitOverrides != overrides else { return }
    child.parentSettings.setTraitOverrides(overrides)
    child.updateTraits()
  }

  /// What the parent pins for `child`; nil when it inherits everything.
  public func overrideTraits(forChild child: ViewController) -> TraitOverrides? {
    ownChild(containing: child).parentSettings.traitOverrides
  }

  private func ownChild(containing controller: ViewController) -> ViewController {
    var child = controller
    while let parent = child.parent, parent !== self { child = parent }
    require(child.parent === self, "\(controller) is not a child of \(self)")
    return child
  }

  /// Compares the traits with those last told, tells this controller and its views when they
  /// differ, and goes on to the children: parents hear first.
  func updateTraits() {
    takeTraits()
    for child in children { child.updateTraits() }
    presentation?.adapt()
    presentation?.presentedViewController.updateTraits()
  }

  /// Traits are large: in a function of their own they take no room on the stack while the children, which may be
  /// two thousand levels deep, take theirs.
  @inline(never)
  private func takeTraits() {
    let new = inheritedTraits
    guard new != parentSettings.traits else { return }
    let old = parentSettings.traits
    parentSettings.setTraits(new)
    traitsChanged(from: old)
    loadedView?.traitsDidChange(ofOwn: true)
    presentedBy?.current.containerView?.traitsDidChange()
  }
}

extension ViewController {
  // MARK: Sizes

  /// Hands a coming size on to each child whose own size changes with it (contract 6.1).
  func forwardSizeTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    if shouldAutomaticallyForwardRotationMethods {
      for child in children where child.isViewLoaded {
        child.hears(ofSize: self.size(forChild: child, withParentSize: size), with: coordinator)
      }
    }
    if let presentation, presentation.isContextual {
      presentation.containerWillTransition(to: size, with: coordinator)
    }
  }

  /// Sends the next size, unless the controller has it already. A view outside a window is not laid out, so its last sent size
  /// is compared.
  func hears(ofSize size: Size, with coordinator: SizeTransitionCoordinator) {
    guard let view = viewIfLoaded else { return }
    let isLaidOut = view.window != nil
    let present = (isLaidOut ? nil : rootViewState.announcedSize) ?? view.frame.size
    rootViewState.setAnnouncedSize(isLaidOut ? nil : size)
    if size != present { tellSize(size, with: coordinator) }
  }

  /// The same for a window's root, and for the controllers presented over the window.
  func windowWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    if isViewLoaded { tellSize(size, with: coordinator) }
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

  private func tellSize(_ size: Size, with coordinator: SizeTransitionCoordinator) {
    tell(.viewWillTransition(to: size)) { viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Rotation (contract 6.2)

  /// The controllers that are notified of a rotation, parents first: this one, its children, on screen or not, and the
  /// controllers presented by them. As in UIKit, leaving children and covered controllers are not notified.
  var rotationFamily: [ViewController] {
    let presented = presentation?.presentedViewController.rotationFamily ?? []
    if let presentation, presentation.coversPresenter, presentation.machine.state == .present {
      return presented
    }
    let inside =
      shouldAutomaticallyForwardRotationMethods
      ? children.filter { !$0.isMovingFromParent }.flatMap(\.rotationFamily) : []
    return [self] + inside + presented
  }

  /// Asks all of them; any no is a no.
  func allowsRotation(to orientation: Orientation) -> Bool {
    rotationFamily.reduce(true) { $1.shouldAutorotate(to: orientation) && $0 }
  }

  /// - Returns: The notified controllers; they are notified of the end too.
  func forwardWillRotate(to orientation: Orientation) -> [ViewController] {
    let family = rotationFamily
    for controller in family {
      controller.tell(.willRotate(to: orientation)) { controller.willRotate(to: orientation) }
    }
    return family
  }

  func forwardWillAnimateRotation(
    to orientation: Orientation, duration: Double, to told: [ViewController]
  ) {
    for controller in told where controller.staysInWindow {
      controller.tell(.willAnimateRotation(to: orientation)) {
        let send = { controller.willAnimateRotation(to: orientation, duration: duration) }
        // A view that is not shown has nothing to animate.
        let isShown = controller.viewIfLoaded?.window != nil
        if isShown { send() } else { View.performWithoutAnimation(send) }
      }
    }
  }

  func forwardDidRotate(from orientation: Orientation, to told: [ViewController]) {
    for controller in told where controller.staysInWindow {
      controller.tell(.didRotate(from: orientation)) { controller.didRotate(from: orientation) }
    }
  }

  /// Whether this controller belongs to a window and neither it nor a container around it is leaving.
  private var staysInWindow: Bool {
    if isMovingFromParent { return false }
    if let next = parent ?? presentedBy?.presentingViewController { return next.staysInWindow }
    return rootWindow != nil
  }

  // MARK: Observers

  /// Publishes a callback and sends it.
  private func tell(_ callback: ContainmentEvent.Callback, _ send: () -> Void) {
    publish(callback)
    let outer = observation.callback
    observation.setCallback(callback)
    send()
    observation.setCallback(outer)
  }

  /// Publishes a callback that a container sends by hand.
  func publishUnlessTold(_ callback: ContainmentEvent.Callback) {
    if observation.callback?.name != callback.name { publish(callback) }
  }
}

/// What a container lets one of its children decide (contract 7). Each answer goes as deep as the
/// containers name children; the default is the controller itself. A cursor or color scheme of the container's own
/// comes before its child's.
extension ViewController {
  /// The title of the controller that determines it.
  public var effectiveTitle: String? {
    childForTitle?.effectiveTitle ?? title
  }

  /// The mouse pointer's shape over this controller where no view has one.
  package var effectiveCursor: Cursor? {
    preferredCursor ?? childForCursor?.effectiveCursor
  }

  /// Light, dark, or nil to follow the window.
  var effectiveColorScheme: Theme.ColorScheme? {
    preferredColorScheme ?? childForAppearance?.effectiveColorScheme
  }

  /// What a window's root, or the frontmost presented controller that covers the window and has an answer, decides.
  var colorSchemeForWindow: Theme.ColorScheme? {
    var scheme = effectiveColorScheme
    var session = presentation
    while let current = session, current.isHere {
      let presented = current.presentedViewController
      if current.coversWindow { scheme = presented.effectiveColorScheme ?? scheme }
      session = presented.presentation
    }
    return scheme
  }

  /// Call when the answer of `preferredColorScheme` or `childForAppearance` changed.
  public func setNeedsAppearanceUpdate() {
    outermostContainer.loadedView?.window?.updateTraits()
  }

  /// The only child whose view is visible; nil if several children are visible, or none.
  var onlyShownChild: ViewController? {
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
      guard child.parent === self, !child.isLeavingSight, let rect = view.shownRect(),
        rect.width > 0, rect.height > 0
      else { return }
      // The views come from back to front.
      shown.removeAll { rect.contains($0.rect) }
      shown.append((child, rect))
    }
    visit(loadedView)
    return shown.count == 1 ? shown[0].child : nil
  }

  private var isLeavingSight: Bool {
    if case .disappearing = appearance.state { true } else { isMovingFromParent }
  }
}

/// Which way a window stands: taller than wide, or not (contract 6.2).
public nonisolated enum Orientation: Sendable, Hashable {
  /// Taller than wide.
  case portrait
  /// Wider than tall, or square.
  case landscape

  /// The orientation of a window of `size`.
  public init(_ size: Size) {
    self = size.height > size.width ? .portrait : .landscape
  }
}
