// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A row for each way to show one screen over another.
enum Presentations {
  private static let styles: [(title: String, detail: String, style: ModalPresentationStyle)] = [
    ("Page sheet", "Two heights; drag it", .pageSheet),
    ("Form sheet", "A card in the middle", .formSheet),
    ("Full screen", "Takes the screen below away", .fullScreen),
    ("Over full screen", "Leaves it where it is", .overFullScreen),
  ]

  static func make() -> ViewController {
    let rows =
      styles.map { title, detail, style in
        ListController.Row(title: title, detail: detail, section: "Screens") { list in
          list.present(screen(title, style), animated: true)
        }
      } + [
        ListController.Row(
          title: "Sheet with a draft", detail: "Asks before it goes", section: "Screens"
        ) { $0.present(DraftController(), animated: true) },
        ListController.Row(title: "Alert", detail: "Has to be answered", section: "Questions") {
          $0.present(question(.alert), animated: true)
        },
        ListController.Row(
          title: "Action sheet", detail: "A choice of what to do", section: "Questions"
        ) { $0.present(question(.actionSheet), animated: true) },
      ]
    return ListController(title: "Presentations", rows: rows)
  }

  private static func screen(_ title: String, _ style: ModalPresentationStyle) -> ViewController {
    let close = Button.plate("Close", isMain: true)
    let more = Button.plate("Present another")
    let screen = TextController(
      title: title,
      text:
        "It lies over the list without being its child. Escape closes it as the button does.",
      buttons: [close, more])
    close.onActivate = { [weak screen] in screen?.dismiss(animated: true) }
    more.onActivate = { [weak screen] in
      screen?.present(Self.screen(title, style), animated: true)
    }
    screen.modalPresentationStyle = style
    if let sheet = screen.sheetPresentationController {
      sheet.detents = [.medium, .large]
      sheet.prefersGrabberVisible = true
    }
    return screen
  }

  private static func question(_ style: AlertController.Style) -> AlertController {
    let alert = AlertController(
      title: "Delete the draft?", message: "It cannot be brought back.", preferredStyle: style)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    alert.addAction(AlertAction(title: "Keep", style: .cancel))
    return alert
  }
}
