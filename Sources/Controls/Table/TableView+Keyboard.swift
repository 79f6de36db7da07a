// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What keys do in a table.
extension TableView {
  /// Seconds after which a search gives up; a million rows take under two.
  private static let longestSearch = 60.0

  func activateFocusedRow() -> Bool {
    guard let row = focusedRow else { return false }
    delegate?.tableView(self, didSelectRow: row)
    return true
  }

  /// A page less a row further, so that one row shows before and after.
  func row(aPageFrom row: Int, up: Bool) -> Int {
    let start = rows.top(ofRow: row)
    let way = max(0, bounds.height - rows.height(ofRow: row))
    let target = rows.row(at: up ? start - way : start + way) ?? row
    return up ? min(target, row - 1) : max(target, row + 1)
  }

  func moveCommand(
    _ title: String, _ key: Key, to target: @escaping (_ row: Int, _ count: Int) -> Int
  ) -> KeyCommand {
    KeyCommand(title, group: "Lists", shortcuts: [.init(key)], repeats: true) {
      [weak self] in
      guard let self, rows.count > 0 else { return false }
      window?.focus.keyboardWasUsed()
      setFocusedRow(target(focusedRow ?? 0, rows.count))
      flashScrollIndicators()
      return true
    }
  }

  /// Moves the keyboard to the row when it was found.
  private func step(_ search: inout RowSearch) -> Bool {
    let row = search.step { dataSource?.tableView(self, searchTextForRow: $0) }
    guard let row else { return false }
    window?.focus.keyboardWasUsed()
    setFocusedRow(row)
    flashScrollIndicators()
    return true
  }

  func stopSearching() {
    searching?.stop()
    searching = nil
  }

  /// Moves the keyboard to the row that starts with what was typed. In a long list the search goes on
  /// for some frames, until the row is found, the keyboard is moved or another key comes.
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
