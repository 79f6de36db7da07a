// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The new screen fades in over the old one.
final class TabCrossFade: ViewControllerAnimatedTransitioning {
  /// Seconds. Short: a person who changes tabs wants to be there.
  static let duration = 0.2

  func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
    let view = context.toView
    view?.alpha = 0
    return PropertyAnimator(motion: .curve(.easeInOut, duration: Self.duration)) { view?.alpha = 1 }
  }
}
