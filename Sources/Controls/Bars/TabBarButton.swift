// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

final class TabBarButton: Control {
  /// Points, as the constants below.
  static let margin = 4.0
  static let padding = 4.0
  static let gap = 8.0
  static let stackedGap = 2.0
  private static let minimumBadgeHeight = 18.0
  private static let badgePadding = 5.0
  private static let badgeOverlap = 6.0
  /// The part of a tab's width that a badge with a text may have.
  private static let maximumBadgeTextFraction = 0.5

  struct Content: Equatable {
    var item = TabBarItem()
    var edge = TabBarEdge.bottom
    var index = 0
    var isSelected = false
    /// True for one button of the bar.
    var isTabStop = false
  }

  var content = Content() {
    didSet {
      guard content != oldValue else { return }
      if content.item != oldValue.item {
        isEnabled = content.item.isEnabled
        accessibilityLabel = content.item.spokenLabel
      }
      setNeedsDisplay()
    }
  }

  private var titleLayout = CachedTextLayout()

  init() {
    super.init(frame: .zero)
    accessibilityRole = .tab
  }

  override var canBecomeFirstResponder: Bool { isEnabled && content.isTabStop }

  /// After a click a view of the tab's screen becomes first responder.
  override var isFocusedByClick: Bool { false }

  /// The area that is filled if the tab is selected, hovered or pressed.
  var backgroundRect: Rect { bounds.inset(by: Self.margin) }

  override var focusRing: (rect: Rect, radius: Double) {
    // Around the background, since the edges of the bar leave no room outside of it.
    let metrics = theme.metrics
    return (
      backgroundRect.inset(by: metrics.focusRingGap),
      max(0, metrics.controlRadius - metrics.focusRingGap)
    )
  }

  static func stackedContentHeight(_ theme: Theme) -> Double {
    theme.metrics.iconSize + stackedGap + TextLayout.lineHeight(of: theme.fonts.caption)
  }

  /// The size of the capsule with the text of a badge.
  static func badgeSize(of text: String, for view: View) -> Size {
    let font = view.theme.fonts.captionStrong
    let width = view.textMeasurer.width(of: text, in: font)
    let height = max(minimumBadgeHeight, TextLayout.lineHeight(of: font))
    return Size(max(height, (width + 2 * badgePadding).rounded(.up)), height)
  }

  // MARK: Look

  private var image: Image? { content.item.image }
  private var title: String? { content.item.title.flatMap { $0.isEmpty ? nil : $0 } }
  private var color: ColorRole {
    guard isEnabled else { return .disabledText }
    let appearance = traits.barAppearance
    return content.isSelected
      ? appearance.tintColor ?? .onSelection : appearance.titleColor ?? .secondaryText
  }

  override func draw(_ canvas: inout Canvas) {
    drawHighlight(&canvas, in: backgroundRect, radius: theme.metrics.controlRadius)
    if content.edge != .top, image != nil {
      drawStacked(&canvas)
    } else {
      drawSideBySide(&canvas)
    }
  }

  /// The font for a title in a width: reduced if the title does not fit, but not below the default text size.
  private func fittingFont(_ font: Font, _ title: String, inWidth room: Double) -> Font {
    let width = textMeasurer.width(of: title, in: font)
    guard width > room, room > 0 else { return font }
    var smaller = font
    smaller.size = max(
      font.size / max(1, traits.textScale), (font.size * room / width).rounded(.down))
    return smaller
  }

  private func drawStacked(_ canvas: inout Canvas) {
    let metrics = theme.metrics
    let height = title == nil ? metrics.iconSize : Self.stackedContentHeight(theme)
    let top = (bounds.midY - height / 2).rounded()
    let icon = Rect(
      bounds.midX - metrics.iconSize / 2, top, metrics.iconSize, metrics.iconSize)
    if let image { canvas.drawImage(image, in: icon, tint: color) }
    if let title {
      let room = max(0, backgroundRect.width - 2 * Self.padding)
      let font = fittingFont(
        content.isSelected ? theme.fonts.captionStrong : theme.fonts.caption, title, inWidth: room)
      let layout = titleLayout.layout(title, font: font, width: room, for: self)
      canvas.drawText(
        layout, font, color,
        at: Point(bounds.midX - layout.size.width / 2, icon.maxY + Self.stackedGap))
    }
    drawBadge(overlapping: icon, &canvas)
  }

  private func drawSideBySide(_ canvas: inout Canvas) {
    let metrics = theme.metrics
    let inset = content.edge == .top ? metrics.gap : Self.padding
    var fixed = image == nil ? 0 : metrics.iconSize + (title == nil ? 0 : Self.gap)
    let badgeGap = image == nil && title == nil ? 0 : Self.gap
    let badge = badgeLabel(inWidth: backgroundRect.width - 2 * inset - fixed - badgeGap)
    let badgeSize = badge.map { Self.badgeSize(of: $0, for: self) }
    fixed += badgeSize.map { $0.width + Self.gap } ?? 0
    let room = max(0, backgroundRect.width - 2 * inset - fixed)
    let font = fittingFont(
      content.isSelected ? theme.fonts.bodyStrong : theme.fonts.body, title ?? "", inWidth: room)
    let layout = titleLayout.layout(title ?? "", font: font, width: room, for: self)
    let titleWidth = title == nil ? 0 : layout.size.width
    var x = bounds.midX - (titleWidth + fixed) / 2
    func rect(_ width: Double, _ height: Double) -> Rect {
      let left = isMirrored ? bounds.width - x - width : x
      return Rect(left, bounds.midY - height / 2, width, height)
    }
    if let image {
      canvas.drawImage(image, in: rect(metrics.iconSize, metrics.iconSize), tint: color)
      x += metrics.iconSize + Self.gap
    }
    if title != nil {
      canvas.drawText(layout, font, color, at: rect(titleWidth, layout.size.height).origin)
      x += titleWidth + Self.gap
    }
    if let badge, let badgeSize {
      draw(badge, in: rect(badgeSize.width, badgeSize.height), &canvas)
    }
  }

  private func badgeLabel(inWidth width: Double) -> String? {
    content.item.badge?.label(in: traits.numberFormat) {
      Self.badgeSize(of: $0, for: self).width <= width
    }
  }

  private func drawBadge(overlapping icon: Rect, _ canvas: inout Canvas) {
    let plate = backgroundRect
    // A text is limited to a fraction of the tab; a number is shown in full.
    var widest = plate.width
    if case .text = content.item.badge { widest *= Self.maximumBadgeTextFraction }
    guard let text = badgeLabel(inWidth: widest) else { return }
    let natural = Self.badgeSize(of: text, for: self)
    let width = min(natural.width, widest)
    let left =
      isMirrored
      ? max(plate.minX, icon.minX + Self.badgeOverlap - width)
      : min(icon.maxX - Self.badgeOverlap, plate.maxX - width)
    let top = max(plate.minY, icon.minY - natural.height / 3)
    draw(text, in: Rect(left, top, width, natural.height), &canvas)
  }

  private func draw(_ badge: String, in rect: Rect, _ canvas: inout Canvas) {
    let font = theme.fonts.captionStrong
    let layout = TextLayout(
      badge, font: font, width: max(0, rect.width - Self.badgePadding), maximumLines: 1,
      measurer: textMeasurer)
    // Red, as in UIKit: users look for badges.
    canvas.fill(rect, isEnabled ? .danger : .pressed, radius: rect.height / 2)
    canvas.drawText(
      layout, font, isEnabled ? .onAccent : .disabledText,
      at: Point(rect.midX - layout.size.width / 2, rect.midY - layout.size.height / 2))
  }

  // MARK: Accessibility

  /// The badge is the value of the element, and no part of its label.
  override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if let name = content.item.accessibilityLabel ?? title { element.label = name }
    element.value = content.item.badge?.label(in: traits.numberFormat)
    element.traits.formUnion(content.isSelected ? [.selectable, .selected] : .selectable)
    if let bar = superview as? TabBar {
      element.position = .init(content.index + 1, of: bar.items.count)
    }
  }
}
