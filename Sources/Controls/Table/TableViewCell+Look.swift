// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The layout and drawing of a row, mirrored in a right-to-left layout.
extension TableViewCell {
  /// The fraction of the text's opacity for an unimportant arrow.
  private static let indicatorStrength = 0.4
  private var chevronSize: Double { (16 * symbolScale).rounded() }
  /// Points around a chevron that respond to clicks, enough for a finger.
  private var chevronHitSize: Double { 40 * symbolScale }
  private static let badgeHeight = 20.0
  private static let badgePadding = 6.0
  /// Points from the upper and lower edges to the texts: 54 in total for two lines, similar to UIKit.
  private static let textMargin = 8.0
  private static let compactTextMargin = 4.0

  /// The area that is filled if the row is current, hovered or pressed.
  var backgroundRect: Rect { isLifted ? bounds : bounds.inset(by: style.backgroundInsets) }

  var backgroundRadius: Double { style == .menu ? theme.metrics.controlRadius : 0 }

  private var padding: Double { style == .menu ? theme.metrics.gap : 16 }

  var chevronFrame: Rect {
    mirrored(
      Rect(
        backgroundRect.maxX - padding - chevronSize,
        (backgroundRect.midY - chevronSize / 2).rounded(),
        chevronSize, chevronSize))
  }

  var chevronHitRect: Rect {
    mirrored(
      Rect(
        backgroundRect.maxX - chevronHitSize, backgroundRect.minY, chevronHitSize,
        backgroundRect.height))
  }

  private func mirrored(_ rect: Rect) -> Rect {
    isMirrored ? Rect(bounds.width - rect.maxX, rect.minY, rect.width, rect.height) : rect
  }

  private func color(_ role: ColorRole) -> ColorRole {
    isEnabled ? (isCurrent ? .onSelection : role) : .disabledText
  }

  /// The start and end of the texts, in points from the leading side of a background of some width.
  private func textRange(inBackgroundWidth width: Double) -> (start: Double, end: Double) {
    let metrics = theme.metrics
    // A child row without an icon is aligned with the title of its parent.
    var start = padding + Double(indentationLevel) * (metrics.iconSize + metrics.gap)
    if image != nil { start += metrics.iconSize + metrics.gap }
    var end = width - padding - accessoryWidth
    if let badge = badgeCapsule(inBackgroundWidth: width) { end -= badge.size.width + metrics.gap }
    if let detail { end -= detailLine(detail, inBackgroundWidth: width).size.width + metrics.gap }
    return (start, max(start, end))
  }

  private var accessoryWidth: Double {
    if isExpanded != nil { return chevronSize + theme.metrics.gap }
    return accessory == .none ? 0 : chevronSize + theme.metrics.gap / 2
  }

  func textHeight(inWidth width: Double) -> Double {
    let insets = style.backgroundInsets
    let texts = textRange(inBackgroundWidth: width - insets.left - insets.right)
    let textWidth = texts.end - texts.start
    // Measured with the wider font of a current row, so that the height does not change.
    var height = layouts.measuredTitle.layout(
      title, font: theme.fonts.bodyStrong, width: textWidth, maximumLines: 0, for: self
    ).size.height
    if let subtitle { height += subtitleLines(subtitle, width: textWidth).size.height }
    let margin = style == .menu ? Self.textMargin : Self.compactTextMargin
    return max(height + 2 * margin, style == .menu ? theme.metrics.menuRowHeight : 0)
  }

  func drawContent(_ canvas: inout Canvas) {
    let metrics = theme.metrics
    let texts = textRange(inBackgroundWidth: backgroundRect.width)
    if let image {
      let icon = Rect(
        backgroundRect.minX + texts.start - metrics.gap - metrics.iconSize,
        backgroundRect.midY - metrics.iconSize / 2, metrics.iconSize, metrics.iconSize)
      canvas.drawImage(image, in: mirrored(icon), tint: imageColor ?? color(.faded(.text, 0.8)))
    }
    drawSeparator(&canvas, from: backgroundRect.minX + texts.start)
    if isExpanded == nil, let accessoryIcon {
      canvas.drawImage(
        .icon(accessoryIcon.name), in: chevronFrame, tint: color(accessoryIcon.color))
    }
    var right = backgroundRect.maxX - padding - accessoryWidth
    if let badge = badgeCapsule(inBackgroundWidth: backgroundRect.width) {
      drawBadge(badge.text, size: badge.size, endingAt: right, &canvas)
      right -= badge.size.width + metrics.gap
    }
    if let detail {
      let line = detailLine(detail, inBackgroundWidth: backgroundRect.width)
      draw(
        line, theme.fonts.caption, .secondaryText, from: right - line.size.width, &canvas)
    }
    drawTitle(from: backgroundRect.minX + texts.start, to: backgroundRect.minX + texts.end, &canvas)
  }

  private var accessoryIcon: (name: String, color: ColorRole)? {
    switch accessory {
    case .none: nil
    case .disclosureIndicator:
      (isMirrored ? "chevron-left" : "chevron-right", .faded(.text, Self.indicatorStrength))
    case .checkmark: ("check", .accent)
    }
  }

  private func drawTitle(from left: Double, to right: Double, _ canvas: inout Canvas) {
    let fonts = theme.fonts
    let plain = style == .menu ? fonts.body : fonts.caption
    let font = isCurrent ? fonts.bodyStrong : plain
    let layout = layouts.title.layout(
      title, font: font, width: max(0, right - left), maximumLines: isMeasured ? 0 : 1, for: self)
    guard let subtitle else { return draw(layout, font, titleColor, from: left, &canvas) }
    let small = subtitleLines(subtitle, width: right - left)
    let top = backgroundRect.midY - (layout.size.height + small.size.height) / 2
    draw(layout, font, titleColor, from: left, top: top, &canvas)
    draw(
      small, fonts.caption, .secondaryText, from: left, top: top + layout.size.height, &canvas)
  }

  /// - Parameter top: Default nil: the text is centered.
  private func draw(
    _ layout: TextLayout, _ font: Font, _ role: ColorRole, from left: Double, top: Double? = nil,
    _ canvas: inout Canvas
  ) {
    let origin = mirrored(
      Rect(left, top ?? backgroundRect.midY - layout.size.height / 2, layout.size.width, 0)
    ).origin
    canvas.drawText(layout, font, color(role), at: origin)
  }

  private func subtitleLines(_ subtitle: String, width: Double) -> TextLayout {
    layouts.subtitle.layout(
      subtitle, font: theme.fonts.caption, width: max(0, width),
      maximumLines: isMeasured ? 0 : 1, for: self)
  }

  private func detailLine(_ detail: String, inBackgroundWidth width: Double) -> TextLayout {
    layouts.detail.layout(
      detail, font: theme.fonts.caption, width: (width - 2 * padding) / 2, for: self)
  }

  private func badgeCapsule(inBackgroundWidth width: Double) -> (text: TextLayout, size: Size)? {
    let font = theme.fonts.captionStrong
    let widest = (width - 2 * padding) / 2
    let label = badge?.label(in: traits.numberFormat) {
      textMeasurer.width(of: $0, in: font) <= widest
    }
    guard let label else { return nil }
    let text = layouts.badge.layout(label, font: font, width: widest, for: self)
    let height = max(Self.badgeHeight, text.size.height.rounded(.up))
    let length = max(height, (text.size.width + 2 * Self.badgePadding).rounded(.up))
    return (text, Size(length, height))
  }

  private func drawBadge(
    _ text: TextLayout, size: Size, endingAt right: Double, _ canvas: inout Canvas
  ) {
    let capsule = mirrored(
      Rect(
        right - size.width, (backgroundRect.midY - size.height / 2).rounded(), size.width,
        size.height))
    // On the selection color, accent text would have too little contrast.
    let isFilled = isCurrent && isEnabled
    canvas.fill(capsule, isFilled ? .accent : .pressed, radius: size.height / 2)
    canvas.drawText(
      text, theme.fonts.captionStrong,
      isFilled ? .onAccent : (isEnabled ? .text : .disabledText),
      at: Point(capsule.midX - text.size.width / 2, capsule.midY - text.size.height / 2))
  }

  private func drawSeparator(_ canvas: inout Canvas, from titleStart: Double) {
    guard separator != .none else { return }
    let start = separator == .full ? bounds.minX : titleStart
    let end = separator == .full ? bounds.maxX : backgroundRect.maxX
    let line = mirrored(Rect(start, bounds.maxY - 1 / traits.scale, end - start, 0))
    canvas.hairline(from: Point(line.minX, line.minY), to: Point(line.maxX, line.minY))
  }
}

/// The chevron of a row with child rows: to the trailing side while collapsed, down while expanded.
final class DisclosureChevron: View {
  private var color = ColorRole.secondaryText
  private lazy var rotation = AnimatedNumber(of: self, at: 0) { [unowned self] in
    updateRotation()
  }

  func setColor(_ color: ColorRole) {
    guard color != self.color else { return }
    self.color = color
    setNeedsDisplay()
  }

  func setExpanded(_ expanded: Bool, animated: Bool) {
    rotation.move(to: expanded ? 1 : 0, animated: animated)
    updateRotation()
  }

  private var isRotating: Bool { rotation.value > 0 && rotation.value < 1 }

  /// Only a rotating chevron has a transform, and so a layer.
  private func updateRotation() {
    if isRotating {
      // A normalized linear interpolation from (1, 0) to (0, 1).
      let (cosine, sine) = (1 - rotation.value, rotation.value)
      let length = (cosine * cosine + sine * sine).squareRoot()
      transform = .rotation(sine: (isMirrored ? -1 : 1) * sine / length, cosine: cosine / length)
    } else {
      transform = .identity
    }
    setNeedsDisplay()
  }

  override func draw(_ canvas: inout Canvas) {
    let sideways = isMirrored ? "chevron-left" : "chevron-right"
    let name = rotation.value == 1 ? "chevron-down" : sideways
    canvas.drawImage(.icon(name), in: bounds, tint: color)
  }
}
