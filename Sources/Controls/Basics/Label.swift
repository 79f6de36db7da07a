// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Text that is only read. Assistive technology reads the text, unless the label has another
/// `accessibilityLabel`.
public final class Label: View {
  /// The text to show. Setting it changes `accessibilityLabel` too, unless that was set to another
  /// text.
  public var text: String {
    didSet {
      guard text != oldValue else { return }
      if accessibilityLabel == oldValue { accessibilityLabel = text }
      contentChanged()
    }
  }

  /// The purpose of the text; the theme has a font for it. Default body.
  public var style: TextStyle {
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

  /// Where lines lie in the width. Default natural, as in UIKit.
  public var alignment: TextLayout.Alignment = .natural {
    didSet {
      if alignment != oldValue { contentChanged() }
    }
  }

  /// 0 for as many as the text needs. Default 1, as in UIKit.
  public var numberOfLines = 1 {
    willSet { require(newValue >= 0, "A label cannot have \(newValue) lines") }
    didSet {
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

  private var cached = CachedTextLayout()

  /// A label without a size: give it a frame, as large as `sizeThatFits(_:)` says or more.
  public init(_ text: String = "", style: TextStyle = .body) {
    self.text = text
    self.style = style
    super.init(frame: .zero)
    accessibilityLabel = text
    accessibilityRole = .staticText
    isUserInteractionEnabled = false
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let fitted = layout(forWidth: size.width).size
    return Size(min(size.width, fitted.width.rounded(.up)), fitted.height)
  }

  public override func draw(_ canvas: inout Canvas) {
    let layout = layout(forWidth: bounds.width)
    // Only these modes let text reach over the edge; the others need no clip.
    let clips = !lineBreakMode.truncates && layout.size.width > bounds.width
    if clips { canvas.pushClip(bounds) }
    canvas.text(layout, theme.fonts[style], color, at: bounds.origin)
    if clips { canvas.popClip() }
  }

  private func layout(forWidth width: Double) -> TextLayout {
    cached.layout(
      text, font: theme.fonts[style], width: width, maximumLines: numberOfLines,
      lineBreakMode: lineBreakMode, alignment: alignment, for: self)
  }

  private func contentChanged() {
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }
}
