// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextField {
  /// Points, for all below.
  static let naturalWidth = 240.0
  private static let focusedLine = 2.0
  /// Between the box and the message below it.
  private static let messageGap = 4.0
  private static let underline = 1.0

  var boxHeight: Double { max(theme.metrics.minimumTarget, lineHeight) }
  var lineHeight: Double { TextLayout.lineHeight(of: theme.fonts.body) }
  var caretHeight: Double { textMeasurer.metrics(of: theme.fonts.body).height.rounded(.up) }

  /// The framed part; the message lies below it.
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
    placeText(revealing: editing.isActive)
  }

  func drawBox(_ canvas: inout Canvas) {
    let radius = theme.metrics.controlRadius
    let isWritable = isEnabled && isEditable
    canvas.fill(box, isWritable ? .surface : .hover, radius: radius)
    let isFocused = editing.isActive && isEnabled
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
      box, line, radius: radius, width: isFocused ? Self.focusedLine : outlineWidth)
  }

  func drawText(_ canvas: inout Canvas) {
    let corner = Point(textOrigin, textTop)
    let font = theme.fonts.body
    guard !editing.editor.storage.isEmpty else { return drawPlaceholder(&canvas, font) }
    let editor = editing.editor
    if editing.isActive, !editor.selection.isEmpty {
      drawSelection(&canvas, editor.selection.range, at: corner)
    }
    let span = visibleSpan
    for (layout, left) in line.shown(from: span.left, to: span.right) {
      let place = Point(corner.x + left, corner.y)
      canvas.text(layout, font, isEnabled ? .text : .disabledText, at: place)
    }
    guard let marked = editor.markedRange else { return }
    for rect in rects(of: marked) {
      let line = rect.offset(by: corner)
      canvas.fill(Rect(line.minX, line.maxY - Self.underline, line.width, Self.underline), .text)
    }
  }

  private func drawSelection(
    _ canvas: inout Canvas, _ range: Range<TextPosition>, at corner: Point
  ) {
    // Paler while the desktop's keyboard is elsewhere.
    let color: ColorRole = editing.hasKeyboard ? .selection : .pressed
    for rect in rects(of: range) {
      canvas.fill(rect.offset(by: corner), color)
    }
  }

  private func drawPlaceholder(_ canvas: inout Canvas, _ font: Font) {
    guard let placeholder, isEditable else { return }
    let room = content.bounds.width
    let layout = TextLayout(
      placeholder, font: font, width: room, maximumLines: 1,
      isMirrored: isMirrored, measurer: textMeasurer)
    canvas.text(
      layout, font, isEnabled ? .secondaryText : .disabledText, at: Point(0, textTop))
  }

  private func rects(of range: Range<TextPosition>) -> [Rect] {
    let shown = shownOffset(range.lowerBound)..<shownOffset(range.upperBound)
    return line.rects(of: shown, from: visibleSpan.left, to: visibleSpan.right)
  }
}

/// The button in a text field that empties it. The keyboard has Ctrl+A and Delete for that, and does
/// not stop here.
final class ClearButton: Control {
  /// Points, of the cross.
  static let iconSize = 16.0

  init() {
    super.init(frame: .zero)
    setStockLabel("Clear text")
    accessibilityRole = .button
    cursor = .arrow
  }

  override func didMoveToWindow() { toolTip = accessibilityLabel }

  override var canBecomeFirstResponder: Bool { false }

  override func draw(_ canvas: inout Canvas) {
    let inset = (bounds.width - Self.iconSize) / 2 - theme.metrics.focusRingGap
    let ground = Rect(around: bounds.center, bounds.width - 2 * inset)
    drawHighlight(&canvas, in: ground, radius: ground.width / 2)
    canvas.image(
      .icon("close"), in: Rect(around: bounds.center, Self.iconSize * growth), tint: .secondaryText)
  }
}
