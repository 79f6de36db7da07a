// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Something that a window's animation system moves on with each frame.
protocol Steppable: AnyObject {
  /// False once it has arrived, was stopped or is paused: then it is not stepped any more.
  var isRunning: Bool { get }

  func advance(to instant: Instant)
}
