// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A screen to try a drawer on: it has a slider, a list that scrolls and a button of its own.
final class PlaygroundCenter: ViewController {
  /// Points; longer lines are hard to read.
  private static let measure = 560.0
  private static let rowHeight = 40.0
  private static let controlHeight = 36.0
  /// Points of height below which the explanation makes room for the list, and below which the heading does too and the
  /// button lies beside the slider.
  private static let shortHeight = 440.0
  private static let lowHeight = 320.0
  /// Points of width below which the slider and the button are all that such a row has room for.
  private static let rowWidth = 360.0

  private let playlist: PlaygroundText.Playlist
  private let heading: Label
  private let text = Label(PlaygroundText.explanation)
  private let volumeLabel = Label(localized("Volume"))
  private let volume = Slider(label: localized("Volume"))
  private let volumeValue = Label(style: .caption)
  private let swapButton = Button.plate(localized("Swap the center"), isMain: true)
  private var marked: PlaygroundText.Song?
  private let card = View()
  private let list = TableView()
  private lazy var texts = View.column([heading, text], alignment: .leading)
  private lazy var volumeRow = StackView(arrangedSubviews: [volumeLabel, volume, volumeValue])
  private lazy var buttonRow = View.column([swapButton], alignment: .leading)

  private var onSwap: (() -> Void)?
  private var onSong: ((_ songs: [PlaygroundText.Song], _ index: Int) -> Void)?
  private var onWidth: ((Double) -> Void)?

  init(_ playlist: PlaygroundText.Playlist) {
    self.playlist = playlist
    heading = Label(playlist.heading, style: .largeTitle)
    super.init()
    title = playlist.title
  }

  /// - Parameters:
  ///   - onSwap: Called when the button is activated.
  ///   - onSong: Called when the user has chosen a song of the list.
  ///   - onWidth: Called with the width of the view, in points, before each layout.
  func connect(
    onSwap: @escaping () -> Void,
    onSong: @escaping (_ songs: [PlaygroundText.Song], _ index: Int) -> Void,
    onWidth: @escaping (Double) -> Void
  ) {
    self.onSwap = onSwap
    self.onSong = onSong
    self.onWidth = onWidth
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    for label in [heading, text] { label.numberOfLines = 0 }
    text.color = .secondaryText
    volumeValue.color = .secondaryText
    volume.value = 0.4
    volume.onValueChanged = { [weak self] _ in self?.showVolume() }
    swapButton.onActivate = { [weak self] in self?.onSwap?() }
    card.backgroundColor = .menu
    card.cornerRadius = view.theme.metrics.cardRadius
    card.clipsToBounds = true
    list.accessibilityLabel = localized("Songs")
    list.rowHeight = Self.rowHeight
    list.dataSource = self
    list.delegate = self
    if let marked { mark(marked) }
    card.addSubview(list)
    list.pin(Pin.edges(4))
    addParts()
    showVolume()
  }

  private func addParts() {
    volumeRow.alignment = .center
    volumeRow.spacing = 16
    // The number may change, the slider stays.
    volumeValue.alignment = .trailing
    volumeValue.reservedTexts = [(1.0).percentage]
    for part in [volumeRow, swapButton] {
      part.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.controlHeight).isActive = true
    }
    let column = View.column([texts, volumeRow, buttonRow, card], alignment: .fill)
    column.spacing = 16
    column.setCustomSpacing(20, after: buttonRow)
    view.addSubview(column)
    column.pin(
      [.top(), .bottom(), .centerX(), .width(fraction: 1), .maximumWidth(Self.measure)],
      to: view.layoutMarginsGuide)
  }

  override func viewWillLayoutSubviews() {
    let size = view.bounds.size
    let scale = view.traits.textScale
    text.isHidden = size.height < Self.shortHeight * scale
    let isLow = size.height < Self.lowHeight * scale
    if isLow != texts.isHidden {
      texts.isHidden = isLow
      buttonRow.isHidden = isLow
      (isLow ? volumeRow : buttonRow).addArrangedSubview(swapButton)
    }
    let isTight = isLow && size.width < Self.rowWidth * scale
    for part in [volumeLabel, volumeValue] { part.isHidden = isTight }
    onWidth?(size.width)
  }

  /// Marks the song that the player has; none that is not of this list.
  func mark(_ song: PlaygroundText.Song) {
    marked = song
    if isViewLoaded { list.currentRow = playlist.songs.firstIndex(of: song) }
  }

  private func showVolume() {
    volumeValue.text = volume.value.percentage
  }
}

extension PlaygroundCenter: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { playlist.songs.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = playlist.songs[row].title
    cell.detail = PlaygroundText.time(playlist.songs[row].length)
    cell.accessibilityLabel = cell.title
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    playlist.songs[row].title
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    tableView.currentRow = row
    onSong?(playlist.songs, row)
  }
}
