// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
public import Views

/// Members of `UIViewControllerContextTransitioning`.
extension TransitionContext {
  /// One of the two controllers of a transition, as a key.
  public nonisolated enum Side: Sendable, Hashable {
    /// The controller that leaves, or stays below.
    case from
    /// The controller that enters.
    case to
  }

  /// Returns `from` or `to`.
  public func viewController(forKey side: Side) -> ViewController? { side == .from ? from : to }

  /// Returns `fromView` or `toView`.
  public func view(forKey side: Side) -> View? { side == .from ? fromView : toView }

  /// Returns the frame of a controller's view before the transition, in `containerView`; zero for the controller that enters.
  public func initialFrame(for controller: ViewController) -> Rect {
    controller === from ? fromView?.frame ?? .zero : .zero
  }

  /// Returns the frame of a controller's view after the transition, in `containerView`; zero for the controller that leaves.
  public func finalFrame(for controller: ViewController) -> Rect {
    controller === to ? toView?.frame ?? .zero : .zero
  }

  /// Does nothing. UIKit's animators call it at their end; here the container knows when an animation has ended.
  public func completeTransition(_ didComplete: Bool) {}
}
