// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A screen to try a drawer on: it has a slider, a list that scrolls and a button of its own.
final class PlaygroundCenter: ViewController {
  /// Points; longer lines are hard to read.
  private static let measure = 560.0
  private static let rowHeight = 40.0
  private static let controlHeight = 36.0
  private static let valueWidth = 40.0

  private let playlist: PlaygroundText.Playlist
  private let heading: Label
  private let text = Label(PlaygroundText.explanation)
  private let volumeLabel = Label("Volume")
  private let volume = Slider(label: "Volume")
  private let volumeValue = Label(style: .caption)
  private let swapButton = Button.plate("Swap the center", isMain: true)
  private let card = View()
  private let list = TableView()

  var onSwap: (() -> Void)?

  init(_ playlist: PlaygroundText.Playlist) {
    self.playlist = playlist
    heading = Label(playlist.heading, style: .largeTitle)
    super.init()
    title = playlist.title
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    text.numberOfLines = 0
    text.color = .secondaryText
    volumeValue.color = .secondaryText
    volume.value = 0.4
    volume.onValueChanged = { [weak self] _ in self?.showVolume() }
    swapButton.onActivate = { [weak self] in self?.onSwap?() }
    card.backgroundColor = .menu
    card.cornerRadius = view.theme.metrics.cardRadius
    card.clipsToBounds = true
    list.accessibilityLabel = "Songs"
    list.rowHeight = Self.rowHeight
    list.dataSource = self
    list.delegate = self
    list.currentRow = 0
    card.addSubview(list)
    list.pin(Pin.edges(4))
    addParts()
    showVolume()
  }

  private func addParts() {
    let texts = View.column([heading, text], alignment: .leading)
    let volumeRow = StackView(arrangedSubviews: [volumeLabel, volume, volumeValue])
    volumeRow.alignment = .center
    volumeRow.spacing = 16
    volumeRow.heightAnchor.constraint(equalToConstant: Self.controlHeight).isActive = true
    // The number may change, the slider stays.
    volumeValue.alignment = .trailing
    volumeValue.widthAnchor.constraint(equalToConstant: Self.valueWidth).isActive = true
    swapButton.heightAnchor.constraint(equalToConstant: Self.controlHeight).isActive = true
    let buttonRow = View.column([swapButton], alignment: .leading)
    let column = View.column([texts, volumeRow, buttonRow, card], alignment: .fill)
    column.spacing = 16
    column.setCustomSpacing(20, after: buttonRow)
    view.addSubview(column)
    column.pin(
      [.top(), .bottom(), .centerX(), .width(fraction: 1), .maximumWidth(Self.measure)],
      to: view.layoutMarginsGuide)
  }

  private func showVolume() {
    volumeValue.text = "\(Int((volume.value * 100).rounded())) %"
  }
}

extension PlaygroundCenter: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { playlist.songs.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = playlist.songs[row]
    cell.detail = "\(2 + row * 7 % 4):\(10 + row * 13 % 50)"
    cell.accessibilityLabel = cell.title
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    playlist.songs[row]
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { tableView.currentRow = row }
}
