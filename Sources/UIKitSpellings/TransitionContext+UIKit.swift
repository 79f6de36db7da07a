// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
public import Views

/// Members of `UIViewControllerContextTransitioning`.
extension TransitionContext {
  /// A key for the outgoing (`from`) or the incoming (`to`) controller of a transition.
  public nonisolated enum Side: Sendable, Hashable {
    /// The controller that disappears, or that stays below the other one.
    case from
    /// The controller that appears.
    case to
  }

  /// Returns the transition's outgoing controller for `from`, and its incoming controller for `to`.
  public func viewController(forKey side: Side) -> ViewController? { side == .from ? from : to }

  /// Returns the view of the transition's outgoing controller for `from`, and of its incoming controller for `to`.
  public func view(forKey side: Side) -> View? { side == .from ? fromView : toView }

  /// Returns the frame in `containerView` from which the outgoing controller's view starts; zero for the incoming one.
  public func initialFrame(for controller: ViewController) -> Rect {
    controller === from ? fromView?.frame ?? .zero : .zero
  }

  /// Returns the frame in `containerView` at which the incoming controller's view ends; zero for the outgoing one.
  public func finalFrame(for controller: ViewController) -> Rect {
    controller === to ? toView?.frame ?? .zero : .zero
  }

  /// Does nothing: the container detects the animation's end itself. UIKit's animators must call this method.
  public func completeTransition(_ didComplete: Bool) {}
}
