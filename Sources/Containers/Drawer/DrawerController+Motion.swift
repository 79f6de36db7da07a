// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension DrawerController {
  /// Does what the state machine decided, in its order.
  func perform(
    _ actions: [DrawerStateMachine.Action], completion newCompletion: ((Bool) -> Void)? = nil
  ) {
    let isOutermost = !isPerforming
    isPerforming = true
    var isCompletionStored = false
    for action in actions {
      if case .supersedeCompletion = action {
        callCompletion(finished: false)
        completion = newCompletion
        isCompletionStored = true
      } else {
        perform(action)
      }
    }
    if !isCompletionStored { newCompletion?(false) }
    letGoIfDecidedOtherwise()
    updateReach()
    onChange?()
    guard isOutermost else { return }
    isPerforming = false
    let calls = postponed
    postponed = []
    for call in calls { call() }
  }

  /// A call, a key or a resize has moved the drawer on while a pointer held it: the pointer's part
  /// is over.
  private func letGoIfDecidedOtherwise() {
    guard pan.state.isActive, machine.phase != .dragging else { return }
    pan.isEnabled = false
    pan.isEnabled = true
  }

  private func perform(_ action: DrawerStateMachine.Action) {
    switch action {
    case .supersedeCompletion: break
    case .complete: callCompletion(finished: true)
    case .stopAnimation:
      animator?.stop()
      animator = nil
    case .settle(let rest, let velocity): settle(to: rest, velocity: velocity)
    case .jump(let rest): progress = rest.progress
    case .aimSide(let rest, let animated): aimSide(rest, animated: animated)
    case .endSide: endSide()
    case .beginSwap(let animated): beginSwap(animated: animated)
    case .retargetSwap: replaceIncoming()
    case .slideOut: slideOut()
    case .exchange: exchangeCenters()
    case .slideIn(let rest): slideIn(to: rest)
    case .dissolve: dissolve()
    case .finishSwap: finishSwap()
    case .cancelSwap: cancelSwap()
    }
  }

  private func callCompletion(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  /// Goes to the end of whatever runs, at once.
  func finishMotion() {
    guard phase != .idle else { return }
    let rest = machine.target ?? .closed
    perform(machine.handle(.move(to: rest, animated: false)))
  }

  // MARK: Animations

  private func animate(
    to target: Double, velocity: Double = 0, motion: Motion
  ) {
    guard let window = viewIfLoaded?.window else {
      progress = target
      perform(machine.handle(.arrived))
      return
    }
    animator = window.animations.animate(
      from: progress, to: target, velocity: velocity, motion: motion, precision: settledPrecision,
      onChange: { [weak self] value in self?.progress = value },
      completion: { [weak self] finished in
        guard finished, let self else { return }
        animator = nil
        perform(machine.handle(.arrived))
      })
  }

  /// A spring has settled when the center is within a quarter of a point.
  private var settledPrecision: Double { 0.25 / max(1, geometry.sideWidth) }

  private func settle(to rest: DrawerPosition, velocity: Double) {
    animate(
      to: rest.progress, velocity: geometry.progressVelocity(velocity), motion: motion)
  }

  private func slideOut() {
    // A pointer may have held it part of the way: the rest takes its share of the time.
    let share = min(1, (DrawerGeometry.away - progress) / (DrawerGeometry.away - 1))
    animate(to: DrawerGeometry.away, motion: .curve(.easeIn, duration: swapDuration * share))
  }

  private func slideIn(to rest: DrawerPosition) {
    animate(to: rest.progress, motion: .curve(.easeOut, duration: swapDuration))
  }

  private func dissolve() {
    guard let window = viewIfLoaded?.window else { return perform(machine.handle(.arrived)) }
    contentHost.bringSubviewToFront(center.view)
    animator = window.animations.animate(
      from: 0, to: 1, motion: .curve(.easeInOut, duration: swapDuration),
      onChange: { [weak self] value in self?.center.viewIfLoaded?.alpha = value },
      completion: { [weak self] finished in
        guard let self else { return }
        center.viewIfLoaded?.alpha = 1
        guard finished else { return }
        animator = nil
        perform(machine.handle(.arrived))
      })
    center.view.alpha = 0
  }

  // MARK: The side's appearance

  private func aimSide(_ rest: DrawerPosition, animated: Bool) {
    guard isAppeared || leading.isInAppearanceTransition else { return }
    let isShown = leading.isAppeared || leading.isAppearing
    switch rest {
    case .open where !isShown: leading.beginAppearanceTransition(true, animated: animated)
    case .closed where isShown: leading.beginAppearanceTransition(false, animated: animated)
    case .open, .closed: return
    }
    sideHost.isHidden = false
    view.layoutIfNeeded()
  }

  private func endSide() {
    if !isAppearing, leading.isInAppearanceTransition { leading.endAppearanceTransition() }
    sideHost.isHidden = progress <= 0
    focusRestingPart()
  }

  /// A drag has uncovered the side: it begins to appear (contract 5.6).
  func sideUncovered() {
    aimSide(.open, animated: true)
  }
}
