// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextField: TextSurface {
  /// What a character of a password shows as; three bytes of UTF-8.
  private static let dot = "\u{2022}"

  /// Passes in which parts of a long text that come in may push others out; two nearly always do.
  private static let maximumPasses = 4

  /// The text to draw: with the composition, or as dots.
  var shownText: String {
    let text = editing.editor.storage.text
    return isSecureTextEntry ? dots(for: text) : text
  }

  var line: TextFieldLine {
    shownLine.show(
      shownText, font: theme.fonts.body, scale: traits.scale, measurer: textMeasurer)
    return shownLine
  }

  /// What shows of the line, in points from its left edge.
  var visibleSpan: (left: Double, right: Double) {
    (-textOrigin, content.bounds.width - textOrigin)
  }

  /// An empty field begins where the interface does.
  var isTextRightToLeft: Bool {
    editing.editor.storage.isEmpty ? isMirrored : line.isRightToLeft
  }

  // MARK: Positions

  func characters(before position: TextPosition) -> Int {
    editing.editor.storage[.zero..<position].count
  }

  func position(after characters: Int) -> TextPosition {
    let storage = editing.editor.storage
    let text = storage.text
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

  /// A point of the field as a place in the line.
  private func inLine(_ point: Point) -> Double { point.x - content.frame.minX - textOrigin }

  func textPosition(at point: Point) -> TextPosition {
    position(shownOffset: line.offset(at: inLine(point)))
  }

  func characterPosition(at point: Point) -> TextPosition {
    position(shownOffset: line.characterOffset(at: inLine(point)))
  }

  func caretRect(at position: TextPosition) -> Rect {
    let x = line.caret(at: shownOffset(position))
    return Rect(content.frame.minX + textOrigin + x, textTop, 0, lineHeight)
  }

  func textPosition(nextTo position: TextPosition, toRight: Bool) -> TextPosition? {
    line.offset(nextTo: shownOffset(position), toRight: toRight).map {
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
    setTextOrigin(textOrigin - delta.x)
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
    let line = line
    let isAtRight = isTextRightToLeft
    let head = shownOffset(editing.editor.selection.head)
    var x = line.caret(at: head)
    var origin = textOrigin
    for _ in 0..<Self.maximumPasses {
      let width = line.width + TextCaret.width
      if width <= room {
        origin = isAtRight ? room - width : 0
      } else {
        // Without the keyboard the start of the text shows.
        if !editing.isActive { origin = isAtRight ? room - width : 0 }
        if revealing { origin = min(max(origin, -x), room - TextCaret.width - x) }
        origin = min(max(origin, room - width), 0)
      }
      guard line.layOut(from: -origin, to: room - origin, andPartOf: head) else { break }
      // The caret stays where it shows when something beside it turns out wider.
      let old = x
      x = line.caret(at: head)
      origin -= x - old
    }
    // Text between pixels would be drawn on whole ones, and the caret not.
    origin = (origin * traits.scale).rounded() / traits.scale
    setTextOrigin(origin)
    caret.frame = Rect(
      min(max(0, origin + x - (isAtRight ? 0 : TextCaret.width / 2)), room - TextCaret.width),
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
