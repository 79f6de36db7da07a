// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A place of the desktop where programs leave text for each other.
public nonisolated enum Clipboard: Sendable, Hashable {
  /// What Copy fills and Paste takes.
  case general
  /// What was selected last in any program; the middle mouse button pastes it. Desktops without
  /// one have it within the program only, or not at all.
  case primarySelection
}
