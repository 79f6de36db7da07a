// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

@MainActor extension Sample {
  /// Creates the root controller of the sample.
  ///
  /// - Parameters:
  ///   - settings: The initial settings of the playground.
  ///   - pane: The identifier of the initial menu row. Default nil: the first one, also for an unknown identifier.
  func makeRoot(
    _ observation: DiagnosticsObserver, playground settings: PlaygroundSettings = .sample,
    pane: String? = nil
  ) -> RootController {
    if self == .playground { return Self.playground(settings, observation) }
    if self == .containers { return Self.demo(observation, pane: pane) }
    let items = makeItems(observation.log)
    for item in items { item.controller.containmentObserver = observation.observers }
    let menu = SlidingMenuController(
      title: self == .tutorial ? "" : localized("Drawer"), items: items)
    if self == .tutorial { Self.configureAsTutorial(menu) }
    for child in menu.children { child.containmentObserver = observation.observers }
    return RootController(drawer: menu, observation: observation)
  }

  private static func playground(
    _ settings: PlaygroundSettings, _ observation: DiagnosticsObserver
  ) -> RootController {
    let playground = PlaygroundController(settings: settings)
    for controller in playground.controllers {
      controller.containmentObserver = observation.observers
    }
    return RootController(drawer: playground, observation: observation)
  }

  private static func demo(_ observation: DiagnosticsObserver, pane: String?) -> RootController {
    let playground = PlaygroundScreen()
    let preferences = PreferencesController()
    let gallery = gallery()
    let screens =
      [(localized("Drawer"), playground)] + gallery.map { ($0.title, $0.controller) }
    let overview = item(Words("Overview"), "home", OverviewController(screens: screens))
    let items =
      [overview] + gallery + standard(observation.log, section: localized("Basics")) + [
        item(Words("Drawer playground"), "sliders", playground),
        item(Words("Preferences"), "gear", preferences),
      ]
    for item in items { item.controller.containmentObserver = observation.observers }
    let menu = DemoMenu(items: items, selectedIndex: DemoMenu.index(of: pane, in: items) ?? 0)
    for child in menu.children { child.containmentObserver = observation.observers }
    return RootController(drawer: menu, observation: observation, preferences: preferences)
  }

  private func makeItems(_ log: CallbackLog) -> [SlidingMenuItem] {
    switch self {
    case .colors, .playground, .containers: Self.standard(log)
    case .languages:
      [
        Self.pane("红色面板", .red), Self.pane("Grünfläche", .green), Self.pane("لوحة زرقاء", .blue),
        Self.pane("Янтарь", .amber), Self.pane("אדום", .red), Self.pane("緑のペイン", .green),
      ] + Self.standard(log).suffix(2)
    case .many:
      Self.standard(log)
        + (1...56).map { Self.pane(localized("Pane \($0)"), SampleColor.all[$0 % 4]) }
    case .million: Self.million() + Self.standard(log)
    case .sources: Self.sources()
    case .tutorial: Self.tutorialItems()
    }
  }

  private static func standard(
    _ log: CallbackLog, section: String? = nil
  ) -> [SlidingMenuItem] {
    let notes = NotesController()
    notes.title = localized("Notes")
    let callbacks = CallbacksController(log: log)
    callbacks.title = localized("Callbacks")
    return [
      pane(Words("Red"), .red, section: section), pane(Words("Green"), .green, section: section),
      item(Words("Notes"), "notes", notes, section: section),
      item(Words("Callbacks"), "callbacks", callbacks, section: section),
    ]
  }

  private static func million() -> [SlidingMenuItem] {
    let rows = RowsController(count: 1_000_000)
    rows.title = localized("Rows")
    let text = LongTextController(lines: 10_000)
    text.title = localized("Text")
    return [
      item(Words("Rows"), "menu", rows), item(Words("Text"), "notes", text),
    ]
  }

  /// A menu row whose identifier is its English title in every language.
  static func item(
    _ title: Words, _ icon: String, _ controller: ViewController, section: String? = nil
  ) -> SlidingMenuItem {
    SlidingMenuItem(
      title: localized(title), identifier: title.key, icon: .icon(icon), controller: controller,
      section: section)
  }

  static func pane(
    _ name: Words, _ color: SampleColor, section: String? = nil
  ) -> SlidingMenuItem {
    pane(localized(name), identifier: name.key, color, section: section)
  }

  static func pane(
    _ name: String, identifier: String? = nil, _ color: SampleColor, section: String? = nil
  ) -> SlidingMenuItem {
    SlidingMenuItem(
      title: name, identifier: identifier, icon: .icon(color.icon),
      controller: ColorController(name: name, color: color.color, activity: color.activity),
      section: section)
  }
}

@MainActor extension Sample {
  /// The menu of an imaginary mail program.
  static func sources() -> [SlidingMenuItem] {
    [
      source(Words("Inbox"), "square", .red, section: localized("Mailboxes"), badge: .count(12)),
      source(Words("Starred"), "star", .amber, section: localized("Mailboxes")),
      source(Words("Drafts"), "notes", .blue, section: localized("Mailboxes"), badge: .count(3)),
      source(
        Words("Archive", context: "folder"), "keyboard", .green,
        section: localized("Mailboxes"), isEnabled: false),
      source(
        Words("Projects"), "folder", .green, section: localized("Folders"),
        children: [
          source(Words("Containers"), "square", .blue, badge: .count(128)),
          source(Words("Pictures"), "square", .amber),
        ], isExpanded: true),
      source(
        Words("Receipts"), "folder", .amber, section: localized("Folders"),
        badge: .text(localized("New")),
        children: [
          source(Words("This year"), "square", .red), source(Words("Last year"), "square", .green),
        ]),
      source(Words("Trash"), "trash", .red, section: localized("Folders")),
      source(Words("About"), "info", .blue),
    ]
  }

  private static func source(
    _ words: Words, _ icon: String, _ color: SampleColor, section: String? = nil,
    badge: TableViewCell.Badge? = nil, isEnabled: Bool = true, children: [SlidingMenuItem] = [],
    isExpanded: Bool = false
  ) -> SlidingMenuItem {
    let title = localized(words)
    return SlidingMenuItem(
      title: title, identifier: words.key, icon: .icon(icon),
      controller: ColorController(name: title, color: color.color), section: section,
      badge: badge, isEnabled: isEnabled, children: children, isExpanded: isExpanded)
  }
}

/// A background color of the sample panes, on which white text is readable.
struct SampleColor {
  let color: Color
  let icon: String
  let activity: ColorController.Activity

  static let red = SampleColor(color: Color(hex: 0xC93C37), icon: "heart", activity: .count)
  static let green = SampleColor(color: Color(hex: 0x23855A), icon: "sun", activity: .shade)
  static let blue = SampleColor(color: Color(hex: 0x2B63C6), icon: "globe", activity: .shade)
  static let amber = SampleColor(color: Color(hex: 0x9A6700), icon: "star", activity: .count)
  static let all = [red, green, blue, amber]
}
