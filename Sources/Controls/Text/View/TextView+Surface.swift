// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextView: TextSurface {
  /// Passes in which a distant caret is scrolled into sight: heights on the way there turn out to
  /// differ from the estimates.
  static let revealingRounds = 4

  /// A row's layout, also of one that does not show, and where it begins in its paragraph.
  private func layout(ofRow index: Int) -> (layout: ParagraphLayout, start: TextPosition) {
    let width = placement.setting?.width ?? 0
    let row = row(index)
    let text = text(of: row)
    let start = TextPosition(row.paragraph, row.bytes.lowerBound)
    if let shown = labels[index], shown.content.text == text {
      return (shown.paragraph(forWidth: width), start)
    }
    var layout = ParagraphLayout(
      text, font: theme.fonts[style], width: width, measurer: textMeasurer)
    layout.goesOn = !row.isLast
    return (layout, start)
  }

  private func layout(
    at position: TextPosition
  ) -> (layout: ParagraphLayout, start: TextPosition) {
    layout(ofRow: placement.places.row(of: position))
  }

  /// The row at a point of the view, and the point in its layout.
  private func hit(_ point: Point) -> (row: Int, point: Point) {
    let y = point.y + offset - textContainerInset.top
    // The text may be another one since the last layout.
    guard let row = placement.rows.row(at: y), row < placement.places.count else {
      return (0, .zero)
    }
    return (row, Point(point.x - textContainerInset.left, y - placement.rows.top(ofRow: row)))
  }

  func textPosition(at point: Point) -> TextPosition {
    let (row, point) = hit(point)
    let (layout, start) = layout(ofRow: row)
    return start.moved(by: layout.offset(at: point))
  }

  func characterPosition(at point: Point) -> TextPosition {
    let (row, point) = hit(point)
    let (layout, start) = layout(ofRow: row)
    return start.moved(by: layout.characterOffset(at: point))
  }

  func contentCaret(at position: TextPosition) -> Rect {
    let row = placement.places.row(of: position)
    guard row < placement.rows.count else { return .zero }
    let (layout, start) = layout(ofRow: row)
    return layout.caret(at: position.offset - start.offset).offset(
      by: Point(textContainerInset.left, textContainerInset.top + placement.rows.top(ofRow: row)))
  }

  func caretRect(at position: TextPosition) -> Rect {
    contentCaret(at: position).offset(by: Point(0, -offset))
  }

  func textPosition(nextTo position: TextPosition, toRight: Bool) -> TextPosition? {
    let (paragraph, start) = layout(at: position)
    if let offset = paragraph.offset(nextTo: position.offset - start.offset, toRight: toRight) {
      return start.moved(by: offset)
    }
    let storage = editing.editor.storage
    return toRight != paragraph.isRightToLeft
      ? storage.position(after: position) : storage.position(before: position)
  }

  func lineEnd(of position: TextPosition, atStart: Bool) -> TextPosition {
    let (paragraph, start) = layout(at: position)
    let ends = paragraph.ends(ofLine: paragraph.line(of: position.offset - start.offset))
    return start.moved(by: atStart ? ends.start : ends.end)
  }

  func textPosition(
    below position: TextPosition, by distance: Double, atX x: Double
  ) -> TextPosition? {
    let y = contentCaret(at: position).midY + distance
    let text = y - textContainerInset.top
    guard text >= 0, text < placement.rows.height else { return nil }
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

  func textChanged(_ changes: [TextStorage.Change]) {
    guard placement.setting != nil, let first = changes.first else {
      // All is laid out anew.
      placement.places = TextRows(editing.editor.storage)
      labels.recycleAll()
      return
    }
    let change = changes.dropFirst().reduce(first) { $0.followed(by: $1) }
    let (replaced, inserted) = placement.places.take(change, in: editing.editor.storage)
    if replaced.count != inserted {
      placement.rows.removeRows(replaced)
      placement.rows.insertRows(inserted, at: replaced.lowerBound)
      labels.recycleAll()
    }
    for (row, view) in zip(labels.rows, labels.views) { show(row, in: view) }
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

  func revealCaret() {
    reveal(editing.editor.selection.head)
    placeCaret()
  }

  private func reveal(_ position: TextPosition) {
    guard placement.setting != nil, bounds.height > 0 else { return }
    for _ in 0..<Self.revealingRounds {
      let old = offset
      // The room around the text shows with the first and the last line.
      var rect = contentCaret(at: position)
      if rect.minY <= textContainerInset.top { rect = rect.union(Rect(0, 0, 1, 1)) }
      scrollRectToVisible(rect.inset(by: Insets(left: -1, right: -1)))
      if offset == old { break }
    }
  }
}
