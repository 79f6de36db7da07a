// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How an animated switch between tabs moves.
public nonisolated enum TabSwitchStyle: String, Sendable, Hashable, CaseIterable, Codable {
  /// At once.
  case none
  /// The new screen fades in over the old one.
  case crossFade
  /// The screens move by side by side, in the order of their tabs.
  case slide
}
