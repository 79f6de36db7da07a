// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// Text that is only read. Assistive technology reads the text, unless the label has another
/// `accessibilityLabel`.
open class Label: View {
  /// The text to show. Setting it changes `accessibilityLabel` too, unless that was set to another
  /// text.
  public var text = "" {
    didSet {
      guard text != oldValue else { return }
      if accessibilityLabel == oldValue { accessibilityLabel = text }
      contentChanged()
    }
  }

  /// The purpose of the text; the theme has a font for it. Default body.
  public var style = TextStyle.body {
    didSet {
      if style != oldValue { contentChanged() }
    }
  }

  /// The color of the text. Default `text`.
  public var color: ColorRole = .text {
    didSet {
      if color != oldValue { setNeedsDisplay() }
    }
  }

  /// Where lines lie in the width. `leading` and `trailing` mirror with the layout direction, as pins do; `left` and `right`
  /// are the same sides in both. Default natural, as in UIKit.
  public var alignment: TextLayout.Alignment = .natural {
    didSet {
      if alignment != oldValue { contentChanged() }
    }
  }

  /// The maximum number of lines. 0 or less: no maximum. Default 1, as in UIKit. Of a text of more than 16,384 bytes of UTF-8
  /// only the lines that fit the height are laid out and drawn.
  public var numberOfLines = 1 {
    didSet {
      if numberOfLines < 0 { numberOfLines = 0 }
      if numberOfLines != oldValue { contentChanged() }
    }
  }

  /// Where lines break, and which part of a longer text is shown. Default by truncating the tail,
  /// as in UIKit.
  public var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet {
      if lineBreakMode != oldValue { contentChanged() }
    }
  }

  /// Texts that the label has room for in one line each, in addition to its own text. Neighbors of the label do not move while
  /// the text changes among them. Default none.
  public var reservedTexts: [String] = [] {
    didSet {
      if reservedTexts != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  private var cached = CachedTextLayout()
  /// The size of a long text: the lines that were measured are not kept.
  private var measured = CachedTextLayout()

  /// A label without a size: give it a frame, as large as `sizeThatFits(_:)` says or more.
  public convenience init(_ text: String = "", style: TextStyle = .body) {
    self.init(frame: .zero)
    self.style = style
    self.text = text
    accessibilityLabel = text
  }

  /// A label at `frame`, in its superview's points, whose text is to be set: UIKit's initializer.
  public override init(frame: Rect) {
    super.init(frame: frame)
    accessibilityLabel = text
    accessibilityRole = .staticText
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  open override func sizeThatFits(_ size: Size) -> Size {
    let fitted =
      isLong ? longSize(in: size) : layout(forWidth: size.width, lines: numberOfLines).size
    let font = theme.fonts[style]
    let reserved = reservedTexts.map { textMeasurer.width(of: $0, in: font) }.max() ?? 0
    return Size(min(size.width, max(fitted.width, reserved).rounded(.up)), fitted.height)
  }

  open override func baselines(in size: Size) -> (first: Double, last: Double) {
    let lines = isLong ? linesThatFit(size.height) : numberOfLines
    let layout = layout(forWidth: size.width, lines: lines)
    guard let first = layout.lines.first, let last = layout.lines.last else {
      return super.baselines(in: size)
    }
    let top = top(of: layout, in: size.height)
    return (top + first.baseline.y, top + last.baseline.y)
  }

  open override func draw(_ canvas: inout Canvas) {
    let lines = isLong ? linesThatFit(bounds.height) : numberOfLines
    let layout = layout(forWidth: bounds.width, lines: lines)
    // Only these modes let text reach over the edge; the others need no clip.
    let clips = !lineBreakMode.truncates && layout.size.width > bounds.width
    if clips { canvas.pushClip(bounds) }
    let corner = Point(bounds.minX, bounds.minY + top(of: layout, in: bounds.height))
    canvas.text(layout, theme.fonts[style], color, at: corner)
    if clips { canvas.popClip() }
  }

  /// Points above the first line: the text lies in the middle of its room, as in UIKit. What has no room begins at the top.
  private func top(of layout: TextLayout, in height: Double) -> Double {
    max(0, (height - layout.size.height) / 2)
  }

  private func layout(forWidth width: Double, lines: Int) -> TextLayout {
    cached.layout(
      text, font: theme.fonts[style], width: width, maximumLines: lines,
      lineBreakMode: lineBreakMode, alignment: alignment, for: self)
  }

  /// Whether most of the text is not seen, so that only what fits is laid out for drawing.
  private var isLong: Bool { numberOfLines == 0 && text.utf8.count > TextLayout.longestLine }

  private func linesThatFit(_ height: Double) -> Int {
    let lines = (height / TextLayout.lineHeight(of: theme.fonts[style])).rounded(.up)
    return Int(max(1, min(lines, Double(text.utf8.count))))
  }

  /// As high as a height that is given allows, and a line more where the text is longer.
  private func longSize(in size: Size) -> Size {
    measured.size(
      text, font: theme.fonts[style], width: size.width,
      maximumLines: size.height.isFinite ? linesThatFit(size.height) + 1 : 0,
      lineBreakMode: lineBreakMode, alignment: alignment, for: self)
  }

  private func contentChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The words as a text that can be read letter by letter.
  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if !isLong { element.text = AccessibilityText(text) }
  }
}
