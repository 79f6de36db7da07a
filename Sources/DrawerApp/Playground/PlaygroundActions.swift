// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The top side of the playground: actions for the current song of the player.
final class PlaygroundActions: ViewController {
  private let player: PlaygroundPlayer
  /// The titles of the songs that the user likes, and of the collected songs.
  private var liked: Set<String> = []
  private var collected: Set<String> = []

  private let heading = Label(localized("Actions"), style: .captionStrong)
  private let answer = Label(style: .caption)
  private let words = StackView()
  private let buttons = StackView()

  init(_ player: PlaygroundPlayer) {
    self.player = player
    super.init()
    title = localized("Actions")
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    view.accessibilityLabel = title
    heading.color = .secondaryText
    answer.color = .secondaryText
    for word in [heading, answer] { words.addArrangedSubview(word) }
    words.spacing = 12
    words.alignment = .top
    addButton(localized("Like"), "star") { $0.like($1) }
    addButton(localized("Share"), "globe") { $0.share($1) }
    addButton(localized("Collect"), "folder") { $0.collect($1) }
    buttons.distribution = .fillEqually
    buttons.wrapsLines = true
    buttons.spacing = 8
    // At the lower edge: a top side that is drawn out shows it first.
    let column = View.column([words, buttons], alignment: .leading)
    column.spacing = 0
    view.addSubview(column)
    column.pin([.bottom(20)])
    column.pin([.leading(), .trailing()], to: view.layoutMarginsGuide)
    let growth = max(1, view.traits.textScale)
    words.heightAnchor.constraint(greaterThanOrEqualToConstant: 28 * growth).isActive = true
    buttons.heightAnchor.constraint(greaterThanOrEqualToConstant: 44 * growth).isActive = true
  }

  private func addButton(
    _ name: String, _ icon: String, _ action: @escaping (PlaygroundActions, String) -> Void
  ) {
    let button = Button.plate(name)
    button.image = .icon(icon)
    button.onActivate = { [weak self] in
      if let self { action(self, player.current.title) }
    }
    buttons.addArrangedSubview(button)
  }

  private func like(_ song: String) {
    let isLiked = liked.insert(song).inserted
    if !isLiked { liked.remove(song) }
    say(isLiked ? localized("You like \(song).") : localized("You no longer like \(song)."))
  }

  private func share(_ song: String) {
    view.window?.setClipboard(song)
    say(localized("The title is on the clipboard."))
  }

  private func collect(_ song: String) {
    if !collected.insert(song).inserted { collected.remove(song) }
    let count = collected.count
    say(localized(count, "\(count) song is collected.", "\(count) songs are collected."))
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(liked.sorted(), forKey: "liked")
    coder.encode(collected.sorted(), forKey: "collected")
    coder.encode(localized: answer.text.isEmpty ? nil : answer.text, forKey: "answer")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    liked = Set(coder.decode([String].self, forKey: "liked") ?? [])
    collected = Set(coder.decode([String].self, forKey: "collected") ?? [])
    if let text = coder.decodeLocalized(forKey: "answer") { say(text) }
  }

  private func say(_ text: String) { answer.text = text }
}
