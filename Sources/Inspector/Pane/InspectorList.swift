// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// A scroll view with sections of text rows. It draws only the visible rows.
final class InspectorList: ScrollView {
  private(set) var sections: [[InspectorRow]] = []

  private let page = Page()

  override init(frame: Rect) {
    super.init(frame: frame)
    page.isUserInteractionEnabled = false
    contentView.addSubview(page)
  }

  func show(_ sections: [[InspectorRow]]) {
    guard sections != self.sections else { return }
    self.sections = sections
    guard window != nil else { return }
    layOutRows()
    page.setNeedsDisplay()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    page.frame = Rect(0, offset, bounds.width, bounds.height)
    page.offset = offset
    page.setNeedsDisplay()
  }

  override func traitsDidChange() { setNeedsLayout() }

  private func layOutRows() {
    page.layOutRows(sections.flatMap { $0 }, width: bounds.width)
    contentHeight = page.height
  }
}

extension InspectorList {
  fileprivate final class Page: View {
    private struct RowLayout {
      let row: InspectorRow
      let y: Double
      let height: Double
      /// Nil outside a tree.
      let position: AccessibilityElement.Position?
    }

    /// Lengths in points at the default size of text, on the grid of 4.
    private static let rowHeight = 24.0
    private static let headingHeight = 36.0
    private static let inset = 16.0
    private static let indent = 12.0
    /// The largest indentation of a tree, so that names have enough space.
    private static let maximumIndentLevel = 8
    private static let markSize = 8.0
    private static let gap = 8.0
    /// The fraction of a row that a detail may take in larger text, 0…1.
    private static let maximumDetailFraction = 0.6

    var offset = 0.0

    private(set) var height = 0.0
    private var rowLayouts: [RowLayout] = []

    func layOutRows(_ rows: [InspectorRow], width: Double) {
      var y = 0.0
      rowLayouts = zip(rows, Self.positions(of: rows)).map { row, position in
        let height = height(of: row, width: width)
        defer { y += height }
        return RowLayout(row: row, y: y, height: height, position: position)
      }
      height = y + Self.inset
    }

    /// Returns each row's depth below its heading; nil for headings, and if all rows of a heading have the same depth.
    private static func positions(of rows: [InspectorRow]) -> [AccessibilityElement.Position?] {
      rows.split(omittingEmptySubsequences: false) { $0.kind == .heading }.enumerated().flatMap {
        section, rows -> [AccessibilityElement.Position?] in
        let isTree = rows.contains { $0.depth != rows.first?.depth }
        let positions = rows.enumerated().map { index, row in
          isTree
            ? AccessibilityElement.Position(index + 1, of: rows.count, level: row.depth + 1) : nil
        }
        return section == 0 ? positions : [nil] + positions
      }
    }

    private func height(of row: InspectorRow, width: Double) -> Double {
      switch row.kind {
      case .paragraph: title(of: row, width: width).size.height + 8
      case .heading, .item, .current:
        (row.kind == .heading ? Self.headingHeight : Self.rowHeight) * symbolScale
          + title(of: row, width: width).size.height
          - TextLayout.lineHeight(of: theme.fonts.caption)
      }
    }

    private func font(of row: InspectorRow) -> Font {
      row.kind == .heading ? theme.fonts.captionStrong : theme.fonts.caption
    }

    private func title(of row: InspectorRow, width: Double) -> TextLayout {
      var room = width - left(of: row) - Self.inset
      if !row.detail.isEmpty { room -= detail(of: row, width: room).size.width + Self.gap }
      return TextLayout(row.title, font: font(of: row), width: max(0, room), measurer: textMeasurer)
    }

    private func detail(of row: InspectorRow, width: Double) -> TextLayout {
      line(
        row.detail, theme.fonts.caption,
        width: symbolScale > 1 ? width * Self.maximumDetailFraction : width)
    }

    private func left(of row: InspectorRow) -> Double {
      Self.inset + Double(min(row.depth, Self.maximumIndentLevel)) * Self.indent
        + (row.mark == nil ? 0 : Self.markSize * symbolScale + Self.gap)
    }

    private var visibleRows: some Sequence<RowLayout> {
      rowLayouts.lazy.filter { [offset, bounds] in
        $0.y + $0.height > offset && $0.y < offset + bounds.height
      }
    }

    override func draw(_ canvas: inout Canvas) {
      for item in visibleRows { draw(item, at: item.y - offset, &canvas) }
    }

    override var accessibilityElements: [AccessibilityElement]? {
      get {
        visibleRows.map { item in
          let row = item.row
          let words = [row.title, row.subtitle, row.detail].filter { !$0.isEmpty }
          var element = AccessibilityElement(
            role: row.kind == .heading ? .heading : .staticText,
            label: words.joined(separator: ", "),
            frame: Rect(0, item.y - offset, bounds.width, item.height))
          element.position = item.position
          return element
        }
      }
      set { super.accessibilityElements = newValue }
    }

    private func draw(_ item: RowLayout, at y: Double, _ canvas: inout Canvas) {
      let row = item.row
      if row.kind == .current {
        canvas.fill(
          Rect(8, y, max(0, bounds.width - 16), item.height), .selection,
          radius: theme.metrics.controlRadius / 2)
      }
      let left = left(of: row)
      let title = title(of: row, width: bounds.width)
      if row.kind == .paragraph {
        let lineHeight = theme.fonts.caption.size * TextLayout.lineHeightFactor
        drawMark(of: row, right: left, middle: y + 5 + lineHeight / 2, &canvas)
        canvas.drawText(title, theme.fonts.caption, row.titleColor, at: Point(left, y + 4))
        return
      }
      let lineHeight = TextLayout.lineHeight(of: theme.fonts.caption)
      // A heading is close to its rows. The detail and the mark are in the first line.
      let middle =
        y + item.height - Self.rowHeight * symbolScale / 2 - (title.size.height - lineHeight)
      drawMark(of: row, right: left, middle: middle, &canvas)
      let font = font(of: row)
      var right = bounds.width - Self.inset
      if !row.detail.isEmpty {
        let detail = detail(of: row, width: right - left)
        right -= detail.size.width
        draw(detail, theme.fonts.caption, row.detailColor, at: right, middle, &canvas)
        right -= Self.gap
      }
      canvas.drawText(
        title, font, row.kind == .heading ? .secondaryText : row.titleColor,
        at: Point(left, middle - lineHeight / 2))
      let rest = right - left - title.size.width - Self.gap
      // A few letters of a truncated title are useless.
      guard !row.subtitle.isEmpty, rest > 3 * font.size, title.lines.count == 1 else { return }
      let subtitle = line(row.subtitle, font, width: rest)
      // Larger text has no space even for those.
      if symbolScale > 1, textMeasurer.width(of: row.subtitle, in: font) > rest { return }
      draw(subtitle, font, .secondaryText, at: left + title.size.width + Self.gap, middle, &canvas)
    }

    private func drawMark(
      of row: InspectorRow, right: Double, middle: Double, _ canvas: inout Canvas
    ) {
      let size = Self.markSize * symbolScale
      let rect = Rect(right - Self.gap - size, middle - size / 2, size, size)
      switch row.mark {
      case .filled(let color): canvas.fill(rect, color, radius: size / 2)
      case .ring(let color): canvas.stroke(rect, color, radius: size / 2, width: 1.5)
      case nil: break
      }
    }

    private func draw(
      _ layout: TextLayout, _ font: Font, _ color: ColorRole, at x: Double, _ middle: Double,
      _ canvas: inout Canvas
    ) { canvas.drawText(layout, font, color, at: Point(x, middle - layout.size.height / 2)) }

    private func line(_ text: String, _ font: Font, width: Double) -> TextLayout {
      TextLayout(text, font: font, width: max(0, width), maximumLines: 1, measurer: textMeasurer)
    }
  }
}
