// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Why a drawer's `center` is another controller.
public nonisolated enum DrawerCenterChange: Sendable, Hashable {
  /// A swap to it has begun.
  case swapped
  /// A swap was called off: the old center is the center again.
  case cancelled
}
