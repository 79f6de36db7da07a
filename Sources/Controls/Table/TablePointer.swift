// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

final class TablePointer {
  private var hoveredRow: Int?
  private var pressedRow: Int?
  /// The modifier keys at the press, since the user may release them before the button.
  private var modifiers: KeyModifiers = []
  private var isOnChevron = false
  private unowned let table: TableView

  init(in table: TableView) { self.table = table }

  func hover(at location: Point) {
    // Without a delegate a click has no effect, so rows are not highlighted.
    guard table.tableDelegate != nil else { return setHoveredRow(nil) }
    setHoveredRow(table.row(at: location).flatMap { table.isEnabled($0) ? $0 : nil })
  }

  func setHoveredRow(_ row: Int?) {
    guard row != hoveredRow else { return }
    hoveredRow.flatMap { table.cells[$0] }?.setHovered(false, animated: true)
    hoveredRow = row
    row.flatMap { table.cells[$0] }?.setHovered(true, animated: true)
  }

  func press(_ sample: PointerSample) {
    let location = sample.location(in: table)
    guard table.tableDelegate != nil, let row = table.row(at: location), table.isEnabled(row) else {
      return
    }
    switch sample.event.button {
    case .primary:
      isOnChevron = table.isOnChevron(ofRow: row, at: location)
      modifiers = sample.event.modifiers
      setPressedRow(row)
    case .secondary:
      table.setFocusedRow(row)
      table.selection.selectOnlyUnlessSelected(row)
    case .middle, .back, .forward: break
    }
  }

  func move(_ sample: PointerSample) {
    guard let pressedRow else { return }
    // Leaving the row cancels the click for good, as in menus.
    if table.row(at: sample.location(in: table)) != pressedRow { setPressedRow(nil) }
  }

  func cancel() { setPressedRow(nil) }

  func release(_ sample: PointerSample) {
    let pressed = pressedRow
    setPressedRow(nil)
    guard let pressed, pressed == table.row(at: sample.location(in: table)) else { return }
    let focused = table.focusedRow
    // A table without a focused row would focus the first row when it becomes first responder.
    table.setFocusedRow(pressed)
    if table.canBecomeFirstResponder { table.window?.focus.focus(table) }
    if isOnChevron {
      table.changeExpansion(ofRow: pressed, to: !table.isExpanded(pressed))
    } else if table.selection.handleClick(pressed, sample, modifiers, focusedRow: focused) {
      table.tableDelegate?.tableView(table, didSelectRow: pressed)
      if sample.clickCount == 2 { table.onPrimaryAction?(pressed) }
    }
  }

  private func setPressedRow(_ row: Int?) {
    guard row != pressedRow else { return }
    pressedRow.flatMap { table.cells[$0] }?.setPressed(false, animated: true)
    pressedRow = row
    if !isOnChevron { row.flatMap { table.cells[$0] }?.setPressed(true, animated: true) }
  }

  func applyState(to cell: TableViewCell, forRow row: Int) {
    cell.setHovered(row == hoveredRow, animated: false)
    cell.setPressed(row == pressedRow && !isOnChevron, animated: false)
  }

  func renumber(_ number: (Int) -> Int?) {
    hoveredRow = hoveredRow.flatMap(number)
    pressedRow = pressedRow.flatMap(number)
  }
}
