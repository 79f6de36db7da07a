// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// What a responder offers for a context menu: anything that can show itself. The stock one is
/// `Menu`.
public protocol ContextMenu {
  /// Shows the menu.
  ///
  /// - Parameters:
  ///   - point: Where it belongs, in `view`'s coordinates.
  ///   - view: The view that the person asked.
  ///   - byKey: Whether a key asked for it: then the first item should be marked.
  func show(at point: Point, in view: View, byKey: Bool)
}
