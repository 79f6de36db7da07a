// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension TextView: TextSurface {
  /// Passes in which a distant caret is scrolled into sight: heights on the way there turn out to
  /// differ from the estimates.
  private static let revealingRounds = 4

  /// A paragraph's layout, also of one that does not show.
  private func layout(ofParagraph row: Int) -> ParagraphLayout {
    let width = setting?.width ?? 0
    if let shown = labels[row], shown.text == paragraphs[row] {
      return shown.paragraph(forWidth: width)
    }
    return ParagraphLayout(
      paragraphs[row], font: theme.fonts[style], width: width, measurer: textMeasurer)
  }

  /// The paragraph at a point of the view, and the point in its layout.
  private func hit(_ point: Point) -> (row: Int, point: Point) {
    let y = point.y + offset - textContainerInset.top
    guard let row = rows.row(at: y) else { return (0, .zero) }
    return (row, Point(point.x - textContainerInset.left, y - rows.top(ofRow: row)))
  }

  func textPosition(at point: Point) -> TextPosition {
    let (row, point) = hit(point)
    return TextPosition(row, layout(ofParagraph: row).offset(at: point))
  }

  func characterPosition(at point: Point) -> TextPosition {
    let (row, point) = hit(point)
    return TextPosition(row, layout(ofParagraph: row).characterOffset(at: point))
  }

  func contentCaret(at position: TextPosition) -> Rect {
    guard position.paragraph < rows.count else { return .zero }
    let rect = layout(ofParagraph: position.paragraph).caret(at: position.offset)
    return rect.offset(
      by: Point(
        textContainerInset.left, textContainerInset.top + rows.top(ofRow: position.paragraph)))
  }

  func caretRect(at position: TextPosition) -> Rect {
    contentCaret(at: position).offset(by: Point(0, -offset))
  }

  func textPosition(nextTo position: TextPosition, toRight: Bool) -> TextPosition? {
    let paragraph = layout(ofParagraph: position.paragraph)
    if let offset = paragraph.offset(nextTo: position.offset, toRight: toRight) {
      return TextPosition(position.paragraph, offset)
    }
    let storage = editing.editor.storage
    return toRight != paragraph.isRightToLeft
      ? storage.position(after: position) : storage.position(before: position)
  }

  func lineEnd(of position: TextPosition, atStart: Bool) -> TextPosition {
    let paragraph = layout(ofParagraph: position.paragraph)
    let ends = paragraph.ends(ofLine: paragraph.line(of: position.offset))
    return TextPosition(position.paragraph, atStart ? ends.start : ends.end)
  }

  func textPosition(
    below position: TextPosition, by distance: Double, atX x: Double
  ) -> TextPosition? {
    let y = contentCaret(at: position).midY + distance
    let text = y - textContainerInset.top
    guard text >= 0, text < rows.height else { return nil }
    return textPosition(at: Point(x, y - offset))
  }

  func isRightToLeft(at position: TextPosition) -> Bool {
    layout(ofParagraph: position.paragraph).isRightToLeft
  }

  var visibleTextRect: Rect { Rect(origin: .zero, size: bounds.size) }

  func scrollText(by delta: Point) {
    offset += delta.y
    flashScrollIndicators()
  }

  // MARK: Changes

  func textChanged(_ changes: [TextStorage.Change]) {
    guard setting != nil else { return }
    let paragraphs = paragraphs
    for change in changes {
      if change.removed != change.inserted {
        rows.removeRows(change.first..<change.first + change.removed)
        rows.insertRows(change.inserted, at: change.first)
        labels.recycleAll()
      }
    }
    for (row, view) in zip(labels.rows, labels.views) { view.text = paragraphs[row] }
    updateContentHeight()
    // The end of the content may have come nearer than the visible part.
    offset = min(offset, maximumOffset)
    placeParagraphs()
    setNeedsLayout()
  }

  func selectionChanged(revealing: Bool) {
    showMarks()
    if revealing { reveal(editing.editor.selection.head) }
    placeCaret()
    if editing.showsCaret { caret.light() } else { caret.putOut() }
  }

  private func reveal(_ position: TextPosition) {
    guard setting != nil, bounds.height > 0 else { return }
    for _ in 0..<Self.revealingRounds {
      let old = offset
      // The room around the text shows with the first and the last line.
      var rect = contentCaret(at: position)
      if rect.minY <= textContainerInset.top { rect = rect.union(Rect(0, 0, 1, 1)) }
      scrollToVisible(rect.inset(by: Insets(left: -1, right: -1)))
      if offset == old { break }
    }
  }
}
