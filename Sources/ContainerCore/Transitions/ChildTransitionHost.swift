// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Takes part in transitions between controllers that are no children of each other, as a presentation does.
protocol ChildTransitionHost: AnyObject {
  /// Whether a controller that comes would come on screen.
  func isSeen(_ controller: ViewController) -> Bool

  /// The will-callbacks were sent: what goes leaves the screen.
  func takeOutViews(atEnd: Bool)

  /// All callbacks of the transition were sent.
  func callbacksDidFinish()
}
