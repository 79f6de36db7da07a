// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextEditing {
  /// The secondary button was pressed: the menu is about the place of the press. A press inside the
  /// selection keeps the selection.
  func pressForMenu(at point: Point) {
    let selected = editor.selection.range
    guard !selected.contains(surface.characterPosition(at: point)) else { return }
    let position = surface.textPosition(at: point)
    move { $0.move(to: position, extending: false) }
  }

  /// - Parameter provider: Makes another menu of the text's own; nil for none.
  func contextMenu(_ provider: ((Menu) -> Menu?)?) -> (any ContextMenu)? {
    let own = menu
    let shown = provider.map { $0(own) } ?? own
    return shown.map { TextContextMenu(menu: $0, editing: self) }
  }

  /// Below the caret or the selection; at the edge when they are out of sight.
  var menuPoint: Point {
    let caret = surface.caretRect(at: editor.selection.head)
    let visible = surface.visibleTextRect
    return Point(
      min(max(caret.minX, visible.minX), visible.maxX),
      min(max(caret.maxY, visible.minY), visible.maxY))
  }

  // MARK: Who has the keyboard meanwhile

  /// Whether the keyboard is here, or will be when the context menu goes.
  var isActive: Bool { isFirstResponder || isKeyboardLent }

  var isKeyboardLent: Bool { borrower != nil }

  /// A menu takes the keyboard for a while: that does not end the editing.
  func lendKeyboard(to menu: any PopUpMenu) {
    guard isFirstResponder else { return }
    borrower = menu
    menu.onEnd = { [weak self, weak menu] in
      if let menu { self?.menuEnded(menu) }
    }
  }

  /// The keyboard has come back.
  ///
  /// - Returns: Whether it was lent, and so never went.
  func takeKeyboardBack() -> Bool {
    defer { borrower = nil }
    return isKeyboardLent
  }

  /// The menu is gone, or did not come. Without the keyboard, which went elsewhere, the editing is over.
  func menuEnded(_ menu: any PopUpMenu) {
    guard borrower === menu else { return }
    borrower = nil
    if !isFirstResponder { surface.firstResponderChanged(false) }
  }
}
