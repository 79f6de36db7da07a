// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How one center replaces another.
public nonisolated enum DrawerSwapStyle: String, Sendable, Hashable, CaseIterable {
  /// `fullClose` where an open side has the style `reveal`, else `crossFade`.
  case automatic
  /// The center is replaced immediately. An open side stays open.
  case plain
  /// The center is replaced immediately, and the open side closes.
  case close
  /// The old center slides off, the new one slides in over the side. Where no side is revealed: `crossFade`.
  case fullClose
  /// One center dissolves into the other, and the open side closes.
  case crossFade
  /// The new controller is pushed onto the center, if the center is a navigation controller, or
  /// popped to if it is in that stack; the open side closes. For another center, or when the new
  /// controller is a navigation controller: `automatic`.
  case push
}
