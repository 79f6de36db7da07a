// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension Window {
  /// The shortcuts that every window has: moving the keyboard from view to view.
  var focusCommands: [KeyCommand] {
    let localized = traits.localization
    let group = localized("Focus")
    return [
      KeyCommand(
        localized("Next control"), identifier: "focus.next-control", group: group,
        shortcuts: [.init(.tab)], repeats: true
      ) { [focus] in focus.moveFocus(forward: true) },
      KeyCommand(
        localized("Previous control"), identifier: "focus.previous-control", group: group,
        shortcuts: [.init(.tab, .shift)], repeats: true
      ) { [focus] in focus.moveFocus(forward: false) },
      KeyCommand(
        localized("Next pane"), identifier: "focus.next-pane", group: group,
        shortcuts: [.init(.function(6))]
      ) { [focus] in focus.moveToPane(forward: true) },
      KeyCommand(
        localized("Previous pane"), identifier: "focus.previous-pane", group: group,
        shortcuts: [.init(.function(6), .shift)]
      ) { [focus] in focus.moveToPane(forward: false) },
    ]
  }

  /// Gives the keyboard to the first view of the screen in front that can have it and is not written in, or to the nearest
  /// such view around that screen.
  ///
  /// The screen in front is the innermost controller that key commands go to (`ViewController.childForKeyCommands`), in
  /// the controller that was presented last.
  ///
  /// - Returns: Whether there is such a view.
  @discardableResult
  public func focusScreenInFront() -> Bool {
    content?.keyView.map { focus.focusNearest(to: $0) } ?? false
  }

  /// Every shortcut that something in the window answers, also what is hidden now: what a list of
  /// shortcuts shows. Commands of one identifier are listed once, with the shortcuts of all.
  public func allKeyCommands() -> [KeyCommand] {
    var commands: [KeyCommand] = []
    func collect(_ responder: Responder) {
      for command in responder.keyCommands {
        if let index = commands.firstIndex(where: { $0.identifier == command.identifier }) {
          commands[index] = commands[index].joined(with: command)
        } else {
          commands.append(command)
        }
      }
    }
    func visit(_ view: View) {
      if let owner = view.owner?.responderAfterView { collect(owner) }
      collect(view)
      for subview in view.subviews { visit(subview) }
    }
    visit(rootView)
    collect(self)
    return commands
  }
}
