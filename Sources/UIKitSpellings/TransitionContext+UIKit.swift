// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
public import Views

/// Members of `UIViewControllerContextTransitioning`.
extension TransitionContext {
  /// One of the two controllers of a transition, as a key.
  public nonisolated enum Side: Sendable, Hashable {
    /// The outgoing controller, or the controller that stays below.
    case from
    /// The incoming controller.
    case to
  }

  /// Returns `from` or `to`.
  public func viewController(forKey side: Side) -> ViewController? { side == .from ? from : to }

  /// Returns `fromView` or `toView`.
  public func view(forKey side: Side) -> View? { side == .from ? fromView : toView }

  /// Returns the frame of a view before the transition, in `containerView`; zero for the incoming controller.
  public func initialFrame(for controller: ViewController) -> Rect {
    controller === from ? fromView?.frame ?? .zero : .zero
  }

  /// Returns the frame of a view after the transition, in `containerView`; zero for the outgoing controller.
  public func finalFrame(for controller: ViewController) -> Rect {
    controller === to ? toView?.frame ?? .zero : .zero
  }

  /// Does nothing. UIKit's animators call it at their end; here the container detects the end of an animation.
  public func completeTransition(_ didComplete: Bool) {}
}
