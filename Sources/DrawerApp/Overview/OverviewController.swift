// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The first screen: the purpose of the program, a card for each container, and the most important keys.
final class OverviewController: ViewController {
  /// The maximum width of text lines in points; longer lines are hard to read.
  private static let maximumTextWidth = 760.0
  private static let gap = 16.0
  /// The minimum width of a card in points. Narrower windows have fewer columns.
  private static let minimumCardWidth = 190.0
  /// The minimum width of a card with the picture next to the words.
  private static let minimumCompactCardWidth = 300.0
  /// The maximum width of the key list, which keeps keys near their descriptions.
  private static let maximumKeysWidth = 720.0
  /// The window width from which there are three columns if four do not fit.
  private static let threeColumnsWidth = 800.0
  /// The width from which the key list has two columns, at the default text scale.
  private static let twoColumnKeysWidth = 400.0

  private static let containers: [(purpose: Words, picture: [ContainerThumbnail.Part])] = [
    (Words("A menu or panel that slides in from an edge."), ContainerThumbnail.drawer),
    (Words("A stack of screens with a back button."), ContainerThumbnail.navigation),
    (Words("A few top-level screens, one at a time."), ContainerThumbnail.tabs),
    (Words("A list and its details, side by side."), ContainerThumbnail.split),
    (Words("Pages in a row, turned like a book."), ContainerThumbnail.pages),
    (Words("A screen, sheet or alert over other screens."), ContainerThumbnail.presentations),
    (Words("A card or menu next to its button."), ContainerThumbnail.popovers),
    (Words("Named routes to a screen, and back in one step."), ContainerThumbnail.segues),
  ]

  private let screens: [(name: String, controller: ViewController)]
  private let scrollView = ScrollView()
  private let heading = Label(
    localized("Container view controllers for the Linux desktop"), style: .largeTitle)
  private let text = Label(
    localized(
      """
      Try the containers of this Swift library before building a program with them. Choose a card to start.
      """), color: .secondaryText)
  private let cards: [ContainerCard]
  private let shortcutsList: ShortcutsList

  /// Creates the screen. `screens` are the named screens of the cards, in their order.
  init(screens: [(name: String, controller: ViewController)]) {
    self.screens = screens
    cards = zip(screens, Self.containers).map { screen, container in
      ContainerCard(
        name: screen.name, purpose: localized(container.purpose), picture: container.picture)
    }
    shortcutsList = ShortcutsList(commands: Self.shortcutCommands)
    super.init()
    title = localized("Overview")
  }

  /// The listed keys. The commands themselves belong to the window.
  private static var shortcutCommands: [KeyCommand] {
    func key(_ title: String, _ group: String, _ shortcuts: KeyCommand.Shortcut...) -> KeyCommand {
      KeyCommand(title, group: group, shortcuts: shortcuts) { false }
    }
    let move = localized("Move around")
    let look = localized("Tools")
    return [
      key(localized("Show or hide the menu"), move, .init(.function(9))),
      key(
        localized("Menu rows 1–9"), move, .init(.character("1"), .control),
        .init(.character("9"), .control)),
      key(localized("Back"), move, .init(.left, .alt)),
      key(localized("Next pane"), move, .init(.function(6))),
      key(localized("All keyboard shortcuts"), look, .init(.function(1))),
      key(localized("Inspector"), look, .init(.character("i"), [.control, .shift])),
      key(localized("Frame meter"), look, .init(.character("m"), [.control, .shift])),
      key(localized("Preferences"), look, .init(.character(","), .control)),
    ]
  }

  override func viewDidLoad() {
    prepareView()
    addContent(scrollView)
    for label in [heading, text] { label.numberOfLines = 0 }
    for (card, screen) in zip(cards, screens) {
      card.onActivate = { [weak self, weak card] in
        self?.showDetail(screen.controller, sender: card)
      }
      card.setArrowHandler { [weak self, weak card] key in
        card.map { self?.moveFocus(from: $0, by: key) == true } == true
      }
    }
    for part in [heading, text] + cards + [shortcutsList] {
      scrollView.contentView.addSubview(part)
    }
  }

  // MARK: Layout

  private var columnCount: Int {
    if hasRoom(for: 4) { return 4 }
    if view.bounds.width >= Self.threeColumnsWidth * textScaleFactor { return 3 }
    return hasRoom(for: 2) ? 2 : 1
  }

  private func hasRoom(for count: Int) -> Bool {
    let cardWidth = (width - Double(count - 1) * Self.gap) / Double(count)
    return cardWidth >= textScaleFactor
      * (isCompactHeight ? Self.minimumCompactCardWidth : Self.minimumCardWidth)
  }

  private var textScaleFactor: Double { max(1, view.traits.textScale) }

  private var isCompactHeight: Bool { view.traits.verticalSizeClass == .compact }

  private var inset: Double { view.theme.metrics.readableInset(forWidth: view.bounds.width) }
  private var width: Double { max(0, view.bounds.width - 2 * inset) }

  override func viewWillLayoutSubviews() {
    let (inset, width) = (inset, width)
    var y = view.theme.metrics.contentInset(forWidth: view.bounds.width)
    heading.style = isCompactHeight ? .title : .largeTitle
    for card in cards { card.setPictureBeside(isCompactHeight) }
    for (label, limit, gap) in [
      (heading, width, isCompactHeight ? 4.0 : 8.0),
      (text, Self.maximumTextWidth * textScaleFactor, isCompactHeight ? 12 : 24),
    ] {
      let size = label.sizeThatFits(Size(min(width, limit), .infinity))
      label.frame = view.mirrored(Rect(inset, y, size.width, size.height))
      y += size.height + gap
    }
    y = layOutCards(from: y) + 16
    let keysWidth = min(width, Self.maximumKeysWidth * textScaleFactor)
    shortcutsList.setTwoColumns(
      columnCount > 1 && keysWidth >= Self.twoColumnKeysWidth * textScaleFactor)
    shortcutsList.frame = view.mirrored(
      Rect(inset, y, keysWidth, shortcutsList.sizeThatFits(Size(keysWidth, .infinity)).height))
    scrollView.contentHeight = shortcutsList.frame.maxY + inset
  }

  /// Places the cards. Returns their bottom edge.
  private func layOutCards(from top: Double) -> Double {
    let count = columnCount
    let cardWidth = ((width - Double(count - 1) * Self.gap) / Double(count)).rounded(.down)
    var y = top
    for start in stride(from: 0, to: cards.count, by: count) {
      let row = cards[start..<min(start + count, cards.count)]
      let height = row.map { $0.height(forWidth: cardWidth) }.max() ?? 0
      for (column, card) in row.enumerated() {
        let x = inset + Double(column) * (cardWidth + Self.gap)
        card.frame = view.mirrored(Rect(x, y, cardWidth, height))
      }
      y += height + Self.gap
    }
    return y
  }

  // MARK: Keys

  private func moveFocus(from card: ContainerCard, by key: Key) -> Bool {
    guard let index = cards.firstIndex(where: { $0 === card }) else { return false }
    let forward = view.traits.layoutDirection == .rightToLeft ? -1 : 1
    let step: Int
    switch key {
    case .left: step = -forward
    case .right: step = forward
    case .up: step = -columnCount
    case .down: step = columnCount
    default: return false
    }
    // At the first and last card, the arrow keys scroll.
    guard cards.indices.contains(index + step) else { return false }
    view.window?.focus.focus(cards[index + step], ringVisible: true)
    return true
  }
}
