// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Shows a popover with settings, a menu, a pop-up button and tool tips, each of which changes or describes a card.
final class PopoversController: ViewController {
  let card = View()
  private let cardText = Label(PopoversController.initialText, style: .title, color: .onColor)
  private let lookButton = Button.filled(localized("Appearance"), isPrimary: true)
  private let actionsButton = Button.filled(localized("Actions"))
  private let sizeButton = PopUpButton(
    choices: [localized("Small"), localized("Medium"), localized("Large")]
      .map { PopUpButton.Choice($0) },
    selectedIndex: 1, accessibilityLabel: localized("Card size"))
  private let result = Label(
    localized("Right-click the card to open the Actions menu."), color: .secondaryText)
  private var isPinned = false
  /// The result of the last action; nil if there was none.
  private var lastResult: String?
  /// The card's corner radius; nil for the radius of the theme.
  private var cornerRadius: Double?
  private lazy var cardWidth = card.widthAnchor.constraint(equalToConstant: Self.sizes[1].width)
  private lazy var cardHeight = card.heightAnchor.constraint(equalToConstant: Self.sizes[1].height)

  private static var initialText: String { localized("Sample card") }
  private static let link = "https://example.org/cards/1"
  private static let sizes = [Size(220, 124), Size(360, 200), Size(432, 280)]

  override init() {
    super.init()
    title = localized("Popovers and menus")
    card.backgroundColor = CardLookController.colors[0].color
    navigationItem.rightBarButtonItems = [.showCode(["PopoversController"], of: self)]
  }

  override func viewDidLoad() {
    prepareView()
    card.cornerRadius = cornerRadius ?? view.theme.metrics.cardRadius
    card.addSubview(cardText)
    cardText.numberOfLines = 0
    cardText.alignment = .center
    cardText.pin([.centerX(), .centerY()])
    lookButton.image = .icon("sliders")
    lookButton.toolTip = localized("Change the card’s color and corners")
    lookButton.onActivate = { [weak self] in self?.presentLook() }
    actionsButton.image = .icon("more")
    actionsButton.toolTip = localized("Copy, pin or share the card")
    actionsButton.menu = { [unowned self] in makeMenu() }
    sizeButton.toolTip = localized("Change the card’s size")
    sizeButton.onValueChanged = { [weak self] in self?.resize(to: $0) }
    let buttons = View.row([lookButton, actionsButton, sizeButton], wraps: true)
    // A narrow window makes the card narrower.
    for length in [cardWidth, cardHeight] { length.priority = .defaultHigh }
    LayoutConstraint.activate([
      cardWidth, cardHeight,
      cardText.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, multiplier: 0.9),
      card.heightAnchor.constraint(greaterThanOrEqualTo: cardText.heightAnchor, constant: 24),
    ])
    addScrollingColumn([card, buttons, result], gaps: [card: 20, buttons: 20])
  }

  override func contextMenu(at location: Point) -> (any ContextMenu)? { makeMenu() }

  private func presentLook() {
    let settings = CardLookController(card)
    settings.modalPresentationStyle = .popover
    settings.popoverPresentationController?.sourceView = lookButton
    present(settings, animated: true)
  }

  private func resize(to index: Int) {
    View.animate(duration: 0.25) {
      self.setSize(index)
      self.view.layoutIfNeeded()
    }
  }

  private func setSize(_ index: Int) {
    cardWidth.constant = Self.sizes[index].width
    cardHeight.constant = Self.sizes[index].height
  }

  private func makeMenu() -> Menu {
    let share = Menu([
      MenuItem(localized("By email")) { [weak self] in
        self?.showResult(localized("Card sent by email."))
      },
      MenuItem(localized("As a link")) { [weak self] in
        self?.copy(Self.link, localized("Link copied."))
      },
    ])
    let actions = [
      MenuItem(localized("Copy text"), image: .icon("copy"), attributes: isEmpty ? .disabled : []) {
        [weak self] in
        guard let self else { return }
        copy(cardText.text, localized("Text copied."))
      },
      MenuItem(localized("Pinned"), state: isPinned ? .on : .off) { [weak self] in
        guard let self else { return }
        isPinned.toggle()
        showResult(isPinned ? localized("Card pinned.") : localized("Card unpinned."))
      },
      MenuItem(localized("Share"), image: .icon("share"), submenu: share),
    ]
    let change =
      isEmpty
      ? MenuItem(localized("Undo"), image: .icon("undo")) { [weak self] in
        self?.setCardText(Self.initialText, localized("Card text restored."))
      }
      : MenuItem(localized("Empty card"), image: .icon("trash"), attributes: .destructive) {
        [weak self] in
        self?.setCardText("", localized("Card emptied. Choose Undo in the menu to restore it."))
      }
    return Menu(sections: [Menu.Section(nil, actions), Menu.Section(nil, [change])])
  }

  private var isEmpty: Bool { cardText.text.isEmpty }

  private func setCardText(_ words: String, _ result: String) {
    cardText.text = words
    showResult(result)
  }

  private func copy(_ text: String, _ result: String) {
    view.window?.setClipboard(text)
    showResult(result)
  }

  private func showResult(_ text: String) {
    lastResult = text
    result.text = text
  }

  // MARK: Restoration

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    let color = CardLookController.colors.first { $0.color == card.backgroundColor }
    coder.encode(color?.name.key, forKey: "color")
    coder.encode(isViewLoaded ? card.cornerRadius : cornerRadius, forKey: "corners")
    coder.encode(sizeButton.selectedIndex, forKey: "size")
    coder.encode(isPinned, forKey: "isPinned")
    coder.encode(isEmpty, forKey: "isEmpty")
    coder.encode(localized: lastResult, forKey: "result")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    let name = coder.decode(String.self, forKey: "color")
    guard let color = CardLookController.colors.first(where: { $0.name.key == name })?.color,
      let size = coder.decode(Int.self, forKey: "size"), Self.sizes.indices.contains(size),
      let isPinned = coder.decode(Bool.self, forKey: "isPinned"),
      let isEmpty = coder.decode(Bool.self, forKey: "isEmpty")
    else { return }
    card.backgroundColor = color
    cornerRadius = coder.decode(forKey: "corners")
    if let cornerRadius, isViewLoaded { card.cornerRadius = cornerRadius }
    self.sizeButton.selectedIndex = size
    setSize(size)
    self.isPinned = isPinned
    cardText.text = isEmpty ? "" : Self.initialText
    if let text = coder.decodeLocalized(forKey: "result") { showResult(text) }
  }
}

/// A popover that sets the color and the corner radius of a card.
final class CardLookController: ViewController {
  /// The colors, on all of which white text is readable.
  static let colors: [(name: Words, color: ColorRole)] = [
    (Words("Blue"), .fixed(Color(hex: 0x2B63C6))), (Words("Green"), .fixed(Color(hex: 0x23855A))),
    (Words("Red"), .fixed(Color(hex: 0xC93C37))),
  ]

  private let card: View
  private let corners = Slider(accessibilityLabel: localized("Corners"))
  private let colors = SegmentedControl(
    segments: CardLookController.colors.map { .title(localized($0.name)) },
    accessibilityLabel: localized("Color"))

  init(_ card: View) {
    self.card = card
    super.init()
    title = localized("Appearance")
    preferredContentSize = Self.size
  }

  /// The popover's size at the default text size.
  private static let size = Size(320, 136)

  override func viewDidLoad() {
    prepareView()
    colors.selectedSegmentIndex = Self.colors.firstIndex { $0.color == card.backgroundColor }
    colors.onValueChanged = { [weak self] in self?.card.backgroundColor = Self.colors[$0].color }
    corners.range = 0...48
    corners.stepValue = 1
    corners.value = card.cornerRadius
    corners.onValueChanged = { [weak self] in self?.card.cornerRadius = $0 }
    let form = FormView()
    form.addRow(localized("Color"), colors)
    form.addRow(localized("Corners"), corners)
    addCentered(form, [.leading(), .trailing()])
    preferredContentSize = Self.size.scaled(for: view.traits)
  }

  /// Adds a close button if the popover is a sheet, as in a narrow window.
  override func viewWillLayoutSubviews() {
    sheetPresentationController?.prefersCloseButtonVisible = true
  }
}
