// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The edge along which a tab bar lies. It also decides how the tabs look.
public nonisolated enum TabBarEdge: String, Sendable, Hashable, CaseIterable, Codable {
  /// Above the screen: titles beside their icons, as wide as they need to be, centered.
  case top
  /// Below the screen: titles under their icons, all of one width.
  case bottom
  /// Beside the screen, at the side where reading begins: a rail of tabs from the top, titles under
  /// their icons.
  case leading

  /// Whether the tabs lie in a row.
  public var isHorizontal: Bool { self != .leading }

  /// Whether titles stand under their icons.
  public var isStacked: Bool { self != .top }
}
