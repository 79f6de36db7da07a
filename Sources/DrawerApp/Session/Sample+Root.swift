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
    func observe(_ controllers: [ViewController]) {
      for controller in controllers { controller.containmentObserver = observation.observers }
    }
    if self == .playground {
      let playground = PlaygroundController(settings: settings)
      observe(playground.controllers)
      return RootController(drawer: playground, observation: observation)
    }
    let preferences = PreferencesController()
    let items = makeItems(observation.log, preferences)
    observe(items.map(\.controller))
    let menu =
      self == .containers
      ? DemoMenu(items: items, selectedIndex: DemoMenu.index(of: pane, in: items) ?? 0)
      : SlidingMenuController(title: self == .tutorial ? "" : localized("Drawer"), items: items)
    if self == .tutorial { Self.configureAsTutorial(menu) }
    observe(menu.children)
    return RootController(drawer: menu, observation: observation, preferences: preferences)
  }

  private func makeItems(
    _ log: CallbackLog, _ preferences: PreferencesController
  ) -> [SlidingMenuItem] {
    switch self {
    case .containers: Self.demo(log, preferences)
    case .colors, .playground: Self.standard(log)
    case .languages:
      [
        Self.pane("红色面板", .red), Self.pane("Grünfläche", .green), Self.pane("لوحة زرقاء", .blue),
        Self.pane("Янтарь", .amber), Self.pane("אדום", .red), Self.pane("緑のペイン", .green),
      ] + Self.standard(log).suffix(2)
    case .many:
      Self.standard(log)
        + (1...56).map { Self.pane(localized("Pane \($0)"), SampleColor.all[$0 % 4]) }
    case .million:
      [
        Self.item(Words("Rows"), "menu", RowsController(count: 1_000_000)),
        Self.item(Words("Text"), "notes", LongTextController(lines: 10_000)),
      ] + Self.standard(log)
    case .sources: Self.sources()
    case .tutorial: Self.tutorialItems()
    }
  }

  private static func demo(
    _ log: CallbackLog, _ preferences: PreferencesController
  ) -> [SlidingMenuItem] {
    let playground = PlaygroundScreen()
    let section = localized("Containers")
    func stack(_ root: ViewController) -> ViewController {
      NavigationController(rootViewController: root)
    }
    let gallery = [
      item(Words("Navigation"), "stack", stack(RecipeBook()), section: section),
      item(Words("Tabs"), "tabs", ConverterController.makeTabs(), section: section),
      item(Words("Split"), "split", Mailbox.make(), section: section),
      item(Words("Pages"), "pages", stack(LandscapePages()), section: section),
      item(Words("Presentations"), "windows", stack(PresentationsController()), section: section),
      item(Words("Popovers and menus"), "more", stack(PopoversController()), section: section),
      item(Words("Segues"), "route", RouteController.make(), section: section),
    ]
    let screens =
      [(localized("Drawer"), playground)] + gallery.map { ($0.title, $0.controller) }
    return [item(Words("Overview"), "home", OverviewController(screens: screens))]
      + gallery + standard(log, section: localized("Basics")) + [
        item(Words("Drawer playground"), "sliders", playground),
        item(Words("Preferences"), "gear", preferences),
      ]
  }

  private static func standard(_ log: CallbackLog, section: String? = nil) -> [SlidingMenuItem] {
    [
      pane(Words("Red"), .red, section: section), pane(Words("Green"), .green, section: section),
      item(Words("Notes"), "notes", NotesController(), section: section),
      item(Words("Callbacks"), "callbacks", CallbacksController(log: log), section: section),
    ]
  }

  /// A menu row whose identifier is its English title in every language.
  private static func item(
    _ title: Words, _ icon: String, _ controller: ViewController, section: String? = nil
  ) -> SlidingMenuItem {
    SlidingMenuItem(
      title: localized(title), identifier: title.key, icon: .icon(icon), controller: controller,
      section: section)
  }

  private static func pane(
    _ name: Words, _ color: SampleColor, section: String? = nil
  ) -> SlidingMenuItem { pane(localized(name), identifier: name.key, color, section: section) }

  private static func pane(
    _ name: String, identifier: String? = nil, _ color: SampleColor, section: String? = nil
  ) -> SlidingMenuItem {
    SlidingMenuItem(
      title: name, identifier: identifier, icon: .icon(color.icon),
      controller: ColorController(name: name, color: color.color, activity: color.activity),
      section: section)
  }
}

// MARK: A mail program

@MainActor extension Sample {
  private static func sources() -> [SlidingMenuItem] {
    let (mailboxes, folders) = (localized("Mailboxes"), localized("Folders"))
    return [
      source(Words("Inbox"), "square", .red, section: mailboxes, badge: .count(12)),
      source(Words("Starred"), "star", .amber, section: mailboxes),
      source(Words("Drafts"), "notes", .blue, section: mailboxes, badge: .count(3)),
      source(
        Words("Archive", context: "folder"), "keyboard", .green, section: mailboxes,
        isEnabled: false),
      source(
        Words("Projects"), "folder", .green, section: folders,
        children: [
          source(Words("Containers"), "square", .blue, badge: .count(128)),
          source(Words("Pictures"), "square", .amber),
        ], isExpanded: true),
      source(
        Words("Receipts"), "folder", .amber, section: folders, badge: .text(localized("New")),
        children: [
          source(Words("This year"), "square", .red), source(Words("Last year"), "square", .green),
        ]),
      source(Words("Trash"), "trash", .red, section: folders),
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

// MARK: The tutorial

@MainActor extension Sample {
  private static func tutorialItems() -> [SlidingMenuItem] {
    let note = localized(
      """
      This page is the view of a tab’s view controller. The bars around it belong to the drawer and to the tab bar \
      controller.

      Click the other tab, or press Ctrl+Tab. The tabs are at the bottom of a narrow window and at the side of a low \
      window.
      """)
    let tabs = TabBarController(viewControllers: [
      ColorController(name: localized("Blue"), color: SampleColor.blue.color, note: note),
      ColorController(name: localized("Amber"), color: SampleColor.amber.color, note: note),
    ])
    let navigation = NavigationController(rootViewController: OneRowController())
    return [
      item(Words("Tab"), "folder", tabs), pane(Words("Red"), .red), pane(Words("Green"), .green),
      item(Words("Nav"), "menu", navigation),
    ]
  }

  /// The duration of the menu's animation and of both halves of a swap, in seconds.
  private static let tutorialDuration = 0.5
  private static let tutorialMenuWidth = 200.0

  /// Configures the menu as in the tutorial: the child is usable next to the open menu, and its own row has no effect.
  private static func configureAsTutorial(_ menu: SlidingMenuController) {
    menu[.leading].length = .fixed(tutorialMenuWidth)
    menu[.leading].centerInteraction = .full
    menu.motion = .curve(.easeInOut, duration: tutorialDuration)
    menu.swapDuration = tutorialDuration
    menu.closesOnReselection = false
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
