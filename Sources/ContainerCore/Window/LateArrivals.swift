// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Restores controllers that come into a window after the window was restored. A window has one only while state waits.
protocol LateArrivals: AnyObject {
  /// A root controller is about to appear.
  func rootIsAppearing()

  /// A controller has been added, or appears. It may be in the middle of a change, so it is restored afterwards.
  func controllerArrived()

  /// Restores the controllers that have arrived. Called before each frame and each event.
  func restoreArrivals()

  /// The user has pressed a button or a key.
  func userActed()
}
