// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a drawer comes to rest.
public nonisolated enum DrawerPosition: Sendable, Hashable {
  case closed
  case open

  /// The progress there.
  public var progress: Double { self == .open ? 1 : 0 }
}
