// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Where things lie in a row and how they are drawn; mirrored in right-to-left.
extension TableViewCell {
  /// Share of the text's strength: an arrow that says little stands back.
  private static let indicatorStrength = 0.4
  /// Points: a chevron is smaller than an icon.
  private static let chevronSize = 16.0
  /// Points around a chevron that still count as it, so that a finger meets it.
  private static let chevronTarget = 40.0
  /// Points: the height of a badge, and the width of one with a single digit.
  private static let badgeHeight = 20.0
  private static let badgePadding = 6.0

  var isMirrored: Bool { traits.layoutDirection == .rightToLeft }

  /// The part that is filled when the row is current, hovered or pressed.
  var plate: Rect { isLifted ? bounds : bounds.inset(by: plateInsets) }

  var plateInsets: Insets { style == .menu ? Insets(horizontal: 4, vertical: 1) : Insets() }

  var plateRadius: Double { style == .menu ? theme.metrics.controlRadius : 0 }

  /// Points between the plate's sides and what it holds.
  private var padding: Double { style == .menu ? theme.metrics.gap : 16 }

  var chevronPlace: Rect {
    mirrored(
      Rect(
        plate.maxX - padding - Self.chevronSize, (plate.midY - Self.chevronSize / 2).rounded(),
        Self.chevronSize, Self.chevronSize))
  }

  /// Where a click expands or collapses the row.
  var chevronArea: Rect {
    mirrored(
      Rect(plate.maxX - Self.chevronTarget, plate.minY, Self.chevronTarget, plate.height))
  }

  private func mirrored(_ rect: Rect) -> Rect {
    isMirrored ? Rect(bounds.width - rect.maxX, rect.minY, rect.width, rect.height) : rect
  }

  private func color(_ role: ColorRole) -> ColorRole {
    isEnabled ? (isCurrent ? .accent : role) : .disabledText
  }

  func drawContent(_ canvas: inout Canvas) {
    let metrics = theme.metrics
    // A row without an icon lines up with the title of the one that discloses it.
    let indent = Double(indentationLevel) * (metrics.iconSize + metrics.gap)
    var left = plate.minX + padding + indent
    if let image {
      let icon = Rect(
        left, plate.midY - metrics.iconSize / 2, metrics.iconSize, metrics.iconSize)
      canvas.image(image, in: mirrored(icon), tint: imageColor ?? color(.faded(.text, 0.8)))
      left += metrics.iconSize + metrics.gap
    }
    drawSeparator(&canvas, from: left)
    var right = plate.maxX - padding
    if isExpanded != nil {
      right -= Self.chevronSize + metrics.gap
    } else if let sign {
      canvas.image(.icon(sign.name), in: chevronPlace, tint: color(sign.color))
      right -= Self.chevronSize + metrics.gap / 2
    }
    if let text = badge?.label { right -= drawBadge(text, endingAt: right, &canvas) + metrics.gap }
    if let detail { right -= draw(detail, endingAt: right, &canvas) + metrics.gap }
    drawTitle(from: left, to: right, &canvas)
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
    let layout = titleLayout.layout(title, font: font, width: max(0, right - left), for: self)
    let place = mirrored(Rect(left, 0, layout.size.width, 0))
    guard let subtitle else {
      return canvas.text(
        layout, font, color(titleColor),
        at: Point(place.minX, plate.midY - layout.size.height / 2))
    }
    let small = subtitleLayout.layout(
      subtitle, font: fonts.caption, width: max(0, right - left), for: self)
    let top = plate.midY - (layout.size.height + small.size.height) / 2
    canvas.text(layout, font, color(titleColor), at: Point(place.minX, top))
    let below = mirrored(Rect(left, 0, small.size.width, 0))
    canvas.text(
      small, fonts.caption, isEnabled ? .secondaryText : .disabledText,
      at: Point(below.minX, top + layout.size.height))
  }

  /// Returns the width.
  private func draw(_ detail: String, endingAt right: Double, _ canvas: inout Canvas) -> Double {
    let font = theme.fonts.caption
    let room = (plate.width - 2 * padding) / 2
    let layout = detailLayout.layout(detail, font: font, width: room, for: self)
    let place = mirrored(Rect(right - layout.size.width, 0, layout.size.width, 0))
    canvas.text(
      layout, font, color(.secondaryText),
      at: Point(place.minX, plate.midY - layout.size.height / 2))
    return layout.size.width
  }

  /// Returns the width.
  private func drawBadge(_ text: String, endingAt right: Double, _ canvas: inout Canvas) -> Double {
    let font = theme.fonts.captionStrong
    let room = (plate.width - 2 * padding) / 2
    let layout = badgeLayout.layout(text, font: font, width: room, for: self)
    let height = Self.badgeHeight
    let width = max(height, (layout.size.width + 2 * Self.badgePadding).rounded(.up))
    let capsule = mirrored(
      Rect(right - width, (plate.midY - height / 2).rounded(), width, height))
    // The current row's own fill would leave too little contrast for accent on accent.
    let isFilled = isCurrent && isEnabled
    canvas.fill(capsule, isFilled ? .accent : .pressed, radius: height / 2)
    canvas.text(
      layout, font, isFilled ? .onAccent : (isEnabled ? .text : .disabledText),
      at: Point(
        capsule.midX - layout.size.width / 2, capsule.midY - layout.size.height / 2))
    return width
  }

  private func drawSeparator(_ canvas: inout Canvas, from titleStart: Double) {
    guard separator != .none else { return }
    let start = separator == .full ? bounds.minX : titleStart
    let end = separator == .full ? bounds.maxX : plate.maxX
    let line = mirrored(Rect(start, bounds.maxY - 1 / traits.scale, end - start, 0))
    canvas.hairline(from: Point(line.minX, line.minY), to: Point(line.maxX, line.minY))
  }
}
