// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How a value gets from one number to another.
public nonisolated enum Motion: Sendable, Hashable {
  /// Along a timing curve in `duration` seconds.
  case curve(Curve, duration: Double)
  /// Pulled by a spring, taking the present velocity along.
  case spring(Spring)
  /// At once.
  case none
}
