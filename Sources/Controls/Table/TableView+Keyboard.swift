// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// What keys do in a table.
extension TableView {
  /// Seconds after which a search gives up; a million rows take under two.
  private static let longestSearch = 60.0

  /// Moves the keyboard to a row and shows it; rows beyond the ends are clamped.
  public func setFocusedRow(_ row: Int) {
    guard numberOfRows > 0 else { return }
    stopSearching()
    let clamped = min(max(0, row), rows.count - 1)
    focusedRow = clamped
    layoutIfNeeded()
    scrollToRow(clamped)
    focusRingChanged()
    onFocusedRowChange?()
  }

  /// The first row of which nothing is scrolled out of sight.
  var firstRowInSight: Int {
    guard offset > 0,
      let row = rows.row(at: offset) ?? rows.row(at: offset + headerHeight)
    else { return 0 }
    let isCut = rect(forRow: row).minY - headers.heightOverRows(ofRow: row) < offset
    return isCut ? min(row + 1, rows.count - 1) : row
  }

  func revealFocusedRow() {
    if let focusedRow { scrollToRow(focusedRow) }
  }

  /// An arrow has moved the keyboard: in a source list it selects too.
  func focusMovedByArrow(from row: Int, with modifiers: KeyModifiers = []) {
    guard let focusedRow, isEnabled(focusedRow) else { return }
    selection.focusMoved(to: focusedRow, from: row, with: modifiers)
    guard selectionFollowsFocus, modifiers.isEmpty, focusedRow != row else { return }
    tableDelegate?.tableView(self, didSelectRow: focusedRow)
  }

  private func activateFocusedRow() -> Bool {
    guard let row = focusedRow, isEnabled(row) else { return false }
    selection.include(row)
    tableDelegate?.tableView(self, didSelectRow: row)
    onPrimaryAction?(row)
    return true
  }

  var activationCommands: [KeyCommand] {
    let title = traits.localization("Activate the row")
    return [
      listCommand(title, "activate", .init(.return)) { [weak self] in
        self?.activateFocusedRow() ?? false
      },
      listCommand(title, "activate", .init(.space)) { [weak self] in
        // While a name is being typed a space belongs to it.
        guard let self, let window, !typeAhead.isPending(at: window.animations.now) else {
          return false
        }
        // The keyboard came here with Ctrl.
        if allowsMultipleSelection, let row = focusedRow, isEnabled(row), !selection.contains(row) {
          selection.select(only: row)
          return true
        }
        return activateFocusedRow()
      },
    ]
  }

  var selectionCommands: [KeyCommand] {
    guard allowsMultipleSelection else { return [] }
    let localized = traits.localization
    return [
      listCommand(localized("Select all rows"), "select-all", .init(.character("a"), .control)) {
        [weak self] in
        self?.selection.selectAll()
        return true
      },
      listCommand(localized("Select or deselect the row"), "toggle", .init(.space, .control)) {
        [weak self] in
        guard let self, let row = focusedRow, isEnabled(row) else { return false }
        selection.toggle(row)
        return true
      },
    ]
  }

  private func listCommand(
    _ title: String, _ name: String, _ shortcut: KeyCommand.Shortcut, repeats: Bool = false,
    action: @escaping () -> Bool
  ) -> KeyCommand {
    KeyCommand(
      title, identifier: "list.\(name)", group: traits.localization("Lists"),
      shortcuts: [shortcut], repeats: repeats, action: action)
  }

  var movementCommands: [KeyCommand] {
    let localized = traits.localization
    return moveCommands(localized("Previous row"), "previous", .up) { _, row, _ in row - 1 }
      + moveCommands(localized("Next row"), "next", .down) { _, row, _ in row + 1 }
      + moveCommands(localized("A page of rows up"), "page-up", .pageUp) { table, row, _ in
        table.row(aPageFrom: row, up: true)
      }
      + moveCommands(localized("A page of rows down"), "page-down", .pageDown) { table, row, _ in
        table.row(aPageFrom: row, up: false)
      }
      + moveCommands(localized("First row"), "first", .home) { _, _, _ in 0 }
      + moveCommands(localized("Last row"), "last", .end) { _, _, count in count - 1 }
  }

  /// A page less a row further, so that one row shows before and after.
  private func row(aPageFrom row: Int, up: Bool) -> Int {
    let start = rows.top(ofRow: row)
    let header = headers.heightOverRows(ofRow: row)
    let way = max(0, bounds.height - rows.height(ofRow: row) - header)
    let target = rows.nearestRow(to: up ? start - way : start + way) ?? row
    return up ? min(target, row - 1) : max(target, row + 1)
  }

  private func moveCommands(
    _ title: String, _ name: String, _ key: Key,
    to target: @escaping (_ table: TableView, _ row: Int, _ count: Int) -> Int
  ) -> [KeyCommand] {
    let localized = traits.localization
    var ways: [(title: String, name: String, modifiers: KeyModifiers)] = [(title, name, [])]
    if allowsMultipleSelection {
      ways += [
        (localized("Extend the selection"), "extend", .shift),
        (localized("Move without selecting"), "move", .control),
      ]
    }
    return ways.map { title, name, modifiers in
      listCommand(title, name, .init(key, modifiers), repeats: true) { [weak self] in
        guard let self, rows.count > 0 else { return false }
        window?.focus.keyboardWasUsed()
        let row = focusedRow ?? 0
        setFocusedRow(enabledRow(near: target(self, row, rows.count), from: row) ?? row)
        focusMovedByArrow(from: row, with: modifiers)
        flashScrollIndicators()
        return true
      }
    }
  }

  /// The first row that can be chosen, from `target` on in the direction from `row`, else back
  /// toward it. Nil when there is none among as many rows as a search looks at in a frame.
  func enabledRow(near target: Int, from row: Int) -> Int? {
    guard rows.count > 0 else { return nil }
    let target = min(max(0, target), rows.count - 1)
    let onward = target < row ? -1 : 1
    for step in [onward, -onward] {
      var candidate = target
      for _ in 0..<RowSearch.rowsInStep {
        guard candidate >= 0, candidate < rows.count else { break }
        if isEnabled(candidate) { return candidate }
        candidate += step
      }
    }
    return nil
  }

  /// Escape while a row is moved. The keys for a context menu scroll to its row, and then go on to
  /// the window. Nil for other keys.
  func answerSpecialKey(_ event: KeyEvent) -> Bool? {
    switch (event.key, event.modifiers) {
    case (.escape, []) where reordering != nil:
      cancelReordering()
      return true
    case (.menu, []), (.function(10), .shift):
      guard let row = focusedRow, row < rows.count else { return false }
      setFocusedRow(row)
      return false
    default:
      return nil
    }
  }

  /// Below the row's title, at its leading end.
  func contextMenuPoint(forRow row: Int) -> Point {
    let shown = rect(forRow: row).offset(by: Point(0, -offset)).intersection(bounds)
    let rect = shown.isNull ? .zero : shown
    let inset = theme.metrics.gap + theme.metrics.iconSize
    let isMirrored = traits.layoutDirection == .rightToLeft
    return Point(isMirrored ? rect.maxX - inset : rect.minX + inset, rect.maxY)
  }

  /// Moves the keyboard to the row when it was found.
  private func step(_ search: inout RowSearch) -> Bool {
    let row = search.step {
      isEnabled($0) ? dataSource?.tableView(self, searchTextForRow: $0) : nil
    }
    guard let row else { return false }
    window?.focus.keyboardWasUsed()
    setFocusedRow(row)
    selection.select(only: row)
    flashScrollIndicators()
    return true
  }

  func stopSearching() {
    searching?.stop()
    searching = nil
  }

  /// Moves the keyboard to the row that starts with the typed characters. In a long list the search
  /// continues for some frames, until the row is found, the keyboard is moved or another key is
  /// pressed.
  func search(for typed: TypeAhead) -> Bool {
    stopSearching()
    guard var search = typed.search(from: focusedRow, count: rows.count) else { return false }
    if step(&search) { return true }
    guard !search.isOver else { return false }
    searching = window?.animations.animate(
      from: 0, to: 1, motion: .curve(.linear, duration: Self.longestSearch)
    ) { [weak self] _ in
      guard let self else { return }
      if step(&search) || search.isOver { stopSearching() }
    }
    return true
  }
}

extension Key {
  /// The character that a key types into a search.
  var typed: Character? {
    switch self {
    case .character(let character): character
    case .space: " "
    default: nil
    }
  }
}
