// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Groups of shortcuts in one or two columns.
final class ShortcutsList: StackView {
  private static let rowHeight = 32.0
  private static let headerHeight = 28.0

  /// Default false: one.
  private var isInTwoColumns = false

  private let columns = [View.column([], alignment: .fill), .column([], alignment: .fill)]
  private let groups: [View]
  /// How many of the groups the first of two columns has.
  private let cut: Int

  init(commands: [KeyCommand]) {
    var names: [String] = []
    for command in commands where !names.contains(command.group) { names.append(command.group) }
    let commands = names.map { name in commands.filter { $0.group == name } }
    groups = zip(names, commands).map { Self.group($0.isEmpty ? localized("Other") : $0, $1) }
    cut = Self.cut(commands.map(\.count))
    super.init()
    (distribution, alignment, spacing) = (.fillEqually, .leading, 32)
    isUserInteractionEnabled = false
    for column in columns {
      column.spacing = 12
      addArrangedSubview(column)
    }
    fill()
  }

  func show(inTwoColumns: Bool) {
    guard inTwoColumns != isInTwoColumns else { return }
    isInTwoColumns = inTwoColumns
    fill()
  }

  private func fill() {
    for (index, group) in groups.enumerated() {
      columns[isInTwoColumns && index >= cut ? 1 : 0].addArrangedSubview(group)
    }
    columns[1].isHidden = !isInTwoColumns
  }

  /// Where to cut groups of some numbers of rows, so that the two columns are most alike.
  private static func cut(_ counts: [Int]) -> Int {
    let heights = counts.map { headerHeight + Double($0) * rowHeight }
    let total = heights.reduce(0, +)
    let excess = heights.indices.map { index in
      let height = heights[...index].reduce(0, +)
      return max(height, total - height)
    }
    return excess.indices.min { excess[$0] < excess[$1] }.map { $0 + 1 } ?? 0
  }

  private static func group(_ name: String, _ commands: [KeyCommand]) -> View {
    let header = Label(name, style: .captionStrong)
    header.color = .secondaryText
    header.numberOfLines = 0
    header.heightAnchor.constraint(greaterThanOrEqualToConstant: headerHeight).isActive = true
    // Where reading begins, which is the right where the layout does, though its words do not.
    let heading = View.column([header], alignment: .leading)
    let group = View.column([heading] + commands.map(row), alignment: .fill)
    group.spacing = 0
    return group
  }

  /// A command's title, and its keys at the end of the line.
  private static func row(_ command: KeyCommand) -> View {
    let title = Label(command.title)
    title.numberOfLines = 0
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let row = StackView(
      arrangedSubviews: [title, View()]
        + command.shortcuts.prefix(2).map { KeyCap($0.label(in: Language.current)) })
    (row.alignment, row.spacing) = (.center, 6)
    row.heightAnchor.constraint(greaterThanOrEqualToConstant: rowHeight).isActive = true
    return row
  }
}

/// The name of a key or a combination, as on a key.
private final class KeyCap: View {
  init(_ name: String) {
    super.init(frame: .zero)
    let label = Label(name, style: .caption)
    addSubview(label)
    label.pin([.leading(6), .trailing(6), .centerY()])
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    heightAnchor.constraint(equalTo: label.heightAnchor, constant: 5.2).isActive = true
  }

  override func draw(_ canvas: inout Canvas) {
    canvas.fill(bounds, .hover, radius: 5)
    canvas.stroke(bounds, .separator, radius: 5, width: 1)
  }
}
