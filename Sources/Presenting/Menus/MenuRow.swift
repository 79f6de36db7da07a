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

  private(set) var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { setNeedsDisplay() }
    }
  }

  private let position: AccessibilityElement.Position?
  private var isOpen = false
  private var onAccessibilityAction: ((AccessibilityAction) -> Bool)?

  init(
    _ item: MenuItem, columns: Columns, position: AccessibilityElement.Position? = nil
  ) {
    self.item = item
    self.columns = columns
    self.position = position
    super.init(frame: .zero)
    accessibilityLabel = item.title
    accessibilityRole = .menuItem
  }

  func setHighlighted(_ isMarked: Bool) { self.isHighlighted = isMarked }

  func setOpen(_ isOpen: Bool) { self.isOpen = isOpen }

  func setAccessibilityHandler(_ action: @escaping (AccessibilityAction) -> Bool) {
    onAccessibilityAction = action
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
    guard let shortcut = item.shortcut else { return 0 }
    return Self.shortcutGap + textMeasurer.width(of: label(of: shortcut), in: font).rounded(.up)
  }

  private func label(of shortcut: KeyCommand.Shortcut) -> String {
    shortcut.label(in: traits.localization)
  }

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
    let isMirrored = traits.layoutDirection == .rightToLeft
    func imageRect(_ x: Double, _ size: Double) -> Rect {
      Rect(
        isMirrored ? plate.maxX - x - size : plate.minX + x, plate.midY - size / 2, size, size)
    }
    var x = Self.inset
    if columns.hasCheckmarks {
      let room = columns.sharesColumn ? theme.metrics.iconSize : checkmarkSize
      if item.state == .on {
        canvas.drawImage(
          .icon("check"), in: imageRect(x + (room - checkmarkSize) / 2, checkmarkSize), tint: color)
      }
      if !columns.sharesColumn { x += room + Self.gap }
    }
    if let image = item.image {
      canvas.drawImage(image, in: imageRect(x, theme.metrics.iconSize), tint: color)
    }
    drawTitle(&canvas, in: plate, color, isMirrored: isMirrored)
    if item.submenu != nil {
      canvas.drawImage(
        .icon(isMirrored ? "chevron-left" : "chevron-right"),
        in: imageRect(plate.width - Self.inset - checkmarkSize, checkmarkSize),
        tint: item.isEnabled ? .secondaryText : .disabledText)
    } else if let shortcut = item.shortcut {
      drawShortcut(label(of: shortcut), &canvas, in: plate, isMirrored: isMirrored)
    }
  }

  private var color: ColorRole {
    if !item.isEnabled { return .disabledText }
    return item.attributes.contains(.destructive) ? .danger : .text
  }

  private func drawTitle(
    _ canvas: inout Canvas, in plate: Rect, _ color: ColorRole, isMirrored: Bool
  ) {
    let width = max(0, plate.width - leadingWidth - trailingWidth - Self.inset)
    let layout = TextLayout(
      item.title, font: font, width: width, maximumLines: 1, measurer: textMeasurer)
    let x = isMirrored ? plate.maxX - leadingWidth - layout.size.width : plate.minX + leadingWidth
    canvas.drawText(layout, font, color, at: Point(x, plate.midY - layout.size.height / 2))
  }

  private func drawShortcut(
    _ label: String, _ canvas: inout Canvas, in plate: Rect, isMirrored: Bool
  ) {
    let layout = TextLayout(
      label, font: font, width: .infinity, maximumLines: 1, measurer: textMeasurer)
    let x =
      isMirrored
      ? plate.minX + Self.inset : plate.maxX - Self.inset - layout.size.width
    canvas.drawText(
      layout, font, item.isEnabled ? .secondaryText : .disabledText,
      at: Point(x, plate.midY - layout.size.height / 2))
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
