// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A center for trying a drawer, with a slider, a list that scrolls and a button.
final class PlaygroundCenter: ViewController {
  /// The maximum width of text lines in points; longer lines are hard to read.
  private static let maximumTextWidth = 560.0
  private static let rowHeight = 40.0
  private static let controlHeight = 36.0
  /// The heights in points below which the explanation is hidden, and below which the heading is hidden too, with the
  /// button next to the slider.
  private static let minimumHeightForText = 440.0
  private static let minimumHeightForHeading = 320.0
  /// The view width in points below which that row has room only for the slider and the button.
  private static let minimumWidthForLabels = 360.0

  private let playlist: PlaygroundText.Playlist
  private let heading: Label
  private let text = Label(PlaygroundText.explanation, color: .secondaryText)
  private let volumeLabel = Label(localized("Volume"))
  private let volume = Slider(accessibilityLabel: localized("Volume"))
  private let volumeValue = Label(style: .caption, color: .secondaryText)
  private let swapButton = Button.filled(localized("Switch screen"), isPrimary: true)
  private var currentSong: PlaygroundText.Song?
  private let card = View()
  private let list = TableView()
  private lazy var texts = View.column([heading, text], alignment: .leading)
  private lazy var volumeRow = View.row(
    [volumeLabel, volume, volumeValue], spacing: 16, alignment: .center)
  private lazy var buttonRow = View.column([swapButton], alignment: .leading)

  private weak var playground: PlaygroundController?

  init(_ playlist: PlaygroundText.Playlist) {
    self.playlist = playlist
    heading = Label(playlist.heading, style: .largeTitle)
    super.init()
    title = playlist.title
  }

  func connect(to playground: PlaygroundController) { self.playground = playground }

  override func viewDidLoad() {
    prepareView()
    volume.value = 0.4
    volume.onValueChanged = { [weak self] _ in self?.updateVolumeLabel() }
    swapButton.onActivate = { [weak self] in self?.playground?.swapCenter() }
    card.backgroundColor = .menu
    card.cornerRadius = view.theme.metrics.cardRadius
    card.clipsToBounds = true
    list.accessibilityLabel = localized("Songs")
    list.rowHeight = Self.rowHeight
    list.dataSource = self
    list.delegate = self
    if let currentSong { setCurrentSong(currentSong) }
    card.addSubview(list)
    list.pin(Pin.edges(4))
    installParts()
    updateVolumeLabel()
  }

  private func installParts() {
    // A changing number must not move the slider.
    volumeValue.alignment = .trailing
    volumeValue.reservedTexts = [(1.0).percentText]
    for part in [volumeRow, swapButton] {
      part.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.controlHeight).isActive = true
    }
    let column = View.column([texts, volumeRow, buttonRow, card], spacing: 16, alignment: .fill)
    column.setCustomSpacing(20, after: buttonRow)
    view.addSubview(column)
    column.pin(
      [.top(), .bottom(), .centerX(), .width(fraction: 1), .maximumWidth(Self.maximumTextWidth)],
      to: view.layoutMarginsGuide)
  }

  override func viewWillLayoutSubviews() {
    let size = view.bounds.size
    let scale = view.traits.textScale
    text.isHidden = size.height < Self.minimumHeightForText * scale
    let isLow = size.height < Self.minimumHeightForHeading * scale
    if isLow != texts.isHidden {
      texts.isHidden = isLow
      buttonRow.isHidden = isLow
      (isLow ? volumeRow : buttonRow).addArrangedSubview(swapButton)
    }
    let isTight = isLow && size.width < Self.minimumWidthForLabels * scale
    for part in [volumeLabel, volumeValue] { part.isHidden = isTight }
    playground?.updateBar(forWidth: size.width)
  }

  /// Marks the player's song, if it is in this list.
  func setCurrentSong(_ song: PlaygroundText.Song) {
    currentSong = song
    if isViewLoaded { list.currentRow = playlist.songs.firstIndex(of: song) }
  }

  private func updateVolumeLabel() { volumeValue.text = volume.value.percentText }
}

extension PlaygroundCenter: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { playlist.songs.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = playlist.songs[row].title
    cell.detail = PlaygroundText.timeText(playlist.songs[row].duration)
    cell.accessibilityLabel = cell.title
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    playlist.songs[row].title
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    tableView.currentRow = row
    playground?.play(playlist.songs, from: row)
  }
}
