// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The items of one menu, one below the other, in sections; it scrolls where they have no room.
final class MenuList: ScrollView {
  /// Points above the first item and below the last one.
  static let padding = 4.0
  private static let separatorHeight = 9.0
  private static let headingInset = 16.0
  /// Points at the default size of text.
  private static let least = 160.0
  private static let most = 400.0

  private(set) var rows: [MenuRow] = []
  private var headings: [Label] = []
  private var separators: [View] = []
  /// Those with items.
  private let sections: [Menu.Section]

  /// The item of the menu before that it opened from.
  let source: Int?

  init(_ menu: Menu, source: Int?) {
    sections = menu.sections.filter { !$0.items.isEmpty }
    self.source = source
    super.init(frame: .zero)
    let columns = MenuRow.Columns(menu.items)
    for (index, section) in sections.enumerated() {
      if index > 0 {
        let line = View()
        line.backgroundColor = .separator
        separators.append(line)
        contentView.addSubview(line)
      }
      if let title = section.title {
        let heading = Label(title, style: .captionStrong)
        heading.color = .secondaryText
        heading.alignment = .natural
        headings.append(heading)
        contentView.addSubview(heading)
      }
      for item in section.items {
        let row = MenuRow(
          item, columns: columns, position: .init(rows.count + 1, of: menu.items.count))
        rows.append(row)
        contentView.addSubview(row)
      }
    }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let widest = rows.map { $0.sizeThatFits(size).width }.max() ?? 0
    let heading =
      headings.map {
        $0.sizeThatFits(Size(Self.most * growth, headingHeight)).width + 2 * Self.headingInset
      }.max() ?? 0
    return Size(min(max(Self.least, widest, heading), Self.most * growth), fullHeight)
  }

  private var rowHeight: Double { theme.metrics.minimumTarget }
  private var headingHeight: Double { 28 * growth }

  private var fullHeight: Double {
    2 * Self.padding + Double(rows.count) * rowHeight
      + Double(headings.count) * headingHeight
      + Double(separators.count) * Self.separatorHeight
  }

  override func layoutSubviews() {
    contentHeight = fullHeight
    place(in: bounds.width)
    super.layoutSubviews()
  }

  private func place(in width: Double) {
    var y = Self.padding
    var row = 0
    var heading = 0
    var separator = 0
    for (index, section) in sections.enumerated() {
      if index > 0 {
        separators[separator].frame = Rect(
          Self.headingInset, y + (Self.separatorHeight / 2).rounded(.down),
          max(0, width - 2 * Self.headingInset), 1)
        separator += 1
        y += Self.separatorHeight
      }
      if section.title != nil {
        let label = headings[heading]
        let size = label.sizeThatFits(Size(max(0, width - 2 * Self.headingInset), 0))
        let isMirrored = traits.layoutDirection == .rightToLeft
        label.frame = Rect(
          isMirrored ? width - Self.headingInset - size.width : Self.headingInset,
          y + ((headingHeight - size.height) / 2).rounded(), size.width, size.height)
        heading += 1
        y += headingHeight
      }
      for _ in section.items {
        rows[row].frame = Rect(0, y, width, rowHeight)
        row += 1
        y += rowHeight
      }
    }
  }

  /// The item at a point of the list.
  func index(at point: Point) -> Int? {
    guard bounds.contains(point) else { return nil }
    let inContent = convert(point, to: contentView)
    return rows.firstIndex { $0.frame.contains(inContent) }
  }

  func mark(_ index: Int?) {
    for (position, row) in rows.enumerated() { row.setMarked(position == index) }
  }

  /// The row whose submenu is open.
  func markOpen(_ index: Int?) {
    for (position, row) in rows.enumerated() { row.setOpen(position == index) }
  }

  /// The scroll bar of a menu that has no room stays visible: nothing else shows that there is
  /// more.
  func showThatThereIsMore() {
    if maximumOffset > 0 { hoverBegan() } else { hoverEnded() }
  }

  func reveal(_ index: Int) {
    scrollRectToVisible(rows[index].frame.inset(by: Insets(horizontal: 0, vertical: -Self.padding)))
  }

  /// The card around it is the menu.
  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.role = .none
  }
}
