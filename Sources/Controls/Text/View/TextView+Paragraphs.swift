// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The paragraphs that show.
extension TextView {
  private var storage: TextStorage { editing.editor.storage }

  func row(_ row: Int) -> TextRows.Row { placement.places.row(row, of: storage) }

  func text(of row: TextRows.Row) -> String {
    let text = storage.paragraph(row.paragraph)
    let start = text.utf8.index(text.startIndex, offsetBy: row.bytes.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: row.bytes.count)])
  }

  func updateContentHeight() {
    contentHeight = placement.rows.height + textContainerInset.top + textContainerInset.bottom
  }

  /// Begins anew with a height that is right for the paragraphs on the whole. What shows at the top
  /// stays there.
  func estimate(_ wanted: Setting) {
    let top = offset - textContainerInset.top
    let anchor = placement.setting == nil ? nil : placement.rows.row(at: top)
    let share =
      anchor.map { (top - placement.rows.top(ofRow: $0)) / placement.rows.height(ofRow: $0) } ?? 0
    placement.setting = wanted
    labels.recycleAll()
    let bytes = Double(storage.byteCount) / Double(placement.places.count)
    // Half an em a byte suits Latin text, and characters of three bytes are about one em wide.
    let lines = (bytes * wanted.font.size * 0.5 / max(1, wanted.width)).rounded(.up)
    let height = TextLayout.lineHeight(of: wanted.font) * max(1, lines)
    placement.rows = RowGeometry(count: placement.places.count, commonHeight: height)
    updateContentHeight()
    guard let anchor, top > 0 else { return }
    if anchor < placement.rows.count { measure(anchor..<anchor + 1) }
    let row = min(anchor, placement.rows.count - 1)
    let shown = placement.rows.top(ofRow: row) + share * placement.rows.height(ofRow: row)
    contentAboveGrew(by: shown - top)
  }

  /// Points to which the part of a row that is out of sight is kept.
  private static let topStep = 1.0 / 64

  /// The row at the upper edge: the byte of the text where it begins, and how many points of it are out of sight. Nil before
  /// the first layout.
  var topOfSight: (byte: Int, points: Double)? {
    let top = offset - textContainerInset.top
    guard placement.setting != nil, top > 0, let row = placement.rows.row(at: top),
      row < placement.places.count
    else {
      return nil
    }
    let shown = self.row(row)
    let start = TextPosition(shown.paragraph, shown.bytes.lowerBound)
    let hidden = top - placement.rows.top(ofRow: row)
    return (storage.byte(start), (hidden / Self.topStep).rounded() * Self.topStep)
  }

  /// The heights of paragraphs above may have other estimates than when the state was kept: the same offset would show
  /// another part of the text.
  func scrollToRestoredTop() {
    guard let wanted = placement.restoredTop, bounds.height > 0, placement.setting != nil else {
      return
    }
    placement.restoredTop = nil
    for _ in 0..<Self.revealingRounds {
      let row = placement.places.row(of: storage.rounded(storage.position(ofByte: wanted.byte)))
      guard row < placement.rows.count else { return }
      let old = offset
      // The row may be lower than it was.
      let points = min(wanted.points, max(0, placement.rows.height(ofRow: row) - 1))
      let top = textContainerInset.top + placement.rows.top(ofRow: row) + points
      offset = abs(top - maximumOffset) < 2 * Self.topStep ? maximumOffset : top
      if offset == old { return }
    }
  }

  func placeParagraphs() {
    guard placement.setting != nil, !placement.isPlacing else { return }
    placement.isPlacing = true
    defer { placement.isPlacing = false }
    showMeasuredRows {
      labels.rows
    } shown: {
      let top = offset - textContainerInset.top
      return placement.rows.rows(from: top, to: top + bounds.height)
    } top: {
      placement.rows.top(ofRow: $0)
    } measure: {
      guard measure($0) else { return false }
      updateContentHeight()
      return true
    }
    for (row, view) in zip(labels.rows, labels.views) {
      view.frame = Rect(
        textContainerInset.left, textContainerInset.top + placement.rows.top(ofRow: row),
        placement.setting?.width ?? 0, placement.rows.height(ofRow: row))
    }
    showMarks()
  }

  /// Lays out paragraphs; returns whether one has another height than was thought.
  @discardableResult
  private func measure(_ shown: Range<Int>) -> Bool {
    labels.show(shown) { view, row in
      show(row, in: view)
    }
    var isChanged = false
    for (row, view) in zip(labels.rows, labels.views) {
      let height = view.paragraph(forWidth: placement.setting?.width ?? 0).height
      guard height != placement.rows.height(ofRow: row) else { continue }
      placement.rows.setHeight(height, ofRow: row)
      isChanged = true
    }
    return isChanged
  }

  func show(_ row: Int, in view: ParagraphView) {
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
        text: text(of: row), goesOn: !row.isLast, style: style, color: color, spans: spans))
  }

  // MARK: Marks

  /// Selection and composition, in the paragraphs that show.
  func showMarks() {
    let editor = editing.editor
    let isActive = editing.hasKeyboard
    let selection = editor.selection.isEmpty ? nil : editor.selection.range
    for (index, view) in zip(labels.rows, labels.views) {
      let row = row(index)
      let end = TextPosition(row.paragraph, row.bytes.upperBound)
      view.show(
        ParagraphView.Marks(
          selection: selection.flatMap { part(of: $0, in: row) },
          selectsLineEnd: selection.map {
            row.isLast && $0.lowerBound <= end && row.paragraph < $0.upperBound.paragraph
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
    let bytes = max(first, row.bytes.lowerBound)..<max(first, row.bytes.lowerBound, last)
    guard bytes.lowerBound <= row.bytes.upperBound, last >= row.bytes.lowerBound else { return nil }
    let shown = bytes.clamped(to: row.bytes)
    return shown.lowerBound - row.bytes.lowerBound..<shown.upperBound - row.bytes.lowerBound
  }

  /// In the content's coordinates, on whole pixels.
  func placeCaret() {
    let rect = contentCaret(at: editing.editor.selection.head)
    let scale = traits.scale
    let left = min(
      max(textContainerInset.left, rect.minX - TextCaret.width / 2),
      max(textContainerInset.left, bounds.width - textContainerInset.right))
    let height = textMeasurer.metrics(of: theme.fonts[style]).height.rounded(.up)
    caret.frame = Rect(
      (left * scale).rounded() / scale, (rect.midY - height / 2).rounded(), TextCaret.width, height)
  }
}
