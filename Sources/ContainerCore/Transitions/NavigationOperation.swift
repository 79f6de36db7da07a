// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Which way a navigation controller goes from one screen to another.
public nonisolated enum NavigationOperation: String, Sendable, Hashable, CaseIterable {
  /// To a screen that lies above.
  case push
  /// Back to one that lay below.
  case pop
}
