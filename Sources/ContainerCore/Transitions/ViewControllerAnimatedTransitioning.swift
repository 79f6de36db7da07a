// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Moves the views of a transition that a container carries out: a push, a change of tabs, a
/// presentation. UIKit's protocol of the same name, in its interruptible form.
///
/// The animator sets the views' looks at the start at once, and changes them to those of the end in the
/// animations of the animator that it returns. It starts nothing and sends no callback: the container runs
/// it, turns it round, lets a gesture drive it, sends the callbacks, takes views out, and gives both views
/// their plain look (identity, opaque, in place) at either end.
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Makes the animator of one transition. Called once for each transition, when both views are in
  /// place.
  func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator
}
