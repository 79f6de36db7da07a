// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

extension NavigationController {
  typealias Change = NavigationStateMachine<NavigationScreen>.Change

  /// Does what the state machine decides, in its order.
  func perform(
    _ input: NavigationStateMachine<NavigationScreen>.Input,
    completion: ((Bool) -> Void)? = nil
  ) {
    if decisions.isBusy {
      decisions.afterwards { [weak self] in self?.perform(input, completion: completion) }
      return
    }
    decisions.perform {
      let before = machine.stack
      for action in machine.handle(input) {
        if action == .adopt {
          if let completion { completions.append(completion) }
        } else {
          perform(action)
        }
      }
      updateReach()
      if machine.stack != before { stackChanged() }
    }
  }

  private func perform(_ action: NavigationStateMachine<NavigationScreen>.Action) {
    switch action {
    case .adopt: break
    case .supersede: callCompletions(finished: false)
    case .complete: callCompletions(finished: true)
    case .begin(let change): begin(change)
    case .exchange(let from, let to): exchange(Change(from: from, to: to, isAnimated: false))
    case .hold: transition?.pause()
    case .resume(let isReversed):
      animator?.isReversed = isReversed
      if animator?.isPaused ?? false { animator?.continueAnimation(velocity: releaseVelocity) }
      releaseVelocity = nil
    case .jump: jump()
    case .end(let change): end(change)
    case .cancel(let change): cancel(change)
    }
  }

  private func callCompletions(finished: Bool) {
    let called = completions
    completions = []
    for completion in called { completion(finished) }
  }

  /// The top is another one.
  func stackChanged() {
    takeOverContentSize()
    setNeedsAppearanceUpdate()
    parent?.childTitleChanged(self)
    onChange?()
  }

  // MARK: Callbacks and views

  private var isOnScreen: Bool { isContentAppeared || isContentAppearing }

  /// Another container may have taken a screen in the meantime (contract 1.3).
  private func isParent(of controller: ViewController) -> Bool { controller.parent === self }

  /// Lets go of screens that another container has taken: they hear nothing more from this one.
  func forgetTakenScreens() {
    guard !machine.stack.allSatisfy({ isParent(of: $0.controller) }) else { return }
    perform(.finish)
    let taken = machine.stack.filter { !isParent(of: $0.controller) }
    machine = NavigationStateMachine(stack: machine.stack.filter { !taken.contains($0) })
    forgetFocus(of: taken)
    for child in taken.compactMap(\.controller.viewIfLoaded) where child.superview === stage {
      child.removeFromSuperview()
    }
  }

  private func begin(_ change: Change) {
    guard let new = change.to.last?.controller else {
      preconditionFailure("Internal inconsistency: a stack without a screen in \(change)")
    }
    let old = change.from.last?.controller
    if let old { rememberFocus(in: old) }
    exchangeBegan(change)
    guard isOnScreen else { return }
    new.loadViewIfNeeded()
    old?.head(appearing: false, animated: change.isAnimated)
    new.head(appearing: true, animated: change.isAnimated)
    delegate?.navigationController(self, willShow: new, animated: change.isAnimated)
    bringOnStage(new, below: change.operation == .pop ? old : nil)
    view.layoutIfNeeded()
    if let old, change.isAnimated {
      animate(change, from: old, to: new)
    } else {
      showBars()
    }
  }

  /// The new top is there for good.
  private func end(_ change: Change) {
    guard let new = change.to.last?.controller else { return }
    let old = change.from.last?.controller
    movementEnded(finished: true, between: old, new)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceIfNeeded()
    // One that came while the navigation controller itself appears ends with it.
    if !isContentAppearing { new.endAppearanceIfNeeded() }
    exchangeEnded(change)
    if isOnScreen {
      delegate?.navigationController(self, didShow: new, animated: change.isAnimated)
    }
  }

  /// The old top stays; the callbacks of the way there get their counterparts.
  private func cancel(_ change: Change) {
    guard let old = change.from.last?.controller, let new = change.to.last?.controller else {
      return
    }
    movementEnded(finished: false, between: old, new)
    for screen in change.added.reversed() { screen.controller.willMove(toParent: nil) }
    for screen in change.removed { screen.controller.willMove(toParent: self) }
    new.head(appearing: false, animated: change.isAnimated)
    new.viewIfLoaded?.removeFromSuperview()
    new.endAppearanceIfNeeded()
    old.head(appearing: true, animated: change.isAnimated)
    view.layoutIfNeeded()
    old.endAppearanceIfNeeded()
    for screen in change.removed { screen.controller.didMove(toParent: self) }
    for screen in change.added.reversed() { screen.controller.removeFromParent() }
    forgetFocus(of: change.added)
  }

  /// Screens that are not seen come and go.
  private func exchange(_ change: Change) {
    exchangeBegan(change)
    exchangeEnded(change)
    showBars()
  }

  private func exchangeBegan(_ change: Change) {
    for screen in change.removed { screen.controller.willMove(toParent: nil) }
    for screen in change.added { addChild(screen.controller) }
  }

  private func exchangeEnded(_ change: Change) {
    for screen in change.removed where isParent(of: screen.controller) {
      joining.removeAll { $0 === screen.controller }
      screen.controller.removeFromParent()
    }
    forgetFocus(of: change.removed)
    for screen in change.added where isParent(of: screen.controller) {
      if isContentAppearing {
        joining.append(screen.controller)
      } else {
        screen.controller.didMove(toParent: self)
      }
    }
  }

  func bringOnStage(_ controller: ViewController, below upper: ViewController?) {
    guard isViewLoaded, let child = controller.view else { return }
    if child.superview !== stage {
      stage.frame = view.bounds
      child.frame = contentFrame(of: controller, in: view.bounds.size)
      child.autoresizingMask = .fill
    }
    if let cover = upper?.viewIfLoaded, cover.superview === stage {
      stage.insertSubview(child, below: cover)
    } else {
      stage.addSubview(child)
    }
  }

  // MARK: Movement

  private func animate(_ change: Change, from old: ViewController, to new: ViewController) {
    let isDragged = machine.isHeld
    let custom = delegate?.navigationController(
      self, animatorFor: change.operation, from: old, to: new)
    let moving = custom ?? NavigationSlide(operation: change.operation)
    let driver =
      isDragged
      ? nil
      : custom.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    let animator = moving.interruptibleAnimator(
      using: TransitionContext(
        containerView: stage, from: old, to: new, isInteractive: isDragged || driver != nil))
    barTransitions = [
      navigationBar.beginTransition(
        to: new.navigationItem, backItem: backItem(of: new, in: change.to),
        isForward: change.operation == .push),
      toolbar.beginTransition(to: new.navigationItem.toolbarItems),
    ]
    let transitions = barTransitions
    animator.addAnimations { [self] in
      for transition in transitions { transition.animate() }
      layOutBars()
    }
    animator.addCompletion { [weak self, weak animator] position in
      guard let self, let animator, animator === self.animator else { return }
      let isAtEnd = position == .end || (position == .current && !animator.isReversed)
      perform(.arrived(atEnd: isAtEnd))
    }
    self.animator = animator
    let transition = ContainmentTransition(animator: animator) { [weak self, weak animator] in
      guard let self, let animator, animator === self.animator else { return }
      perform(.turned(isReversed: $0))
    }
    self.transition = transition
    isDrivenFromOutside = driver != nil
    guard isDragged || driver != nil else { return animator.startAnimation() }
    // It stands at its start until a pointer or the driver moves it.
    animator.pauseAnimation()
    driver?.startInteractiveTransition(transition)
  }

  private func jump() {
    guard let ending = animator else { return }
    // Who decided it performs what follows.
    animator = nil
    ending.finishAnimation(at: ending.isReversed ? .start : .end)
  }

  /// The views have their plain look again, wherever they are shown next.
  private func movementEnded(
    finished: Bool, between old: ViewController?, _ new: ViewController
  ) {
    animator = nil
    transition = nil
    isDrivenFromOutside = false
    for child in [old?.viewIfLoaded, new.viewIfLoaded].compactMap({ $0 }) {
      child.transform = .identity
      child.alpha = 1
      child.isInert = false
    }
    for transition in barTransitions { transition.end(finished: finished) }
    barTransitions = []
    viewIfLoaded?.setNeedsLayout()
  }
}

extension ViewController {
  fileprivate func head(appearing: Bool, animated: Bool) {
    guard appearing != (isAppeared || isAppearing) else { return }
    beginAppearanceTransition(appearing, animated: animated)
  }

  fileprivate func endAppearanceIfNeeded() {
    if isInAppearanceTransition { endAppearanceTransition() }
  }
}
