// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How a side and the center lie to each other.
public nonisolated enum DrawerStyle: String, Sendable, Hashable, CaseIterable, Codable {
  /// The center slides off a side that lies below it.
  case reveal
  /// The side slides over the center, which is dimmed.
  case overlay
  /// Both slide.
  case push
  /// Both lie beside each other, and the center has the room that is left. It stays in reach.
  case docked
}
