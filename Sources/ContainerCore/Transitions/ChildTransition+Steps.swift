// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The steps of which a transition's orders are made, and what each of them does.
extension ChildTransition {
  /// A child that comes while the container itself appears does so as the container does (contract 3.2).
  var animated: Bool {
    if case .appearing(let animated) = container.appearance.state { animated } else { isAnimated }
  }

  /// Gives the participants the coordinator. A container has the coordinator of its first transition with a moving view.
  func enrol() {
    guard !leaving.isEmpty || !entering.isEmpty else { return }
    for child in leaving { child.runningTransition = self }
    for child in entering { child.runningTransition = self }
    if container.runningTransition == nil { container.runningTransition = self }
  }

  /// Nobody takes part any more.
  func letGo() {
    container.leave(self)
    for child in leaving { child.leave(self) }
    for child in entering { child.leave(self) }
  }

  func perform(
    _ steps: [Order.Step], forward: Bool, where included: (Order.Step) -> Bool = { _ in true }
  ) {
    let (going, coming) = forward ? (leaving, entering) : (entering, leaving)
    let (removed, added) = forward ? (removed, added) : (added.reversed(), removed)
    let state = state
    // A callback may have ended it, or turned it round: those calls send the rest.
    for step in steps where state == self.state && included(step) {
      switch step {
      case .goingWillMoveToNil:
        for child in removed where isParent(of: child) { child.willMove(toParent: nil) }
      case .comingWillMoveToContainer: for child in added { join(child, forward: forward) }
      case .goingWillDisappear:
        for child in going where isParent(of: child) || child.parent == nil {
          head(child, appearing: false)
        }
      case .comingWillAppear:
        for child in coming where isParent(of: child) { head(child, appearing: true) }
      case .goingViewsOut:
        host?.takeOutViews(atEnd: forward)
        for child in going where !keepsViews { takeOut(child) }
      case .goingDidDisappear: for child in going { endAppearance(of: child) }
      case .comingDidAppear: for child in coming { endComing(child) }
      case .leavingEnd: for child in leaving { endAppearance(of: child) }
      case .enteringEnd: for child in entering { endAppearance(of: child) }
      case .goingRemoved: for child in removed where isParent(of: child) { remove(child) }
      case .comingDidMoveToContainer:
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

  /// Another container may have taken a child in the meantime (contract 1.3).
  func isParent(of child: ViewController) -> Bool { host != nil || child.parent === container }

  /// A child that was to be removed stays a child: it hears that it will move to its container. One that another
  /// container has taken stays there.
  private func join(_ child: ViewController, forward: Bool) {
    if isParent(of: child) {
      child.willMove(toParent: container)
    } else if forward {
      container.addChild(child)
      leaveFormerPlace(child)
    }
  }

  /// Off screen, a controller that had the child may still hold its view.
  private func leaveFormerPlace(_ child: ViewController) {
    guard child.appearance.state == .disappeared, let view = child.viewIfLoaded,
      let owner = view.superview?.owningController, owner !== container
    else { return }
    child.withoutAutomaticAppearance { view.removeFromSuperview() }
  }

  /// One that the container lets go of is gone, whatever it was told before.
  func remove(_ child: ViewController) {
    head(child, appearing: false)
    takeOut(child)
    endAppearance(of: child)
    child.removeFromParent()
  }

  func takeOut(_ child: ViewController) {
    // A part of the container that outlived the container's view may still hold the child's.
    guard let view = child.viewIfLoaded, view.superview != nil,
      isParent(of: child) || child.isViewInHierarchy(of: container)
    else { return }
    child.withoutAutomaticAppearance { view.removeFromSuperview() }
  }

  /// Begins a child's transition unless it heads there already.
  func head(_ child: ViewController, appearing: Bool) {
    func headsThere() -> Bool { appearing == isHere(child) }
    guard !headsThere() else { return }
    onAppearance?(child, appearing, .willBegin)
    // Whoever heard that may have taken the container off screen.
    guard !headsThere(), !appearing || host?.isSeen(child) ?? isSeen else { return }
    sending { child.beginAppearanceTransition(appearing, animated: animated) }
    onAppearance?(child, appearing, .begun)
  }

  /// Whether a child is on screen or on its way there. A presentation asks for the presenter's own content, not
  /// for what stands in its place.
  private func isHere(_ child: ViewController) -> Bool {
    host == nil
      ? child.isAppeared || child.isAppearing : child.isContentAppeared || child.isContentAppearing
  }

  func endAppearance(of child: ViewController) {
    guard host == nil ? child.isInAppearanceTransition : child.appearance.isInTransition
    else { return }
    let appears = child.isAppearing
    sending { child.endAppearanceTransition() }
    onAppearance?(child, appears, .ended)
  }

  /// What comes while the container itself is on its way ends with the container.
  private func endComing(_ child: ViewController) {
    if !isSeen, child.appearance.owesIsAppearing {
      // The container left before the child's view was in it: the child has not appeared, and turns round.
      head(child, appearing: false)
      if !container.appearance.isInTransition { endAppearance(of: child) }
      return
    }
    let endsWithContainer =
      container.shouldAutomaticallyForwardAppearanceMethods
      ? container.appearance.isInTransition : container.isContentAppearing
    if !endsWithContainer { endAppearance(of: child) }
  }

  func withoutAutomaticAppearance(_ body: () -> Void) {
    let entering = entering
    for child in entering { child.containment.beginManualMove() }
    body()
    for child in entering { child.containment.endManualMove() }
  }

  /// What holds when a transition has ended; checked in debug builds.
  func checkInvariants() {
    #if DEBUG
      guard case .ended(let atEnd) = state else { return }
      let gone = (atEnd ? removed : added).filter { isParent(of: $0) && $0.isMovingFromParent }
      assert(
        gone.isEmpty, "Internal inconsistency: \(gone) were let go of and stayed in \(container)")
    #endif
  }
}

extension ChildTransition.Order.Step {
  /// Whether it is about appearance, not about parenthood.
  nonisolated var isOfAppearance: Bool {
    self == .goingWillDisappear || self == .comingWillAppear
  }
}
