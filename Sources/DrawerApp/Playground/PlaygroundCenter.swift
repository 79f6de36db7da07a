// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A screen to try a drawer on: it has a slider, a list that scrolls and a button of its own.
final class PlaygroundCenter: ViewController {
  /// Points; longer lines are hard to read.
  private static let measure = 560.0
  private static let rowHeight = 40.0

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
    for part in [heading, text, volumeLabel, volume, volumeValue, swapButton, card] {
      view.addSubview(part)
    }
    showVolume()
  }

  private func showVolume() {
    volumeValue.text = "\(Int((volume.value * 100).rounded())) %"
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let inset = view.theme.metrics.contentInset(forWidth: bounds.width)
    let width = max(0, min(Self.measure, bounds.width - 2 * inset))
    let left = ((bounds.width - width) / 2).rounded()
    var y = inset
    for label in [heading, text] {
      let size = label.sizeThatFits(Size(width, .infinity))
      label.frame = view.mirrored(Rect(left, y, size.width, size.height))
      y += size.height + 12
    }
    y += 4
    layOutVolume(in: Rect(left, y, width, 36))
    y += 36 + 16
    let button = swapButton.sizeThatFits(bounds.size)
    swapButton.frame = view.mirrored(Rect(left, y, button.width, 36))
    y += 36 + 20
    card.frame = Rect(left, y, width, max(0, bounds.height - y - inset))
    list.frame = card.bounds.inset(by: 4)
  }

  private func layOutVolume(in row: Rect) {
    let name = volumeLabel.sizeThatFits(row.size)
    let value = volumeValue.sizeThatFits(row.size)
    volumeLabel.frame = view.mirrored(
      Rect(row.minX, row.midY - name.height / 2, name.width, name.height))
    let start = row.minX + name.width + 16
    volume.frame = view.mirrored(Rect(start, row.minY, max(0, row.maxX - 56 - start), row.height))
    volumeValue.frame = view.mirrored(
      Rect(row.maxX - value.width, row.midY - value.height / 2, value.width, value.height))
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
