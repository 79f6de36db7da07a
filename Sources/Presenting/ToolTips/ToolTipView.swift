// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The card of a tool tip or a toast, with a few words. It ignores pointers.
final class ToolTipView: View {
  /// In points, about fifty characters per line.
  private static let maximumWidth = 320.0
  private static let maximumLineCount = 6
  private static let inset = Size(10, 6)
  private static let shadowBlur = 12.0

  private let label = CardText()

  /// The text and the background, drawn above the card's shadow.
  private final class CardText: View {
    var text = ""
    var style = TextStyle.caption

    func layout(width: Double) -> TextLayout {
      TextLayout(
        text, font: theme.fonts[style], width: width,
        maximumLines: ToolTipView.maximumLineCount, alignment: .natural, measurer: textMeasurer)
    }

    override func draw(_ canvas: inout Canvas) {
      let radius = theme.metrics.controlRadius
      canvas.fill(bounds, .surface, radius: radius)
      canvas.stroke(bounds, .separator, radius: radius, width: 1)
      let textRect = bounds.inset(
        by: Insets(horizontal: ToolTipView.inset.width, vertical: ToolTipView.inset.height))
      canvas.drawText(
        layout(width: textRect.width.rounded(.up)), theme.fonts[style], .text, at: textRect.origin)
    }
  }

  init(_ text: String, style: TextStyle = .caption) {
    super.init(frame: .zero)
    label.text = text
    label.style = style
    label.autoresizingMask = .fill
    addSubview(label)
    isUserInteractionEnabled = false
    accessibilityLabel = text
    accessibilityRole = .toolTip
  }

  override func didMoveToWindow() {
    guard window != nil else { return }
    shadow = theme.cardShadow(radius: theme.metrics.controlRadius, blur: Self.shadowBlur)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let width = min(Self.maximumWidth, size.width - 2 * Self.inset.width)
    let text = label.layout(width: max(0, width)).size
    return Size(
      text.width.rounded(.up) + 2 * Self.inset.width,
      text.height.rounded(.up) + 2 * Self.inset.height)
  }
}
