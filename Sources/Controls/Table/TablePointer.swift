// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The row that the mouse is over, and the one that is pressed.
final class TablePointer {
  private var hoveredRow: Int?
  private var pressedRow: Int?
  /// The keys that were held at the press: a person may let go of them before the button.
  private var modifiers: KeyModifiers = []
  /// Whether the press is on a chevron.
  private var isOnChevron = false
  private unowned let table: TableView

  init(in table: TableView) { self.table = table }

  func hover(at location: Point) {
    // Rows that nothing happens to when they are clicked do not light up.
    guard table.tableDelegate != nil else { return hover(nil) }
    hover(table.row(at: location).flatMap { table.isEnabled($0) ? $0 : nil })
  }

  func hover(_ row: Int?) {
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
      isOnChevron = table.isChevron(ofRow: row, at: location)
      modifiers = sample.event.modifiers
      press(row)
    case .secondary:
      table.setFocusedRow(row)
      table.selection.include(row)
    case .middle, .back, .forward: break
    }
  }

  func move(_ sample: PointerSample) {
    guard let pressedRow else { return }
    // Leaving the row gives the click up for good, as menus do.
    if table.row(at: sample.location(in: table)) != pressedRow { press(nil) }
  }

  func cancel() { press(nil) }

  func release(_ sample: PointerSample) {
    let pressed = pressedRow
    press(nil)
    guard let pressed, pressed == table.row(at: sample.location(in: table)) else { return }
    let focused = table.focusedRow
    // A table that gets the keyboard without a row for it would go to the first one.
    table.setFocusedRow(pressed)
    if table.canBecomeFirstResponder { table.window?.focus.focus(table) }
    if isOnChevron {
      table.changeExpansion(ofRow: pressed, to: !table.isExpanded(pressed))
    } else if table.selection.click(pressed, sample, modifiers, focusedRow: focused) {
      table.tableDelegate?.tableView(table, didSelectRow: pressed)
      if sample.clickCount == 2 { table.onPrimaryAction?(pressed) }
    }
  }

  private func press(_ row: Int?) {
    guard row != pressedRow else { return }
    pressedRow.flatMap { table.cells[$0] }?.setPressed(false, animated: true)
    pressedRow = row
    if !isOnChevron { row.flatMap { table.cells[$0] }?.setPressed(true, animated: true) }
  }

  /// A cell that comes in shows what is so already.
  func show(in cell: TableViewCell, forRow row: Int) {
    cell.setHovered(row == hoveredRow, animated: false)
    cell.setPressed(row == pressedRow && !isOnChevron, animated: false)
  }

  /// The rows have other numbers; nil for one that is gone.
  func renumber(_ number: (Int) -> Int?) {
    hoveredRow = hoveredRow.flatMap(number)
    pressedRow = pressedRow.flatMap(number)
  }
}
