// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Whether a program tells assistive technology what its window shows.
public nonisolated enum AccessibilityMode: String, Sendable, CaseIterable {
  /// While the desktop has assistive technology switched on, or some program listens. Costs nothing otherwise.
  case automatic = "auto"
  /// Always; starts the desktop's accessibility bus where there is none.
  case on
  /// Never.
  case off
}
