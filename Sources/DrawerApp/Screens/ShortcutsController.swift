// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The list of all key commands, centered in a dimmed window's safe area, and created from the actual commands.
final class ShortcutsController: ViewController, TransientPresentation {
  /// The maximum size of the list in points, at the default text scale.
  private static let maximumSize = Size(720, 620)
  private static let margin = 24.0
  static let minimumWidth = 320.0
  /// The width in points, at the default text scale, from which the list has two columns.
  private static let twoColumnWidth = 620.0

  /// Called before each layout, to update the safe area.
  private let onLayout: ((ShortcutsController) -> Void)?

  private let scrim = View()
  private let card = View()
  private let heading = Label(localized("Keyboard shortcuts"), style: .title)
  private let closeButton = Button(image: .icon("close"), accessibilityLabel: localized("Close"))
  private let scrollView = ScrollView()
  private let list: ShortcutsList

  init(commands: [KeyCommand], onLayout: ((ShortcutsController) -> Void)? = nil) {
    list = ShortcutsList(commands: commands)
    self.onLayout = onLayout
    super.init()
    title = localized("Keyboard shortcuts")
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  override func viewDidLoad() {
    view.isFocusGroup = true
    view.accessibilityLabel = title
    scrim.backgroundColor = .scrim
    scrim.wantsLayer = true
    card.backgroundColor = .surface
    closeButton.toolTip = localized("Close")
    defaultButton = closeButton
    closeButton.onActivate = { [weak self] in self?.dismiss(animated: true) }
    scrollView.accessibilityLabel = localized("List")
    let tap = TapGestureRecognizer()
    tap.addAction { [weak self] _ in
      if tap.state == .ended { self?.dismiss(animated: true) }
    }
    scrim.addGestureRecognizer(tap)
    for part in [scrim, card] { view.addSubview(part) }
    for part in [heading, closeButton, scrollView] { card.addSubview(part) }
    scrollView.contentView.addSubview(list)
    scrim.pin(Pin.edges())
    constrainCard()
    constrainContents()
    styleCard()
  }

  /// While the close button is first responder, these keys scroll the list.
  override var keyCommands: [KeyCommand] { scrollView.keyCommands }

  override func viewIsAppearing(_ animated: Bool) { styleCard() }

  override func viewWillLayoutSubviews() {
    onLayout?(self)
    let covered = view.safeAreaInsets
    let width = view.bounds.width - covered.left - covered.right - 2 * Self.margin
    list.setTwoColumns(width >= Self.twoColumnWidth * max(1, view.traits.textScale))
  }

  /// Gives the card the size of the list, within limits.
  private func constrainCard() {
    let size = Self.maximumSize.scaled(for: view.traits)
    let width = card.widthAnchor.constraint(equalToConstant: size.width)
    width.priority = .defaultHigh
    let free = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: free.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      width,
      card.widthAnchor.constraint(lessThanOrEqualTo: free.widthAnchor, constant: -2 * Self.margin),
      card.heightAnchor.constraint(
        lessThanOrEqualTo: view.heightAnchor, constant: -2 * Self.margin),
      card.heightAnchor.constraint(lessThanOrEqualToConstant: size.height),
    ])
  }

  private func constrainContents() {
    heading.numberOfLines = 0
    heading.pin([.leading(Self.margin)])
    closeButton.pin([.trailing(8), .top(8), .minimumWidth(44), .minimumHeight(40)])
    scrollView.pin([.leading(), .trailing(), .bottom(8)])
    list.pin(
      [.leading(Self.margin), .trailing(Self.margin), .top(), .bottom(8)],
      to: scrollView.contentLayoutGuide)
    let height = scrollView.heightAnchor.constraint(
      equalTo: scrollView.contentLayoutGuide.heightAnchor)
    // If there is no room, the list scrolls and the heading keeps its lines.
    height.priority = .defaultLow
    // A short list makes the card lower instead of leaving room above it.
    let lowest = card.heightAnchor.constraint(equalToConstant: 0)
    lowest.priority = .fittingSizeLevel
    LayoutConstraint.activate([
      heading.centerYAnchor.constraint(greaterThanOrEqualTo: closeButton.centerYAnchor),
      heading.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 8),
      scrollView.topAnchor.constraint(greaterThanOrEqualTo: heading.bottomAnchor, constant: 8),
      heading.trailingAnchor.constraint(lessThanOrEqualTo: closeButton.leadingAnchor, constant: -8),
      scrollView.topAnchor.constraint(greaterThanOrEqualTo: closeButton.bottomAnchor, constant: 8),
      scrollView.contentLayoutGuide.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor),
      height, lowest,
    ])
  }

  override func traitsDidChange(from old: Traits) { if isViewLoaded { styleCard() } }

  private func styleCard() {
    let theme = view.theme
    card.cornerRadius = theme.metrics.cardRadius
    card.shadow = Shadow(
      color: .black.opacity(theme.palette.shadowOpacity), blur: 24,
      cornerRadius: theme.metrics.cardRadius)
  }
}
