// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension TabBarController {
  /// Seconds in which the bar comes or goes, as a navigation bar.
  private static let barDuration = 0.25

  /// Takes the bar away over its edge, or brings it back; the screen gets its room, or gives it. As
  /// UIKit.
  ///
  /// Called while the bar moves, it turns round from where it is.
  ///
  /// - Parameter animated: False, or reduced motion, shows no frame in between.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    adoptPreferredSize()
    guard isViewLoaded else { return }
    guard animated, view.window != nil, isAppeared, !view.traits.reducesMotion else {
      barAnimator?.finishAnimation(at: .end)
      view.setNeedsLayout()
      return
    }
    let animator = PropertyAnimator(
      motion: .curve(.easeOut, duration: Self.barDuration), options: .beginFromCurrentState
    ) { [weak self] in self?.arrange() }
    animator.addCompletion { [weak self, weak animator] _ in
      guard let self, let animator, animator === barAnimator else { return }
      barAnimator = nil
      view.setNeedsLayout()
    }
    barAnimator = animator
    animator.startAnimation()
  }
}
