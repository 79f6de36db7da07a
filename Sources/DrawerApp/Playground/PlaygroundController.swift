// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A drawer whose every option can be tried: the form is its trailing side.
final class PlaygroundController: DrawerController {
  private(set) var settings: PlaygroundSettings
  private let form = PlaygroundForm()
  private let centers: [PlaygroundCenter]
  /// The same once more, to be pushed onto each other.
  private let screens: [PlaygroundCenter]
  private let stack: NavigationController
  private let player: PlaygroundPlayer
  private let up = Button(title: localized("Top"), label: localized("Top side"))
  private let down = Button(title: localized("Bottom"), label: localized("Bottom side"))
  private let options = Button(image: .icon("sliders"), label: localized("Options button"))

  /// Points. A title of two words has room beside all buttons.
  private static let barWidthForWords = 380.0
  private static let barWidthForIcons = 320.0

  init(settings: PlaygroundSettings = .sample) {
    self.settings = settings
    let playlists = PlaygroundText.playlists
    centers = playlists.map(PlaygroundCenter.init)
    screens = playlists.map(PlaygroundCenter.init)
    player = PlaygroundPlayer(playlists[0].songs)
    stack = NavigationController(rootViewController: screens[0])
    super.init(center: centers[0])
    // The drawer's bar is above it.
    stack.setNavigationBarHidden(true, animated: false)
    title = localized("Playground")
    for (index, pair) in zip(centers, screens).enumerated() {
      pair.0.restorationIdentifier = "Center \(index)"
      pair.1.restorationIdentifier = "Screen \(index)"
    }
    leading = PlaygroundMenu(rows: centers.compactMap(\.title)) { [weak self] in
      self?.showCenter($0)
    }
    trailing = form
    top = PlaygroundActions(player)
    bottom = player
    centerBar = makeBar()
    form.connect(to: self)
    for center in centers + screens {
      center.connect(
        onSwap: { [weak self] in self?.swapCenter() },
        onSong: { [weak self] songs, index in
          self?.player.play(songs, from: index, in: self?.view.window)
        },
        onWidth: { [weak self] in self?.fillBar(forWidth: $0) })
    }
    player.observeSong { [weak self] in self?.mark($0) }
    mark(player.current)
    addObserver(self)
    delegate = self
    apply(from: nil)
  }

  /// Everything that is shown, now or later.
  var controllers: [ViewController] {
    centers + screens + [stack] + [leading, trailing, top, bottom].compactMap { $0 }
  }

  override var keyCommands: [KeyCommand] { super.keyCommands + player.mediaCommands }

  private func mark(_ song: PlaygroundText.Song) {
    for center in centers + screens { center.mark(song) }
  }

  /// Pauses the player when the playground disappears.
  func pausePlayer() { player.pause() }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    applyTraits()
  }

  private func makeBar() -> NavigationBar {
    let bar = NavigationBar()
    let menu = Button(image: .icon("menu"), label: localized("Menu button"))
    menu.toolTip = localized("Leading side")
    menu.onActivate = { [weak self] in self?.toggle(.leading) }
    bar.leadingButtons = [menu]
    up.onActivate = { [weak self] in self?.toggle(.top) }
    down.onActivate = { [weak self] in self?.toggle(.bottom) }
    options.toolTip = localized("Trailing side: options")
    options.onActivate = { [weak self] in self?.toggle(.trailing) }
    bar.trailingButtons = [up, down, options]
    return bar
  }

  /// The title needs its room: the buttons show words, in a narrow bar icons, and in a very narrow one they leave two sides
  /// to the form.
  private func fillBar(forWidth width: Double) {
    guard let bar = centerBar else { return }
    let scale = view.traits.textScale
    let buttons = width < Self.barWidthForIcons * scale ? [options] : [up, down, options]
    if bar.trailingButtons != buttons { bar.trailingButtons = buttons }
    let hasWords = width >= Self.barWidthForWords * scale
    guard hasWords != (up.title != nil) else { return }
    for (button, word, icon) in [
      (up, localized("Top"), Image.Icon.arrowUp), (down, localized("Bottom"), .arrowDown),
    ] {
      button.title = hasWords ? word : nil
      button.image = hasWords ? nil : .icon(icon)
      button.toolTip = hasWords ? nil : button.accessibilityLabel
    }
    bar.setNeedsLayout()
  }

  // MARK: What the form does

  /// Changes settings, and the drawer at once.
  func change(_ body: (inout PlaygroundSettings) -> Void) {
    let old = settings
    body(&settings)
    guard settings != old else { return }
    apply(from: old)
    form.refresh()
  }

  /// Shows the other center.
  func swapCenter() {
    showCenter((shownIndex + 1) % centers.count)
  }

  private var shownIndex: Int {
    let shown = center === stack ? stack.topViewController : center
    return (center === stack ? screens : centers).firstIndex { $0 === shown } ?? 0
  }

  private func showCenter(_ index: Int) {
    setCenter(center === stack ? screens[index] : centers[index], style: settings.swapStyle)
  }

  /// Only a stack can be pushed onto: it takes the center's place while that is how one swaps.
  private func stackCenters() {
    let isStack = center === stack
    guard (settings.swapStyle == .push) != isStack else { return }
    let index = shownIndex
    if isStack { return setCenter(centers[index], style: .plain, animated: false) }
    stack.setViewControllers([screens[index]], animated: false)
    setCenter(stack, style: .plain, animated: false)
  }

  // MARK: Restoration

  /// The centers that do not show as well.
  override var childrenForRestoration: [ViewController] {
    super.childrenForRestoration + (centers + screens).filter { $0.parent == nil && $0 !== center }
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(settings, forKey: "settings")
    let isStack = center === stack
    let shown = isStack ? stack.viewControllers : [center]
    let places = shown.compactMap { shown in
      (isStack ? screens : centers).firstIndex { $0 === shown }
    }
    coder.encode(places, forKey: "centers")
  }

  /// What the sides are like, and then how they are placed.
  override func decodeRestorableState(with coder: StateCoder) {
    guard let settings = coder.decode(PlaygroundSettings.self, forKey: "settings"),
      let places = coder.decode([Int].self, forKey: "centers"), let last = places.last,
      places.allSatisfy(centers.indices.contains), Set(places).count == places.count
    else { return }
    change { $0 = settings }
    if center === stack {
      stack.setViewControllers(places.map { screens[$0] }, animated: false)
    } else {
      setCenter(centers[last], style: .plain, animated: false)
    }
    super.decodeRestorableState(with: coder)
  }

  func copyCode() {
    view.window?.setClipboard(PlaygroundCode(settings: settings).text)
  }

  private func apply(from old: PlaygroundSettings?) {
    let wasFormShown = progress(of: .trailing) > 0
    let focus = viewIfLoaded?.window?.focus
    let focused = focus?.firstResponder as? View
    for side in DrawerSide.allCases where settings[side] != old?[side] {
      if let old, settings[side].options.length != old[side].options.length {
        // What was given by dragging the edge gives way to the form.
        setLength(nil, for: side)
      }
      self[side] = settings[side].options
      setVisualState(settings[side].visualState.make(for: settings[side]), for: side)
    }
    motion = settings.motion
    swapDuration = settings.swapDuration
    stackCenters()
    applyTraits()
    guard wasFormShown, settings[.trailing].options.lock != .lockedClosed else { return }
    // A side that is undocked closes; the form must not go from under the person's hand.
    view.layoutIfNeeded()
    guard progress(of: .trailing) == 0 else { return }
    open(.trailing, animated: false)
    if let focus, let focused, focus.canFocus(focused) { focus.focus(focused) }
  }

  private func applyTraits() {
    guard let parent else { return }
    var overrides = TraitOverrides()
    if settings.isRightToLeft { overrides.layoutDirection = .rightToLeft }
    if settings.reducesMotion { overrides.reducesMotion = true }
    parent.setOverrideTraits(overrides, forChild: self)
  }
}

extension PlaygroundController: DrawerObserver {
  func drawer(
    _ drawer: DrawerController, progressOf side: DrawerSide, changedTo progress: Double
  ) { form.enableActions() }

  func drawer(_ drawer: DrawerController, lengthOf side: DrawerSide, changedTo length: Double) {
    // The drawer has it already. What its options say stays, for a double click to go back to.
    settings[side].length = length.rounded()
    form.refresh()
  }
}

extension PlaygroundController: DrawerDelegate {
  func drawer(
    _ drawer: DrawerController, shouldOpen side: DrawerSide, because cause: DrawerCause
  ) -> Bool { !settings[side].refusesToOpen }

  func drawer(
    _ drawer: DrawerController, shouldClose side: DrawerSide, because cause: DrawerCause
  ) -> Bool { !settings[side].refusesToClose }
}
