// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Text that is only read.
public final class Label: View {
  public var text: String {
    didSet {
      if text != oldValue { contentChanged() }
    }
  }

  /// What the text is, and so the font of the theme it is set in. Default body.
  public var style: TextStyle {
    didSet {
      if style != oldValue { contentChanged() }
    }
  }

  public var color: ColorRole = .text {
    didSet {
      if color != oldValue { setNeedsDisplay() }
    }
  }

  public var alignment: TextLayout.Alignment = .leading {
    didSet {
      if alignment != oldValue { contentChanged() }
    }
  }

  /// 0 for as many as the text needs. Text beyond ends in an ellipsis. Default 1.
  public var maximumLines = 1 {
    didSet {
      if maximumLines != oldValue { contentChanged() }
    }
  }

  private var cached: (width: Double, layout: TextLayout)?

  public init(_ text: String = "", style: TextStyle = .body) {
    self.text = text
    self.style = style
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let fitted = layout(forWidth: size.width).size
    return Size(min(size.width, fitted.width.rounded(.up)), fitted.height)
  }

  public override func draw(_ canvas: inout Canvas) {
    canvas.text(
      layout(forWidth: bounds.width), theme.fonts[style], color, at: bounds.origin)
  }

  public override func traitsChanged() { cached = nil }

  public override func didMoveToWindow() { cached = nil }

  private func layout(forWidth width: Double) -> TextLayout {
    if let cached, cached.width == width { return cached.layout }
    let layout = TextLayout(
      text, font: theme.fonts[style], width: width, maximumLines: maximumLines,
      alignment: alignment, measurer: textMeasurer)
    cached = (width, layout)
    return layout
  }

  private func contentChanged() {
    cached = nil
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }
}
