// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextField: TextSurface {
  /// The dot for a character of a password, three bytes of UTF-8.
  private static let dot = "\u{2022}"

  /// Parts of a long text that become visible may push others out. Two passes are nearly always enough.
  private static let maximumPasses = 4

  /// The text to draw: with the composition, or as dots.
  var displayedText: String {
    let text = interaction.editor.storage.text
    return isSecureTextEntry ? dots(for: text) : text
  }

  var line: TextFieldLine {
    storedLine.update(
      displayedText, font: theme.fonts.body, scale: traits.scale, measurer: textMeasurer)
    return storedLine
  }

  /// The visible part of the line, in points from its left edge.
  var visibleSpan: (left: Double, right: Double) {
    (-textOrigin, content.bounds.width - textOrigin)
  }

  /// An empty field has the layout direction of the interface.
  var isTextRightToLeft: Bool {
    interaction.editor.storage.isEmpty ? isMirrored : line.isRightToLeft
  }

  // MARK: Positions

  func characters(before position: TextPosition) -> Int {
    interaction.editor.storage.characterCount(in: .zero..<position)
  }

  func position(after characters: Int) -> TextPosition {
    let storage = interaction.editor.storage
    return storage.position(after: characters, from: .zero) ?? storage.end
  }

  func displayedOffset(of position: TextPosition) -> Int {
    isSecureTextEntry ? characters(before: position) * Self.dot.utf8.count : position.offset
  }

  private func position(displayedOffset: Int) -> TextPosition {
    isSecureTextEntry
      ? position(after: displayedOffset / Self.dot.utf8.count) : TextPosition(0, displayedOffset)
  }

  func textPosition(at point: Point, ofCharacter: Bool) -> TextPosition {
    let x = point.x - content.frame.minX - textOrigin
    return position(displayedOffset: line.offset(at: x, ofCharacter: ofCharacter))
  }

  func caretRect(at position: TextPosition) -> Rect {
    let x = line.caretX(at: displayedOffset(of: position))
    return Rect(content.frame.minX + textOrigin + x, textTop, 0, lineHeight)
  }

  func textPosition(nextTo position: TextPosition, toRight: Bool) -> TextPosition? {
    line.offset(nextTo: displayedOffset(of: position), toRight: toRight).map {
      self.position(displayedOffset: $0)
    }
  }

  func lineEnd(of position: TextPosition, atStart: Bool) -> TextPosition {
    let storage = interaction.editor.storage
    return atStart ? storage.start : storage.end
  }

  func textPosition(
    below position: TextPosition, by distance: Double, atX x: Double
  ) -> TextPosition? { nil }

  func isRightToLeft(at position: TextPosition) -> Bool { isTextRightToLeft }

  var visibleTextRect: Rect { Rect(content.frame.minX, box.minY, content.bounds.width, box.height) }

  func scrollText(by delta: Point) {
    setTextOrigin(textOrigin - delta.x)
    layOutText(revealing: false)
  }

  // MARK: Changes

  func textDidChange(_ changes: [TextStorage.Change]) {
    updateClearButton()
  }

  func selectionDidChange(revealing: Bool) {
    layOutText(revealing: revealing)
    updateClearButton()
  }

  /// Updates the offset of the text, and the frame and visibility of the caret.
  func layOutText(revealing: Bool) {
    let room = content.bounds.width
    let line = line
    let isAtRight = isTextRightToLeft
    let head = displayedOffset(of: interaction.editor.selection.head)
    var x = line.caretX(at: head)
    var origin = textOrigin
    for _ in 0..<Self.maximumPasses {
      let width = line.width + TextCaret.width
      if width <= room {
        origin = isAtRight ? room - width : 0
      } else {
        // While the field is not edited, the start of the text is visible.
        if !interaction.isActive { origin = isAtRight ? room - width : 0 }
        if revealing { origin = min(max(origin, -x), room - TextCaret.width - x) }
        origin = min(max(origin, room - width), 0)
      }
      guard line.layOut(from: -origin, to: room - origin, andPartOf: head) else { break }
      // The caret does not move if a part next to it has another width than estimated.
      let old = x
      x = line.caretX(at: head)
      origin -= x - old
    }
    // On whole pixels, to which drawing would round the text but not the caret.
    origin = (origin * traits.scale).rounded() / traits.scale
    setTextOrigin(origin)
    caret.frame = Rect(
      min(max(0, origin + x - (isAtRight ? 0 : TextCaret.width / 2)), room - TextCaret.width),
      (content.bounds.midY - caretHeight / 2).rounded(), TextCaret.width, caretHeight)
    if isEnabled && interaction.showsCaret { caret.show() } else { caret.hide() }
    content.setNeedsDisplay()
  }

  func updateClearButton() {
    let isWanted =
      clearButtonMode == .always
      || clearButtonMode == (interaction.isActive ? .whileEditing : .unlessEditing)
    let isShown = isWanted && isEnabled && isEditable && !interaction.editor.storage.isEmpty
    guard clearButton.isHidden == isShown else { return }
    clearButton.isHidden = !isShown
    setNeedsLayout()
  }
}
