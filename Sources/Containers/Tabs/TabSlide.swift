// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Both screens move by one width, or one height beside a rail.
final class TabSlide: ViewControllerAnimatedTransitioning {
  /// Seconds, as a push.
  static let duration = 0.35

  private let isForward: Bool
  private let isVertical: Bool

  /// - Parameter isForward: Whether the new tab lies behind the old one.
  init(isForward: Bool, isVertical: Bool) {
    self.isForward = isForward
    self.isVertical = isVertical
  }

  func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
    let stage = context.containerView
    let isMirrored = !isVertical && stage.traits.layoutDirection == .rightToLeft
    let sign = isForward == isMirrored ? -1.0 : 1
    let x = isVertical ? 0 : sign * stage.bounds.width
    let y = isVertical ? sign * stage.bounds.height : 0
    let (old, new) = (context.fromView, context.toView)
    new?.transform = .translation(x, y)
    return PropertyAnimator(motion: .curve(.easeInOut, duration: Self.duration)) {
      old?.transform = .translation(-x, -y)
      new?.transform = .identity
    }
  }
}
