// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension TextField: TextSurface {
  /// What a character of a password shows as; three bytes of UTF-8.
  private static let dot = "\u{2022}"

  /// The text to draw: with the composition, or as dots.
  var shownText: String {
    let text = editing.editor.storage.paragraphs[0]
    return isSecureTextEntry ? String(repeating: Self.dot, count: text.count) : text
  }

  var paragraph: ParagraphLayout {
    let text = shownText
    let font = theme.fonts.body
    let layout = cachedLayout.layout(
      text, font: font, width: .infinity, lineBreakMode: .byClipping, alignment: .natural,
      for: self)
    return ParagraphLayout(text, layout: layout, font: font, measurer: textMeasurer)
  }

  /// An empty field begins where the interface does.
  var isTextRightToLeft: Bool {
    editing.editor.storage.isEmpty ? isMirrored : paragraph.isRightToLeft
  }

  // MARK: Positions

  func characters(before position: TextPosition) -> Int {
    editing.editor.storage[.zero..<position].count
  }

  func position(after characters: Int) -> TextPosition {
    let storage = editing.editor.storage
    let text = storage.paragraphs[0]
    let end = text.index(text.startIndex, offsetBy: characters, limitedBy: text.endIndex)
    return storage.position(end ?? text.endIndex, inParagraph: 0)
  }

  func shownOffset(_ position: TextPosition) -> Int {
    isSecureTextEntry ? characters(before: position) * Self.dot.utf8.count : position.offset
  }

  private func position(shownOffset: Int) -> TextPosition {
    isSecureTextEntry
      ? position(after: shownOffset / Self.dot.utf8.count) : TextPosition(0, shownOffset)
  }

  /// A point of the field as one of the layout.
  private func inLayout(_ point: Point) -> Point {
    Point(point.x - content.frame.minX - textOrigin, 0)
  }

  func textPosition(at point: Point) -> TextPosition {
    position(shownOffset: paragraph.offset(at: inLayout(point)))
  }

  func characterPosition(at point: Point) -> TextPosition {
    position(shownOffset: paragraph.characterOffset(at: inLayout(point)))
  }

  func caretRect(at position: TextPosition) -> Rect {
    let x = paragraph.caret(at: shownOffset(position)).minX
    return Rect(content.frame.minX + textOrigin + x, textTop, 0, lineHeight)
  }

  func textPosition(nextTo position: TextPosition, toRight: Bool) -> TextPosition? {
    paragraph.offset(nextTo: shownOffset(position), toRight: toRight).map {
      self.position(shownOffset: $0)
    }
  }

  func lineEnd(of position: TextPosition, atStart: Bool) -> TextPosition {
    let storage = editing.editor.storage
    return atStart ? storage.start : storage.end
  }

  func textPosition(
    below position: TextPosition, by distance: Double, atX x: Double
  ) -> TextPosition? { nil }

  func isRightToLeft(at position: TextPosition) -> Bool { isTextRightToLeft }

  var visibleTextRect: Rect { Rect(content.frame.minX, box.minY, content.bounds.width, box.height) }

  func scrollText(by delta: Point) {
    textOrigin -= delta.x
    placeText(revealing: false)
  }

  // MARK: Changes

  func textChanged(_ changes: [TextStorage.Change]) {
    updateClearButton()
  }

  func selectionChanged(revealing: Bool) {
    placeText(revealing: revealing)
    updateClearButton()
  }

  /// Puts the text where it belongs, or the caret in sight, and shows the caret.
  func placeText(revealing: Bool) {
    let room = content.bounds.width
    let paragraph = paragraph
    let width = paragraph.layout.size.width + TextCaret.width
    let isAtRight = isTextRightToLeft
    let head = editing.editor.selection.head
    let x = paragraph.caret(at: shownOffset(head)).minX
    if width <= room {
      textOrigin = isAtRight ? room - width : 0
    } else {
      // Without the keyboard the start of the text shows.
      if !editing.isActive { textOrigin = isAtRight ? room - width : 0 }
      if revealing { textOrigin = min(max(textOrigin, -x), room - TextCaret.width - x) }
      textOrigin = min(max(textOrigin, room - width), 0)
    }
    // Text between pixels would be drawn on whole ones, and the caret not.
    textOrigin = (textOrigin * traits.scale).rounded() / traits.scale
    caret.frame = Rect(
      min(max(0, textOrigin + x - (isAtRight ? 0 : TextCaret.width / 2)), room - TextCaret.width),
      (content.bounds.midY - caretHeight / 2).rounded(), TextCaret.width, caretHeight)
    if isEnabled && editing.showsCaret { caret.light() } else { caret.putOut() }
    content.setNeedsDisplay()
  }

  func updateClearButton() {
    let isEditing = editing.isActive
    let isWanted =
      switch clearButtonMode {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    let isShown = isWanted && isEnabled && isEditable && !editing.editor.storage.isEmpty
    guard clearButton.isHidden == isShown else { return }
    clearButton.isHidden = !isShown
    setNeedsLayout()
  }
}
