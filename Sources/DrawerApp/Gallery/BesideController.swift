// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What opens beside the thing it belongs to: a popover, a menu, a choice, words beside the pointer.
final class BesideController: TextController {
  private let popover = Button.plate("Popover", isMain: true)
  private let menu = Button.plate("Menu")
  private var isSorted = true

  init() {
    super.init(
      title: "Beside", heading: "Popovers, menus, tool tips",
      text:
        "A popover stays beside its button when the window changes, and is a sheet where the window is "
        + "narrow. A right click anywhere here opens the menu too; rest on a button to see what it does.",
      buttons: [popover, menu])
    popover.toolTip = "Opens a card with an arrow"
    popover.onActivate = { [weak self] in self?.showPopover() }
    menu.toolTip = "Opens the menu that a right click opens"
    menu.onActivate = { [weak self] in
      guard let self else { return }
      makeMenu().show(under: menu)
    }
  }

  override func contextMenu(at location: Point) -> (any ContextMenu)? { makeMenu() }

  private func showPopover() {
    let card = TextController(
      title: "Popover", text: "It has a controller of its own, and is nobody’s child.")
    card.modalPresentationStyle = .popover
    card.preferredContentSize = Size(280, 128)
    card.popoverPresentationController?.sourceView = popover
    present(card, animated: true)
  }

  private func makeMenu() -> Menu {
    Menu(sections: [
      Menu.Section(
        nil,
        [
          MenuItem("Sorted by name", state: isSorted ? .on : .off) { [weak self] in
            self?.isSorted.toggle()
            self?.tell("Sorted by name is \(self?.isSorted == true ? "on" : "off").")
          },
          MenuItem(
            "Share",
            submenu: Menu([
              MenuItem("By mail") { [weak self] in self?.tell("Shared by mail.") },
              MenuItem("As a link") { [weak self] in self?.tell("Shared as a link.") },
            ])),
        ]),
      Menu.Section(
        nil,
        [
          MenuItem("Delete", image: .icon("trash"), attributes: .destructive) { [weak self] in
            self?.tell("Deleted, though there was nothing to delete.")
          }
        ]),
    ])
  }

  private func tell(_ text: String) { message = text }
}
