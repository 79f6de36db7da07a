// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How a side lies in relation to the center.
public nonisolated enum DrawerStyle: String, Sendable, Hashable, CaseIterable, Codable {
  /// The center slides off a side that lies below it.
  case reveal
  /// The side slides over the center, which is dimmed.
  case overlay
  /// Both slide.
  case push
  /// Both lie beside each other. The center has the remaining room, and can be used while the side is open.
  case docked
}
