// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The bottom side of the playground: a simulated music player without sound.
final class PlaygroundPlayer: ViewController {
  private static let updateInterval = 0.25
  private static let maximumWidth = 720.0
  /// The maximum duration of a song in seconds.
  private static let maximumSongDuration = 599.0
  /// The view widths in points below which the buttons are narrower, and below which they show icons without the cover.
  private static let minimumWidthForWideButtons = 528.0
  private static let minimumWidthForTitles = 400.0

  private let cover = View()
  private let songLabel = Label(style: .title)
  private let artistLabel = Label(style: .caption, color: .secondaryText)
  private let elapsedLabel = Label(style: .caption, color: .secondaryText)
  private let remainingLabel = Label(style: .caption, color: .secondaryText)
  private let position = Slider(accessibilityLabel: localized("Position"))
  private lazy var buttonWidths = buttons.map { $0.widthAnchor.constraint(equalToConstant: 76) }
  private let buttons = [
    Button.filled(localized("Back", context: "player")),
    .filled(localized("Play"), isPrimary: true),
    .filled(localized("Next")),
  ]
  private let firstRow = StackView()
  private var songs: [PlaygroundText.Song]
  private var playback: Playback
  private var scheduledUpdate: ScheduledAction?
  /// The window whose clock the player uses, even while its side is closed.
  private weak var clockWindow: Window?

  private var onSongChange: ((PlaygroundText.Song) -> Void)?

  /// Creates a player. `songs` needs at least one song.
  init(_ songs: [PlaygroundText.Song]) {
    self.songs = songs
    playback = Playback(durations: songs.map(\.duration), at: Instant(nanoseconds: 0))
    super.init()
    title = localized("Player")
  }

  /// Sets a closure that is called with the current song, after each change and while it plays.
  func observeSong(_ onSong: @escaping (PlaygroundText.Song) -> Void) { self.onSongChange = onSong }

  // MARK: Restoration

  /// Saves indexes, because titles depend on the language. A restored player is paused.
  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(PlaygroundText.playlists.firstIndex { $0.songs == songs }, forKey: "playlist")
    coder.encode(playback.index, forKey: "song")
    coder.encode(playback.elapsed, forKey: "elapsed")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    let playlists = PlaygroundText.playlists
    guard let list = coder.decode(Int.self, forKey: "playlist"), playlists.indices.contains(list),
      let song = coder.decode(Int.self, forKey: "song"),
      playlists[list].songs.indices.contains(song),
      let elapsed = coder.decode(Double.self, forKey: "elapsed")
    else { return }
    songs = playlists[list].songs
    playback = Playback(durations: songs.map(\.duration), at: Instant(nanoseconds: 0))
    playback.play(song)
    playback.setPlaying(false)
    playback.seek(to: elapsed)
    updateViews()
    onSongChange?(currentSong)
  }

  var currentSong: PlaygroundText.Song { songs[playback.index] }

  override func viewDidLoad() {
    prepareView(.menu)
    cover.backgroundColor = .accent
    cover.cornerRadius = view.theme.metrics.controlRadius
    position.restoresState = false
    position.onValueChanged = { [weak self] time in self?.updatePlayback { $0.seek(to: time) } }
    buttons[0].onActivate = { [weak self] in self?.playPreviousSong() }
    buttons[1].onActivate = { [weak self] in self?.togglePlaying() }
    buttons[2].onActivate = { [weak self] in self?.playNextSong() }
    installParts()
    updateViews()
  }

  override func viewIsAppearing(_ animated: Bool) { clockWindow = view.window }

  /// Space plays and pauses, unless the first responder is a button, which it presses.
  override var keyCommands: [KeyCommand] {
    commands([(localized("Play or pause"), "toggle", .space, { $0.togglePlaying() })])
  }

  /// The commands for media keys, which work in the whole playground.
  var mediaCommands: [KeyCommand] {
    commands([
      (localized("Play or pause"), "toggle", .playPause, { $0.togglePlaying() }),
      (localized("Stop"), "stop", .stop, { $0.stop() }),
      (localized("Next song"), "next", .nextTrack, { $0.playNextSong() }),
      (localized("Previous song"), "previous", .previousTrack, { $0.playPreviousSong() }),
    ])
  }

  private func commands(
    _ keys: [(String, String, Key, (PlaygroundPlayer) -> Void)]
  ) -> [KeyCommand] {
    keys.map { title, name, key, action in
      KeyCommand(
        title, identifier: "player.\(name)", group: self.title ?? "", shortcuts: [.init(key)],
        of: self, action: action)
    }
  }

  private func installParts() {
    let scale = view.traits.textScale
    LayoutConstraint.activate(
      [cover.widthAnchor, cover.heightAnchor].map { $0.constraint(equalToConstant: 56) }
        + buttons.map { $0.heightAnchor.constraint(equalToConstant: 36 * scale) } + buttonWidths)
    let texts = View.column([songLabel, artistLabel], spacing: 4, alignment: .leading)
    texts.setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    texts.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for part in [cover, texts] + buttons { firstRow.addArrangedSubview(part) }
    firstRow.alignment = .center
    firstRow.setCustomSpacing(16, after: cover)
    remainingLabel.alignment = .trailing
    for label in [elapsedLabel, remainingLabel] {
      label.reservedTexts = ["−" + PlaygroundText.timeText(Self.maximumSongDuration)]
    }
    let second = View.row([elapsedLabel, position, remainingLabel], spacing: 8, alignment: .center)
    let column = View.column([firstRow, second], alignment: .fill)
    view.addSubview(column)
    column.pin([.top(20)])
    column.pin(
      [.centerX(), .width(fraction: 1), .maximumWidth(Self.maximumWidth)],
      to: view.layoutMarginsGuide)
  }

  // MARK: Playing

  /// Plays a song of a list, and then the following ones.
  func play(_ songs: [PlaygroundText.Song], from index: Int, in window: Window?) {
    clockWindow = window
    self.songs = songs
    playback = Playback(
      durations: songs.map(\.duration), at: window?.animations.now ?? Instant(nanoseconds: 0))
    updatePlayback { $0.play(index) }
  }

  func pause() { updatePlayback { $0.setPlaying(false) } }

  private func togglePlaying() { updatePlayback { $0.setPlaying(!$0.isPlaying) } }

  private func stop() {
    updatePlayback {
      $0.setPlaying(false)
      $0.seek(to: 0)
    }
  }

  private func playNextSong() { updatePlayback { $0.skipToNextSong() } }

  private func playPreviousSong() { updatePlayback { $0.goBack() } }

  private func updatePlayback(_ body: (inout Playback) -> Void = { _ in }) {
    clockWindow = clockWindow ?? parent?.viewIfLoaded?.window
    if let now = clockWindow?.animations.now {
      if isViewLoaded, position.isPressed {
        playback.advanceWithoutPlaying(to: now)
      } else {
        playback.advance(to: now)
      }
    }
    body(&playback)
    if playback.isPlaying, scheduledUpdate?.isPending != true {
      scheduledUpdate = clockWindow?.animations.schedule(after: Self.updateInterval) {
        [weak self] in self?.updatePlayback()
      }
    }
    if !playback.isPlaying { scheduledUpdate?.cancel() }
    updateViews()
    onSongChange?(currentSong)
  }

  private func updateViews() {
    guard isViewLoaded else { return }
    (songLabel.text, artistLabel.text) = (currentSong.title, currentSong.playlist)
    position.maximumValue = playback.duration
    // While the user drags the thumb, its value is the new position.
    if !position.isPressed { position.value = playback.elapsed }
    elapsedLabel.text = PlaygroundText.timeText(playback.elapsed)
    remainingLabel.text =
      "−" + PlaygroundText.timeText((playback.duration - playback.elapsed).rounded(.up))
    buttons[0].setEnabled(playback.canGoBack, handingFocusTo: buttons[1])
    buttons[2].setEnabled(playback.hasNextSong, handingFocusTo: buttons[1])
    updateButtons()
  }

  /// Shows titles, or icons if there is no room for titles.
  private func updateButtons() {
    let scale = view.traits.textScale
    let isSmall = view.bounds.width < Self.minimumWidthForTitles * scale
    let titles = [
      localized("Back", context: "player"),
      playback.isPlaying ? localized("Pause") : localized("Play"),
      localized("Next"),
    ]
    let icons: [Image.Icon] = [.chevronLeft, playback.isPlaying ? .pause : .play, .chevronRight]
    for (index, button) in buttons.enumerated() {
      let title = isSmall ? nil : titles[index]
      if button.title != title || button.accessibilityLabel != titles[index] {
        button.title = title
        button.image = isSmall ? .icon(icons[index]) : nil
        button.accessibilityLabel = titles[index]
        button.toolTip = isSmall ? titles[index] : nil
      }
    }
    let isNarrow = view.bounds.width < Self.minimumWidthForWideButtons * scale
    let widest = buttons.map(\.intrinsicContentSize.width).max() ?? 0
    for width in buttonWidths {
      width.constant =
        isSmall ? 36 * scale : isNarrow ? max(56 * scale, widest - 8) : max(76 * scale, widest)
    }
    firstRow.spacing = isSmall ? 4 : 8
    cover.isHidden = isSmall
  }

  override func viewWillLayoutSubviews() { updateButtons() }
}
