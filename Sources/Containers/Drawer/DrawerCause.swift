// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What wants to move a drawer.
public nonisolated enum DrawerCause: Sendable, Hashable {
  /// A method of the drawer, called by the program.
  case call
  /// A drag, a tap, the wheel, or a press and hold.
  case gesture
  /// A key command of the drawer.
  case key
}
