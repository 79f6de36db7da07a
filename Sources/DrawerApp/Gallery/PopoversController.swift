// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What opens beside the thing it belongs to: a popover with settings, a menu, a choice, words beside the pointer.
/// A card shows what was set.
final class PopoversController: ViewController {
  let card = View()
  private let cardText = Label(PopoversController.words, style: .title)
  private let look = Button.plate("Look", isMain: true)
  private let actions = Button.plate("Actions")
  private let size = PopUpButton(
    choices: ["Small", "Medium", "Large"], selectedIndex: 1, label: "Size of the card")
  private let result = Label("A right click on the card opens the menu of Actions too.")
  private var isPinned = false
  private lazy var cardWidth = card.widthAnchor.constraint(equalToConstant: Self.sizes[1].width)
  private lazy var cardHeight = card.heightAnchor.constraint(equalToConstant: Self.sizes[1].height)

  private static let words = "A card to change"
  private static let link = "https://example.org/cards/1"
  private static let sizes = [Size(220, 124), Size(360, 200), Size(432, 280)]

  static func make() -> ViewController {
    NavigationController(rootViewController: PopoversController())
  }

  private override init() {
    super.init()
    title = "Popovers and menus"
    let files = ["PopoversController", "CardLookController"]
    navigationItem.rightBarButtonItems = [.showCode(files, of: self)]
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    card.backgroundColor = CardLookController.colors[0].color
    card.cornerRadius = view.theme.metrics.cardRadius
    cardText.color = .onColor
    card.addSubview(cardText)
    cardText.pin([.centerX(), .centerY()])
    result.numberOfLines = 0
    result.color = .secondaryText
    look.image = .icon("sliders")
    look.toolTip = "Set color and corners of the card"
    look.onActivate = { [weak self] in self?.showLook() }
    actions.image = .icon("more")
    actions.toolTip = "Copy, pin or share the card"
    actions.onActivate = { [weak self] in
      guard let self else { return }
      makeMenu().show(under: actions)
    }
    size.toolTip = "How large the card is"
    size.onChange = { [weak self] in self?.resize(to: $0) }
    let buttons = StackView(arrangedSubviews: [look, actions, size])
    buttons.spacing = StackView.spacingUseSystem
    cardWidth.isActive = true
    cardHeight.isActive = true
    let column = addScrollingColumn([card, buttons, result])
    column.setCustomSpacing(20, after: card)
    column.setCustomSpacing(20, after: buttons)
  }

  override func contextMenu(at location: Point) -> (any ContextMenu)? { makeMenu() }

  private func showLook() {
    let settings = CardLookController(card)
    settings.modalPresentationStyle = .popover
    settings.popoverPresentationController?.sourceView = look
    present(settings, animated: true)
  }

  private func resize(to index: Int) {
    View.animate(duration: 0.25) {
      self.cardWidth.constant = Self.sizes[index].width
      self.cardHeight.constant = Self.sizes[index].height
      self.view.layoutIfNeeded()
    }
  }

  private func makeMenu() -> Menu {
    Menu(sections: [
      Menu.Section(
        nil,
        [
          MenuItem(
            "Copy the text", image: .icon("copy"), attributes: isEmpty ? .disabled : []
          ) { [weak self] in
            guard let self else { return }
            copy(cardText.text, called: "text")
          },
          MenuItem("Pinned", state: isPinned ? .on : .off) { [weak self] in
            self?.isPinned.toggle()
            self?.tell(self?.isPinned == true ? "The card is pinned." : "The card is not pinned.")
          },
          MenuItem(
            "Share", image: .icon("share"),
            submenu: Menu([
              MenuItem("By mail") { [weak self] in self?.tell("The card was sent by mail.") },
              MenuItem("As a link") { [weak self] in self?.copy(Self.link, called: "link") },
            ])),
        ]),
      Menu.Section(
        nil,
        [
          isEmpty
            ? MenuItem("Undo", image: .icon("undo")) { [weak self] in
              self?.write(Self.words, "The card has its text again.")
            }
            : MenuItem("Empty the card", image: .icon("trash"), attributes: .destructive) {
              [weak self] in
              self?.write("", "The card is empty. The menu can undo that.")
            }
        ]),
    ])
  }

  private var isEmpty: Bool { cardText.text.isEmpty }

  private func write(_ words: String, _ result: String) {
    cardText.text = words
    tell(result)
  }

  private func copy(_ text: String, called name: String) {
    view.window?.setClipboard(text)
    tell("The \(name) is on the clipboard.")
  }

  private func tell(_ text: String) { result.text = text }
}
