// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Movement by an animator, which runs with time or follows a gesture. A container can also move its views itself and report
/// the progress with `update(_:)`.
extension ChildTransition {
  /// Moves the views with an animator, and starts it. The caller ends the transition in `onArrival`.
  ///
  /// - Parameters:
  ///   - isHeld: Whether the animator is paused at the start, for a gesture. Default false.
  ///   - driver: Moves the animator instead of time. Default none.
  ///   - onTurn: Called when `isReversed` was set. Default nothing.
  ///   - onArrival: Called once when the animator has ended, with the end at which it did, unless `jump()` ended it.
  public func run(
    _ animator: PropertyAnimator, isHeld: Bool = false,
    drivenBy driver: (any ViewControllerInteractiveTransitioning)? = nil,
    onTurn: ((_ isReversed: Bool) -> Void)? = nil, onArrival: @escaping (_ atEnd: Bool) -> Void
  ) {
    let isHeld = isHeld || driver != nil
    if isAnimated {
      coordinator.join(animator, isInteractive: isHeld)
    } else {
      coordinator.runAlongside()
    }
    animator.addCompletion { [weak self, weak animator] position in
      guard let self, let animator, animator === self.animator else { return }
      stopMovement()
      onArrival(position == .end || (position == .current && !animator.isReversed))
    }
    startMovement(animator, onTurn: onTurn)
    guard isHeld else { return animator.startAnimation() }
    animator.pauseAnimation()
    driver?.startInteractiveTransition(self)
  }

  /// Whether an animator moves the views, or is paused.
  public var isMoving: Bool { animator != nil }

  /// The fraction of the movement that is complete, 0…1; 0 if no animator runs. Setting it pauses the animator there; a value
  /// outside the range counts as the nearer end.
  public var fractionComplete: Double {
    get { animator?.fractionComplete ?? 0 }
    set {
      guard let animator, animator.state == .active else { return }
      animator.fractionComplete = newValue
      madeCoordinator?.interactionChanged(true)
    }
  }

  /// Whether the transition runs back to its start. Setting it reverses a running animator.
  public var isReversed: Bool {
    get {
      animator?.isReversed ?? (state == .running(toEnd: false) || state == .ended(atEnd: false))
    }
    set {
      guard let animator, newValue != animator.isReversed else { return }
      animator.isReversed = newValue
      if animator.state == .active { onTurn?(newValue) }
    }
  }

  /// Pauses the animator; `resume(toEnd:velocity:)` continues it.
  public func pause() {
    guard let animator, animator.state == .active else { return }
    animator.pauseAnimation()
    madeCoordinator?.interactionChanged(true)
  }

  /// Continues a paused animator.
  ///
  /// - Parameters:
  ///   - toEnd: Whether it runs to the end, or back to the start. Default nil: as `isReversed` says.
  ///   - velocity: The velocity at the release of a gesture, in fractions of the movement per second, positive towards the end.
  ///     Default nil: see `PropertyAnimator.continueAnimation(velocity:)`.
  public func resume(toEnd: Bool? = nil, velocity: Double? = nil) {
    guard let animator else { return }
    if let toEnd {
      animator.isReversed = !toEnd
      guard animator.isPaused else { return }
    }
    madeCoordinator?.interactionChanged(false)
    animator.continueAnimation(velocity: velocity)
  }

  /// Ends the movement immediately at its end.
  public func finish() { endMovement(at: .end) }

  /// Ends the movement immediately at its start: the controllers are as they were before.
  public func cancel() { endMovement(at: .start) }

  /// Ends the movement immediately at the end to which it runs.
  func finishMovement() { endMovement(at: isReversed ? .start : .end) }

  /// Ends the movement immediately at the end to which it runs. `onArrival` is not called: the caller decides what follows,
  /// such as `end(atEnd:place:)`.
  public func jump() {
    guard let animator else { return }
    let position: PropertyAnimator.Position = animator.isReversed ? .start : .end
    stopMovement()
    madeCoordinator?.interactionChanged(false)
    animator.finishAnimation(at: position)
  }

  /// Reports the fraction that is complete, 0…1, of a movement without an animator. The changes of `coordinator` follow.
  public func update(_ fraction: Double) { madeCoordinator?.follow(fraction) }

  private func endMovement(at position: PropertyAnimator.Position) {
    guard let animator else { return }
    madeCoordinator?.interactionChanged(false)
    animator.finishAnimation(at: position)
  }
}
