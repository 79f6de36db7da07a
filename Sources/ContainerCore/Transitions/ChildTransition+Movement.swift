// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How an exchange moves: by an animator that time, a pointer or a driver moves, or step by step by its container.
extension ChildTransition {
  /// Moves the views by an animator, and starts it. The caller ends the exchange in `onArrival`.
  ///
  /// - Parameters:
  ///   - isHeld: Whether it stands at its start until a pointer moves it. Default false.
  ///   - driver: Drives it in place of time. Default none.
  ///   - onTurn: Called when the handle has turned the movement round. Default nothing.
  ///   - onArrival: Hears once at which end the movement came to rest, unless `jump()` ended it.
  @discardableResult
  public func run(
    _ animator: PropertyAnimator, isHeld: Bool = false,
    drivenBy driver: (any ViewControllerInteractiveTransitioning)? = nil,
    onTurn: ((_ isReversed: Bool) -> Void)? = nil, onArrival: @escaping (_ atEnd: Bool) -> Void
  ) -> ContainmentTransition {
    let isHeld = isHeld || driver != nil
    if isAnimated {
      coordinator.join(animator, isInteractive: isHeld)
    } else {
      coordinator.runAlongside()
    }
    self.animator = animator
    let handle = ContainmentTransition(
      animator, coordinator: coordinator,
      onTurn: { [weak self, weak animator] in
        if let animator, animator === self?.animator { onTurn?($0) }
      },
      onArrival: { [weak self, weak animator] atEnd in
        guard let self, let animator, animator === self.animator else { return }
        self.animator = nil
        onArrival(atEnd)
      })
    self.handle = handle
    handle.start(isHeld: isHeld, drivenBy: driver)
    return handle
  }

  /// How much of the way an animator has moved it, 0…1; 0 where none moves it. Setting it pauses the animator
  /// there.
  public var fractionComplete: Double {
    get { animator?.fractionComplete ?? 0 }
    set { handle?.fractionComplete = min(1, max(0, newValue)) }
  }

  /// Stops the movement where it is; `resume(toEnd:velocity:)` goes on.
  public func pause() { handle?.pause() }

  /// Moves on to the end, or back to the start. A paused movement goes on.
  ///
  /// - Parameter velocity: Shares of the way a second towards the end, as a pointer released it. Default nil:
  ///   as the animation has it.
  public func resume(toEnd: Bool, velocity: Double? = nil) {
    if animator != nil { handle?.head(toEnd: toEnd, velocity: velocity) }
  }

  /// Ends the movement at once at the end that it heads for. `onArrival` is not called: the caller decides
  /// what follows, such as `end(atEnd:place:)`.
  public func jump() {
    guard animator != nil else { return }
    animator = nil
    handle?.finishWhereItHeads()
  }

  /// Says how much of the way is done, 0…1, where no animator moves the exchange. The changes of
  /// `coordinator` follow.
  public func update(_ share: Double) { madeCoordinator?.follow(share) }
}
