// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a wish to move a drawer comes from.
public nonisolated enum DrawerCause: Sendable, Hashable {
  /// A method of the drawer, called by the program.
  case call
  /// A drag, a tap, the wheel, or a press and hold.
  case gesture
  /// A key command of the drawer.
  case key
}
