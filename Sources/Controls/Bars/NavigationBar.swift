// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// The strip above a screen: a title between buttons.
public final class NavigationBar: View {
  public var title = "" {
    didSet {
      if title != oldValue { setNeedsDisplay() }
    }
  }

  /// At the leading end, in order.
  public var leadingButtons: [Button] = [] {
    didSet { replace(oldValue, with: leadingButtons) }
  }

  /// At the trailing end, in order.
  public var trailingButtons: [Button] = [] {
    didSet { replace(oldValue, with: trailingButtons) }
  }

  private static let margin = 4.0

  public override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = .surface
    isFocusGroup = true
    accessibilityLabel = "Bar"
  }

  public override func layoutSubviews() {
    let height = min(theme.metrics.barTarget, bounds.height)
    var x = Self.margin
    for button in leadingButtons {
      let size = button.sizeThatFits(bounds.size)
      button.frame = Rect(x, (bounds.height - height) / 2, size.width, height)
      x = button.frame.maxX
    }
    x = bounds.width - Self.margin
    for button in trailingButtons.reversed() {
      let size = button.sizeThatFits(bounds.size)
      button.frame = Rect(x - size.width, (bounds.height - height) / 2, size.width, height)
      x = button.frame.minX
    }
  }

  public override func draw(_ canvas: inout Canvas) {
    let gap = theme.metrics.gap
    let left = (leadingButtons.last?.frame.maxX ?? 0) + gap
    let right = (trailingButtons.first?.frame.minX ?? bounds.width) - gap
    let font = theme.fonts.title
    let layout = TextLayout(
      title, font: font, width: max(0, right - left), maximumLines: 1, measurer: textMeasurer)
    // Centered in the bar when it fits between the buttons that way.
    let centered = (bounds.width - layout.size.width) / 2
    let x = centered >= left && centered + layout.size.width <= right ? centered : left
    canvas.text(layout, font, .text, at: Point(x, (bounds.height - layout.size.height) / 2))
    let bottom = bounds.height - 1 / traits.scale
    canvas.hairline(from: Point(0, bottom), to: Point(bounds.width, bottom))
  }

  private func replace(_ old: [Button], with new: [Button]) {
    for button in old { button.removeFromSuperview() }
    for button in new { addSubview(button) }
    setNeedsLayout()
    setNeedsDisplay()
  }
}
