// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension Window {
  /// The shortcuts that every window has: moving the keyboard from view to view.
  var focusCommands: [KeyCommand] {
    [
      KeyCommand(
        "Next control", group: "Focus", shortcuts: [.init(.tab)], repeats: true
      ) { [focus] in focus.moveFocus(forward: true) },
      KeyCommand(
        "Previous control", group: "Focus", shortcuts: [.init(.tab, .shift)], repeats: true
      ) { [focus] in focus.moveFocus(forward: false) },
      KeyCommand("Next pane", group: "Focus", shortcuts: [.init(.function(6))]) {
        [focus] in focus.moveToPane(forward: true)
      },
      KeyCommand(
        "Previous pane", group: "Focus", shortcuts: [.init(.function(6), .shift)]
      ) { [focus] in focus.moveToPane(forward: false) },
    ]
  }

  /// Every shortcut that something visible in the window answers, front to back: what a list of
  /// shortcuts shows. A title that comes twice is listed once.
  public func allKeyCommands() -> [KeyCommand] {
    var commands: [KeyCommand] = []
    var titles: Set<String> = []
    func collect(_ responder: Responder) {
      for command in responder.keyCommands where titles.insert(command.title).inserted {
        commands.append(command)
      }
    }
    func visit(_ view: View) {
      guard !view.isHidden else { return }
      if let controller = view.viewController { collect(controller) }
      collect(view)
      for subview in view.subviews { visit(subview) }
    }
    visit(rootView)
    collect(self)
    return commands
  }
}
