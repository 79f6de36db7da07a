// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// A button with an icon, a title, or both. The icon is on the leading side.
open class Button: Control {
  /// In one line; a longer one ends in an ellipsis. Default nil: the image alone.
  public var title: String? {
    didSet {
      if title != oldValue { contentChanged() }
    }
  }

  /// Before the title, as large as the theme's icons. Default nil: none.
  public var image: Image? {
    didSet {
      if image != oldValue { contentChanged() }
    }
  }

  /// The color of the title and of a template icon. Default `text`.
  public var color: ColorRole = .text {
    didSet {
      if color != oldValue { setNeedsDisplay() }
    }
  }

  /// - Parameter label: What the button does, for assistive technology and state dumps; an icon
  ///   alone does not say it.
  public init(title: String? = nil, image: Image? = nil, label: String) {
    self.title = title
    self.image = image
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .button
  }

  open override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  open override func sizeThatFits(_ size: Size) -> Size {
    let metrics = theme.metrics
    var width = 0.0
    if image != nil { width += metrics.iconSize }
    if let title {
      width += textMeasurer.width(of: title, in: theme.fonts.bodyStrong).rounded(.up)
      if image != nil { width += metrics.gap / 2 }
    }
    return Size(
      max(metrics.barTarget, width + 2 * metrics.gap),
      max(metrics.minimumTarget, theme.fonts.body.size * TextLayout.lineHeightFactor + metrics.gap))
  }

  open override func baselines(in size: Size) -> (first: Double, last: Double) {
    guard let title else { return super.baselines(in: size) }
    let layout = TextLayout(
      title, font: theme.fonts.bodyStrong, width: .infinity, maximumLines: 1, measurer: textMeasurer
    )
    let line = (size.height - layout.size.height) / 2 + (layout.lines.first?.baseline.y ?? 0)
    return (line, line)
  }

  open override func draw(_ canvas: inout Canvas) {
    let metrics = theme.metrics
    drawHighlight(&canvas, in: bounds, radius: metrics.controlRadius)
    let role: ColorRole = isEnabled ? color : .disabledText
    let font = theme.fonts.bodyStrong
    let iconWidth = image == nil ? 0 : metrics.iconSize
    let gap = title == nil || image == nil ? 0 : metrics.gap / 2
    let room = max(0, bounds.width - iconWidth - gap)
    let textWidth = title.map { min(room, textMeasurer.width(of: $0, in: font)) } ?? 0
    let width = iconWidth + gap + textWidth
    let start = bounds.midX - width / 2
    let isMirrored = traits.layoutDirection == .rightToLeft
    if let image {
      let icon = Rect(
        isMirrored ? start + width - iconWidth : start, bounds.midY - metrics.iconSize / 2,
        metrics.iconSize, metrics.iconSize)
      canvas.image(image, in: icon, tint: role)
    }
    if let title {
      let x = isMirrored ? start : start + iconWidth + gap
      let layout = TextLayout(
        title, font: font, width: bounds.maxX - x, maximumLines: 1, measurer: textMeasurer)
      canvas.text(layout, font, role, at: Point(x, bounds.midY - layout.size.height / 2))
    }
  }

  /// A button without a name is called as its title.
  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if element.label.isEmpty, let title { element.label = title }
  }

  private func contentChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
