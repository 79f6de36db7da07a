// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Calls of controls and lists that UIKit accepts although they name a row or a number that makes no sense.
struct AcceptedControlCallTests {
  private let rows = NamedRows(["a", "b", "c"])
  private let table = TableView(frame: Rect(0, 0, 300, 400))

  init() {
    table.dataSource = rows
    rows.children = ["b": 2]
  }

  @Test(arguments: [-1, 3, 99, .max, .min])
  func `table methods do nothing for a nonexistent row, and its rectangle is empty`(
    row: Int
  ) {
    #expect(table.rect(forRow: row) == .zero)
    let height = table.rect(forRow: 2).maxY

    table.setHeight(100, forRow: row)
    table.setExpanded(true, row: row, animated: false)
    table.scrollToRow(row)
    table.setFocusedRow(row)

    #expect(!table.isExpanded(row))
    #expect(table.numberOfRows == 3 && table.rect(forRow: 2).maxY == height)
  }

  @Test func `a table returns the rectangle of an existing row`() {
    #expect(table.rect(forRow: 1) == Rect(0, 44, 300, 44))
  }

  @Test func `a table row of height 0 is hidden, and the rows after it move up`() {
    let harness = TestWindow(root: ViewController())
    harness.window.rootViewController?.view.addSubview(table)
    table.setHeight(0, forRow: 1)
    harness.step()

    #expect(table.rect(forRow: 1) == Rect(0, 44, 300, 0))
    #expect(table.rect(forRow: 2).minY == 44)
    #expect(table.row(at: Point(10, 50)) == 2)
    #expect(rows.configuredNames.contains("c"))
  }

  @Test func `a table with a rowHeight of 0 shows only the rows that have a custom height`() {
    let harness = TestWindow(root: ViewController())
    table.rowHeight = 0
    harness.window.rootViewController?.view.addSubview(table)
    harness.step()
    #expect(table.visibleCells.isEmpty)

    table.setHeight(50, forRow: 1)
    harness.step()

    #expect(table.visibleCells[1]?.frame.height == 50)
    #expect(table.row(at: Point(10, 20)) == 1)
  }

  @Test func `a table with an estimatedRowHeight of 0 estimates its rows with the default height`()
  {
    table.rowHeight = TableView.automaticDimension
    table.estimatedRowHeight = 0

    #expect(table.rect(forRow: 1) == Rect(0, 44, 300, 44))
  }

  @Test func `a text field's selection is clamped to its text`() {
    let field = TextField("ab", accessibilityLabel: "Name")

    field.selectedRange = 1..<30
    #expect(field.selectedRange == 1..<2)
    field.selectedRange = 30..<40
    #expect(field.selectedRange == 2..<2)
    field.selectedRange = -5 ..< -1
    #expect(field.selectedRange == 0..<0)
  }

  @Test
  func `a label's negative numberOfLines and a page control's negative numberOfPages become 0`() {
    let (label, pages) = (Label("a"), PageControl(accessibilityLabel: "Page"))

    label.numberOfLines = -1
    pages.numberOfPages = -1

    #expect(label.numberOfLines == 0 && pages.numberOfPages == 0)
  }

  @Test
  func
    `bar button items accept an image without a text and a negative fixed space, which becomes 0`()
  {
    let item = BarButtonItem(image: .icon("menu"))
    let space = BarButtonItem.fixedSpace(-8)

    #expect(item.accessibilityLabel.isEmpty)
    if case .fixedSpace(let width) = space.kind { #expect(width == 0) }
  }
}
