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

/// The shape of the mouse pointer.
public nonisolated enum Cursor: Sendable, Hashable, CaseIterable {
  /// The desktop's ordinary pointer. It shows where no view asks for another.
  case arrow
  /// On links only.
  case pointingHand
  /// An upright beam, over text that can be selected.
  case text
  /// Two arrows: a drag moves an edge to the left or right.
  case resizeLeftRight
  /// Two arrows: a drag moves an edge up or down.
  case resizeUpDown
  /// A slashed circle: nothing can be done here.
  case notAllowed
}

/// A place of the desktop where programs leave text for each other.
public nonisolated enum Clipboard: Sendable, Hashable {
  /// What Copy fills and Paste takes.
  case general
  /// The text that was selected last in any program; the middle mouse button pastes it. On a desktop
  /// without a primary selection it works within the program only, or not at all.
  case primarySelection
}
