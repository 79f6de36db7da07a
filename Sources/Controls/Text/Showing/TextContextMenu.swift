// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The context menu of a text, which stays as it looks while the menu has the keyboard.
struct TextContextMenu: ContextMenu {
  let menu: Menu
  let editing: TextEditing

  func show(at point: Point, in view: View, byKey: Bool) {
    let controller = PopUpMenuController(
      menu, anchor: PopoverAnchor(view: view, rect: Rect(origin: point, size: .zero)))
    editing.lendKeyboard(to: controller)
    controller.show(byKey: byKey)
    if controller.presentingViewController == nil { editing.menuEnded(controller) }
  }
}
