// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// A switch: who is told, where the views lie, what moves (contract 5.2).
extension TabBarController {
  private var isOnScreen: Bool { isContentAppeared || isContentAppearing }

  func beginSwitch(to page: ObjectIdentifier?, animated: Bool) {
    let old = shown
    let new = controller(for: page)
    rememberFocus(in: old)
    outgoing = old
    shown = new
    remember(new)
    selectionChanged(animated: animated)
    guard isOnScreen else { return perform(machine.handle(.arrived(atEnd: true))) }
    new?.loadViewIfNeeded()
    let mover = animated ? mover(from: old, to: new) : nil
    aim(animated: mover != nil)
    // A callback may have taken the tabs off the screen, which ended the switch.
    guard outgoing === old, shown === new, machine.leaving != nil else { return }
    if let new { bringOnStage(new) }
    view.layoutIfNeeded()
    moveFocus(from: old)
    makeOutgoingInert()
    guard let mover else { return perform(machine.handle(.arrived(atEnd: true))) }
    start(mover, from: old, to: new)
  }

  private func start(
    _ mover: any ViewControllerAnimatedTransitioning, from old: ViewController?,
    to new: ViewController?
  ) {
    let driver = delegate?.tabBarController(self, interactionControllerFor: mover)
    let context = TransitionContext(
      containerView: stage, from: old, to: new, isInteractive: driver != nil)
    let animator = mover.interruptibleAnimator(using: context)
    let transition = ContainmentTransition(animator: animator) { [weak self, weak animator] in
      guard let self, let animator, self.animator === animator else { return }
      perform(machine.handle(.turned(isReturning: $0)))
    }
    self.animator = animator
    switchTransition = transition
    animator.addCompletion { [weak self, weak animator] position in
      guard let self, let animator, self.animator === animator else { return }
      perform(machine.handle(.arrived(atEnd: position != .start)))
    }
    guard let driver else { return animator.startAnimation() }
    animator.pauseAnimation()
    driver.startInteractiveTransition(transition)
  }

  private func mover(
    from old: ViewController?, to new: ViewController?
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let old, let new else { return nil }
    // The list of further tabs is the controller's own affair.
    if old !== moreList, new !== moreList,
      let mover = delegate?.tabBarController(self, animationControllerFrom: old, to: new)
    {
      return mover
    }
    switch switchStyle {
    case .none: return nil
    case .crossFade: return TabCrossFade()
    case .slide:
      return TabSlide(
        isForward: place(of: new) > place(of: old), isVertical: !tabBar.edge.isHorizontal)
    }
  }

  /// Where a page stands among the others: the list right before the tabs in it.
  private func place(of page: ViewController) -> Double {
    index(of: page).map(Double.init) ?? Double(overflow.lowerBound) - 0.5
  }

  /// Sends the will-callbacks that are still to be sent on the way to what is selected: who leaves
  /// hears first.
  private func aim(animated: Bool) {
    guard isOnScreen else { return }
    if let outgoing, outgoing.isAppeared || outgoing.isAppearing {
      outgoing.beginAppearanceTransition(false, animated: animated)
    }
    if let shown, !(shown.isAppeared || shown.isAppearing) {
      shown.beginAppearanceTransition(true, animated: animated)
    }
  }

  func turnRound() {
    exchangePages()
    aim(animated: true)
    guard case .switching(_, _, let isReturning) = machine.state else { return }
    // Turned by its handle it may be held.
    guard let switchTransition, switchTransition.isReversed != isReturning else { return }
    switchTransition.isReversed = isReturning
    switchTransition.resume()
  }

  private func exchangePages() {
    rememberFocus(in: shown)
    restoreOutgoing()
    swap(&shown, &outgoing)
    remember(shown)
    moveFocus(from: outgoing)
    makeOutgoingInert()
    selectionChanged(animated: true)
  }

  /// Nothing moves any more: both views get their plain look, the one that is not selected goes.
  func settle(on page: ObjectIdentifier?) {
    let ending = animator
    animator = nil
    switchTransition = nil
    ending?.finishAnimation(at: .end)
    if shown.map(ObjectIdentifier.init) != page {
      // A gesture or a handle called the switch off.
      exchangePages()
      aim(animated: true)
      // What appears again is told so before anybody's end.
      viewIfLoaded?.layoutIfNeeded()
    }
    restoreOutgoing()
    let leaving = outgoing
    outgoing = nil
    makePlain(shown)
    takeOffStage(leaving)
    makePlain(leaving)
    updateMoreBar()
    endAppearance(of: leaving)
    // A tab that came while the controller itself appears ends with it.
    if !isContentAppearing { endAppearance(of: shown) }
  }

  private func remember(_ page: ViewController?) {
    guard let page, let index = index(of: page) else { return }
    lastTab = page
    if overflow.contains(index) { moreTab = page }
  }

  // MARK: Views

  func bringOnStage(_ page: ViewController) {
    precondition(
      page.parent === self,
      "\(page) is a tab, but a child of \(String(describing: page.parent)): leave it out of the tabs "
        + "before another container takes it")
    guard let root = page.view else { return }
    if root.superview !== stage {
      stage.frame = arrangement(in: view.bounds.size).content
      root.frame = pageFrame(of: page, in: view.bounds.size)
      root.autoresizingMask = .fill
    }
    stage.addSubview(root)
  }

  func takeOffStage(_ page: ViewController?) {
    guard let root = page?.viewIfLoaded, root.superview === stage else { return }
    root.removeFromSuperview()
  }

  private func makePlain(_ page: ViewController?) {
    guard let page, let root = page.viewIfLoaded else { return }
    root.transform = .identity
    root.alpha = 1
    guard root.superview === stage else { return }
    root.frame = pageFrame(of: page, in: view.bounds.size)
  }

  private func makeOutgoingInert() {
    guard let root = outgoing?.viewIfLoaded else { return }
    outgoingWasInert = root.isInert
    root.isInert = true
  }

  private func restoreOutgoing() {
    guard let wasInert = outgoingWasInert else { return }
    outgoing?.viewIfLoaded?.isInert = wasInert
    outgoingWasInert = nil
  }
}
