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
    func offset(_ share: Double) -> Transform {
      isVertical
        ? .translation(0, share * sign * stage.bounds.height)
        : .translation(share * sign * stage.bounds.width, 0)
    }
    let (old, new) = (context.from?.view, context.to?.view)
    let (start, end) = (offset(1), offset(-1))
    new?.transform = start
    return PropertyAnimator(motion: .curve(.easeInOut, duration: Self.duration)) {
      old?.transform = end
      new?.transform = .identity
    }
  }
}
