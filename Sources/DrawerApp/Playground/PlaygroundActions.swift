// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The top side of the playground: actions for the player's current song.
final class PlaygroundActions: ViewController {
  private let player: PlaygroundPlayer
  private var likedSongs: Set<String> = []
  private var collectedSongs: Set<String> = []

  private let resultLabel = Label(style: .caption, color: .secondaryText)

  init(_ player: PlaygroundPlayer) {
    self.player = player
    super.init()
    title = localized("Actions")
  }

  override func viewDidLoad() {
    prepareView(.menu)
    let heading = Label(localized("Actions"), style: .captionStrong, color: .secondaryText)
    let labels = View.row([heading, resultLabel], spacing: 12, alignment: .top)
    let buttons = View.row(
      [
        makeButton(localized("Like"), "star") { $0.toggleLike(of: $1) },
        makeButton(localized("Share"), "globe") { $0.share($1) },
        makeButton(localized("Save"), "folder") { $0.toggleCollected($1) },
      ], spacing: 8, wraps: true)
    buttons.distribution = .fillEqually
    // At the lower edge, which appears first when the top side opens.
    let column = View.column([labels, buttons], spacing: 0, alignment: .leading)
    view.addSubview(column)
    column.pin([.bottom(20)])
    column.pin([.leading(), .trailing()], to: view.layoutMarginsGuide)
    let growth = max(1, view.traits.textScale)
    labels.heightAnchor.constraint(greaterThanOrEqualToConstant: 28 * growth).isActive = true
    buttons.heightAnchor.constraint(greaterThanOrEqualToConstant: 44 * growth).isActive = true
  }

  private func makeButton(
    _ name: String, _ icon: String, _ action: @escaping (PlaygroundActions, String) -> Void
  ) -> Button {
    let button = Button.filled(name)
    button.image = .icon(icon)
    button.onActivate = { [weak self] in
      if let self { action(self, player.currentSong.title) }
    }
    return button
  }

  private func toggleLike(of song: String) {
    let isLiked = likedSongs.insert(song).inserted
    if !isLiked { likedSongs.remove(song) }
    showResult(isLiked ? localized("You like \(song).") : localized("You no longer like \(song)."))
  }

  private func share(_ song: String) {
    view.window?.setClipboard(song)
    showResult(localized("Title copied."))
  }

  private func toggleCollected(_ song: String) {
    if !collectedSongs.insert(song).inserted { collectedSongs.remove(song) }
    let count = collectedSongs.count
    showResult(localized(count, "\(count) song saved.", "\(count) songs saved."))
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(likedSongs.sorted(), forKey: "liked")
    coder.encode(collectedSongs.sorted(), forKey: "collected")
    coder.encode(localized: resultLabel.text.isEmpty ? nil : resultLabel.text, forKey: "answer")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    likedSongs = Set(coder.decode([String].self, forKey: "liked") ?? [])
    collectedSongs = Set(coder.decode([String].self, forKey: "collected") ?? [])
    if let text = coder.decodeLocalized(forKey: "answer") { showResult(text) }
  }

  private func showResult(_ text: String) { resultLabel.text = text }
}
