// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// What happened to the window itself.
public nonisolated enum WindowEvent: Sendable, Equatable {
  /// The content area's new size, in points.
  case resized(Size)
  /// Pixels per point changed.
  case scaleChanged(Double)
  /// The desktop's keyboard goes to the window from now on.
  case focusGained
  /// The desktop's keyboard has left the window. Pressed pointers are cancelled.
  case focusLost
  /// The person asked for the window to close: the close button, SIGINT, SIGTERM.
  case closeRequested
  /// The screen lost what was drawn; everything is presented again.
  case exposed
  /// The machine is running out of memory.
  case memoryShort
  /// The window entered or left full screen.
  case fullScreenChanged(Bool)
  /// The desktop switched between light and dark.
  case colorSchemeChanged(Theme.ColorScheme)
}
