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

  /// Every shortcut that something in the window answers, also what is hidden now: what a list of
  /// shortcuts shows. Commands of one title are listed once, with the shortcuts of all.
  public func allKeyCommands() -> [KeyCommand] {
    var commands: [KeyCommand] = []
    func collect(_ responder: Responder) {
      for command in responder.keyCommands {
        if let index = commands.firstIndex(where: { $0.title == command.title }) {
          commands[index] = commands[index].joined(with: command)
        } else {
          commands.append(command)
        }
      }
    }
    func visit(_ view: View) {
      if let controller = view.viewController { collect(controller) }
      collect(view)
      for subview in view.subviews { visit(subview) }
    }
    visit(rootView)
    collect(self)
    return commands
  }
}
