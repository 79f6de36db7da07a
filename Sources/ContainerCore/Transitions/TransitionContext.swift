// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What an animator has to know of the transition that it moves, as UIKit's
/// `UIViewControllerContextTransitioning`.
///
/// The container makes it after both views are in place: `to`'s view lies in `containerView`, laid
/// out where it will stay, above or below `from`'s as the container has it.
public struct TransitionContext {
  /// The view that holds both, and that an animator may add views of its own to for a while.
  public let containerView: View

  /// The controller that leaves, or stays below; nil for none.
  public let from: ViewController?

  /// The controller that enters; nil for none.
  public let to: ViewController?

  /// The view that stands for `from`: its root view, or one around it that a presentation moves. One
  /// that does not lie in `containerView` is to be left as it is.
  public let fromView: View?

  /// The view that stands for `to`, in the same way.
  public let toView: View?

  /// Whether a gesture will drive it.
  public let isInteractive: Bool

  /// - Parameters: `fromView` and `toView` are the controllers' root views by default.
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

  /// Whether the transition was turned round and all is as before; for completions in `animateTransition(using:)`.
  public var transitionWasCancelled: Bool { progress.animator?.isReversed ?? false }

  /// What moves the views.
  final class Progress {
    weak var animator: PropertyAnimator?
  }

  let progress = Progress()
}
