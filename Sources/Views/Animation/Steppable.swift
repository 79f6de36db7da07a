// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Something that a window's animation system moves on with each frame.
protocol Steppable: AnyObject {
  /// False once it has arrived, was stopped or is paused: then it is not stepped any more.
  var isRunning: Bool { get }

  /// Whether it stands still in the middle. Default false.
  var isPaused: Bool { get }

  func advance(to instant: Instant)

  /// The last frame was seen late: what moved for the first time in it, having begun between these instants,
  /// goes on from there.
  func hold(for seconds: Double, ifBegunIn frame: ClosedRange<Instant>)

  /// The window is dropped: the value is where it was going, and the completion is called.
  func finishEarly()
}

extension Steppable {
  var isPaused: Bool { false }
}
