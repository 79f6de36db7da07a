// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What the window opens with: a set of children, and the journal of what they hear.
enum Sample: String, CaseIterable {
  /// Red, Green, Notes and Callbacks.
  case colors
  /// Menu rows in several scripts.
  case languages
  /// More rows than a window is high.
  case many

  func makeRoot(journal: CallbackJournal) -> RootController {
    let items = makeItems(journal: journal)
    for item in items { item.controller.containmentObserver = journal }
    let menu = SlidingMenuController(title: "Drawer", items: items)
    for child in menu.children { child.containmentObserver = journal }
    return RootController(menu: menu)
  }

  private func makeItems(journal: CallbackJournal) -> [SlidingMenuItem] {
    switch self {
    case .colors: Self.standard(journal)
    case .languages:
      [
        Self.pane("红色面板", .red), Self.pane("Grünfläche", .green), Self.pane("لوحة زرقاء", .blue),
        Self.pane("Янтарь", .amber), Self.pane("אדום", .red), Self.pane("緑のペイン", .green),
      ] + Self.standard(journal).suffix(2)
    case .many:
      Self.standard(journal)
        + (1...56).map { Self.pane("Pane \($0)", SampleColor.allCases[$0 % 4]) }
    }
  }

  private static func standard(_ journal: CallbackJournal) -> [SlidingMenuItem] {
    let notes = NotesController()
    notes.title = "Notes"
    let callbacks = CallbacksController(journal: journal)
    callbacks.title = "Callbacks"
    return [
      pane("Red", .red), pane("Green", .green),
      SlidingMenuItem(title: "Notes", icon: .icon("notes"), controller: notes),
      SlidingMenuItem(title: "Callbacks", icon: .icon("callbacks"), controller: callbacks),
    ]
  }

  private static func pane(_ name: String, _ color: SampleColor) -> SlidingMenuItem {
    SlidingMenuItem(
      title: name, icon: .icon("square"),
      controller: ColorController(name: name, color: color.color))
  }
}
