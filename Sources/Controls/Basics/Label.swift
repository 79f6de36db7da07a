// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A view for text that the user cannot edit. Assistive technology reads the text, or another `accessibilityLabel`.
open class Label: View {
  /// The text to show. Setting it also changes `accessibilityLabel`, unless that has been set to another text.
  public var text = "" {
    didSet {
      guard text != oldValue else { return }
      if accessibilityLabel == oldValue { accessibilityLabel = text }
      invalidateDrawnContent()
    }
  }

  /// The purpose of the text, for which the theme chooses the font. Default `body`.
  public var style = TextStyle.body {
    didSet { if style != oldValue { invalidateDrawnContent() } }
  }

  /// The color of the text. Default `text`.
  public var color: ColorRole = .text {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// The horizontal alignment of the lines. Default `natural`, as in UIKit. `leading` and `trailing` follow the layout
  /// direction; `left` and `right` do not.
  public var alignment: TextLayout.Alignment = .natural {
    didSet { if alignment != oldValue { invalidateDrawnContent() } }
  }

  /// The maximum number of lines; 0 or less for no maximum. Default 1, as in UIKit. Without a maximum, a label with a
  /// text of more than 16,384 bytes of UTF-8 lays out and draws only the lines that fit its height.
  public var numberOfLines = 1 {
    didSet {
      if numberOfLines < 0 { numberOfLines = 0 }
      if numberOfLines != oldValue { invalidateDrawnContent() }
    }
  }

  /// How lines break, and which part of a text that does not fit is shown. Default `byTruncatingTail`, as in UIKit.
  public var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateDrawnContent() } }
  }

  /// Other texts that the label may show later, each in one line. The label is wide enough for all of them, so that
  /// its neighbors do not move when its text changes. Default none.
  public var reservedTexts: [String] = [] {
    didSet { if reservedTexts != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var drawnLayout = CachedTextLayout()
  private var measuredLayout = CachedTextLayout()

  /// Creates a label with an empty frame. Set a frame at least as large as `sizeThatFits(_:)`, or use constraints.
  public convenience init(_ text: String = "", style: TextStyle = .body) {
    self.init(frame: .zero)
    self.style = style
    self.text = text
    accessibilityLabel = text
  }

  /// Creates an empty label with a frame in its superview's coordinates, like UIKit's initializer.
  public override init(frame: Rect) {
    super.init(frame: frame)
    accessibilityLabel = text
    accessibilityRole = .staticText
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  open override func sizeThatFits(_ size: Size) -> Size {
    let fitted = hasLongText ? sizeOfLongText(in: size) : layout(in: size).size
    let font = theme.fonts[style]
    let reserved = reservedTexts.map { textMeasurer.width(of: $0, in: font) }.max() ?? 0
    return Size(min(size.width, max(fitted.width, reserved).rounded(.up)), fitted.height)
  }

  open override func baselines(in size: Size) -> (first: Double, last: Double) {
    let layout = layout(in: size)
    guard let first = layout.lines.first, let last = layout.lines.last else {
      return super.baselines(in: size)
    }
    let top = top(of: layout, in: size.height)
    return (top + first.baseline.y, top + last.baseline.y)
  }

  open override func draw(_ canvas: inout Canvas) {
    let layout = layout(in: bounds.size)
    // Only these modes let text extend beyond the edge; the others need no clip.
    let clips = !lineBreakMode.truncates && layout.size.width > bounds.width
    if clips { canvas.pushClip(bounds) }
    let corner = Point(bounds.minX, bounds.minY + top(of: layout, in: bounds.height))
    canvas.drawText(layout, theme.fonts[style], color, at: corner)
    if clips { canvas.popClip() }
  }

  /// The distance above the first line: the text is centered, as in UIKit. A text that is too high begins at the top.
  private func top(of layout: TextLayout, in height: Double) -> Double {
    max(0, (height - layout.size.height) / 2)
  }

  private func layout(in size: Size) -> TextLayout {
    drawnLayout.layout(
      text, font: theme.fonts[style], width: size.width,
      maximumLines: hasLongText ? lineCount(thatFits: size.height) : numberOfLines,
      lineBreakMode: lineBreakMode, alignment: alignment, for: self)
  }

  /// Whether most of the text is invisible, so that only the lines that fit are laid out for drawing.
  private var hasLongText: Bool {
    numberOfLines == 0 && text.utf8.count > TextLayout.maximumLineByteCount
  }

  private func lineCount(thatFits height: Double) -> Int {
    let lines = (height / TextLayout.lineHeight(of: theme.fonts[style])).rounded(.up)
    return Int(max(1, min(lines, Double(text.utf8.count))))
  }

  /// At most one line higher than the given height: enough to show that the text does not fit.
  private func sizeOfLongText(in size: Size) -> Size {
    measuredLayout.size(
      text, font: theme.fonts[style], width: size.width,
      maximumLines: size.height.isFinite ? lineCount(thatFits: size.height) + 1 : 0,
      lineBreakMode: lineBreakMode, alignment: alignment, for: self)
  }

  /// Lets a screen reader move through the text by character, except in a long text (see `numberOfLines`).
  open override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if !hasLongText { element.text = AccessibilityText(text) }
  }
}
