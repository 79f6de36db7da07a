// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How one center gives way to another.
public nonisolated enum DrawerSwapStyle: String, Sendable, Hashable, CaseIterable {
  /// `fullClose` where an open side is revealed, else `crossFade`.
  case automatic
  /// At once, and nothing else moves: an open side stays open.
  case plain
  /// At once, and the open side closes.
  case close
  /// The old center slides off, the new one slides in over the side. Where no side is revealed:
  /// `crossFade`.
  case fullClose
  /// One dissolves into the other, and the open side closes.
  case crossFade
  /// Onto the center, where that is a navigation controller, and the open side closes: the new one is
  /// pushed, or popped to when it is in the stack. Another center, or a navigation controller given:
  /// `automatic`.
  case push
}
