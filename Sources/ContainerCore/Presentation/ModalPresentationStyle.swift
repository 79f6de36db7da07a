// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How a presented controller lies over what presents it.
public nonisolated enum ModalPresentationStyle: Sendable, Hashable, CaseIterable {
  /// It covers the window; the view below is out of the window meanwhile, and its controller hears
  /// that it disappears (contract 5.3).
  case fullScreen
  /// It covers the window; the controller below hears nothing, and shows where the view is clear.
  case overFullScreen
}
