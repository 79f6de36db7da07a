// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension ViewController {
  /// Whether a container may animate what it does: it is on screen, in a window, and the person has not asked
  /// for reduced motion.
  public var canAnimateTransitions: Bool {
    viewIfLoaded?.window != nil && isContentAppeared && !traits.reducesMotion
  }
}
