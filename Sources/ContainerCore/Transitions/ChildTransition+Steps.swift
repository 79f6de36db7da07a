// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension ChildTransition {
  /// Whether the callbacks say animated: as for the container, if it is appearing itself (contract 3.2).
  var isAppearanceAnimated: Bool {
    if case .appearing(let animated) = container.appearance.state { animated } else { isAnimated }
  }

  /// Makes this the running transition of the children, and of the container unless it has one.
  func linkChildren() {
    guard !leaving.isEmpty || !entering.isEmpty else { return }
    for child in leaving { child.runningTransition = self }
    for child in entering { child.runningTransition = self }
    if container.runningTransition == nil { container.runningTransition = self }
  }

  func unlinkChildren() {
    container.unlink(from: self)
    for child in leaving { child.unlink(from: self) }
    for child in entering { child.unlink(from: self) }
  }

  func perform(
    _ steps: [Order.Step], forward: Bool, where included: (Order.Step) -> Bool = { _ in true }
  ) {
    let (going, coming) = forward ? (leaving, entering) : (entering, leaving)
    let (removed, added) = forward ? (removed, added) : (added.reversed(), removed)
    let state = state
    // A callback may have ended or reversed the transition: those calls perform the remaining steps.
    for step in steps where state == self.state && included(step) {
      switch step {
      case .disappearingWillMoveToNil:
        for child in removed where isParent(of: child) { child.willMove(toParent: nil) }
      case .appearingWillMoveToContainer:
        for child in added { moveToContainer(child, forward: forward) }
      case .disappearingWillDisappear:
        for child in going where isParent(of: child) || child.parent == nil {
          beginAppearance(of: child, appearing: false)
        }
      case .appearingWillAppear:
        for child in coming where isParent(of: child) {
          beginAppearance(of: child, appearing: true)
        }
      case .disappearingViewsRemoved:
        host?.finishViewChanges(atEnd: forward)
        for child in going where !keepsLeavingViews { removeView(of: child) }
      case .disappearingDidDisappear: for child in going { endAppearance(of: child) }
      case .appearingDidAppear: for child in coming { finishAppearing(child) }
      case .leavingEnd: for child in leaving { endAppearance(of: child) }
      case .enteringEnd: for child in entering { endAppearance(of: child) }
      case .disappearingRemovedFromParent:
        for child in removed where isParent(of: child) { remove(child) }
      case .appearingDidMoveToContainer:
        for child in added where isParent(of: child) {
          if forward, let sendDidMove {
            sendDidMove(child)
          } else {
            child.didMove(toParent: container)
          }
        }
      }
    }
  }

  /// Whether the container still has the child, which another container may have added (contract 1.3).
  func isParent(of child: ViewController) -> Bool { host != nil || child.parent === container }

  /// Adds an entering child, unless another container has it; a child that was to be removed is notified that it stays.
  private func moveToContainer(_ child: ViewController, forward: Bool) {
    if isParent(of: child) {
      child.willMove(toParent: container)
    } else if forward {
      container.addChild(child)
      removeViewFromFormerOwner(child)
    }
  }

  /// Removes the view of an off-screen child from its former container.
  private func removeViewFromFormerOwner(_ child: ViewController) {
    guard child.appearance.state == .disappeared, let view = child.viewIfLoaded,
      let owner = view.superview?.owningController, owner !== container
    else { return }
    child.performWithoutAutomaticAppearance { view.removeFromSuperview() }
  }

  /// Removes a child with all callbacks that it has not received.
  func remove(_ child: ViewController) {
    beginAppearance(of: child, appearing: false)
    removeView(of: child)
    endAppearance(of: child)
    child.removeFromParent()
  }

  func removeView(of child: ViewController) {
    // A part of the container may contain the child's view even after the container's view was unloaded.
    guard let view = child.viewIfLoaded, view.superview != nil,
      isParent(of: child) || child.isViewInHierarchy(of: container)
    else { return }
    child.performWithoutAutomaticAppearance { view.removeFromSuperview() }
  }

  /// Begins the appearance or disappearance of a child, unless that is its present direction.
  func beginAppearance(of child: ViewController, appearing: Bool) {
    func headsThere() -> Bool { appearing == isAppearedOrAppearing(child) }
    guard !headsThere() else { return }
    onAppearance?(child, appearing, .willBegin)
    // The listener may have removed the container from the screen.
    guard !headsThere(), !appearing || host?.isOnScreen(child) ?? isContainerOnScreen else {
      return
    }
    performWhileSending {
      child.beginAppearanceTransition(appearing, animated: isAppearanceAnimated)
    }
    onAppearance?(child, appearing, .didBegin)
  }

  /// Whether a child has appeared or is appearing; for a presentation, whether its own content has.
  private func isAppearedOrAppearing(_ child: ViewController) -> Bool {
    host == nil
      ? child.isAppeared || child.isAppearing : child.isContentAppeared || child.isContentAppearing
  }

  func endAppearance(of child: ViewController) {
    guard host == nil ? child.isInAppearanceTransition : child.appearance.isInTransition
    else { return }
    let appears = child.isAppearing
    performWhileSending { child.endAppearanceTransition() }
    onAppearance?(child, appears, .didEnd)
  }

  /// Ends the appearance of a child, unless it will end with the container's appearance.
  private func finishAppearing(_ child: ViewController) {
    if !isContainerOnScreen, child.appearance.needsViewIsAppearing {
      // The container disappeared before the child's view was added: the child disappears without having appeared.
      beginAppearance(of: child, appearing: false)
      if !container.appearance.isInTransition { endAppearance(of: child) }
      return
    }
    let endsWithContainer =
      container.shouldAutomaticallyForwardAppearanceMethods
      ? container.appearance.isInTransition : container.isContentAppearing
    if !endsWithContainer { endAppearance(of: child) }
  }

  func performWithoutAutomaticAppearance(_ body: () -> Void) {
    let entering = entering
    for child in entering { child.containment.beginManualMove() }
    body()
    for child in entering { child.containment.endManualMove() }
  }

  func checkInvariants() {
    #if DEBUG
      guard case .ended(let atEnd) = state else { return }
      let gone = (atEnd ? removed : added).filter { isParent(of: $0) && $0.isMovingFromParent }
      assert(
        gone.isEmpty, "Internal inconsistency: \(gone) are still in \(container)")
    #endif
  }
}

extension ChildTransition.Order.Step {
  nonisolated var isAppearanceStep: Bool {
    self == .disappearingWillDisappear || self == .appearingWillAppear
  }
}
