// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The headers of a table's sections. Only visible headers have a view, and views are reused.
final class TableHeaders {
  /// Above the rows, below the scroll bar.
  let containerView = View()
  private var titles: [String?] = []
  private lazy var views = RowRecycler(in: containerView) { _ in TableHeaderView() }
  private unowned let table: TableView

  init(in table: TableView) {
    self.table = table
    containerView.isUserInteractionEnabled = false
    containerView.clipsToBounds = true
  }

  /// Whether there are headers, or were before the data was reloaded.
  var isInUse: Bool { containerView.superview != nil }

  func loadSections(_ count: Int) -> [(count: Int, header: Double)] {
    if !isInUse { table.insertSubview(containerView, above: table.contentView) }
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

  func layOutHeaders() {
    let rows = table.rows
    let top = table.offset
    // The bottom of the view that covers the top of the table.
    let edge = top + table.insets.top
    views.show(rows.sections(from: top, to: top + table.bounds.height)) { _, _ in }
    for (section, view) in zip(views.rows, views.views) {
      let height = rows.headerHeight(ofSection: section)
      let shown = titles[section] == nil ? height : min(height, table.headerHeight)
      let natural = rows.top(ofSection: section) + height - shown
      let end = rows.top(ofSection: section + 1) - shown
      let isStuck = titles[section] != nil && edge > natural
      view.show(
        TableHeaderView.Content(
          title: titles[section], index: section, count: titles.count,
          inset: table.style == .menu ? 4 + table.theme.metrics.gap : 16, isFloating: isStuck))
      view.frame = Rect(
        table.rowMargin, (isStuck ? min(edge, end) : natural) - top,
        max(0, table.bounds.width - 2 * table.rowMargin), shown)
    }
  }

  var visibleHeaders: Zip2Sequence<Range<Int>, [TableHeaderView]> { zip(views.rows, views.views) }

  var presentationFrames: [Int: Rect] {
    Dictionary(uniqueKeysWithValues: visibleHeaders.map { ($0, $1.presentationFrame) })
  }

  func covers(_ point: Point) -> Bool { views.views.contains { $0.frame.contains(point) } }

  /// The height of the header that floats above the rows of a section, in points.
  func headerHeight(aboveRow row: Int) -> Double {
    guard table.rows.hasSections, titles[table.rows.outline.section(ofRow: row)] != nil else {
      return 0
    }
    return table.headerHeight
  }

  /// A row's frame, extended by the height of the header that would cover it.
  func includingHeader(_ rect: Rect, row: Int) -> Rect {
    let room = headerHeight(aboveRow: row)
    return Rect(rect.minX, rect.minY - room, rect.width, rect.height + room)
  }
}

/// The title above the rows of a section, or the line if a section has no title.
final class TableHeaderView: View {
  /// Points at the default text size.
  static let height = 32.0
  static let gap = 8.0
  static let lineHeight = 16.0

  struct Content: Equatable {
    /// Nil for a line.
    var title: String?
    var index = 0
    var count = 0
    var inset = 16.0
    var isFloating = false
  }

  private(set) var content = Content()

  private var layout = CachedTextLayout()

  /// The background color of the nearest ancestor that has one; `surface` if none has.
  private var effectiveBackgroundColor: ColorRole {
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

  /// Level 2, below the title of the screen.
  override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
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
    if content.isFloating {
      canvas.fill(bounds, effectiveBackgroundColor)
      let y = bounds.maxY - 1 / traits.scale
      canvas.hairline(from: Point(bounds.minX, y), to: Point(bounds.maxX, y))
    }
    let font = theme.fonts.captionStrong
    let text = layout.layout(
      title, font: font, width: max(0, bounds.width - 2 * content.inset), for: self)
    let x = isMirrored ? bounds.maxX - content.inset - text.size.width : bounds.minX + content.inset
    canvas.drawText(text, font, .secondaryText, at: Point(x, bounds.midY - text.size.height / 2))
  }
}
