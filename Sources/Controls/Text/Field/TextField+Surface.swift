// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextField: TextSurface {
  // MARK: Positions

  func characters(before position: TextPosition) -> Int {
    interaction.editor.storage.characterCount(in: .zero..<position)
  }

  func position(after characters: Int) -> TextPosition {
    let storage = interaction.editor.storage
    return storage.position(after: characters, from: .zero) ?? storage.end
  }

  func textPosition(at point: Point, ofCharacter: Bool) -> TextPosition {
    content.position(atX: point.x - content.frame.minX, ofCharacter: ofCharacter)
  }

  func caretRect(at position: TextPosition) -> Rect {
    Rect(content.frame.minX + content.caretX(at: position), textTop, 0, lineHeight)
  }

  func textPosition(nextTo position: TextPosition, toRight: Bool) -> TextPosition? {
    content.position(nextTo: position, toRight: toRight)
  }

  func lineEnd(of position: TextPosition, atStart: Bool) -> TextPosition {
    let storage = interaction.editor.storage
    return atStart ? storage.start : storage.end
  }

  func textPosition(
    below position: TextPosition, by distance: Double, atX x: Double
  ) -> TextPosition? { nil }

  func isRightToLeft(at position: TextPosition) -> Bool { content.isTextRightToLeft }

  var visibleTextRect: Rect { Rect(content.frame.minX, box.minY, content.bounds.width, box.height) }

  func scrollText(by delta: Point) { content.scroll(by: delta.x) }

  // MARK: Changes

  func textDidChange(_ changes: [TextStorage.Change]) { updateClearButton() }

  func selectionDidChange(revealing: Bool) {
    content.layOutText(revealing: revealing)
    updateClearButton()
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

  // MARK: Pointers

  func acceptsPointer(_ sample: PointerSample) -> Bool {
    let point = sample.location(in: self)
    let isOnButton = !clearButton.isHidden && clearButton.frame.contains(point)
    return isEnabled && !isOnButton && box.contains(point)
  }

  // MARK: Accessibility

  func describeText(_ element: inout AccessibilityElement) {
    element.actions = []
    if isEditable { element.traits.insert(.editable) }
    if isSecureTextEntry { element.traits.insert(.secure) }
    if let errorMessage {
      element.traits.insert(.invalid)
      element.hint = errorMessage
    } else if let placeholder, interaction.editor.storage.isEmpty {
      element.hint = placeholder
    }
    let part = interaction.updateAccessibleRange(around: interaction.editor.selection.head)
    var text = interaction.accessibilityText(of: part, isSelectable: isEnabled)
    let line = content.line
    let lineOrigin = Point(content.frame.minX + content.textOrigin - box.minX, textTop - box.minY)
    var shown = AccessibilityText.Line(
      range: 0..<text.string.count,
      frame: Rect(lineOrigin.x, lineOrigin.y, line.width, lineHeight))
    // The edges of the characters, if the user edits the field and the text is short.
    if interaction.isActive, isEditable { shown.edges = line.edges }
    text.lines = [shown]
    element.text = text
    // The frame excludes the error message below the box, which is reported as the hint.
    element.frame = box
  }

  // MARK: Look

  /// Points, as the constants below.
  static let naturalWidth = 240.0
  private static let focusedLineWidth = 2.0
  private static let messageGap = 4.0

  var boxHeight: Double { max(theme.metrics.minimumControlHeight, lineHeight) }
  var lineHeight: Double { TextLayout.lineHeight(of: theme.fonts.body) }

  var box: Rect { Rect(0, 0, bounds.width, boxHeight) }
  var textTop: Double { ((box.height - lineHeight) / 2).rounded() }

  func messageHeight(forWidth width: Double) -> Double {
    guard errorMessage != nil else { return 0 }
    return Self.messageGap + message.sizeThatFits(Size(messageWidth(in: width), .infinity)).height
  }

  private func messageWidth(in width: Double) -> Double { max(0, width - 2 * theme.metrics.gap) }

  func layOut() {
    let gap = theme.metrics.gap
    let button = clearButton.isHidden ? 0 : boxHeight
    clearButton.frame = Rect(
      isMirrored ? 0 : bounds.width - boxHeight, 0, boxHeight, boxHeight)
    let leading = gap
    let trailing = max(gap, button)
    content.frame = Rect(
      isMirrored ? trailing : leading, 0, max(0, bounds.width - leading - trailing), boxHeight)
    message.numberOfLines = 0
    message.frame = Rect(
      gap, box.maxY + Self.messageGap, messageWidth(in: bounds.width),
      max(0, bounds.height - box.maxY - Self.messageGap))
    message.alignment = .leading
    content.layOutText(revealing: interaction.isActive)
  }

  func drawBox(_ canvas: inout Canvas) {
    let radius = theme.metrics.controlRadius
    let isWritable = isEnabled && isEditable
    canvas.fill(box, isWritable ? .surface : .hover, radius: radius)
    let isFocused = interaction.isActive && isEnabled
    if isWritable, !isFocused, highlight.hover > 0 {
      canvas.fill(box, .faded(.hover, highlight.hover), radius: radius)
    }
    let line: ColorRole =
      if errorMessage != nil, isEnabled {
        .danger
      } else if isFocused {
        .accent
      } else {
        isWritable ? .control : .separator
      }
    canvas.stroke(
      box, line, radius: radius, width: isFocused ? Self.focusedLineWidth : outlineWidth)
  }
}

/// The button that empties a text field. It cannot be first responder, since the keyboard has Ctrl+A and Delete.
final class ClearButton: Control {
  static let iconSize = 16.0

  init() {
    super.init(frame: .zero)
    setDefaultAccessibilityLabel("Clear text")
    accessibilityRole = .button
    cursor = .arrow
  }

  override func didMoveToWindow() { toolTip = accessibilityLabel }

  override var canBecomeFirstResponder: Bool { false }

  override func draw(_ canvas: inout Canvas) {
    let inset = (bounds.width - Self.iconSize) / 2 - theme.metrics.focusRingGap
    let ground = Rect(around: bounds.center, bounds.width - 2 * inset)
    drawHighlight(&canvas, in: ground, radius: ground.width / 2)
    canvas.drawImage(
      .icon("close"), in: Rect(around: bounds.center, Self.iconSize * symbolScale),
      tint: .secondaryText)
  }
}
