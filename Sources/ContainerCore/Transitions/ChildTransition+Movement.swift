// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Control of the animation. The animator runs with time or follows a gesture. Without an animator, a container can
/// move its views itself and report the progress with `update(fractionComplete:)`.
extension ChildTransition {
  /// Starts an animator that animates the children's views. In `onEnd`, the caller ends the transition with `end`.
  ///
  /// - Parameters:
  ///   - startsPaused: Whether the animator is paused at the start, for a gesture. Default false.
  ///   - driver: An object that moves the animator, for example by a gesture. Default nil: time moves it.
  ///   - onReverse: Called after a change of `isReversed`, with the new value. Default nil.
  ///   - onEnd: Called once after the animator has ended, with true if it reached its end, and false if it is back at
  ///     its start. Not called after `finishSilently()`.
  public func run(
    _ animator: PropertyAnimator, startsPaused: Bool = false,
    interactionController driver: (any ViewControllerInteractiveTransitioning)? = nil,
    onReverse: ((_ isReversed: Bool) -> Void)? = nil, onEnd: @escaping (_ atEnd: Bool) -> Void
  ) {
    let isHeld = startsPaused || driver != nil
    if isAnimated {
      coordinator.attach(to: animator, isInteractive: isHeld)
    } else {
      coordinator.runAlongsideAnimations()
    }
    animator.addCompletion { [weak self, weak animator] position in
      guard let self, let animator, animator === self.animator else { return }
      removeAnimator()
      onEnd(position == .end || (position == .current && !animator.isReversed))
    }
    setAnimator(animator, onReverse: onReverse)
    guard isHeld else { return animator.startAnimation() }
    animator.pauseAnimation()
    driver?.startInteractiveTransition(self)
  }

  /// Whether the transition has an animator, running or paused.
  public var hasAnimator: Bool { animator != nil }

  /// The completed fraction of the animation, 0…1; 0 without an animator. Setting it moves the animation to that
  /// fraction, clamped to 0…1, and pauses it.
  public var fractionComplete: Double {
    get { animator?.fractionComplete ?? 0 }
    set {
      guard let animator, animator.state == .active else { return }
      animator.fractionComplete = newValue
      existingCoordinator?.setInteractive(true)
    }
  }

  /// Whether the transition runs back to its start, with the previous children. Setting it reverses the animator.
  public var isReversed: Bool {
    get {
      animator?.isReversed ?? (state == .running(toEnd: false) || state == .ended(atEnd: false))
    }
    set {
      guard let animator, newValue != animator.isReversed else { return }
      animator.isReversed = newValue
      if animator.state == .active { onReverse?(newValue) }
    }
  }

  /// Pauses the animator of the transition; `resume(toEnd:velocity:)` continues it.
  public func pause() {
    guard let animator, animator.state == .active else { return }
    animator.pauseAnimation()
    existingCoordinator?.setInteractive(true)
  }

  /// Continues the paused animator of the transition.
  ///
  /// - Parameters:
  ///   - toEnd: Whether the animator runs to the end, or back to the start. Default nil: the direction of `isReversed`.
  ///   - velocity: The velocity at the end of a gesture, in fractions of the animation per second, positive towards the
  ///     end. Default nil: see `PropertyAnimator.continueAnimation(velocity:)`.
  public func resume(toEnd: Bool? = nil, velocity: Double? = nil) {
    guard let animator else { return }
    if let toEnd {
      animator.isReversed = !toEnd
      guard animator.isPaused else { return }
    }
    existingCoordinator?.setInteractive(false)
    animator.continueAnimation(velocity: velocity)
  }

  /// Finishes the animation immediately in its final state.
  public func finish() { finishAnimation(at: .end) }

  /// Finishes the animation immediately and cancels the transition: the former state is restored.
  public func cancel() { finishAnimation(at: .start) }

  func finishAtTarget() { finishAnimation(at: isReversed ? .start : .end) }

  /// Finishes the animation immediately, at its start if `isReversed`, otherwise at its end, without calling `onEnd`.
  public func finishSilently() {
    guard let animator else { return }
    let position: PropertyAnimator.Position = animator.isReversed ? .start : .end
    removeAnimator()
    existingCoordinator?.setInteractive(false)
    animator.finishAnimation(at: position)
  }

  /// Sets the progress, 0…1, of the animations that the transition coordinator runs alongside the transition. Only for
  /// a container that moves its views itself: an animator that `run` has started sets the progress.
  public func update(fractionComplete fraction: Double) {
    existingCoordinator?.update(fractionComplete: fraction)
  }

  private func finishAnimation(at position: PropertyAnimator.Position) {
    guard let animator else { return }
    existingCoordinator?.setInteractive(false)
    animator.finishAnimation(at: position)
  }
}
