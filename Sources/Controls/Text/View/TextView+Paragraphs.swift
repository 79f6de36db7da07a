// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The paragraphs that show.
extension TextView {
  /// Layout passes in which paragraphs that come in may push others out; two nearly always do.
  private static let maximumPasses = 8

  var paragraphs: [String] { editing.editor.storage.paragraphs }

  func updateContentHeight() {
    contentHeight = rows.height + textContainerInset.top + textContainerInset.bottom
  }

  /// Begins anew with a height that is right for the paragraphs on the whole. What shows at the top
  /// stays there.
  func estimate(_ wanted: Setting) {
    let top = offset - textContainerInset.top
    let anchor = setting == nil ? nil : rows.row(at: top)
    let share = anchor.map { (top - rows.top(ofRow: $0)) / rows.height(ofRow: $0) } ?? 0
    setting = wanted
    labels.recycleAll()
    let paragraphs = paragraphs
    let count = paragraphs.reduce(paragraphs.count - 1) { $0 + $1.utf8.count }
    let bytes = Double(count) / Double(paragraphs.count)
    // Half an em a byte suits Latin text, and characters of three bytes are about one em wide.
    let lines = (bytes * wanted.font.size * 0.5 / max(1, wanted.width)).rounded(.up)
    let height = TextLayout.lineHeight(of: wanted.font) * max(1, lines)
    rows = RowGeometry(count: paragraphs.count, commonHeight: height)
    updateContentHeight()
    guard let anchor, top > 0 else { return }
    measure(anchor..<anchor + 1)
    let shown = rows.top(ofRow: anchor) + share * rows.height(ofRow: anchor)
    contentAboveGrew(by: shown - top)
  }

  func placeParagraphs() {
    guard setting != nil, !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    for _ in 0..<Self.maximumPasses {
      let top = offset - textContainerInset.top
      let shown = rows.rows(from: top, to: top + bounds.height)
      // A paragraph that shows already keeps its place when one above it turns out higher.
      let isKnown = labels.rows.overlaps(shown)
      let anchor = isKnown ? max(shown.lowerBound, labels.rows.lowerBound) : shown.lowerBound
      let place = rows.top(ofRow: anchor)
      let end = maximumOffset
      let isAtEnd = end > 0 && offset >= end
      guard measure(shown) else { break }
      updateContentHeight()
      contentAboveGrew(by: isAtEnd ? maximumOffset - end : rows.top(ofRow: anchor) - place)
    }
    for (row, view) in zip(labels.rows, labels.views) {
      view.frame = Rect(
        textContainerInset.left, textContainerInset.top + rows.top(ofRow: row),
        setting?.width ?? 0, rows.height(ofRow: row))
    }
    showMarks()
  }

  /// Lays out paragraphs; returns whether one has another height than was thought.
  @discardableResult
  private func measure(_ shown: Range<Int>) -> Bool {
    let paragraphs = paragraphs
    labels.show(shown) { view, row in
      view.style = style
      view.color = color
      view.text = paragraphs[row]
    }
    var isChanged = false
    for (row, view) in zip(labels.rows, labels.views) {
      let height = view.paragraph(forWidth: setting?.width ?? 0).height
      guard height != rows.height(ofRow: row) else { continue }
      rows.setHeight(height, ofRow: row)
      isChanged = true
    }
    return isChanged
  }

  // MARK: Marks

  /// Selection and composition, in the paragraphs that show.
  func showMarks() {
    let editor = editing.editor
    let isActive = editing.hasKeyboard
    let selection = editor.selection.isEmpty ? nil : editor.selection.range
    for (row, view) in zip(labels.rows, labels.views) {
      view.marks = ParagraphView.Marks(
        selection: selection.flatMap { part(of: $0, inParagraph: row) },
        selectsLineEnd: selection.map {
          $0.lowerBound.paragraph <= row && row < $0.upperBound.paragraph
        } ?? false,
        isActive: isActive,
        composition: editor.markedRange.flatMap { part(of: $0, inParagraph: row) })
    }
  }

  private func part(of range: Range<TextPosition>, inParagraph row: Int) -> Range<Int>? {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start.paragraph <= row, row <= end.paragraph else { return nil }
    let first = start.paragraph == row ? start.offset : 0
    let last = end.paragraph == row ? end.offset : paragraphs[row].utf8.count
    return first..<last
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
