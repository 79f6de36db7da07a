// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Languages
internal import Views

/// The key commands for the rows of a table.
struct ListKeyCommands {
  private let table: TableView
  private let localized: Localization

  init(of table: TableView) {
    self.table = table
    localized = table.traits.localization
  }

  var commands: [KeyCommand] {
    movementCommands + activationCommands + selectionCommands + disclosureCommands + movingCommands
  }

  private func command(
    _ title: String, _ name: String, _ key: Key, _ modifiers: KeyModifiers = [],
    repeats: Bool = false, action: @escaping (TableView) -> Bool
  ) -> KeyCommand {
    KeyCommand(
      title, identifier: "list.\(name)", group: localized("Lists"),
      shortcuts: [.init(key, modifiers)], repeats: repeats
    ) { [weak table] in
      guard let table else { return false }
      return action(table)
    }
  }

  private var movementCommands: [KeyCommand] {
    moveCommands(localized("Previous row"), "previous", .up) { _, row in row - 1 }
      + moveCommands(localized("Next row"), "next", .down) { _, row in row + 1 }
      + moveCommands(localized("Move one page up"), "page-up", .pageUp) { table, row in
        table.row(aPageFrom: row, up: true)
      }
      + moveCommands(localized("Move one page down"), "page-down", .pageDown) { table, row in
        table.row(aPageFrom: row, up: false)
      }
      + moveCommands(localized("First row"), "first", .home) { _, _ in 0 }
      + moveCommands(localized("Last row"), "last", .end) { table, _ in table.numberOfRows - 1 }
  }

  private func moveCommands(
    _ title: String, _ name: String, _ key: Key,
    to target: @escaping (_ table: TableView, _ row: Int) -> Int
  ) -> [KeyCommand] {
    var ways: [(title: String, name: String, modifiers: KeyModifiers)] = [(title, name, [])]
    if table.allowsMultipleSelection {
      ways += [
        (localized("Extend the selection"), "extend", .shift),
        (localized("Move without selecting"), "move", .control),
      ]
    }
    return ways.map { title, name, modifiers in
      command(title, name, key, modifiers, repeats: true) { table in
        guard table.numberOfRows > 0 else { return false }
        table.window?.focus.showFocusRing()
        let row = table.focusedRow ?? 0
        table.setFocusedRow(table.enabledRow(near: target(table, row), from: row) ?? row)
        table.focusDidMoveByKey(from: row, with: modifiers)
        table.flashScrollIndicators()
        return true
      }
    }
  }

  private var activationCommands: [KeyCommand] {
    let title = localized("Activate the row")
    return [
      command(title, "activate", .return) { $0.activateFocusedRow() },
      command(title, "activate", .space) { table in
        // While the user types the beginning of a row, a space belongs to it.
        guard let window = table.window, !table.finder.isPending(at: window.animations.now) else {
          return false
        }
        // The focus has been moved to the row with Ctrl.
        if table.allowsMultipleSelection, let row = table.focusedRow, table.isEnabled(row),
          !table.selection.contains(row)
        {
          table.selection.select(only: row)
          return true
        }
        return table.activateFocusedRow()
      },
    ]
  }

  private var selectionCommands: [KeyCommand] {
    guard table.allowsMultipleSelection else { return [] }
    return [
      command(localized("Select all rows"), "select-all", .character("a"), .control) {
        $0.selection.selectAll()
        return true
      },
      command(localized("Select or deselect the row"), "toggle", .space, .control) { table in
        guard let row = table.focusedRow, table.isEnabled(row) else { return false }
        table.selection.toggle(row)
        return true
      },
    ]
  }

  /// The arrow key towards the trailing edge expands a row, or moves the focus from an expanded row to its first child.
  /// The other arrow key collapses a row, or moves the focus from a child row to its parent.
  private var disclosureCommands: [KeyCommand] {
    guard table.hasExpandableRows else { return [] }
    return [
      disclosureCommand(
        localized("Expand the row"), "expand", table.isMirrored ? .left : .right
      ) { $0.expandOrFocusChild(ofRow: $1) },
      disclosureCommand(
        localized("Collapse the row"), "collapse", table.isMirrored ? .right : .left
      ) { $0.collapseOrFocusParent(ofRow: $1) },
    ]
  }

  private func disclosureCommand(
    _ title: String, _ name: String, _ key: Key, action: @escaping (TableView, _ row: Int) -> Bool
  ) -> KeyCommand {
    command(title, name, key) { table in
      guard let row = table.focusedRow, row < table.rows.count, table.isEnabled(row) else {
        return false
      }
      table.window?.focus.showFocusRing()
      return action(table, row)
    }
  }

  private var movingCommands: [KeyCommand] {
    guard table.movableFocusedRow != nil else { return [] }
    return [
      movingCommand(localized("Move the row up"), "move-up", .up, by: -1),
      movingCommand(localized("Move the row down"), "move-down", .down, by: 1),
    ]
  }

  private func movingCommand(
    _ title: String, _ name: String, _ key: Key, by step: Int
  ) -> KeyCommand {
    command(title, name, key, .alt, repeats: true) { table in
      guard let row = table.movableFocusedRow else { return false }
      table.window?.focus.showFocusRing()
      table.move(focusedRow: row, by: step)
      return true
    }
  }
}
