// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Calls with rows, pages and values that do not exist.
struct NonexistentRowTests {
  private func table(_ rows: PlainRows) -> TableView {
    let table = TableView(frame: Rect(0, 0, 300, 400))
    table.dataSource = rows
    table.delegate = rows
    return table
  }

  @Test func `a table's current row becomes nil when it is set to a nonexistent row`() {
    let rows = PlainRows(3)
    let table = table(rows)
    table.currentRow = 99
    #expect(table.currentRow == nil)
    rows.count = 120
    table.reloadData()
    #expect(table.currentRow == nil, "row 99 exists now, but was not selected")
  }

  @Test func `a table's current row becomes nil when it is set to a negative number`() {
    let table = table(PlainRows(3))
    table.currentRow = -1
    #expect(table.currentRow == nil && table.currentPath == nil)
  }

  @Test func `a table returns no row for a nonexistent path`() {
    let rows = PlainRows(3)
    rows.sections = 2
    let table = table(rows)
    #expect(table.numberOfRows == 6)
    #expect(table.row(at: RowPath(section: 9, row: 0)) == nil)
    #expect(table.row(at: RowPath(section: 0, row: 3)) == nil)
    #expect(table.row(at: RowPath(section: -1, row: 0)) == nil)
    #expect(table.row(at: RowPath(section: 1, row: -1)) == nil)
  }

  @Test func `a table without rows returns empty row rectangles`() {
    let table = TableView(frame: Rect(0, 0, 300, 400))
    #expect(table.rect(forRow: 0) == .zero)
    table.scrollToRow(0)
    let rows = PlainRows(3)
    rows.count = 0
    table.dataSource = rows
    #expect(table.rect(forRow: 0) == .zero)
    table.setFocusedRow(0)
    #expect(table.focusedRow == nil)
  }

  @Test func `a table returns an empty rectangle for a row that was removed`() {
    let rows = PlainRows(3)
    let table = table(rows)
    #expect(table.rect(forRow: 2) != .zero)
    rows.count = 1
    table.reloadData()
    #expect(table.rect(forRow: 2) == .zero && table.rect(forRow: 1) == .zero)
  }

  @Test
  func `insertSubview adds the view in front if the given sibling is not a subview of the parent`()
  {
    let (parent, one, two, three) = (View(), View(), View(), View())
    parent.addSubview(one)
    parent.addSubview(two)
    two.removeFromSuperview()
    parent.insertSubview(three, below: two)
    #expect(parent.subviews.last === three)
    two.insertSubview(one, above: parent)
    #expect(one.superview === two && parent.subviews.count == 1)
    parent.sendSubviewToBack(one)
    #expect(one.superview === two)
  }

  @Test func `a scroll view's offset is finite after scrolling to points outside its content`() {
    let list = ScrollView(frame: Rect(0, 0, 100, 100))
    list.contentSize = Size(100, 500)
    list.setContentOffset(Point(-50, 9999), animated: false)
    list.scrollRectToVisible(Rect(-500, -500, 10, 10))
    list.scrollRectToVisible(Rect(0, 9000, 10, 10))
    list.scrollRectToVisible(.null)
    list.contentSize = .zero
    #expect(list.contentOffset.x.isFinite && list.contentOffset.y.isFinite)
  }

  @Test func `page controls, sliders and steppers clamp values outside their range`() {
    let pages = PageControl(accessibilityLabel: "Page")
    pages.numberOfPages = 3
    pages.currentPage = 99
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    let (slider, stepper) = (Slider(accessibilityLabel: "A"), Stepper(accessibilityLabel: "B"))
    slider.value = 99
    stepper.value = 9999
    #expect(slider.value == 1 && stepper.value == 100)
    slider.minimumValue = 5
    #expect(slider.value == 5 && slider.maximumValue == 5)
  }

  @Test func `a progress view clamps a progress outside 0 to 1`() {
    let view = ProgressView(accessibilityLabel: "Done")
    view.setProgress(7, animated: false)
    #expect(view.progress == 1)
    view.setProgress(-7, animated: false)
    #expect(view.progress == 0)
  }
}
