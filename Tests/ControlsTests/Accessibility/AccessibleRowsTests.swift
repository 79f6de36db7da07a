// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Only the visible rows of a table have accessibility elements, however many rows exist.
struct AccessibleRowsTests {
  private let table = TableView()

  /// Rows whose details are the squares of their numbers. Row 2 is disabled.
  private func squares(_ count: Int) -> PlainRows {
    let rows = PlainRows(count)
    rows.isEnabled = { $0 != 2 }
    rows.fill = { cell, row in cell.detail = "\(row * row)" }
    return rows
  }

  private func fixture(_ rows: any TableViewDataSource & TableViewDelegate) -> AccessibilityFixture
  {
    table.accessibilityLabel = "Rows"
    (table.dataSource, table.delegate) = (rows, rows)
    return AccessibilityFixture(table)
  }

  @Test
  func `a table of a million rows has as many accessibility nodes as a table of a hundred rows`() {
    let few = squares(100)
    let count = fixture(few).tree.nodes.count
    let many = squares(1_000_000)
    let fixture = fixture(many)
    table.reloadData()
    fixture.harness.step()
    #expect(fixture.tree.nodes.count == count && count < 12)
    #expect(fixture.harness.accessibilityFaults(names: true) == [])
  }

  @Test
  func `a table row's accessibility element has the row's position, detail and enabled state`()
    throws
  {
    let rows = squares(50)
    let fixture = fixture(rows)
    let row = try fixture.element(.row, "Row 3")
    #expect(row.position == .init(4, of: 50) && row.value == "9" && row.actions == [.press])
    #expect(row.traits.contains(.focusable) && !row.traits.contains(.selectable))
    #expect(try fixture.element(.row, "Row 2").traits.contains(.notEnabled))
    table.currentRow = 1
    #expect(try fixture.element(.row, "Row 1").traits.contains(.selected))
    #expect(try fixture.element(.row, "Row 3").traits.contains(.selectable))
  }

  @Test func `the accessibility tree lists a scrolled table's visible rows from top to bottom`()
    throws
  {
    let rows = squares(100)
    let fixture = fixture(rows)
    for offset in [500.0, 0, 130, 60] {
      table.offset = offset
      fixture.harness.step()
      let labels = try fixture.children(.list)
      let first = Int(offset / 44)
      #expect(labels.first == "row Row \(first)")
      #expect(labels == (first..<first + labels.count).map { "row Row \($0)" })
      #expect(fixture.harness.accessibilityFaults(names: true) == [])
    }
  }

  @Test
  func
    `an accessibility element of a table row survives reloadData, but not the reuse of its cell`()
    throws
  {
    let rows = squares(100)
    let fixture = fixture(rows)
    let old = try #require(fixture.first(.row, "Row 0"))
    let third = try #require(fixture.first(.row, "Row 3"))
    table.reloadData()
    fixture.harness.step()
    #expect(fixture.first(.row, "Row 3") == third)

    let ids = Set(fixture.tree.nodes.keys)
    table.offset = 44 * 50
    fixture.harness.step()
    let new = Set(fixture.tree.nodes.keys)
    #expect(new.intersection(ids).count == 2, "the window and the table")
    #expect(!fixture.window.performAccessibilityAction(.press, on: old))
    #expect(rows.selected == [])
  }

  @Test func `the accessibility press action selects a table row like a click`() throws {
    let rows = squares(100)
    let fixture = fixture(rows)
    table.allowsMultipleSelection = true
    #expect(try fixture.perform(.press, on: .row, "Row 1"))
    #expect(rows.selected == [1] && table.selectedRows == [1] && table.isFirstResponder)
    #expect(try !fixture.perform(.press, on: .row, "Row 2"))
    #expect(fixture.tree.focused == fixture.first(.row, "Row 1"))
    #expect(try fixture.element(.list).traits.contains(.multiselectable))
  }

  @Test
  func
    `the focused accessibility element is the focused table row if it is visible, else the table`()
    throws
  {
    let rows = squares(100)
    let fixture = fixture(rows)
    #expect(try fixture.perform(.focus, on: .row, "Row 3"))
    #expect(fixture.tree.focused == fixture.first(.row, "Row 3"))
    fixture.harness.pressKey(.down)
    #expect(fixture.tree.focused == fixture.first(.row, "Row 4"))
    table.offset = 2000
    fixture.harness.step()
    #expect(fixture.tree.focused == fixture.first(.list))
    #expect(rows.selected == [])
  }

  @Test func `a table row's accessibility element has the row's disclosure state and level`() throws
  {
    let rows = NamedRows(["a", "b"])
    rows.children = ["a": 2]
    let fixture = fixture(rows)
    var a = try fixture.element(.row, "a")
    #expect(a.traits.contains(.expandable) && !a.traits.contains(.expanded))
    #expect(a.actions == [.press, .expand] && a.position == .init(1, of: 2, level: 1))
    #expect(try fixture.perform(.expand, on: .row, "a"))
    fixture.harness.runUntilIdle()
    a = try fixture.element(.row, "a")
    #expect(a.traits.contains(.expanded) && a.actions == [.press, .collapse])
    #expect(try fixture.element(.row, "a.1").position == .init(3, of: 4, level: 2))
    #expect(rows.expandedNames == ["a"])
    #expect(try !fixture.perform(.expand, on: .row, "a"))
    #expect(try fixture.perform(.collapse, on: .row, "a"))
    fixture.harness.runUntilIdle()
    #expect(fixture.first(.row, "a.1") == nil)
  }

  @Test func `a table's section titles are accessibility headings between the rows`() throws {
    let rows = NamedRows(["a"])
    rows.secondSection = ["b"]
    let fixture = fixture(rows)
    #expect(
      try fixture.children(.list) == ["heading Section 0", "row a", "heading Section 1", "row b"])
  }

  @Test
  func
    `a table row's labels form its accessibility label, and its controls are child elements`()
    throws
  {
    let rows = NamedRows(["a"])
    rows.fill = { cell in
      guard cell.subviews.isEmpty else { return }
      cell.isUserInteractionEnabled = true
      cell.accessibilityLabel = ""
      let label = Label("Wi-Fi")
      let control = Switch(accessibilityLabel: "On")
      for (index, view) in [label, control].enumerated() {
        view.frame = Rect(100 * Double(index), 0, 80, 30)
        cell.addSubview(view)
      }
    }
    table.register("own") { TableViewCell() }
    let fixture = fixture(rows)
    #expect(try fixture.children(.list) == ["row Wi-Fi"])
    #expect(try fixture.children(.row) == ["switch On"])
  }
}
