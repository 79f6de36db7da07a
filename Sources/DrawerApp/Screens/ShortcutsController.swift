// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The list of all shortcuts, over a dimmed window; made from the very commands that answer the
/// keys.
final class ShortcutsController: ViewController {
  private static let maximumSize = Size(720, 620)
  private static let margin = 24.0
  private static let headerHeight = 56.0

  private let scrim = View()
  private let card = View()
  private let heading = Label("Keyboard shortcuts", style: .title)
  private let closeButton = Button(image: .icon("close"), label: "Close")
  private let scrollView = ScrollView()
  private let list: ShortcutsList

  init(commands: [KeyCommand]) {
    list = ShortcutsList(commands: commands)
    super.init()
    title = "Keyboard shortcuts"
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  override func viewDidLoad() {
    view.isFocusGroup = true
    view.accessibilityLabel = title
    scrim.backgroundColor = .scrim
    scrim.wantsLayer = true
    card.backgroundColor = .surface
    closeButton.onActivate = { [weak self] in self?.dismiss(animated: true) }
    scrollView.accessibilityLabel = "List"
    let tap = TapGestureRecognizer()
    tap.action = { [weak self] in
      if tap.state == .ended { self?.dismiss(animated: true) }
    }
    scrim.addGestureRecognizer(tap)
    for part in [scrim, card] { view.addSubview(part) }
    for part in [heading, closeButton, scrollView] { card.addSubview(part) }
    scrollView.contentView.addSubview(list)
    styleCard()
  }

  override func viewIsAppearing(_ animated: Bool) {
    styleCard()
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    scrim.frame = bounds
    let width = max(0, min(Self.maximumSize.width, bounds.width - 2 * Self.margin))
    let needed = list.height(forWidth: width) + Self.headerHeight + Self.margin
    let height = max(0, min(needed, Self.maximumSize.height, bounds.height - 2 * Self.margin))
    card.frame = Rect(
      ((bounds.width - width) / 2).rounded(), ((bounds.height - height) / 2).rounded(),
      width, height)
    let title = heading.sizeThatFits(Size(max(0, width - 96), height))
    heading.frame = card.mirrored(
      Rect(Self.margin, (Self.headerHeight - title.height) / 2, title.width, title.height))
    closeButton.frame = card.mirrored(Rect(width - 52, 8, 44, 40))
    scrollView.frame = Rect(0, Self.headerHeight, width, max(0, height - Self.headerHeight - 8))
    scrollView.contentHeight = list.height(forWidth: width) + 8
    list.frame = Rect(0, 0, width, scrollView.contentHeight)
  }

  override func traitsChanged(from old: Traits) {
    if isViewLoaded { styleCard() }
  }

  private func styleCard() {
    let theme = view.theme
    card.cornerRadius = theme.metrics.cardRadius
    card.shadow = Shadow(
      color: .black.opacity(theme.palette.shadowOpacity), blur: 24,
      cornerRadius: theme.metrics.cardRadius)
  }
}
