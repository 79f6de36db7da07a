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

/// The title above the rows of a section, or the line where a section has none.
final class TableHeaderView: View {
  /// Points, where text has its default size.
  static let height = 32.0
  /// Points between the rows of a section and the next header.
  static let gap = 8.0
  /// Points that a line between two sections takes.
  static let lineHeight = 16.0

  struct Content: Equatable {
    /// Nil for a line.
    var title: String?
    /// Which of the table's sections it heads, from 0 on.
    var index = 0
    /// How many sections the table has.
    var count = 0
    /// Where the title begins, in points from the leading edge.
    var inset = 16.0
    /// Whether rows scroll away below it.
    var isStuck = false
  }

  private(set) var content = Content()

  private var layout = CachedTextLayout()

  /// The background color of the nearest ancestor that has one; `surface` if none has.
  private var ground: ColorRole {
    var view = superview
    while let current = view {
      if let color = current.backgroundColor { return color }
      view = current.superview
    }
    return .surface
  }

  func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    accessibilityLabel = content.title
    accessibilityRole = content.title == nil ? .none : .heading
    setNeedsDisplay()
  }

  /// Below the title of the screen, which has the level 1.
  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.position = .init(content.index + 1, of: content.count, level: 2)
  }

  override func draw(_ canvas: inout Canvas) {
    guard let title = content.title else {
      // The first section needs no line above it.
      guard bounds.height > 0 else { return }
      let y = bounds.midY.rounded()
      canvas.hairline(
        from: Point(bounds.minX + content.inset, y), to: Point(bounds.maxX - content.inset, y))
      return
    }
    if content.isStuck {
      canvas.fill(bounds, ground)
      let y = bounds.maxY - 1 / traits.scale
      canvas.hairline(from: Point(bounds.minX, y), to: Point(bounds.maxX, y))
    }
    let font = theme.fonts.captionStrong
    let text = layout.layout(
      title, font: font, width: max(0, bounds.width - 2 * content.inset), for: self)
    let isMirrored = traits.layoutDirection == .rightToLeft
    let x = isMirrored ? bounds.maxX - content.inset - text.size.width : bounds.minX + content.inset
    canvas.text(text, font, .secondaryText, at: Point(x, bounds.midY - text.size.height / 2))
  }
}
