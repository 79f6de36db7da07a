// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Drives a transition by the share of the way that a gesture has gone, as UIKit's
/// `UIPercentDrivenInteractiveTransition`.
@MainActor open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  /// The transition that it moves. Weak: nil after the transition has ended and was released.
  public private(set) weak var transition: ChildTransition?

  /// How much of the way is done, 0…1.
  public private(set) var percentComplete = 0.0

  /// A driver that has no transition until a container hands it one.
  public init() {}

  open func startInteractiveTransition(_ transition: ChildTransition) {
    self.transition = transition
    percentComplete = 0
    transition.fractionComplete = 0
  }

  /// Shows the transition at a share of its way; what lies outside 0…1 is its start or its end.
  open func update(_ percentComplete: Double) {
    self.percentComplete = min(1, max(0, percentComplete))
    transition?.fractionComplete = self.percentComplete
  }

  /// Lets it run to its end from where it stands.
  ///
  /// - Parameter velocity: Shares of the way a second, as the gesture released it. Default nil: as the
  ///   animation has it.
  open func finish(velocity: Double? = nil) {
    transition?.isReversed = false
    transition?.resume(velocity: velocity)
  }

  /// Lets it run back to its start.
  ///
  /// - Parameter velocity: Shares of the way a second, negative on the way back. Default nil: as the
  ///   animation has it.
  open func cancel(velocity: Double? = nil) {
    transition?.isReversed = true
    transition?.resume(velocity: velocity)
  }
}
