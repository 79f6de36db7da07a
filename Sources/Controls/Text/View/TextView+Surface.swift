// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextView: TextSurface {
  /// Heights on the way to a distant position may differ from their estimates.
  static let maximumRevealRounds = 4

  /// The layout of a row, visible or not, and its start in the paragraph.
  private func layout(ofRow index: Int) -> (layout: ParagraphLayout, start: TextPosition) {
    let row = row(index)
    let text = text(of: row)
    if let shown = paragraphViews[index], shown.content.text == text {
      return (shown.paragraph(forWidth: textWidth), row.start)
    }
    let layout = ParagraphLayout(
      text, font: theme.fonts[style], width: textWidth, measurer: textMeasurer,
      continuesInNextLayout: !row.isLast)
    return (layout, row.start)
  }

  private func layout(
    at position: TextPosition
  ) -> (layout: ParagraphLayout, start: TextPosition) {
    layout(ofRow: rowLayout.textRows.row(of: position))
  }

  /// The row at a point of the view, and the point in its layout.
  private func rowAndPoint(at point: Point) -> (row: Int, point: Point) {
    let y = point.y + offset - textContainerInset.top
    // The text may have changed since the last layout.
    guard let row = rowLayout.rows.row(at: y), row < rowLayout.textRows.count else {
      return (0, .zero)
    }
    return (row, Point(point.x - textContainerInset.left, y - rowLayout.rows.top(ofRow: row)))
  }

  func textPosition(at point: Point, ofCharacter: Bool) -> TextPosition {
    let (row, point) = rowAndPoint(at: point)
    let (layout, start) = layout(ofRow: row)
    return start.advanced(byBytes: layout.offset(at: point, ofCharacter: ofCharacter))
  }

  func caretRectInContent(at position: TextPosition) -> Rect {
    let row = rowLayout.textRows.row(of: position)
    guard row < rowLayout.rows.count else { return .zero }
    let (layout, start) = layout(ofRow: row)
    return layout.caretRect(at: position.offset - start.offset).offset(
      by: Point(textContainerInset.left, textContainerInset.top + rowLayout.rows.top(ofRow: row)))
  }

  func caretRect(at position: TextPosition) -> Rect {
    caretRectInContent(at: position).offset(by: Point(0, -offset))
  }

  func textPosition(nextTo position: TextPosition, toRight: Bool) -> TextPosition? {
    let (paragraph, start) = layout(at: position)
    if let offset = paragraph.offset(nextTo: position.offset - start.offset, toRight: toRight) {
      return start.advanced(byBytes: offset)
    }
    let storage = interaction.editor.storage
    return toRight != paragraph.isRightToLeft
      ? storage.position(after: position) : storage.position(before: position)
  }

  func lineEnd(of position: TextPosition, atStart: Bool) -> TextPosition {
    let (paragraph, start) = layout(at: position)
    let ends = paragraph.ends(ofLine: paragraph.line(of: position.offset - start.offset))
    return start.advanced(byBytes: atStart ? ends.start : ends.end)
  }

  func textPosition(
    below position: TextPosition, by distance: Double, atX x: Double
  ) -> TextPosition? {
    let y = caretRectInContent(at: position).midY + distance
    let text = y - textContainerInset.top
    guard text >= 0, text < rowLayout.rows.height else { return nil }
    return textPosition(at: Point(x, y - offset))
  }

  func isRightToLeft(at position: TextPosition) -> Bool {
    layout(at: position).layout.isRightToLeft
  }

  var visibleTextRect: Rect { Rect(origin: .zero, size: bounds.size) }

  func scrollText(by delta: Point) {
    offset += delta.y
    flashScrollIndicators()
  }

  // MARK: Changes

  func textDidChange(_ changes: [TextStorage.Change]) {
    guard rowLayout.setting != nil, let first = changes.first else {
      rowLayout.textRows = TextRows(interaction.editor.storage)
      paragraphViews.recycleAll()
      return
    }
    let change = changes.dropFirst().reduce(first) { $0.merged(with: $1) }
    let (replaced, inserted) = rowLayout.textRows.update(
      for: change, in: interaction.editor.storage)
    if replaced.count != inserted {
      rowLayout.rows.removeRows(replaced)
      rowLayout.rows.insertRows(inserted, at: replaced.lowerBound)
      paragraphViews.recycleAll()
    }
    updateContents()
    updateContentHeight()
    // The content may have become shorter than the offset.
    offset = min(offset, maximumOffset)
    layOutParagraphs()
    setNeedsLayout()
  }

  func selectionDidChange(revealing: Bool) {
    updateMarks()
    if revealing { revealHead() }
    layOutCaret()
    if interaction.showsCaret { caret.show() } else { caret.hide() }
  }

  func revealCaret() {
    revealHead()
    layOutCaret()
  }

  private func revealHead() {
    guard rowLayout.setting != nil, bounds.height > 0 else { return }
    let head = interaction.editor.selection.head
    for _ in 0..<Self.maximumRevealRounds {
      let old = offset
      // The insets around the text are revealed with the first and the last line.
      var rect = caretRectInContent(at: head)
      if rect.minY <= textContainerInset.top { rect = rect.union(Rect(0, 0, 1, 1)) }
      scrollRectToVisible(rect.inset(by: Insets(left: -1, right: -1)))
      if offset == old { break }
    }
  }

  // MARK: Input

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
