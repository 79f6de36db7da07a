// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Controls a transition by the fraction that a gesture has completed, like UIKit's
/// `UIPercentDrivenInteractiveTransition`.
@MainActor open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  /// The transition that this object controls. Not retained: nil before it begins, and after it was deallocated.
  public private(set) weak var transition: ChildTransition?

  /// The completed fraction of the transition, 0…1, as of the last call of `update(_:)`.
  public private(set) var percentComplete = 0.0

  /// Creates an interaction controller. Its `transition` is set when the transition begins.
  public init() {}

  open func startInteractiveTransition(_ transition: ChildTransition) {
    self.transition = transition
    percentComplete = 0
    transition.fractionComplete = 0
  }

  /// Moves the animations of the transition to a completed fraction, which is clamped to 0…1.
  open func update(_ percentComplete: Double) {
    self.percentComplete = min(1, max(0, percentComplete))
    transition?.fractionComplete = self.percentComplete
  }

  /// Lets the transition run to its end from its present fraction.
  ///
  /// - Parameter velocity: The initial velocity in fractions of the transition per second. Default nil: a spring starts
  ///   without velocity, and a timing curve keeps its shape.
  open func finish(velocity: Double? = nil) {
    transition?.isReversed = false
    transition?.resume(velocity: velocity)
  }

  /// Lets the transition run back to its start.
  ///
  /// - Parameter velocity: The initial velocity in fractions of the transition per second, negative towards the start.
  ///   Default nil: a spring starts without velocity, and a timing curve keeps its shape.
  open func cancel(velocity: Double? = nil) {
    transition?.isReversed = true
    transition?.resume(velocity: velocity)
  }
}
