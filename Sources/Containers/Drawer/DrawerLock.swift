// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Whether a person may move a side. Code always may, as with Android's DrawerLayout.
public nonisolated enum DrawerLock: String, Sendable, Hashable, CaseIterable, Codable {
  /// The side's gestures and keys move it.
  case unlocked
  /// Closed, whatever a person does.
  case lockedClosed
  /// Open, whatever a person does.
  case lockedOpen
}
