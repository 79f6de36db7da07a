// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The shape of the mouse pointer.
public nonisolated enum Cursor: Sendable, Hashable, CaseIterable {
  case arrow
  /// On links only.
  case pointingHand
  case text
  case resizeLeftRight
  case resizeUpDown
  case notAllowed
}
