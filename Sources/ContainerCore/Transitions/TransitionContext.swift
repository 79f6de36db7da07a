// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The data of a transition that its animator needs, like UIKit's `UIViewControllerContextTransitioning`.
///
/// Initially, `containerView` contains the views to move; `toView` has its final frame, above or below `fromView`.
public struct TransitionContext {
  /// The view that contains the views that move. An animator may temporarily add its own views to it.
  public let containerView: View

  /// The controller that leaves or is covered in the transition; nil for none.
  public let from: ViewController?

  /// The controller that enters or is uncovered in the transition; nil for none.
  public let to: ViewController?

  /// The view that shows `from`: its root view or a view around it, such as a sheet's card; nil if `from` has no view.
  /// The animator may move only a view inside `containerView`. The view of a presenter, for example, is outside of it.
  public let fromView: View?

  /// The view that shows `to`: its root view or a view around it. Only a view inside `containerView` may be moved.
  public let toView: View?

  /// Whether a gesture will control the transition.
  public let isInteractive: Bool

  /// Creates a transition context. The default of `fromView` and `toView` is the root view of `from` and `to`.
  public init(
    containerView: View, from: ViewController?, to: ViewController?, fromView: View? = nil,
    toView: View? = nil, isInteractive: Bool = false
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.fromView = fromView ?? from?.viewIfLoaded
    self.toView = toView ?? to?.viewIfLoaded
    self.isInteractive = isInteractive
  }

  /// Whether the transition was canceled and the former state is restored. Read it in completion handlers of animations
  /// in `animateTransition(using:)`.
  public var transitionWasCancelled: Bool { animatorReference.animator?.isReversed ?? false }

  final class AnimatorReference {
    weak var animator: PropertyAnimator?
  }

  let animatorReference = AnimatorReference()
}
