// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A running transition, of `transition(from:to:)` or of a container: it can be paused, scrubbed by a
/// gesture, turned round, or cancelled, and each will-callback still gets its did-callback (contract 4.5).
public final class ContainmentTransition {
  private let animator: PropertyAnimator
  private let onTurn: ((_ isReversed: Bool) -> Void)?
  /// Hears whether it is driven by hand now.
  var onInteraction: ((_ isInteractive: Bool) -> Void)?

  /// For containers that move their children themselves: the animator's completion sends the
  /// callbacks of whichever end it came to.
  ///
  /// - Parameter onTurn: Called when this handle has turned the transition round, so that the container knows
  ///   where it heads. Default none.
  public init(animator: PropertyAnimator, onTurn: ((_ isReversed: Bool) -> Void)? = nil) {
    self.animator = animator
    self.onTurn = onTurn
  }

  /// A movement that a coordinator tells others of. `start(isHeld:drivenBy:)` sets it going.
  ///
  /// - Parameter onArrival: Hears once at which end it came to rest.
  convenience init(
    _ animator: PropertyAnimator, coordinator: TransitionCoordinator,
    onTurn: ((_ isReversed: Bool) -> Void)? = nil, onArrival: @escaping (_ atEnd: Bool) -> Void
  ) {
    self.init(animator: animator, onTurn: onTurn)
    onInteraction = { [weak coordinator] in coordinator?.interactionChanged($0) }
    animator.addCompletion { [weak animator] position in
      onArrival(position == .end || (position == .current && animator?.isReversed == false))
    }
  }

  /// - Parameter isHeld: Whether it stands at its start until a pointer or `driver` moves it.
  func start(isHeld: Bool, drivenBy driver: (any ViewControllerInteractiveTransitioning)?) {
    guard isHeld else { return animator.startAnimation() }
    animator.pauseAnimation()
    driver?.startInteractiveTransition(self)
  }

  /// Whether it is still to end.
  public var isRunning: Bool { animator.state == .active }

  /// How much of the way is done, 0…1. Setting it pauses the transition there.
  public var fractionComplete: Double {
    get { animator.fractionComplete }
    set {
      guard isRunning else { return }
      animator.fractionComplete = newValue
      onInteraction?(true)
    }
  }

  /// Whether it heads back, to end cancelled. Setting it turns a running transition round.
  public var isReversed: Bool {
    get { animator.isReversed }
    set {
      guard newValue != animator.isReversed else { return }
      animator.isReversed = newValue
      if isRunning { onTurn?(newValue) }
    }
  }

  /// Stops it where it is; `resume(velocity:)` goes on. Does nothing after its end.
  public func pause() {
    guard isRunning else { return }
    animator.pauseAnimation()
    onInteraction?(true)
  }

  /// Goes on after a pause, forward or back as `isReversed` says.
  ///
  /// - Parameter velocity: Shares of the way a second, positive towards the end, as a gesture released it.
  ///   Default nil: as `PropertyAnimator.continueAnimation(velocity:)` has it.
  public func resume(velocity: Double? = nil) {
    onInteraction?(false)
    animator.continueAnimation(velocity: velocity)
  }

  /// Ends it at once as it began: both controllers are as before, the completion hears false.
  public func cancel() { end(at: .start) }

  /// Ends it at once as it was meant to.
  public func finish() { end(at: .end) }

  /// Nobody's hand is on what is over.
  private func end(at position: PropertyAnimator.Position) {
    onInteraction?(false)
    animator.finishAnimation(at: position)
  }

  /// Heads for one of its ends; a paused movement goes on.
  func head(toEnd: Bool, velocity: Double? = nil) {
    animator.isReversed = !toEnd
    if animator.isPaused { resume(velocity: velocity) }
  }

  /// Ends it at once at the end that it heads for.
  func finishWhereItHeads() {
    end(at: animator.isReversed ? .start : .end)
  }
}
