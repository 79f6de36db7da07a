// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension DrawerController {
  /// F9 is the first side, and the one across from it with Shift; the other two with Control.
  var drawerCommands: [KeyCommand] {
    var commands: [KeyCommand] = []
    for (index, side) in sides.enumerated() {
      commands.append(
        KeyCommand(
          index == 0 ? "Show or hide the menu" : "Show or hide the \(side.rawValue) side",
          group: "Drawer", shortcuts: Self.shortcuts[index]
        ) { [weak self] in
          guard let self else { return false }
          toggle(side, because: .key)
          openedByKey = restingSides.contains(side)
          return true
        })
    }
    guard let main = mainSide else { return commands }
    commands.append(
      KeyCommand("Go to the menu", group: "Drawer", shortcuts: [.init(.function(10))]) {
        [weak self] in
        guard let self else { return false }
        move(because: .key, animated: true) { $0.restOpening(main) }
        return restingSides.contains(main) && focusSide(main, ringVisible: true)
      })
    commands.append(
      KeyCommand("Close the menu", group: "Drawer", shortcuts: [.init(.escape), .init(.back)]) {
        [weak self] in
        guard let self, openSide != nil || phase == .dragging else { return false }
        move(because: .key, animated: true) { $0.restClosing(nil) }
        return true
      })
    return commands
  }

  private static let shortcuts: [[KeyCommand.Shortcut]] = [
    [.init(.function(9)), .init(.character("m"), .control)],
    [.init(.function(9), .shift)],
    [.init(.function(9), .control)],
    [.init(.function(9), [.control, .shift])],
  ]
}
