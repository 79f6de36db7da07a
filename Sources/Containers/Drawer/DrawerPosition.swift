// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a drawer comes to rest.
public nonisolated enum DrawerPosition: Sendable, Hashable {
  /// At progress 0.
  case closed
  /// At progress 1. A person can pull a side farther; it then comes back to here.
  case open

  /// The progress there.
  public var progress: Double { self == .open ? 1 : 0 }
}
