// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The part of a text field that contains the line of text and the caret, scrolls the line, and clips both.
final class TextFieldContent: View {
  /// The dot for a character of a password, three bytes of UTF-8.
  private static let dot = "\u{2022}"
  /// Parts of a long text that become visible may push others out. Two passes are nearly always enough.
  private static let maximumPasses = 4
  /// In points.
  private static let underlineHeight = 1.0

  private unowned let field: TextField
  private let storedLine = TextFieldLine()
  private var cachedDots: (text: String, dots: String)?

  /// The x coordinate of the text's left edge.
  private(set) var textOrigin = 0.0
  /// The saved `textOrigin`, and the width of the view then, until the field is first responder again.
  private var restoredOrigin: (x: Double, room: Double?)?

  init(of field: TextField) {
    self.field = field
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  private var interaction: TextInteraction { field.interaction }

  /// The line of the text that is drawn: with the composition, or as dots.
  var line: TextFieldLine {
    let text = interaction.editor.storage.text
    storedLine.update(
      field.isSecureTextEntry ? dots(for: text) : text, font: theme.fonts.body,
      scale: traits.scale, measurer: field.textMeasurer)
    return storedLine
  }

  private func dots(for text: String) -> String {
    if let cachedDots, cachedDots.text == text { return cachedDots.dots }
    let dots = text.redacted
    cachedDots = (text, dots)
    return dots
  }

  func removeDots() { cachedDots = nil }

  /// The visible part of the line, in points from its left edge.
  var visibleSpan: (left: Double, right: Double) { (-textOrigin, bounds.width - textOrigin) }

  /// An empty field has the layout direction of the interface.
  var isTextRightToLeft: Bool {
    interaction.editor.storage.isEmpty ? isMirrored : line.isRightToLeft
  }

  // MARK: Positions

  private func displayedOffset(of position: TextPosition) -> Int {
    field.isSecureTextEntry
      ? field.characters(before: position) * Self.dot.utf8.count : position.offset
  }

  private func position(displayedOffset: Int) -> TextPosition {
    field.isSecureTextEntry
      ? field.position(after: displayedOffset / Self.dot.utf8.count)
      : TextPosition(0, displayedOffset)
  }

  func position(atX x: Double, ofCharacter: Bool) -> TextPosition {
    position(displayedOffset: line.offset(at: x - textOrigin, ofCharacter: ofCharacter))
  }

  func position(nextTo position: TextPosition, toRight: Bool) -> TextPosition? {
    line.offset(nextTo: displayedOffset(of: position), toRight: toRight).map {
      self.position(displayedOffset: $0)
    }
  }

  func caretX(at position: TextPosition) -> Double {
    textOrigin + line.caretX(at: displayedOffset(of: position))
  }

  // MARK: Scrolling

  func scroll(by distance: Double) {
    textOrigin -= distance
    layOutText(revealing: false)
  }

  /// Updates the offset of the text, and the frame and visibility of the caret.
  func layOutText(revealing: Bool) {
    let room = bounds.width
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
    textOrigin = (origin * traits.scale).rounded() / traits.scale
    let height = field.textMeasurer.metrics(of: theme.fonts.body).height.rounded(.up)
    let caret = field.caret
    caret.frame = Rect(
      min(max(0, textOrigin + x - (isAtRight ? 0 : TextCaret.width / 2)), room - TextCaret.width),
      (bounds.midY - height / 2).rounded(), TextCaret.width, height)
    if field.isEnabled && interaction.showsCaret { caret.show() } else { caret.hide() }
    setNeedsDisplay()
  }

  /// Saves the scroll position of a text that is being edited.
  func encode(with coder: StateCoder) {
    guard interaction.isActive, line.width + TextCaret.width > bounds.width else { return }
    coder[own: "origin"] = textOrigin
    coder[own: "room"] = bounds.width
  }

  func restore(with coder: StateCoder) {
    let origin: Double? = coder[own: "origin"]
    restoredOrigin = origin.map { ($0, coder[own: "room"]) }
    if interaction.isActive { layOutText(revealing: applyRestoredOrigin() ?? false) }
  }

  /// Returns whether the caret may be invisible, because the width has changed; nil if there is no restored origin.
  func applyRestoredOrigin() -> Bool? {
    guard let (x, room) = restoredOrigin else { return nil }
    restoredOrigin = nil
    textOrigin = x
    return room != bounds.width
  }

  func removeRestoredOrigin() { restoredOrigin = nil }

  // MARK: Drawing

  override func draw(_ canvas: inout Canvas) {
    let corner = Point(textOrigin, field.textTop)
    let font = theme.fonts.body
    let editor = interaction.editor
    guard !editor.storage.isEmpty else { return drawPlaceholder(&canvas, font) }
    if interaction.isActive, !editor.selection.isEmpty {
      // Paler while the window is inactive.
      let color: ColorRole = interaction.hasKeyboardFocus ? .selection : .pressed
      for rect in rects(of: editor.selection.range) {
        canvas.fill(rect.offset(by: corner), color)
      }
    }
    let span = visibleSpan
    for (layout, left) in line.visibleLayouts(from: span.left, to: span.right) {
      let layoutOrigin = Point(corner.x + left, corner.y)
      canvas.drawText(layout, font, field.isEnabled ? .text : .disabledText, at: layoutOrigin)
    }
    guard let marked = editor.markedRange else { return }
    for rect in rects(of: marked) {
      let line = rect.offset(by: corner)
      canvas.fill(
        Rect(line.minX, line.maxY - Self.underlineHeight, line.width, Self.underlineHeight), .text)
    }
  }

  private func drawPlaceholder(_ canvas: inout Canvas, _ font: Font) {
    guard let placeholder = field.placeholder, field.isEditable else { return }
    let layout = TextLayout(
      placeholder, font: font, width: bounds.width, maximumLines: 1,
      isMirrored: isMirrored, measurer: field.textMeasurer)
    canvas.drawText(
      layout, font, field.isEnabled ? .secondaryText : .disabledText,
      at: Point(0, field.textTop))
  }

  private func rects(of range: Range<TextPosition>) -> [Rect] {
    let shown = displayedOffset(of: range.lowerBound)..<displayedOffset(of: range.upperBound)
    return line.rects(of: shown, from: visibleSpan.left, to: visibleSpan.right)
  }
}
