// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The headers of a table's sections: only those that show have a view, and views are used again.
final class TableHeaders {
  /// Over the rows, below the scroll bar.
  let area = View()
  private var titles: [String?] = []
  private lazy var views = RowRecycler(in: area) { _ in TableHeaderView() }
  private unowned let table: TableView

  init(in table: TableView) {
    self.table = table
    area.isUserInteractionEnabled = false
    area.clipsToBounds = true
  }

  /// Whether headers show, or showed before the data was reloaded.
  var isInUse: Bool { area.superview != nil }

  /// Asks for the rows and titles of all sections.
  func load(_ count: Int) -> [(count: Int, header: Double)] {
    if !isInUse { table.insertSubview(area, above: table.contentView) }
    titles.removeAll(keepingCapacity: true)
    return (0..<count).map { section in
      let rows = table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
      require(rows >= 0, "Section \(section) cannot have \(rows) rows")
      let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
      titles.append(title)
      return (rows, height(title, section: section))
    }
  }

  private func height(_ title: String?, section: Int) -> Double {
    guard title != nil else { return section == 0 ? 0 : TableHeaderView.lineHeight }
    return table.headerHeight + (section == 0 ? 0 : TableHeaderView.gap)
  }

  func place() {
    let rows = table.rows
    let top = table.offset
    // Where what covers the table ends.
    let edge = top + table.insets.top
    views.show(rows.sections(from: top, to: top + table.bounds.height)) { _, _ in }
    for (section, view) in zip(views.rows, views.views) {
      let height = rows.headerHeight(ofSection: section)
      let shown = titles[section] == nil ? height : min(height, table.headerHeight)
      // Without the gap above it.
      let natural = rows.top(ofSection: section) + height - shown
      let end = rows.top(ofSection: section + 1) - shown
      let isStuck = titles[section] != nil && edge > natural
      view.show(
        TableHeaderView.Content(
          title: titles[section], index: section, count: titles.count,
          inset: table.style == .menu ? 4 + table.theme.metrics.gap : 16, isStuck: isStuck))
      view.frame = Rect(
        table.rowMargin, (isStuck ? min(edge, end) : natural) - top,
        max(0, table.bounds.width - 2 * table.rowMargin), shown)
    }
  }

  /// By section.
  var shown: Zip2Sequence<Range<Int>, [TableHeaderView]> { zip(views.rows, views.views) }

  /// Where headers are on screen now, by section.
  var presentedFrames: [Int: Rect] {
    Dictionary(uniqueKeysWithValues: shown.map { ($0, $1.presentedFrame) })
  }

  /// Whether a header lies over a point of the table's coordinates.
  func cover(_ point: Point) -> Bool {
    views.views.contains { $0.frame.contains(point) }
  }

  /// The points at the top that the header of a row's section keeps covered.
  func heightOverRows(ofRow row: Int) -> Double {
    guard table.rows.hasSections, titles[table.rows.outline.section(ofRow: row)] != nil else {
      return 0
    }
    return table.headerHeight
  }

  /// A row's place with the header's above it, which would cover it.
  func withRoomForHeader(_ rect: Rect, row: Int) -> Rect {
    let room = heightOverRows(ofRow: row)
    return Rect(rect.minX, rect.minY - room, rect.width, rect.height + room)
  }
}
