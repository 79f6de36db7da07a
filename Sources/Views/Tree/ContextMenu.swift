// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A context menu that a responder returns from `contextMenu(at:)`. The library's implementation is `Menu`.
public protocol ContextMenu {
  /// Shows the menu.
  ///
  /// - Parameters:
  ///   - point: The position of the menu, in `view`'s coordinates.
  ///   - view: The view that the user clicked or focused.
  ///   - byKey: Whether a key requested the menu. If so, the first item should be highlighted.
  func show(at point: Point, in view: View, byKey: Bool)
}
