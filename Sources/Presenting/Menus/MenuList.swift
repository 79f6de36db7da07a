// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The items of one menu, in sections. It scrolls if they do not fit.
final class MenuList: ScrollView {
  /// The space above the first item and below the last one, in points.
  static let padding = 4.0
  private static let separatorHeight = 9.0
  private static let headingInset = 16.0
  /// The minimum and the maximum width in points, at the default size of text.
  private static let minimumWidth = 160.0
  private static let maximumWidth = 400.0

  private(set) var rows: [MenuRow] = []
  private var headings: [Label] = []
  private var separators: [View] = []
  /// The rows, headings and separators from top to bottom.
  private var parts: [View] = []

  /// The index of the item in the parent menu that opened this menu.
  let sourceIndex: Int?

  init(_ menu: Menu, sourceIndex: Int?) {
    self.sourceIndex = sourceIndex
    super.init(frame: .zero)
    let columns = MenuRow.Columns(menu.items)
    for section in menu.sections where !section.items.isEmpty {
      if !parts.isEmpty {
        let line = View()
        line.backgroundColor = .separator
        separators.append(line)
        parts.append(line)
      }
      if let title = section.title {
        let heading = Label(title, style: .captionStrong)
        heading.color = .secondaryText
        heading.alignment = .natural
        headings.append(heading)
        parts.append(heading)
      }
      for item in section.items {
        let row = MenuRow(
          item, columns: columns, position: .init(rows.count + 1, of: menu.items.count))
        rows.append(row)
        parts.append(row)
      }
    }
    for part in parts { contentView.addSubview(part) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let widest = rows.map { $0.sizeThatFits(size).width }.max() ?? 0
    let heading =
      headings.map {
        $0.sizeThatFits(Size(Self.maximumWidth * symbolScale, headingHeight)).width + 2
          * Self.headingInset
      }.max() ?? 0
    return Size(
      min(max(Self.minimumWidth, widest, heading), Self.maximumWidth * symbolScale), fullHeight)
  }

  private var rowHeight: Double { theme.metrics.minimumControlHeight }
  private var headingHeight: Double { 28 * symbolScale }

  private var fullHeight: Double {
    2 * Self.padding + Double(rows.count) * rowHeight
      + Double(headings.count) * headingHeight
      + Double(separators.count) * Self.separatorHeight
  }

  override func layoutSubviews() {
    contentHeight = fullHeight
    let width = bounds.width
    let textWidth = max(0, width - 2 * Self.headingInset)
    var y = Self.padding
    for part in parts {
      switch part {
      case is MenuRow:
        part.frame = Rect(0, y, width, rowHeight)
        y += rowHeight
      case is Label:
        let size = part.sizeThatFits(Size(textWidth, 0))
        part.frame = Rect(
          isMirrored ? width - Self.headingInset - size.width : Self.headingInset,
          y + ((headingHeight - size.height) / 2).rounded(), size.width, size.height)
        y += headingHeight
      default:
        part.frame = Rect(
          Self.headingInset, y + (Self.separatorHeight / 2).rounded(.down), textWidth, 1)
        y += Self.separatorHeight
      }
    }
    super.layoutSubviews()
  }

  func index(at point: Point) -> Int? {
    guard bounds.contains(point) else { return nil }
    let inContent = convert(point, to: contentView)
    return rows.firstIndex { $0.frame.contains(inContent) }
  }

  /// Highlights a row, and marks the row whose submenu is open.
  func show(highlighted: Int?, open: Int?) {
    for (index, row) in rows.enumerated() {
      row.isHighlighted = index == highlighted
      row.isOpen = index == open
    }
  }

  /// Keeps the scroll bar of a menu visible if the menu does not fit. Nothing else shows that it has more items.
  func updateScrollIndicatorVisibility() {
    if maximumOffset > 0 { hoverBegan() } else { hoverEnded() }
  }

  func reveal(_ index: Int) {
    scrollRectToVisible(rows[index].frame.inset(by: Insets(horizontal: 0, vertical: -Self.padding)))
  }

  /// The card around the list is the accessibility element.
  override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    element.role = .none
  }
}
