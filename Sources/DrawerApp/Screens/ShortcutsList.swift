// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Groups of shortcuts in one or two columns.
final class ShortcutsList: View {
  private struct Group {
    let name: String
    var commands: [KeyCommand]
  }

  private static let rowHeight = 32.0
  private static let headerHeight = 28.0
  private static let groupGap = 12.0
  private static let inset = 24.0
  private static let columnGap = 32.0
  /// Points of width from which two columns have room.
  private static let twoColumnWidth = 620.0

  private let groups: [Group]

  init(commands: [KeyCommand]) {
    var groups: [Group] = []
    for command in commands {
      let name = command.group.isEmpty ? "Other" : command.group
      if let index = groups.firstIndex(where: { $0.name == name }) {
        groups[index].commands.append(command)
      } else {
        groups.append(Group(name: name, commands: [command]))
      }
    }
    self.groups = groups
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  func height(forWidth width: Double) -> Double {
    columns(forWidth: width).map { $0.reduce(0) { $0 + Self.height(of: $1) } }.max() ?? 0
  }

  override func draw(_ canvas: inout Canvas) {
    let columns = columns(forWidth: bounds.width)
    let count = Double(columns.count)
    let isMirrored = traits.layoutDirection == .rightToLeft
    let width = (bounds.width - 2 * Self.inset - (count - 1) * Self.columnGap) / count
    for (index, column) in columns.enumerated() {
      let x = Self.inset + Double(index) * (width + Self.columnGap)
      var y = 0.0
      for group in column {
        let area = Rect(x, y, width, Self.height(of: group))
        draw(group, in: mirrored(area), isMirrored: isMirrored, &canvas)
        y += Self.height(of: group)
      }
    }
  }

  private func draw(
    _ group: Group, in area: Rect, isMirrored: Bool, _ canvas: inout Canvas
  ) {
    /// The same place seen from the side on which reading begins.
    func inArea(_ rect: Rect) -> Rect {
      isMirrored
        ? Rect(area.minX + area.maxX - rect.maxX, rect.minY, rect.width, rect.height) : rect
    }
    let fonts = theme.fonts
    let header = line(group.name, fonts.captionStrong, width: area.width)
    canvas.text(
      header, fonts.captionStrong, .secondaryText,
      at: inArea(Rect(origin: area.origin, size: header.size)).origin)
    var y = area.minY + Self.headerHeight
    for command in group.commands {
      let left = drawKeys(
        of: command, right: area.maxX, middle: y + Self.rowHeight / 2, inArea, &canvas)
      let title = line(command.title, fonts.body, width: max(0, left - 8 - area.minX))
      let place = Point(area.minX, y + (Self.rowHeight - title.size.height) / 2)
      canvas.text(
        title, fonts.body, .text, at: inArea(Rect(origin: place, size: title.size)).origin)
      y += Self.rowHeight
    }
  }

  /// Draws the keys as caps, from the end of the line, and returns where they begin.
  private func drawKeys(
    of command: KeyCommand, right: Double, middle: Double, _ inArea: (Rect) -> Rect,
    _ canvas: inout Canvas
  ) -> Double {
    let font = theme.fonts.caption
    var x = right
    for shortcut in command.shortcuts.prefix(2).reversed() {
      let text = line(shortcut.label, font, width: .infinity)
      let cap = Rect(x - text.size.width - 12, middle - 11, text.size.width + 12, 22)
      let shown = inArea(cap)
      canvas.fill(shown, .hover, radius: 5)
      canvas.stroke(shown, .separator, radius: 5, width: 1)
      canvas.text(
        text, font, .text, at: Point(shown.minX + 6, middle - text.size.height / 2))
      x = cap.minX - 6
    }
    return x + 6
  }

  private func line(_ text: String, _ font: Font, width: Double) -> TextLayout {
    TextLayout(text, font: font, width: width, maximumLines: 1, measurer: textMeasurer)
  }

  private func columns(forWidth width: Double) -> [[Group]] {
    guard width >= Self.twoColumnWidth else { return [groups] }
    let total = groups.reduce(0) { $0 + Self.height(of: $1) }
    // The cut that leaves the two columns most alike.
    var best = (cut: groups.count, excess: total)
    var height = 0.0
    for (index, group) in groups.enumerated() {
      height += Self.height(of: group)
      let taller = max(height, total - height)
      if taller < best.excess { best = (index + 1, taller) }
    }
    return [Array(groups.prefix(best.cut)), Array(groups.dropFirst(best.cut))]
  }

  private static func height(of group: Group) -> Double {
    headerHeight + Double(group.commands.count) * rowHeight + groupGap
  }
}
