// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The context menu of a text, which stays as it looks while the menu has the keyboard.
struct TextContextMenu: ContextMenu {
  let menu: Menu
  let editing: TextEditing

  func show(at point: Point, in view: View, byKey: Bool) {
    let place = Rect(origin: point, size: .zero)
    guard let popUp = menu.makePopUp(at: place, of: view) else { return }
    editing.lendKeyboard(to: popUp)
    if !popUp.show(marking: nil, byKey: byKey) { editing.menuEnded(popUp) }
  }
}
