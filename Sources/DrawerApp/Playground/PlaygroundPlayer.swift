// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The bottom side of the playground: what plays, how far it is, and buttons.
final class PlaygroundPlayer: ViewController {
  /// Seconds.
  private static let length = 214.0
  /// Points.
  private static let measure = 720.0
  private static let timeWidth = 36.0
  /// Points of width below which the buttons are narrower, and below which they show icons and the cover goes.
  private static let fewWidth = 528.0
  private static let smallWidth = 400.0

  private let cover = View()
  private let song = Label(localized("Lanterns"), style: .title)
  private let artist = Label(localized("Evening walk"), style: .caption)
  private let elapsed = Label(style: .caption)
  private let rest = Label(style: .caption)
  private let position = Slider(label: localized("Position"))
  private lazy var buttonWidths = buttons.map { $0.widthAnchor.constraint(equalToConstant: 76) }
  private let buttons = [
    Button.plate(localized("Back", context: "player")), .plate(localized("Play"), isMain: true),
    .plate(localized("Next")),
  ]
  private let first = StackView()
  private var isPlaying = false

  override init() {
    super.init()
    title = localized("Player")
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    view.accessibilityLabel = title
    cover.backgroundColor = .accent
    cover.cornerRadius = view.theme.metrics.controlRadius
    for label in [artist, elapsed, rest] { label.color = .secondaryText }
    position.maximumValue = Self.length
    position.value = 78
    position.onValueChanged = { [weak self] _ in self?.showTimes() }
    buttons[0].onActivate = { [weak self] in self?.seek(to: 0) }
    buttons[1].onActivate = { [weak self] in self?.togglePlaying() }
    buttons[2].onActivate = { [weak self] in self?.seek(to: Self.length) }
    addParts()
    showTimes()
  }

  private func addParts() {
    let scale = view.traits.textScale
    LayoutConstraint.activate(
      [cover.widthAnchor, cover.heightAnchor].map { $0.constraint(equalToConstant: 56) }
        + buttons.map { $0.heightAnchor.constraint(equalToConstant: 36 * scale) } + buttonWidths)
    let texts = View.column([song, artist], alignment: .leading)
    texts.spacing = 4
    texts.setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    texts.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for part in [cover, texts] + buttons { first.addArrangedSubview(part) }
    first.alignment = .center
    first.setCustomSpacing(16, after: cover)
    rest.alignment = .trailing
    LayoutConstraint.activate(
      [elapsed, rest].map { $0.widthAnchor.constraint(equalToConstant: Self.timeWidth * scale) })
    let second = StackView(arrangedSubviews: [elapsed, position, rest])
    second.alignment = .center
    second.spacing = 8
    let column = View.column([first, second], alignment: .fill)
    view.addSubview(column)
    column.pin([.top(20)])
    column.pin(
      [.centerX(), .width(fraction: 1), .maximumWidth(Self.measure)], to: view.layoutMarginsGuide)
  }

  private func seek(to seconds: Double) {
    position.setValue(seconds, animated: true)
    showTimes()
  }

  private func togglePlaying() {
    isPlaying.toggle()
    showButtons()
  }

  /// Words, or icons where there is no room for words beside the song's name.
  private func showButtons() {
    let scale = view.traits.textScale
    let isSmall = view.bounds.width < Self.smallWidth * scale
    let titles = [
      localized("Back", context: "player"), isPlaying ? localized("Pause") : localized("Play"),
      localized("Next"),
    ]
    let icons: [Image.Icon] = [.chevronLeft, isPlaying ? .pause : .play, .chevronRight]
    for (index, button) in buttons.enumerated() {
      let title = isSmall ? nil : titles[index]
      if button.title != title || button.accessibilityLabel != titles[index] {
        button.title = title
        button.image = isSmall ? .icon(icons[index]) : nil
        button.accessibilityLabel = titles[index]
        button.toolTip = isSmall ? titles[index] : nil
      }
      let isNarrow = view.bounds.width < Self.fewWidth * scale
      buttonWidths[index].constant = scale * (isSmall ? 36 : isNarrow ? 56 : 76)
    }
    first.spacing = isSmall ? 4 : 8
    cover.isHidden = isSmall
  }

  private func showTimes() {
    elapsed.text = Self.time(position.value)
    rest.text = "−" + Self.time(Self.length - position.value)
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    let numbers = Language.current.numberFormat
    let zero = whole % 60 < 10 ? numbers.string(0) : ""
    return numbers.string(whole / 60) + ":" + zero + numbers.string(whole % 60)
  }

  override func viewWillLayoutSubviews() {
    showButtons()
  }
}
