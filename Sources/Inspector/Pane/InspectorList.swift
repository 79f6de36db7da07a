// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// Rows of text in sections that scroll; it draws the visible ones only.
final class InspectorList: ScrollView {
  /// The sections' rows, first to last.
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
    rowsChanged()
  }

  override func layoutSubviews() {
    arrange()
    super.layoutSubviews()
  }

  override func offsetChanged() {
    super.offsetChanged()
    page.frame = Rect(0, offset, bounds.width, bounds.height)
    page.offset = offset
    page.setNeedsDisplay()
  }

  override func traitsChanged() { setNeedsLayout() }

  private func rowsChanged() {
    guard window != nil else { return }
    arrange()
    page.setNeedsDisplay()
    setNeedsLayout()
  }

  private func arrange() {
    page.arrange(sections.flatMap { $0 }, width: bounds.width)
    contentHeight = page.height
  }
}

extension InspectorList {
  /// Draws the visible part of the rows.
  fileprivate final class Page: View {
    private struct Placed {
      let row: InspectorRow
      let y: Double
      let height: Double
      /// Nil outside a tree.
      let position: AccessibilityElement.Position?
    }

    /// Points at the default size of text, on the grid of 4.
    private static let rowHeight = 24.0
    private static let headingHeight = 36.0
    private static let inset = 16.0
    private static let indent = 12.0
    /// Levels beyond which a tree is not indented further: the names need the room.
    private static let maximumIndent = 8
    private static let markSize = 8.0
    private static let gap = 8.0
    /// The share of a row, 0…1, that a detail in larger text may take.
    private static let largestDetailShare = 0.6

    /// How far the list is scrolled.
    var offset = 0.0

    private(set) var height = 0.0
    private var placed: [Placed] = []

    func arrange(_ rows: [InspectorRow], width: Double) {
      var y = 0.0
      placed = zip(rows, Self.positions(of: rows)).map { row, position in
        let height = height(of: row, width: width)
        defer { y += height }
        return Placed(row: row, y: y, height: height, position: position)
      }
      height = y + Self.inset
    }

    /// The depth of a row below its heading; nil for headings, and if all rows of a heading have the same depth.
    private static func positions(
      of rows: [InspectorRow]
    ) -> [AccessibilityElement.Position?] {
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
      case .paragraph: paragraph(row, width: width).size.height + 8
      case .heading, .item, .current:
        (row.kind == .heading ? Self.headingHeight : Self.rowHeight) * growth
          + title(of: row, width: width).size.height
          - TextLayout.lineHeight(of: theme.fonts.caption)
      }
    }

    private func font(of row: InspectorRow) -> Font {
      row.kind == .heading ? theme.fonts.captionStrong : theme.fonts.caption
    }

    /// A title without room in one line has several.
    private func title(of row: InspectorRow, width: Double) -> TextLayout {
      var room = width - left(of: row) - Self.inset
      if !row.detail.isEmpty { room -= detail(of: row, width: room).size.width + Self.gap }
      return TextLayout(
        row.title, font: font(of: row), width: max(0, room), measurer: textMeasurer)
    }

    /// The title keeps a share of the row.
    private func detail(of row: InspectorRow, width: Double) -> TextLayout {
      line(
        row.detail, theme.fonts.caption,
        width: growth > 1 ? width * Self.largestDetailShare : width)
    }

    private func paragraph(_ row: InspectorRow, width: Double) -> TextLayout {
      TextLayout(
        row.title, font: theme.fonts.caption, width: max(0, width - left(of: row) - Self.inset),
        measurer: textMeasurer)
    }

    private func left(of row: InspectorRow) -> Double {
      Self.inset + Double(min(row.depth, Self.maximumIndent)) * Self.indent
        + (row.mark == nil ? 0 : Self.markSize * growth + Self.gap)
    }

    private var shown: some Sequence<Placed> {
      placed.lazy.filter { [offset, bounds] in
        $0.y + $0.height > offset && $0.y < offset + bounds.height
      }
    }

    override func draw(_ canvas: inout Canvas) {
      for item in shown { draw(item, at: item.y - offset, &canvas) }
    }

    /// The rows that show.
    override var accessibilityElements: [AccessibilityElement]? {
      get {
        shown.map { item in
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

    private func draw(_ item: Placed, at y: Double, _ canvas: inout Canvas) {
      let row = item.row
      if row.kind == .current {
        canvas.fill(
          Rect(8, y, max(0, bounds.width - 16), item.height), .selection,
          radius: theme.metrics.controlRadius / 2)
      }
      let left = left(of: row)
      if row.kind == .paragraph {
        let lineHeight = theme.fonts.caption.size * TextLayout.lineHeightFactor
        drawMark(of: row, right: left, middle: y + 5 + lineHeight / 2, &canvas)
        canvas.text(
          paragraph(row, width: bounds.width), theme.fonts.caption, row.titleColor,
          at: Point(left, y + 4))
        return
      }
      let title = title(of: row, width: bounds.width)
      let lineHeight = TextLayout.lineHeight(of: theme.fonts.caption)
      // Headings stand close to their rows. A detail and a mark are in the first line.
      let middle =
        y + item.height - Self.rowHeight * growth / 2 - (title.size.height - lineHeight)
      drawMark(of: row, right: left, middle: middle, &canvas)
      let font = font(of: row)
      var right = bounds.width - Self.inset
      if !row.detail.isEmpty {
        let detail = detail(of: row, width: right - left)
        right -= detail.size.width
        draw(detail, theme.fonts.caption, row.detailColor, at: right, middle, &canvas)
        right -= Self.gap
      }
      canvas.text(
        title, font, row.kind == .heading ? .secondaryText : row.titleColor,
        at: Point(left, middle - lineHeight / 2))
      let rest = right - left - title.size.width - Self.gap
      // A few letters of a cut title say nothing.
      guard !row.subtitle.isEmpty, rest > 3 * font.size, title.lines.count == 1 else { return }
      let subtitle = line(row.subtitle, font, width: rest)
      // Of larger text not even those are left.
      if growth > 1, textMeasurer.width(of: row.subtitle, in: font) > rest { return }
      draw(
        subtitle, font, .secondaryText, at: left + title.size.width + Self.gap, middle, &canvas)
    }

    private func drawMark(
      of row: InspectorRow, right: Double, middle: Double, _ canvas: inout Canvas
    ) {
      let size = Self.markSize * growth
      let place = Rect(right - Self.gap - size, middle - size / 2, size, size)
      switch row.mark {
      case .filled(let color): canvas.fill(place, color, radius: size / 2)
      case .ring(let color): canvas.stroke(place, color, radius: size / 2, width: 1.5)
      case nil: break
      }
    }

    private func draw(
      _ layout: TextLayout, _ font: Font, _ color: ColorRole, at x: Double, _ middle: Double,
      _ canvas: inout Canvas
    ) {
      canvas.text(layout, font, color, at: Point(x, middle - layout.size.height / 2))
    }

    private func line(_ text: String, _ font: Font, width: Double) -> TextLayout {
      TextLayout(
        text, font: font, width: max(0, width), maximumLines: 1, measurer: textMeasurer)
    }
  }
}
