// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Drives a transition by a gesture or anything else that is not time, as UIKit's protocol of the
/// same name.
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// The transition stands at its start, paused, until this object moves it on.
  func startInteractiveTransition(_ transition: ChildTransition)
}
