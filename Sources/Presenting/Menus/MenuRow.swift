// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

final class MenuRow: View {
  /// Lengths in points, on the grid of 4.
  private static let margin = 4.0
  private static let inset = 12.0
  private static let gap = 8.0
  private static let shortcutGap = 32.0

  /// The columns of all rows of a menu, which align their titles.
  struct Columns: Equatable {
    var hasCheckmarks = false
    var hasImages = false
    /// Whether check marks and images share one column, because no row has both.
    var sharesColumn = false

    init(_ items: [MenuItem]) {
      hasCheckmarks = items.contains { $0.state == .on }
      hasImages = items.contains { $0.image != nil }
      sharesColumn =
        hasCheckmarks && hasImages && !items.contains { $0.state == .on && $0.image != nil }
    }
  }

  let item: MenuItem
  private let columns: Columns

  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the submenu of the item is open.
  var isOpen = false
  /// Returns whether it has handled the action.
  var onAccessibilityAction: ((AccessibilityAction) -> Bool)?

  private let position: AccessibilityElement.Position

  init(_ item: MenuItem, columns: Columns, position: AccessibilityElement.Position) {
    self.item = item
    self.columns = columns
    self.position = position
    super.init(frame: .zero)
    accessibilityLabel = item.title
    accessibilityRole = .menuItem
  }

  private var font: Font { theme.fonts.body }
  private var checkmarkSize: Double { (16 * symbolScale).rounded() }

  /// In points. “Leading” is the side where reading begins.
  private var leadingWidth: Double {
    Self.inset + (columns.hasCheckmarks && !columns.sharesColumn ? checkmarkSize + Self.gap : 0)
      + (columns.hasImages ? theme.metrics.iconSize + Self.gap : 0)
  }

  private var trailingWidth: Double {
    if item.submenu != nil { return Self.shortcutGap + checkmarkSize }
    guard let shortcutLabel else { return 0 }
    return Self.shortcutGap + textMeasurer.width(of: shortcutLabel, in: font).rounded(.up)
  }

  private var shortcutLabel: String? { item.shortcut?.label(in: traits.localization) }

  override func sizeThatFits(_ size: Size) -> Size {
    let title = textMeasurer.width(of: item.title, in: font).rounded(.up)
    return Size(
      2 * Self.margin + leadingWidth + title + trailingWidth + Self.inset,
      theme.metrics.minimumControlHeight)
  }

  override func draw(_ canvas: inout Canvas) {
    let plate = bounds.inset(by: Insets(horizontal: Self.margin, vertical: 0))
    if isHighlighted {
      canvas.fill(plate, .selection, radius: theme.metrics.controlRadius - 2)
      if theme.contrast == .high {
        canvas.stroke(
          plate, .accent, radius: theme.metrics.controlRadius - 2,
          width: theme.metrics.focusRingWidth)
      }
    }
    let color = color
    let isMirrored = isMirrored
    let secondaryColor: ColorRole = item.isEnabled ? .secondaryText : .disabledText
    /// The rectangle at a distance from the leading edge of the plate.
    func rect(_ x: Double, _ size: Size) -> Rect {
      Rect(
        isMirrored ? plate.maxX - x - size.width : plate.minX + x, plate.midY - size.height / 2,
        size.width, size.height)
    }
    func drawImage(_ image: Image, _ x: Double, _ side: Double, _ tint: ColorRole) {
      canvas.drawImage(image, in: rect(x, Size(side, side)), tint: tint)
    }
    var x = Self.inset
    if columns.hasCheckmarks {
      let room = columns.sharesColumn ? theme.metrics.iconSize : checkmarkSize
      if item.state == .on {
        drawImage(.icon("check"), x + (room - checkmarkSize) / 2, checkmarkSize, color)
      }
      if !columns.sharesColumn { x += room + Self.gap }
    }
    if let image = item.image { drawImage(image, x, theme.metrics.iconSize, color) }
    let width = max(0, plate.width - leadingWidth - trailingWidth - Self.inset)
    let title = textLayout(item.title, width: width)
    canvas.drawText(title, font, color, at: rect(leadingWidth, title.size).origin)
    if item.submenu != nil {
      drawImage(
        .icon(isMirrored ? "chevron-left" : "chevron-right"),
        plate.width - Self.inset - checkmarkSize, checkmarkSize, secondaryColor)
    } else if let shortcutLabel {
      let label = textLayout(shortcutLabel, width: .infinity)
      let x = plate.width - Self.inset - label.size.width
      canvas.drawText(label, font, secondaryColor, at: rect(x, label.size).origin)
    }
  }

  private var color: ColorRole {
    if !item.isEnabled { return .disabledText }
    return item.attributes.contains(.destructive) ? .danger : .text
  }

  private func textLayout(_ text: String, width: Double) -> TextLayout {
    TextLayout(text, font: font, width: width, maximumLines: 1, measurer: textMeasurer)
  }

  // MARK: Accessibility

  override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    element.position = position
    element.actions = [.press]
    if let shortcut = item.shortcut { element.hint = shortcut.label }
    if !item.isEnabled { element.traits.insert(.notEnabled) }
    if columns.hasCheckmarks { element.traits.insert(.checkable) }
    if item.state == .on { element.traits.formUnion([.checkable, .checked]) }
    guard item.submenu != nil else { return }
    element.traits.formUnion([.hasPopUp, .expandable])
    if isOpen { element.traits.insert(.expanded) }
    element.actions.append(isOpen ? .collapse : .expand)
  }

  override func performAccessibilityAction(_ action: AccessibilityAction, part: Int) -> Bool {
    if item.isEnabled, onAccessibilityAction?(action) == true { return true }
    return super.performAccessibilityAction(action, part: part)
  }
}
