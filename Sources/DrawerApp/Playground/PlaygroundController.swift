// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A drawer for trying all options. The form for the options is its trailing side.
final class PlaygroundController: DrawerController {
  private(set) var settings: PlaygroundSettings
  private let form = PlaygroundForm()
  private let centers: [PlaygroundCenter]
  /// A second set of centers, for pushing onto the stack.
  private let stackedCenters: [PlaygroundCenter]
  private let stack: NavigationController
  private let player: PlaygroundPlayer
  private let topButton = Button(title: localized("Top"), accessibilityLabel: localized("Top side"))
  private let bottomButton = Button(
    title: localized("Bottom"), accessibilityLabel: localized("Bottom side"))
  private let optionsButton = Button(
    image: .icon("sliders"), accessibilityLabel: localized("Options button"))

  /// The bar widths in points from which all buttons have room next to a title of two words.
  private static let minimumBarWidthForTitles = 380.0
  private static let minimumBarWidthForSideButtons = 320.0

  init(settings: PlaygroundSettings = .sample) {
    self.settings = settings
    let playlists = PlaygroundText.playlists
    centers = playlists.map(PlaygroundCenter.init)
    stackedCenters = playlists.map(PlaygroundCenter.init)
    player = PlaygroundPlayer(playlists[0].songs)
    stack = NavigationController(rootViewController: stackedCenters[0])
    super.init(center: centers[0])
    // The stack is below the drawer's bar.
    stack.setNavigationBarHidden(true, animated: false)
    title = localized("Playground")
    for (index, pair) in zip(centers, stackedCenters).enumerated() {
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
    for center in centers + stackedCenters { center.connect(to: self) }
    player.observeSong { [weak self] in self?.setCurrentSong($0) }
    setCurrentSong(player.currentSong)
    addObserver(self)
    delegate = self
    apply(from: nil)
  }

  /// All controllers that can become visible.
  var controllers: [ViewController] {
    centers + stackedCenters + [stack] + [leading, trailing, top, bottom].compactMap { $0 }
  }

  override var keyCommands: [KeyCommand] { super.keyCommands + player.mediaCommands }

  private func setCurrentSong(_ song: PlaygroundText.Song) {
    for center in centers + stackedCenters { center.setCurrentSong(song) }
  }

  /// Called when the playground disappears.
  func pausePlayer() { player.pause() }

  func play(_ songs: [PlaygroundText.Song], from index: Int) {
    player.play(songs, from: index, in: view.window)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    applyTraits()
  }

  private func makeBar() -> NavigationBar {
    let bar = NavigationBar()
    let menu = Button(image: .icon("menu"), accessibilityLabel: localized("Menu button"))
    menu.toolTip = localized("Leading side")
    optionsButton.toolTip = localized("Trailing side: options")
    let sides: [(Button, DrawerSide)] = [
      (menu, .leading), (topButton, .top), (bottomButton, .bottom), (optionsButton, .trailing),
    ]
    for (button, side) in sides { button.onActivate = { [weak self] in self?.toggle(side) } }
    bar.leadingButtons = [menu]
    bar.trailingButtons = [topButton, bottomButton, optionsButton]
    return bar
  }

  /// Updates the buttons for the width of the bar: with titles, in a narrow bar with icons, and in a very narrow one
  /// without the buttons of the top and bottom sides.
  func updateBar(forWidth width: Double) {
    guard let bar = centerBar else { return }
    let scale = view.traits.textScale
    let buttons =
      width < Self.minimumBarWidthForSideButtons * scale
      ? [optionsButton] : [topButton, bottomButton, optionsButton]
    if bar.trailingButtons != buttons { bar.trailingButtons = buttons }
    let hasWords = width >= Self.minimumBarWidthForTitles * scale
    guard hasWords != (topButton.title != nil) else { return }
    for (button, word, icon) in [
      (topButton, localized("Top"), Image.Icon.arrowUp),
      (bottomButton, localized("Bottom"), .arrowDown),
    ] {
      button.title = hasWords ? word : nil
      button.image = hasWords ? nil : .icon(icon)
      button.toolTip = hasWords ? nil : button.accessibilityLabel
    }
    bar.setNeedsLayout()
  }

  // MARK: Calls from the form

  /// Changes settings, which the drawer applies immediately.
  func change(_ body: (inout PlaygroundSettings) -> Void) {
    let old = settings
    body(&settings)
    guard settings != old else { return }
    apply(from: old)
    form.refresh()
  }

  func swapCenter() { showCenter((visibleCenterIndex + 1) % centers.count) }

  private var isStacked: Bool { center === stack }

  /// The centers from which the drawer shows one. A stack has its own centers.
  private var availableCenters: [PlaygroundCenter] { isStacked ? stackedCenters : centers }

  private var visibleCenterIndex: Int {
    let shown = isStacked ? stack.topViewController : center
    return availableCenters.firstIndex { $0 === shown } ?? 0
  }

  private func showCenter(_ index: Int) {
    setCenter(availableCenters[index], style: settings.swapStyle)
  }

  /// Puts the centers into a stack while the swap style is push, which needs one.
  private func updateCenterStack() {
    guard (settings.swapStyle == .push) != isStacked else { return }
    let index = visibleCenterIndex
    if isStacked { return setCenter(centers[index], style: .plain, animated: false) }
    stack.setViewControllers([stackedCenters[index]], animated: false)
    setCenter(stack, style: .plain, animated: false)
  }

  // MARK: Restoration

  override var childrenForRestoration: [ViewController] {
    super.childrenForRestoration
      + (centers + stackedCenters).filter { $0.parent == nil && $0 !== center }
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(settings, forKey: "settings")
    let shown = isStacked ? stack.viewControllers : [center]
    let indices = shown.compactMap { shown in availableCenters.firstIndex { $0 === shown } }
    coder.encode(indices, forKey: "centers")
  }

  /// Restores the settings and centers, and then the state of the drawer.
  override func decodeRestorableState(with coder: StateCoder) {
    guard let settings = coder.decode(PlaygroundSettings.self, forKey: "settings"),
      let indices = coder.decode([Int].self, forKey: "centers"), let last = indices.last,
      indices.allSatisfy(centers.indices.contains), Set(indices).count == indices.count
    else { return }
    change { $0 = settings }
    if isStacked {
      stack.setViewControllers(indices.map { stackedCenters[$0] }, animated: false)
    } else {
      setCenter(centers[last], style: .plain, animated: false)
    }
    super.decodeRestorableState(with: coder)
  }

  func copyCode() { view.window?.setClipboard(PlaygroundCode(settings: settings).text) }

  private func apply(from old: PlaygroundSettings?) {
    let wasFormShown = progress(of: .trailing) > 0
    let focus = viewIfLoaded?.window?.focus
    let focused = focus?.firstResponder as? View
    for side in DrawerSide.allCases where settings[side] != old?[side] {
      if let old, settings[side].options.length != old[side].options.length {
        // The form overrides a length that the user has set by dragging the edge.
        setLength(nil, for: side)
      }
      self[side] = settings[side].options
      setVisualState(settings[side].visualState.make(for: settings[side]), for: side)
    }
    motion = settings.motion
    swapDuration = settings.swapDuration
    updateCenterStack()
    applyTraits()
    guard wasFormShown, settings[.trailing].options.lock != .lockedClosed else { return }
    // Undocking closes a side, but the form must stay open while the user changes its settings.
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
  ) { form.updateActions() }

  func drawer(_ drawer: DrawerController, lengthOf side: DrawerSide, changedTo length: Double) {
    // The options keep their length, which a double click restores.
    settings[side].length = length.rounded()
    form.refresh()
  }
}

extension PlaygroundController: DrawerDelegate {
  func drawer(
    _ drawer: DrawerController, shouldOpen side: DrawerSide, cause: DrawerChangeSource
  ) -> Bool { !settings[side].refusesToOpen }

  func drawer(
    _ drawer: DrawerController, shouldClose side: DrawerSide, cause: DrawerChangeSource
  ) -> Bool { !settings[side].refusesToClose }
}

/// The leading side of the playground: a menu of its centers.
final class PlaygroundMenu: ViewController {
  private let rows: [String]
  private let heading = Label(localized("Playlists"), style: .title)
  private let tableView = TableView()

  private let onSelect: (Int) -> Void

  init(rows: [String], onSelect: @escaping (Int) -> Void) {
    self.rows = rows
    self.onSelect = onSelect
    super.init()
    title = localized("Menu")
  }

  override func viewDidLoad() {
    prepareView(.menu)
    tableView.accessibilityLabel = localized("Playlists")
    tableView.dataSource = self
    tableView.delegate = self
    for part in [heading, tableView] { view.addSubview(part) }
    let metrics = view.theme.metrics
    heading.pin([.leading(4 + metrics.gap)])
    heading.centerYAnchor.constraint(equalTo: view.topAnchor, constant: metrics.barHeight / 2)
      .isActive = true
    tableView.pin([.leading(), .trailing(), .top(metrics.barHeight), .bottom()])
  }
}

extension PlaygroundMenu: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = rows[row]
    cell.image = .icon(row == 0 ? "moon" : "sun")
    cell.accessibilityLabel = rows[row]
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { rows[row] }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { onSelect(row) }
}
