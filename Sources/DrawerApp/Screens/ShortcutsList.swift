// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Groups of key commands in one or two columns.
final class ShortcutsList: StackView {
  private static let rowHeight = 32.0
  private static let headerHeight = 28.0

  private var hasTwoColumns = false

  private let columns = [1, 2].map { _ in View.column([], spacing: 12, alignment: .fill) }
  private let groups: [View]
  private let firstColumnGroupCount: Int

  init(commands: [KeyCommand]) {
    var names: [String] = []
    for command in commands where !names.contains(command.group) { names.append(command.group) }
    let commands = names.map { name in commands.filter { $0.group == name } }
    groups = zip(names, commands).map { Self.group($0.isEmpty ? localized("Other") : $0, $1) }
    firstColumnGroupCount = Self.firstColumnGroupCount(for: commands.map(\.count))
    super.init()
    (distribution, alignment, spacing) = (.fillEqually, .leading, 32)
    isUserInteractionEnabled = false
    for column in columns { addArrangedSubview(column) }
    fillColumns()
  }

  func setTwoColumns(_ inTwoColumns: Bool) {
    guard inTwoColumns != hasTwoColumns else { return }
    hasTwoColumns = inTwoColumns
    fillColumns()
  }

  private func fillColumns() {
    for (index, group) in groups.enumerated() {
      columns[hasTwoColumns && index >= firstColumnGroupCount ? 1 : 0].addArrangedSubview(group)
    }
    columns[1].isHidden = !hasTwoColumns
  }

  /// Returns the number of groups in the first column that makes both columns most similar in height.
  private static func firstColumnGroupCount(for counts: [Int]) -> Int {
    let heights = counts.map { headerHeight + Double($0) * rowHeight }
    let total = heights.reduce(0, +)
    let excess = heights.indices.map { index in
      let height = heights[...index].reduce(0, +)
      return max(height, total - height)
    }
    return excess.indices.min { excess[$0] < excess[$1] }.map { $0 + 1 } ?? 0
  }

  private static func group(_ name: String, _ commands: [KeyCommand]) -> View {
    let header = Label(name, style: .captionStrong, color: .secondaryText)
    header.heightAnchor.constraint(greaterThanOrEqualToConstant: headerHeight).isActive = true
    // The heading is at the leading edge of the layout, whatever the direction of its text.
    let heading = View.column([header], alignment: .leading)
    return View.column([heading] + commands.map(row), spacing: 0, alignment: .fill)
  }

  private static func row(_ command: KeyCommand) -> View {
    let title = Label(command.title)
    title.numberOfLines = 0
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let keys = command.shortcuts.prefix(2).map { KeyCap($0.label(in: Language.current)) }
    let row = View.row([title, View()] + keys, spacing: 6, alignment: .center)
    row.heightAnchor.constraint(greaterThanOrEqualToConstant: rowHeight).isActive = true
    return row
  }
}

/// A label that looks like a key of the keyboard.
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
