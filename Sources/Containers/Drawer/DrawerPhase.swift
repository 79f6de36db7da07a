// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a drawer is doing.
public nonisolated enum DrawerPhase: String, Sendable, Hashable {
  /// At rest, closed or open.
  case idle
  /// Held by a pointer.
  case dragging
  /// Moving to its rest.
  case settling
  /// Replacing its center.
  case swapping
}
