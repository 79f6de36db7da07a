// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Languages
internal import Views

protocol KeyboardNavigableList: ScrollView {
  var numberOfRows: Int { get }
  var focusedRow: Int? { get }
  var allowsMultipleSelection: Bool { get }
  var selection: TableSelection { get }
  /// Whether the user is typing the beginning of a row's text.
  var isFindingRow: Bool { get }

  func isEnabled(_ row: Int) -> Bool
  /// The first enabled row from `target` on in the direction from `row`, else back towards `row`. Nil if none is near.
  func enabledRow(near target: Int, from row: Int) -> Int?
  func row(aPageFrom row: Int, up: Bool) -> Int
  func setFocusedRow(_ row: Int)
  func focusDidMoveByKey(from row: Int, with modifiers: KeyModifiers)
  /// Returns whether there was a row to activate.
  func activateFocusedRow() -> Bool

  func canMove(_ row: Int) -> Bool
  /// Moves the focused row up or down, if the neighbor there belongs to the same section or parent row.
  func moveFocusedRow(by step: Int)
}

struct ListKeyCommands {
  private let list: any KeyboardNavigableList
  private let localized: Localization

  init(of list: any KeyboardNavigableList) {
    self.list = list
    localized = list.traits.localization
  }

  var commands: [KeyCommand] { movementCommands + activationCommands + selectionCommands }

  func command(
    _ title: String, _ name: String, _ shortcut: KeyCommand.Shortcut, repeats: Bool = false,
    action: @escaping (any KeyboardNavigableList) -> Bool
  ) -> KeyCommand {
    KeyCommand(
      title, identifier: "list.\(name)", group: localized("Lists"), shortcuts: [shortcut],
      repeats: repeats
    ) { [weak list] in
      guard let list else { return false }
      return action(list)
    }
  }

  private var activationCommands: [KeyCommand] {
    let title = localized("Activate the row")
    return [
      command(title, "activate", .init(.return)) { $0.activateFocusedRow() },
      command(title, "activate", .init(.space)) { list in
        // While the user types the beginning of a row, a space belongs to it.
        guard list.window != nil, !list.isFindingRow else { return false }
        // The focus has been moved to the row with Ctrl.
        if list.allowsMultipleSelection, let row = list.focusedRow, list.isEnabled(row),
          !list.selection.contains(row)
        {
          list.selection.select(only: row)
          return true
        }
        return list.activateFocusedRow()
      },
    ]
  }

  private var selectionCommands: [KeyCommand] {
    guard list.allowsMultipleSelection else { return [] }
    return [
      command(localized("Select all rows"), "select-all", .init(.character("a"), .control)) {
        $0.selection.selectAll()
        return true
      },
      command(localized("Select or deselect the row"), "toggle", .init(.space, .control)) { list in
        guard let row = list.focusedRow, list.isEnabled(row) else { return false }
        list.selection.toggle(row)
        return true
      },
    ]
  }

  private var movementCommands: [KeyCommand] {
    moveCommands(localized("Previous row"), "previous", .up) { _, row in row - 1 }
      + moveCommands(localized("Next row"), "next", .down) { _, row in row + 1 }
      + moveCommands(localized("Move one page up"), "page-up", .pageUp) { list, row in
        list.row(aPageFrom: row, up: true)
      }
      + moveCommands(localized("Move one page down"), "page-down", .pageDown) { list, row in
        list.row(aPageFrom: row, up: false)
      }
      + moveCommands(localized("First row"), "first", .home) { _, _ in 0 }
      + moveCommands(localized("Last row"), "last", .end) { list, _ in list.numberOfRows - 1 }
  }

  private func moveCommands(
    _ title: String, _ name: String, _ key: Key,
    to target: @escaping (_ list: any KeyboardNavigableList, _ row: Int) -> Int
  ) -> [KeyCommand] {
    var ways: [(title: String, name: String, modifiers: KeyModifiers)] = [(title, name, [])]
    if list.allowsMultipleSelection {
      ways += [
        (localized("Extend the selection"), "extend", .shift),
        (localized("Move without selecting"), "move", .control),
      ]
    }
    return ways.map { title, name, modifiers in
      command(title, name, .init(key, modifiers), repeats: true) { list in
        guard list.numberOfRows > 0 else { return false }
        list.window?.focus.showFocusRing()
        let row = list.focusedRow ?? 0
        list.setFocusedRow(list.enabledRow(near: target(list, row), from: row) ?? row)
        list.focusDidMoveByKey(from: row, with: modifiers)
        list.flashScrollIndicators()
        return true
      }
    }
  }

  var movingCommands: [KeyCommand] {
    guard let row = list.focusedRow, row < list.numberOfRows, list.canMove(row) else { return [] }
    return [
      movingCommand(localized("Move the row up"), "move-up", .up, by: -1),
      movingCommand(localized("Move the row down"), "move-down", .down, by: 1),
    ]
  }

  private func movingCommand(
    _ title: String, _ name: String, _ key: Key, by step: Int
  ) -> KeyCommand {
    command(title, name, .init(key, .alt), repeats: true) { list in
      guard let row = list.focusedRow, row < list.numberOfRows, list.canMove(row) else {
        return false
      }
      list.window?.focus.showFocusRing()
      list.moveFocusedRow(by: step)
      return true
    }
  }
}
