// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Why a drawer has another `center`.
public nonisolated enum DrawerCenterChange: Sendable, Hashable {
  /// A swap to the new center has begun.
  case swapped
  /// A swap was cancelled: the old center is the center again.
  case cancelled
}
