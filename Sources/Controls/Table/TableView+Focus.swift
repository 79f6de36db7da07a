// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
package import Views

extension TableView {
  /// Focuses a row, clamped to the existing rows, and scrolls to it. Does nothing for an empty table.
  public func setFocusedRow(_ row: Int) {
    guard numberOfRows > 0 else { return }
    finder.stop()
    let clamped = min(max(0, row), rows.count - 1)
    focusedRow = clamped
    layoutIfNeeded()
    scrollToRow(clamped)
    noteFocusRingChanged()
    onFocusedRowChange?()
  }

  /// The first row that is visible as a whole.
  var firstVisibleRow: Int {
    guard offset > 0,
      let row = rows.row(at: offset) ?? rows.row(at: offset + headerHeight)
    else { return 0 }
    let isCut = rect(forRow: row).minY - headers.headerHeight(aboveRow: row) < offset
    return isCut ? min(row + 1, rows.count - 1) : row
  }

  /// Selects the row that an arrow key has focused; with `selectionFollowsFocus` the delegate is notified too.
  func focusDidMoveByKey(from row: Int, with modifiers: KeyModifiers) {
    guard let focusedRow, isEnabled(focusedRow) else { return }
    selection.focusDidMove(to: focusedRow, from: row, with: modifiers)
    guard selectionFollowsFocus, modifiers.isEmpty, focusedRow != row else { return }
    tableDelegate?.tableView(self, didSelectRow: focusedRow)
  }

  /// Returns whether there was a row to activate.
  func activateFocusedRow() -> Bool {
    guard let row = focusedRow, isEnabled(row) else { return false }
    selection.selectOnlyUnlessSelected(row)
    tableDelegate?.tableView(self, didSelectRow: row)
    onPrimaryAction?(row)
    return true
  }

  /// The row that is a page away, less one row, so that one row remains visible.
  func row(aPageFrom row: Int, up: Bool) -> Int {
    let start = rows.top(ofRow: row)
    let header = headers.headerHeight(aboveRow: row)
    let way = max(0, bounds.height - rows.height(ofRow: row) - header)
    let target = rows.nearestRow(to: up ? start - way : start + way) ?? row
    return up ? min(target, row - 1) : max(target, row + 1)
  }

  /// The first enabled row from `target` on, in the direction from `row`, otherwise towards `row`. Nil if there is none
  /// among `RowSearch.rowsPerStep` rows in either direction.
  func enabledRow(near target: Int, from row: Int) -> Int? {
    guard rows.count > 0 else { return nil }
    let target = min(max(0, target), rows.count - 1)
    let onward = target < row ? -1 : 1
    for step in [onward, -onward] {
      var candidate = target
      for _ in 0..<RowSearch.rowsPerStep {
        guard candidate >= 0, candidate < rows.count else { break }
        if isEnabled(candidate) { return candidate }
        candidate += step
      }
    }
    return nil
  }

  /// Below the row's title, at its leading end.
  func contextMenuPoint(forRow row: Int) -> Point {
    let shown = rect(forRow: row).offset(by: Point(0, -offset)).intersection(bounds)
    let rect = shown.isNull ? .zero : shown
    let inset = theme.metrics.gap + theme.metrics.iconSize
    return Point(isMirrored ? rect.maxX - inset : rect.minX + inset, rect.maxY)
  }

  func canMove(_ row: Int) -> Bool { dataSource?.tableView(self, canMoveRow: row) ?? false }

  /// The focused row if the user can move it.
  var movableFocusedRow: Int? { focusedRow.flatMap { $0 < numberOfRows && canMove($0) ? $0 : nil } }

  /// Moves the focused row up or down, if the neighbor there belongs to the same section or parent row.
  func move(focusedRow row: Int, by step: Int) {
    if isExpanded(row) { changeExpansion(ofRow: row, to: false) }
    reorderer.cancel()
    let target = row + step
    guard rows.outline.movableRange(ofRow: row).contains(target) else { return }
    move(row, to: target)
    setFocusedRow(target)
  }
}

extension Key {
  var typedCharacter: Character? {
    switch self {
    case .character(let character): character
    case .space: " "
    default: nil
    }
  }
}

extension TableView: AccessibilityFocusing {
  package var accessibilityFocus: (view: View, part: Int)? {
    focusedRow.flatMap { cells[$0] }.map { ($0, 0) }
  }

  /// Performs an action of assistive technology on a row, and returns whether it was performed. Returns false for
  /// `scrollToVisible` even though the table scrolls.
  func perform(_ action: AccessibilityAction, onRow row: Int) -> Bool {
    guard (0..<numberOfRows).contains(row) else { return false }
    if action == .scrollToVisible {
      scrollToRow(row)
      return false
    }
    guard isEnabled(row) else { return false }
    switch action {
    case .press: return press(row)
    case .focus: return focus(row)
    case .expand, .collapse:
      let isExpanded = action == .expand
      guard cells[row]?.isExpanded == !isExpanded else { return false }
      changeExpansion(ofRow: row, to: isExpanded)
      return true
    case .showMenu:
      guard tableDelegate != nil else { return false }
      setFocusedRow(row)
      selection.selectOnlyUnlessSelected(row)
      return window?.showContextMenu(at: contextMenuPoint(forRow: row), in: self, byKey: true)
        ?? false
    default: return false
    }
  }

  private func press(_ row: Int) -> Bool {
    guard let tableDelegate else { return false }
    setFocusedRow(row)
    if canBecomeFirstResponder { window?.focus.focus(self) }
    selection.select(only: row)
    tableDelegate.tableView(self, didSelectRow: row)
    return true
  }

  private func focus(_ row: Int) -> Bool {
    guard tableDelegate != nil, let focus = window?.focus, focus.canFocus(self) else {
      return false
    }
    setFocusedRow(row)
    focus.focus(self, ringVisible: true)
    return focus.firstResponder === self
  }
}

extension TableViewCell {
  var table: TableView? { superview?.superview as? TableView }

  func describeRow(_ element: inout AccessibilityElement) {
    if element.label == title { element.value = additionalText }
    if !isEnabled { element.traits.insert(.notEnabled) }
    if isCurrent { element.traits.formUnion([.selectable, .selected]) }
    if accessory == .checkmark { element.traits.formUnion([.checkable, .checked]) }
    guard let table else { return }
    let level = table.hasExpandableRows ? indentationLevel + 1 : 0
    element.position = .init(row + 1, of: table.rows.count, level: level)
    if level > 0 {
      let siblingPosition = table.rows.outline.siblingPosition(ofRow: row)
      element.siblingPosition = .init(
        siblingPosition.index + 1, of: siblingPosition.count, level: level)
    }
    if table.tableDelegate != nil {
      if table.allowsMultipleSelection || table.currentPath != nil {
        element.traits.insert(.selectable)
      }
      if isEnabled, table.isFocusable { element.traits.insert(.focusable) }
      element.actions.append(.press)
    }
    guard let isExpanded else { return }
    element.traits.formUnion(isExpanded ? [.expandable, .expanded] : .expandable)
    element.actions.append(isExpanded ? .collapse : .expand)
  }

  private var additionalText: String? {
    let words = [subtitle, detail, badge?.label(in: traits.numberFormat)].compactMap { $0 }
    return words.count < 2 ? words.first : words.joined(separator: ", ")
  }
}
