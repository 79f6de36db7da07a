// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Where things lie in a row and how they are drawn; mirrored in right-to-left.
extension TableViewCell {
  /// Share of the text's strength: an arrow that says little stands back.
  private static let indicatorStrength = 0.4
  /// Points: a chevron is smaller than an icon.
  private var chevronSize: Double { (16 * growth).rounded() }
  /// Points around a chevron that still count as it, so that a finger meets it.
  private var chevronTarget: Double { 40 * growth }
  /// Points: the height of a badge where a line of text is not higher, and the width of one with a single digit.
  private static let badgeHeight = 20.0
  private static let badgePadding = 6.0
  /// Points that texts keep from the upper and the lower edge of a row that is as high as they need: with two lines 54 together,
  /// about as in UIKit.
  private static let textMargin = 8.0
  private static let compactTextMargin = 4.0

  var isMirrored: Bool { traits.layoutDirection == .rightToLeft }

  /// The part that is filled when the row is current, hovered or pressed.
  var plate: Rect { isLifted ? bounds : bounds.inset(by: plateInsets) }

  var plateInsets: Insets { Self.plateInsets(for: style) }

  static func plateInsets(for style: Style) -> Insets {
    style == .menu ? Insets(horizontal: 4, vertical: 1) : Insets()
  }

  var plateRadius: Double { style == .menu ? theme.metrics.controlRadius : 0 }

  /// Points between the plate's sides and what it holds.
  private var padding: Double { style == .menu ? theme.metrics.gap : 16 }

  var chevronPlace: Rect {
    mirrored(
      Rect(
        plate.maxX - padding - chevronSize, (plate.midY - chevronSize / 2).rounded(),
        chevronSize, chevronSize))
  }

  /// Where a click expands or collapses the row.
  var chevronArea: Rect {
    mirrored(
      Rect(plate.maxX - chevronTarget, plate.minY, chevronTarget, plate.height))
  }

  private func mirrored(_ rect: Rect) -> Rect {
    isMirrored ? Rect(bounds.width - rect.maxX, rect.minY, rect.width, rect.height) : rect
  }

  private func color(_ role: ColorRole) -> ColorRole {
    isEnabled ? (isCurrent ? .onSelection : role) : .disabledText
  }

  /// Where the texts begin and end, in points from the leading side of a plate of a width.
  private func textRange(inPlate width: Double) -> (start: Double, end: Double) {
    let metrics = theme.metrics
    // A row without an icon lines up with the title of the one that discloses it.
    var start = padding + Double(indentationLevel) * (metrics.iconSize + metrics.gap)
    if image != nil { start += metrics.iconSize + metrics.gap }
    var end = width - padding - signWidth
    if let text = badgeLabel(inPlate: width) {
      end -= badgeSize(text, inPlate: width).width + metrics.gap
    }
    if let detail { end -= detailLine(detail, inPlate: width).size.width + metrics.gap }
    return (start, max(start, end))
  }

  private var signWidth: Double {
    if isExpanded != nil { return chevronSize + theme.metrics.gap }
    return accessory == .none ? 0 : chevronSize + theme.metrics.gap / 2
  }

  /// The height that shows all lines of the texts.
  func textHeight(inWidth width: Double) -> Double {
    let plate = width - plateInsets.left - plateInsets.right
    let texts = textRange(inPlate: plate)
    // The row is as high when it becomes the current one, whose title is wider.
    var height = layouts.measuredTitle.layout(
      title, font: theme.fonts.bodyStrong, width: texts.end - texts.start, maximumLines: 0,
      for: self
    ).size.height
    if let subtitle {
      height += subtitleLines(subtitle, width: texts.end - texts.start).size.height
    }
    let margin = style == .menu ? Self.textMargin : Self.compactTextMargin
    return max(height + 2 * margin, style == .menu ? theme.metrics.menuRowHeight : 0)
  }

  func drawContent(_ canvas: inout Canvas) {
    let metrics = theme.metrics
    let texts = textRange(inPlate: plate.width)
    if let image {
      let icon = Rect(
        plate.minX + texts.start - metrics.gap - metrics.iconSize,
        plate.midY - metrics.iconSize / 2, metrics.iconSize, metrics.iconSize)
      canvas.image(image, in: mirrored(icon), tint: imageColor ?? color(.faded(.text, 0.8)))
    }
    drawSeparator(&canvas, from: plate.minX + texts.start)
    if isExpanded == nil, let sign {
      canvas.image(.icon(sign.name), in: chevronPlace, tint: color(sign.color))
    }
    var right = plate.maxX - padding - signWidth
    if let text = badgeLabel(inPlate: plate.width) {
      right -= drawBadge(text, endingAt: right, &canvas) + metrics.gap
    }
    if let detail { draw(detail, endingAt: right, &canvas) }
    drawTitle(from: plate.minX + texts.start, to: plate.minX + texts.end, &canvas)
  }

  private var sign: (name: String, color: ColorRole)? {
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
    let place = mirrored(Rect(left, 0, layout.size.width, 0))
    guard let subtitle else {
      return canvas.text(
        layout, font, color(titleColor),
        at: Point(place.minX, plate.midY - layout.size.height / 2))
    }
    let small = subtitleLines(subtitle, width: right - left)
    let top = plate.midY - (layout.size.height + small.size.height) / 2
    canvas.text(layout, font, color(titleColor), at: Point(place.minX, top))
    let below = mirrored(Rect(left, 0, small.size.width, 0))
    canvas.text(
      small, fonts.caption, color(.secondaryText),
      at: Point(below.minX, top + layout.size.height))
  }

  private func subtitleLines(_ subtitle: String, width: Double) -> TextLayout {
    layouts.subtitle.layout(
      subtitle, font: theme.fonts.caption, width: max(0, width),
      maximumLines: isMeasured ? 0 : 1, for: self)
  }

  private func detailLine(_ detail: String, inPlate width: Double) -> TextLayout {
    layouts.detail.layout(
      detail, font: theme.fonts.caption, width: (width - 2 * padding) / 2, for: self)
  }

  private func draw(_ detail: String, endingAt right: Double, _ canvas: inout Canvas) {
    let layout = detailLine(detail, inPlate: plate.width)
    let place = mirrored(Rect(right - layout.size.width, 0, layout.size.width, 0))
    canvas.text(
      layout, theme.fonts.caption, color(.secondaryText),
      at: Point(place.minX, plate.midY - layout.size.height / 2))
  }

  private func badgeLabel(inPlate width: Double) -> String? {
    badge?.label(in: traits.numberFormat) { text in
      textMeasurer.width(of: text, in: theme.fonts.captionStrong) <= (width - 2 * padding) / 2
    }
  }

  private func badgeLine(_ text: String, inPlate width: Double) -> TextLayout {
    layouts.badge.layout(
      text, font: theme.fonts.captionStrong, width: (width - 2 * padding) / 2, for: self)
  }

  private func badgeSize(_ text: String, inPlate width: Double) -> Size {
    let line = badgeLine(text, inPlate: width).size
    let height = max(Self.badgeHeight, line.height.rounded(.up))
    return Size(max(height, (line.width + 2 * Self.badgePadding).rounded(.up)), height)
  }

  /// Returns the width.
  private func drawBadge(_ text: String, endingAt right: Double, _ canvas: inout Canvas) -> Double {
    let font = theme.fonts.captionStrong
    let layout = badgeLine(text, inPlate: plate.width)
    let size = badgeSize(text, inPlate: plate.width)
    let capsule = mirrored(
      Rect(
        right - size.width, (plate.midY - size.height / 2).rounded(), size.width, size.height))
    // The current row's own fill would leave too little contrast for accent on accent.
    let isFilled = isCurrent && isEnabled
    canvas.fill(capsule, isFilled ? .accent : .pressed, radius: size.height / 2)
    canvas.text(
      layout, font, isFilled ? .onAccent : (isEnabled ? .text : .disabledText),
      at: Point(
        capsule.midX - layout.size.width / 2, capsule.midY - layout.size.height / 2))
    return size.width
  }

  private func drawSeparator(_ canvas: inout Canvas, from titleStart: Double) {
    guard separator != .none else { return }
    let start = separator == .full ? bounds.minX : titleStart
    let end = separator == .full ? bounds.maxX : plate.maxX
    let line = mirrored(Rect(start, bounds.maxY - 1 / traits.scale, end - start, 0))
    canvas.hairline(from: Point(line.minX, line.minY), to: Point(line.maxX, line.minY))
  }
}

/// The chevron of a row that discloses others: toward the trailing side while it is collapsed, down
/// while it is expanded.
final class DisclosureChevron: View {
  private var color = ColorRole.secondaryText

  private var isExpanded = false
  private lazy var turn = Glide(of: self, at: 0) { [unowned self] in turned() }

  func setColor(_ color: ColorRole) {
    guard color != self.color else { return }
    self.color = color
    setNeedsDisplay()
  }

  func setExpanded(_ expanded: Bool, animated: Bool) {
    isExpanded = expanded
    turn.move(to: expanded ? 1 : 0, animated: animated)
    turned()
  }

  private var isTurning: Bool { turn.value > 0 && turn.value < 1 }

  /// Only a chevron that turns is transformed, and so has a layer.
  private func turned() {
    if isTurning {
      // From (1, 0) to (0, 1) along the straight line between them, brought to length 1.
      let (cosine, sine) = (1 - turn.value, turn.value)
      let length = (cosine * cosine + sine * sine).squareRoot()
      let isMirrored = traits.layoutDirection == .rightToLeft
      transform = .rotation(sine: (isMirrored ? -1 : 1) * sine / length, cosine: cosine / length)
    } else {
      transform = .identity
    }
    setNeedsDisplay()
  }

  override func draw(_ canvas: inout Canvas) {
    let isMirrored = traits.layoutDirection == .rightToLeft
    let sideways = isMirrored ? "chevron-left" : "chevron-right"
    let name = turn.value == 1 ? "chevron-down" : sideways
    canvas.image(.icon(name), in: bounds, tint: color)
  }
}
