// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextView {
  private var storage: TextStorage { interaction.editor.storage }

  func row(_ row: Int) -> TextRows.Row { rowLayout.textRows.row(row, of: storage) }

  func text(of row: TextRows.Row) -> String {
    String(storage.paragraph(row.paragraph)[bytes: row.bytes])
  }

  /// The width of the laid out text in points; 0 before the first layout.
  var textWidth: Double { rowLayout.setting?.width ?? 0 }

  func updateContentHeight() {
    contentHeight = rowLayout.rows.height + textContainerInset.top + textContainerInset.bottom
  }

  /// Discards all heights and estimates an average height. The text at the top of the view does not move.
  func estimateHeights(with wanted: Setting) {
    let top = offset - textContainerInset.top
    let anchor = rowLayout.setting == nil ? nil : rowLayout.rows.row(at: top)
    let anchorFraction =
      anchor.map { (top - rowLayout.rows.top(ofRow: $0)) / rowLayout.rows.height(ofRow: $0) } ?? 0
    rowLayout.setting = wanted
    paragraphViews.recycleAll()
    let bytes = Double(storage.byteCount) / Double(rowLayout.textRows.count)
    // Half an em per byte is right for Latin text, and for characters of three bytes that are about one em wide.
    let lines = (bytes * wanted.font.size * 0.5 / max(1, wanted.width)).rounded(.up)
    let height = TextLayout.lineHeight(of: wanted.font) * max(1, lines)
    rowLayout.rows = RowGeometry(count: rowLayout.textRows.count, commonHeight: height)
    updateContentHeight()
    guard let anchor, top > 0 else { return }
    if anchor < rowLayout.rows.count { measure(anchor..<anchor + 1) }
    let row = min(anchor, rowLayout.rows.count - 1)
    let shown = rowLayout.rows.top(ofRow: row) + anchorFraction * rowLayout.rows.height(ofRow: row)
    vertical.compensateGrowth(by: shown - top)
  }

  /// The precision in points of a saved offset within a row.
  private static let topStep = 1.0 / 64

  /// The byte where the row at the top begins, and the points of it that are scrolled out. Nil before the first layout.
  var visibleTop: (byte: Int, points: Double)? {
    let top = offset - textContainerInset.top
    guard rowLayout.setting != nil, top > 0, let row = rowLayout.rows.row(at: top),
      row < rowLayout.textRows.count
    else { return nil }
    let hidden = top - rowLayout.rows.top(ofRow: row)
    let byte = storage.byteOffset(of: self.row(row).start)
    return (byte, (hidden / Self.topStep).rounded() * Self.topStep)
  }

  /// Scrolls to the saved row. A saved offset would be wrong, since the heights above it are estimated anew.
  func scrollToRestoredTop() {
    guard let wanted = rowLayout.restoredTop, bounds.height > 0, rowLayout.setting != nil
    else { return }
    rowLayout.restoredTop = nil
    for _ in 0..<Self.maximumRevealRounds {
      let row = rowLayout.textRows.row(
        of: storage.validPosition(for: storage.position(ofByte: wanted.byte)))
      guard row < rowLayout.rows.count else { return }
      let old = offset
      // The row may be lower than it was when the state was saved.
      let points = min(wanted.points, max(0, rowLayout.rows.height(ofRow: row) - 1))
      let top = textContainerInset.top + rowLayout.rows.top(ofRow: row) + points
      offset = abs(top - maximumOffset) < 2 * Self.topStep ? maximumOffset : top
      if offset == old { return }
    }
  }

  func layOutParagraphs() {
    guard rowLayout.setting != nil, !rowLayout.isLayingOut else { return }
    rowLayout.isLayingOut = true
    defer { rowLayout.isLayingOut = false }
    measureVisibleRows {
      paragraphViews.rows
    } visible: {
      let top = offset - textContainerInset.top
      return rowLayout.rows.rows(from: top, to: top + bounds.height)
    } top: {
      rowLayout.rows.top(ofRow: $0)
    } measure: {
      guard measure($0) else { return false }
      updateContentHeight()
      return true
    }
    for (row, view) in zip(paragraphViews.rows, paragraphViews.views) {
      view.frame = Rect(
        textContainerInset.left, textContainerInset.top + rowLayout.rows.top(ofRow: row),
        textWidth, rowLayout.rows.height(ofRow: row))
    }
    updateMarks()
  }

  @discardableResult
  private func measure(_ shown: Range<Int>) -> Bool {
    paragraphViews.show(shown) { view, row in updateContent(ofRow: row, in: view) }
    var isChanged = false
    for (row, view) in zip(paragraphViews.rows, paragraphViews.views) {
      let height = view.paragraph(forWidth: textWidth).height
      guard height != rowLayout.rows.height(ofRow: row) else { continue }
      rowLayout.rows.setHeight(height, ofRow: row)
      isChanged = true
    }
    return isChanged
  }

  func updateContents() {
    for (row, view) in zip(paragraphViews.rows, paragraphViews.views) {
      updateContent(ofRow: row, in: view)
    }
  }

  private func updateContent(ofRow row: Int, in view: ParagraphView) {
    let row = self.row(row)
    let colors = paragraphColors?(row.paragraph) ?? []
    let spans = colors.compactMap { bytes, color -> ParagraphView.Span? in
      let shown = bytes.clamped(to: row.bytes)
      guard !shown.isEmpty else { return nil }
      let start = row.bytes.lowerBound
      return ParagraphView.Span(
        bytes: shown.lowerBound - start..<shown.upperBound - start, color: color)
    }
    view.show(
      ParagraphView.Content(
        text: text(of: row), continuesInNextLayout: !row.isLast, style: style, color: color,
        spans: spans))
  }

  // MARK: Marks

  func updateMarks() {
    let editor = interaction.editor
    let isActive = interaction.hasKeyboardFocus
    let selection = editor.selection.isEmpty ? nil : editor.selection.range
    for (index, view) in zip(paragraphViews.rows, paragraphViews.views) {
      let row = row(index)
      view.show(
        ParagraphView.Marks(
          selection: selection.flatMap { part(of: $0, in: row) },
          selectsLineEnd: selection.map {
            row.isLast && $0.lowerBound <= row.end && row.paragraph < $0.upperBound.paragraph
          } ?? false,
          isActive: isActive,
          composition: editor.markedRange.flatMap { part(of: $0, in: row) }))
    }
  }

  private func part(of range: Range<TextPosition>, in row: TextRows.Row) -> Range<Int>? {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start.paragraph <= row.paragraph, row.paragraph <= end.paragraph else { return nil }
    let first = start.paragraph == row.paragraph ? start.offset : 0
    let last = end.paragraph == row.paragraph ? end.offset : row.bytes.upperBound
    let (lower, upper) = (max(first, row.bytes.lowerBound), min(last, row.bytes.upperBound))
    guard lower <= upper else { return nil }
    return lower - row.bytes.lowerBound..<upper - row.bytes.lowerBound
  }

  /// In the content's coordinates, on whole pixels.
  func layOutCaret() {
    let rect = caretRectInContent(at: interaction.editor.selection.head)
    let scale = traits.scale
    let left = min(
      max(textContainerInset.left, rect.minX - TextCaret.width / 2),
      max(textContainerInset.left, bounds.width - textContainerInset.right))
    let height = textMeasurer.metrics(of: theme.fonts[style]).height.rounded(.up)
    caret.frame = Rect(
      (left * scale).rounded() / scale, (rect.midY - height / 2).rounded(), TextCaret.width, height)
  }
}
