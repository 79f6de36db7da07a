// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// A request of a window to its host, other than for frames.
package nonisolated enum WindowRequest: Sendable, Equatable {
  case cursor(Cursor)
  case title(String)
  case fullScreen(Bool)
  case clipboard(String)
  /// Sets the text that a middle click pastes.
  case primarySelection(String)
  /// Starts text input, with the caret's rectangle in window points; nil ends it.
  case textInput(Rect?)
  /// Makes the input method discard its composition.
  case endComposition
  /// Logs a mistake of the program that does not stop it.
  case warning(String)
  /// Logs information for developers; it may be intended.
  case notice(String)
  /// Makes the window ask its controllers whether it may close, which may take time.
  case askToClose
  case close
}

/// The shape of the mouse pointer.
public nonisolated enum Cursor: Sendable, Hashable, CaseIterable {
  /// The desktop's default pointer. It is shown unless a view sets another shape.
  case arrow
  /// A pointing hand. Use it only over links.
  case pointingHand
  /// A vertical beam, over selectable text.
  case text
  /// Two arrows: a drag moves an edge to the left or right.
  case resizeLeftRight
  /// Two arrows: a drag moves an edge up or down.
  case resizeUpDown
  /// A slashed circle: no action is possible at the pointer.
  case notAllowed
}

/// A clipboard of the desktop, by which programs exchange text.
public nonisolated enum Clipboard: Sendable, Hashable {
  /// The clipboard that Copy fills and Paste reads.
  case general
  /// The last text that was selected in any program; the middle mouse button pastes it. On a desktop without a primary
  /// selection it works only within the program, or not at all.
  case primarySelection
}
