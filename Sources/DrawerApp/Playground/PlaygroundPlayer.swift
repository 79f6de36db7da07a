// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The bottom side of the playground: what plays, how far it is, and buttons. It has no sound, and goes on like a player.
final class PlaygroundPlayer: ViewController {
  /// Seconds between two updates of the time while it plays.
  private static let tick = 0.25
  /// Points.
  private static let measure = 720.0
  /// Seconds; no song is longer.
  private static let longest = 599.0
  /// Points of width below which the buttons are narrower, and below which they show icons and the cover goes.
  private static let fewWidth = 528.0
  private static let smallWidth = 400.0

  private let cover = View()
  private let song = Label(style: .title)
  private let artist = Label(style: .caption)
  private let elapsed = Label(style: .caption)
  private let rest = Label(style: .caption)
  private let position = Slider(label: localized("Position"))
  private lazy var buttonWidths = buttons.map { $0.widthAnchor.constraint(equalToConstant: 76) }
  private let buttons = [
    Button.plate(localized("Back", context: "player")), .plate(localized("Play"), isMain: true),
    .plate(localized("Next")),
  ]
  private let first = StackView()
  private var songs: [PlaygroundText.Song]
  private var playback: Playback
  private var alarm: Alarm?
  /// Whose clock the player follows, also while its side is closed.
  private weak var clock: Window?

  /// Called with the song that the player has, after each change and while it plays.
  private var onSong: ((PlaygroundText.Song) -> Void)?

  /// - Parameter songs: What it plays first; at least one song.
  init(_ songs: [PlaygroundText.Song]) {
    self.songs = songs
    playback = Playback(lengths: songs.map(\.length), at: Instant(nanoseconds: 0))
    super.init()
    title = localized("Player")
  }

  /// Calls the closure with the player's song after each change and while it plays; it replaces the earlier one.
  func observeSong(_ onSong: @escaping (PlaygroundText.Song) -> Void) { self.onSong = onSong }

  // MARK: Restoration

  /// By their numbers, as titles are in the language of the window. A restored player is paused.
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
    playback = Playback(lengths: songs.map(\.length), at: Instant(nanoseconds: 0))
    playback.play(song)
    playback.setPlaying(false)
    playback.seek(to: elapsed)
    show()
    onSong?(current)
  }

  var current: PlaygroundText.Song { songs[playback.index] }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    view.accessibilityLabel = title
    cover.backgroundColor = .accent
    cover.cornerRadius = view.theme.metrics.controlRadius
    for label in [artist, elapsed, rest] { label.color = .secondaryText }
    position.restoresState = false
    position.onValueChanged = { [weak self] seconds in self?.change { $0.seek(to: seconds) } }
    buttons[0].onActivate = { [weak self] in self?.goBack() }
    buttons[1].onActivate = { [weak self] in self?.togglePlaying() }
    buttons[2].onActivate = { [weak self] in self?.goOn() }
    addParts()
    show()
  }

  override func viewIsAppearing(_ animated: Bool) { clock = view.window }

  /// Space plays and pauses wherever the keyboard is in the player, but for buttons, which it presses.
  override var keyCommands: [KeyCommand] {
    commands([(localized("Play or pause"), "toggle", .space, { $0.togglePlaying() })])
  }

  /// The keys of a keyboard for players, which work in all of the playground.
  var mediaCommands: [KeyCommand] {
    commands([
      (localized("Play or pause"), "toggle", .playPause, { $0.togglePlaying() }),
      (localized("Stop"), "stop", .stop, { $0.stop() }),
      (localized("Next song"), "next", .nextTrack, { $0.goOn() }),
      (localized("Previous song"), "previous", .previousTrack, { $0.goBack() }),
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
    for label in [elapsed, rest] { label.reservedTexts = ["−" + PlaygroundText.time(Self.longest)] }
    let second = StackView(arrangedSubviews: [elapsed, position, rest])
    second.alignment = .center
    second.spacing = 8
    let column = View.column([first, second], alignment: .fill)
    view.addSubview(column)
    column.pin([.top(20)])
    column.pin(
      [.centerX(), .width(fraction: 1), .maximumWidth(Self.measure)], to: view.layoutMarginsGuide)
  }

  // MARK: Playing

  /// Plays a song of a list, and then those after it.
  func play(_ songs: [PlaygroundText.Song], from index: Int, in window: Window?) {
    clock = window
    self.songs = songs
    playback = Playback(
      lengths: songs.map(\.length), at: window?.animations.now ?? Instant(nanoseconds: 0))
    change { $0.play(index) }
  }

  func pause() { change { $0.setPlaying(false) } }

  private func togglePlaying() { change { $0.setPlaying(!$0.isPlaying) } }

  private func stop() {
    change {
      $0.setPlaying(false)
      $0.seek(to: 0)
    }
  }

  private func goOn() { change { $0.goOn() } }

  private func goBack() { change { $0.goBack() } }

  private func change(_ body: (inout Playback) -> Void = { _ in }) {
    clock = clock ?? parent?.viewIfLoaded?.window
    if let now = clock?.animations.now {
      if isViewLoaded, position.isPressed {
        playback.wait(until: now)
      } else {
        playback.advance(to: now)
      }
    }
    body(&playback)
    if playback.isPlaying, alarm?.isPending != true {
      alarm = clock?.animations.after(Self.tick) { [weak self] in self?.change() }
    }
    if !playback.isPlaying { alarm?.cancel() }
    show()
    onSong?(current)
  }

  private func show() {
    guard isViewLoaded else { return }
    (song.text, artist.text) = (current.title, current.playlist)
    position.maximumValue = playback.length
    // A held thumb says where to go on.
    if !position.isPressed { position.value = playback.elapsed }
    elapsed.text = PlaygroundText.time(playback.elapsed)
    rest.text = "−" + PlaygroundText.time((playback.length - playback.elapsed).rounded(.up))
    buttons[0].setEnabled(playback.canGoBack, handingFocusTo: buttons[1])
    buttons[2].setEnabled(playback.canGoOn, handingFocusTo: buttons[1])
    showButtons()
  }

  /// Words, or icons where there is no room for words beside the song's name.
  private func showButtons() {
    let scale = view.traits.textScale
    let isSmall = view.bounds.width < Self.smallWidth * scale
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
    let isNarrow = view.bounds.width < Self.fewWidth * scale
    let widest = buttons.map(\.intrinsicContentSize.width).max() ?? 0
    for width in buttonWidths {
      width.constant =
        isSmall ? 36 * scale : isNarrow ? max(56 * scale, widest - 8) : max(76 * scale, widest)
    }
    first.spacing = isSmall ? 4 : 8
    cover.isHidden = isSmall
  }

  override func viewWillLayoutSubviews() {
    showButtons()
  }
}
