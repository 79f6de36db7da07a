// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What wants to move a drawer.
public nonisolated enum DrawerCause: Sendable, Hashable {
  case call
  case gesture
  case key
}
