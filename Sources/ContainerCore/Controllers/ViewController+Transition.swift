// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension ViewController {
  /// Replaces one child's view by another's, animated.
  ///
  /// Both must be children already, two different ones, and `from`'s view must lie somewhere; otherwise the
  /// program stops. A container that forwards appearance by hand may call it too: the two children are told
  /// here (contract 4.4). `to`'s view goes where `from`'s is, and `from`'s is taken out at
  /// the end: the caller does neither. The order is `from` will disappear, `to` will appear,
  /// ⟨animation⟩, `from` did disappear, `to` did appear, completion (contract 4). `to`'s view lies right
  /// above `from`'s, below what the container has above that, such as a bar. The caller sends
  /// `willMove(toParent: nil)` before, and `removeFromParent()` and `didMove(toParent:)` in the
  /// completion.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at least 0; 0 for no animation.
  ///   - animations: Changes the two views; what it changes before this call is where it starts.
  ///   - completion: Hears once: true when `to` is there, false when the transition was cancelled
  ///     and both controllers are as before.
  /// - Returns: A handle to drive the transition by hand.
  @discardableResult
  public func transition(
    from: ViewController, to: ViewController, duration: Double, curve: Curve = .easeInOut,
    options: AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) -> ContainmentTransition {
    precondition(from.parent === self, "\(from) is not a child of \(self)")
    precondition(to.parent === self, "\(to) is not a child of \(self)")
    precondition(from !== to, "\(from) cannot replace itself")
    precondition(duration >= 0, "A transition cannot last \(duration) seconds")
    guard let stage = from.viewIfLoaded?.superview else {
      preconditionFailure("The view of \(from) is in no view that \(to) could appear in")
    }
    let animator = exchangeViews(
      from: from, to: to, in: stage, duration: duration, curve: curve, options: options,
      animations: animations, completion: completion)
    return ContainmentTransition(animator: animator)
  }

  /// The same for the core's own ways, in containers that forward by hand too.
  func exchangeViews(
    from: ViewController, to: ViewController, in stage: View, duration: Double, curve: Curve,
    options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((_ finished: Bool) -> Void)?
  ) -> PropertyAnimator {
    let isOnScreen = isContentAppeared || isContentAppearing
    if isOnScreen {
      // One that a container with manual forwarding has not told that it came need not hear that it goes.
      if from.isAppeared || from.isAppearing {
        from.beginAppearanceTransition(false, animated: duration > 0)
      }
      to.beginAppearanceTransition(true, animated: duration > 0)
    }
    // What a container has pinned above its children stays above them.
    to.withoutAutomaticAppearance { stage.insertSubview(to.view, above: from.view) }
    stage.layoutIfNeeded()

    let animator = PropertyAnimator(
      motion: .curve(curve, duration: duration), options: options, animations: animations)
    animator.addCompletion { [self] position in
      let finished = position != .start
      let (staying, leaving) = finished ? (to, from) : (from, to)
      // Turned round: the callbacks of the way there get their counterparts.
      if isOnScreen, !finished {
        from.beginAppearanceTransition(true, animated: duration > 0)
        to.beginAppearanceTransition(false, animated: duration > 0)
      }
      leaving.withoutAutomaticAppearance { leaving.view.removeFromSuperview() }
      // The container may have gone and come back meanwhile, with all that it held.
      if leaving.isAppeared || leaving.isAppearing {
        leaving.beginAppearanceTransition(false, animated: duration > 0)
      }
      // Also where the container itself is on its way off: what it lets go of will not hear it end.
      if leaving.isInAppearanceTransition { leaving.endAppearanceTransition() }
      // What stays hears of the end with the container, if that is on its way.
      if isOnScreen, staying.isInAppearanceTransition, !appearance.isInTransition {
        staying.endAppearanceTransition()
      }
      completion?(finished)
    }
    animator.startAnimation()
    return animator
  }

  /// Runs code that puts the view in or out without the callbacks that come with it.
  func withoutAutomaticAppearance(_ body: () -> Void) {
    ignoresHierarchy = true
    defer { ignoresHierarchy = false }
    body()
  }
}
