// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// What a window asks of its host, besides frames.
package nonisolated enum WindowRequest: Sendable, Equatable {
  case cursor(Cursor)
  case title(String)
  case fullScreen(Bool)
  case clipboard(String)
  /// Text was selected: what a middle click pastes.
  case primarySelection(String)
  /// Text is wanted, with the caret at a place in window points; nil when it is wanted no more.
  case textInput(Rect?)
  /// The input method forgets what it was composing.
  case endComposition
  /// A mistake of the program that does not stop it, for the log.
  case warning(String)
  /// What a developer may want to know, for the log: it may be meant so.
  case notice(String)
  /// The window asks its controllers whether it may close, which may take time.
  case askToClose
  case close
}
