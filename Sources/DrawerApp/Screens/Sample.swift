// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What the window opens with: a set of children, watched from the start.
enum Sample: String, CaseIterable {
  /// The panes of `colors`, and a screen for each container.
  case containers
  /// Red, Green, Notes and Callbacks.
  case colors
  /// Menu rows in several scripts.
  case languages
  /// More rows than a window is high.
  case many
  /// A table of a million rows and a text of ten thousand lines.
  case million
  /// A menu with sections, badges, a disabled row and rows below others.
  case sources
  /// A drawer with four sides and a form for its options.
  case playground
  /// The demo of the sliding-menu tutorial.
  case tutorial

  /// - Parameter settings: what the playground begins with.
  func makeRoot(
    _ observation: Observation, playground settings: PlaygroundSettings = .sample
  ) -> RootController {
    if self == .playground { return Self.playground(settings, observation) }
    let items = makeItems(observation.log)
    for item in items { item.controller.containmentObserver = observation.observers }
    let menu = SlidingMenuController(title: self == .tutorial ? "" : "Drawer", items: items)
    if self == .tutorial { Self.followTutorial(menu) }
    for child in menu.children { child.containmentObserver = observation.observers }
    return RootController(drawer: menu, observation: observation)
  }

  private static func playground(
    _ settings: PlaygroundSettings, _ observation: Observation
  ) -> RootController {
    let playground = PlaygroundController(settings: settings)
    for controller in playground.controllers {
      controller.containmentObserver = observation.observers
    }
    return RootController(drawer: playground, observation: observation)
  }

  private func makeItems(_ log: CallbackLog) -> [SlidingMenuItem] {
    switch self {
    case .colors, .playground: Self.standard(log)
    case .languages:
      [
        Self.pane("红色面板", .red), Self.pane("Grünfläche", .green), Self.pane("لوحة زرقاء", .blue),
        Self.pane("Янтарь", .amber), Self.pane("אדום", .red), Self.pane("緑のペイン", .green),
      ] + Self.standard(log).suffix(2)
    case .many:
      Self.standard(log)
        + (1...56).map { Self.pane("Pane \($0)", SampleColor.allCases[$0 % 4]) }
    case .million: Self.million() + Self.standard(log)
    case .sources: Self.sources()
    case .containers: Self.standard(log) + Self.gallery()
    case .tutorial: Self.tutorialItems()
    }
  }

  private static func standard(_ log: CallbackLog) -> [SlidingMenuItem] {
    let notes = NotesController()
    notes.title = "Notes"
    let callbacks = CallbacksController(log: log)
    callbacks.title = "Callbacks"
    return [
      pane("Red", .red), pane("Green", .green),
      SlidingMenuItem(title: "Notes", icon: .icon("notes"), controller: notes),
      SlidingMenuItem(title: "Callbacks", icon: .icon("callbacks"), controller: callbacks),
    ]
  }

  private static func million() -> [SlidingMenuItem] {
    let rows = RowsController(count: 1_000_000)
    rows.title = "Rows"
    let text = LongTextController(lines: 10_000)
    text.title = "Text"
    return [
      SlidingMenuItem(title: "Rows", icon: .icon("menu"), controller: rows),
      SlidingMenuItem(title: "Text", icon: .icon("notes"), controller: text),
    ]
  }

  static func pane(_ name: String, _ color: SampleColor) -> SlidingMenuItem {
    SlidingMenuItem(
      title: name, icon: .icon(color.icon),
      controller: ColorController(name: name, color: color.color, activity: color.activity))
  }
}
