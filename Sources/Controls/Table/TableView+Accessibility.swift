// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
package import Views

extension TableView: AccessibilityFocusing {
  /// The row that the keyboard is on, while it shows.
  package var accessibilityFocus: (view: View, part: Int)? {
    focusedRow.flatMap { cells[$0] }.map { ($0, 0) }
  }

  /// What assistive technology does to a row; false for what is not the table's.
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
      selection.include(row)
      return window?.showContextMenu(at: contextMenuPoint(forRow: row), in: self, byKey: true)
        ?? false
    default: return false
    }
  }

  /// As a click does it.
  private func press(_ row: Int) -> Bool {
    guard let tableDelegate else { return false }
    setFocusedRow(row)
    if canBecomeFirstResponder { window?.focus.focus(self) }
    selection.select(only: row)
    tableDelegate.tableView(self, didSelectRow: row)
    return true
  }

  /// As the arrow keys do it.
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
  /// The table that shows it.
  var table: TableView? { superview?.superview as? TableView }

  func describeRow(_ element: inout AccessibilityElement) {
    if element.label == title { element.value = wordsBesideTitle }
    if !isEnabled { element.traits.insert(.notEnabled) }
    if isCurrent { element.traits.formUnion([.selectable, .selected]) }
    if accessory == .checkmark { element.traits.formUnion([.checkable, .checked]) }
    guard let table else { return }
    let level = table.disclosure.isPossible ? indentationLevel + 1 : 0
    element.position = .init(row + 1, of: table.rows.count, level: level)
    if level > 0 {
      let place = table.rows.outline.placeAmongSiblings(ofRow: row)
      element.siblingPosition = .init(place.index + 1, of: place.count, level: level)
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

  private var wordsBesideTitle: String? {
    let words = [subtitle, detail, badge?.label(in: traits.numberFormat)].compactMap { $0 }
    return words.count < 2 ? words.first : words.joined(separator: ", ")
  }
}
