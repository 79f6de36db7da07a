// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextView {
  /// The command that leaves a text in which Tab inserts a tab.
  var focusCommands: [KeyCommand] {
    guard isEditable, insertsTabs else { return [] }
    return [
      KeyCommand(
        traits.localization("Leave the text view"), identifier: "text.leave",
        group: traits.localization("Focus"), shortcuts: [.init(.tab, .control)]
      ) { [weak self] in self?.window?.focus.moveFocus(forward: true) ?? false }
    ]
  }

  /// Touches scroll a text that cannot be edited.
  func acceptsPointer(_ sample: PointerSample) -> Bool {
    sample.event.device == .touch ? isEditable : canSelect
  }

  // MARK: Accessibility

  /// In a long text the part around the caret, or around the visible text if it is not being edited.
  func makeAccessibilityText() -> AccessibilityText {
    let storage = interaction.editor.storage
    let shown = paragraphViews.rows.first.map { row($0).start } ?? storage.start
    let part = interaction.updateAccessibleRange(
      around: interaction.isActive ? interaction.editor.selection.head : shown)
    var text = interaction.accessibilityText(of: part, isSelectable: canSelect)
    text.lines = lines(in: part)
    return text
  }

  private func lines(in part: Range<TextPosition>) -> [AccessibilityText.Line] {
    let storage = interaction.editor.storage
    let withEdges = isEditable && interaction.isActive
    var lines: [AccessibilityText.Line] = []
    var counted = part.lowerBound
    var count = 0
    for (index, view) in zip(paragraphViews.rows, paragraphViews.views) {
      guard index < rowLayout.textRows.count else { break }
      let row = row(index)
      guard row.start >= part.lowerBound, row.end <= part.upperBound else { continue }
      count += storage.characterCount(in: counted..<max(counted, row.start))
      let layout = view.paragraph(forWidth: textWidth)
      let breaks = row.isLast && row.paragraph + 1 < storage.paragraphCount ? 1 : 0
      add(layout, to: &lines, from: &count, at: view.frame.origin, breaks, withEdges)
      counted = breaks == 1 ? TextPosition(row.paragraph + 1, 0) : row.end
    }
    return lines
  }

  private func add(
    _ paragraph: ParagraphLayout, to lines: inout [AccessibilityText.Line], from count: inout Int,
    at origin: Point, _ breaks: Int, _ withEdges: Bool
  ) {
    let shown = paragraph.layout.lines
    for (index, line) in shown.enumerated() {
      let isLast = index + 1 == shown.count
      let end = isLast ? paragraph.text.endIndex : shown[index + 1].range.lowerBound
      let length =
        paragraph.text.distance(from: line.range.lowerBound, to: end) + (isLast ? breaks : 0)
      let top = origin.y - offset + Double(index) * paragraph.lineHeight
      var edges = withEdges ? paragraph.edges(ofLine: index) : []
      // A line break has no width.
      if let last = edges.last, edges.count <= length {
        edges += [Double](repeating: last, count: length + 1 - edges.count)
      }
      lines.append(
        AccessibilityText.Line(
          range: count..<count + length,
          frame: Rect(origin.x + line.baseline.x, top, line.width, paragraph.lineHeight),
          edges: edges))
      count += length
    }
  }
}
