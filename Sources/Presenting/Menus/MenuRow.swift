// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// One item of a menu as it is seen.
final class MenuRow: View {
  /// Points, on the grid of 4.
  private static let margin = 4.0
  private static let inset = 12.0
  private static let gap = 8.0
  private static let shortcutGap = 32.0

  /// What the rows of one menu have in common, so that their titles begin in a line.
  struct Columns: Equatable {
    var hasMarks = false
    var hasImages = false
    /// Whether marks and images lie in one column: no row has both.
    var areShared = false

    init(_ items: [MenuItem]) {
      hasMarks = items.contains { $0.state == .on }
      hasImages = items.contains { $0.image != nil }
      areShared =
        hasMarks && hasImages && !items.contains { $0.state == .on && $0.image != nil }
    }
  }

  let item: MenuItem
  private let columns: Columns

  private(set) var isMarked = false {
    didSet {
      if isMarked != oldValue { setNeedsDisplay() }
    }
  }

  /// Its place in the menu, from 1 on.
  private let position: AccessibilityElement.Position?
  /// Whether its submenu is open.
  private var isOpen = false
  /// Called with the actions of assistive technology.
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

  func setMarked(_ isMarked: Bool) { self.isMarked = isMarked }

  /// - Parameter isOpen: Whether the row's submenu is open.
  func setOpen(_ isOpen: Bool) { self.isOpen = isOpen }

  /// - Parameter action: Performs an action of assistive technology; returns false to let the view perform it.
  func listen(_ action: @escaping (AccessibilityAction) -> Bool) { onAccessibilityAction = action }

  private var font: Font { theme.fonts.body }
  private var markSize: Double { (16 * growth).rounded() }

  /// Points before the title, from where reading begins.
  private var lead: Double {
    Self.inset + (columns.hasMarks && !columns.areShared ? markSize + Self.gap : 0)
      + (columns.hasImages ? theme.metrics.iconSize + Self.gap : 0)
  }

  /// Points after the title.
  private var trail: Double {
    if item.submenu != nil { return Self.shortcutGap + markSize }
    guard let shortcut = item.shortcut else { return 0 }
    return Self.shortcutGap + textMeasurer.width(of: label(of: shortcut), in: font).rounded(.up)
  }

  private func label(of shortcut: KeyCommand.Shortcut) -> String {
    shortcut.label(in: traits.localization)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let title = textMeasurer.width(of: item.title, in: font).rounded(.up)
    return Size(2 * Self.margin + lead + title + trail + Self.inset, theme.metrics.minimumTarget)
  }

  override func draw(_ canvas: inout Canvas) {
    let plate = bounds.inset(by: Insets(horizontal: Self.margin, vertical: 0))
    if isMarked {
      canvas.fill(plate, .selection, radius: theme.metrics.controlRadius - 2)
      if theme.contrast == .high {
        canvas.stroke(
          plate, .accent, radius: theme.metrics.controlRadius - 2,
          width: theme.metrics.focusRingWidth)
      }
    }
    let color = color
    let isMirrored = traits.layoutDirection == .rightToLeft
    func place(_ x: Double, _ size: Double) -> Rect {
      Rect(
        isMirrored ? plate.maxX - x - size : plate.minX + x, plate.midY - size / 2, size, size)
    }
    var x = Self.inset
    if columns.hasMarks {
      let room = columns.areShared ? theme.metrics.iconSize : markSize
      if item.state == .on {
        canvas.image(
          .icon("check"), in: place(x + (room - markSize) / 2, markSize), tint: color)
      }
      if !columns.areShared { x += room + Self.gap }
    }
    if let image = item.image {
      canvas.image(image, in: place(x, theme.metrics.iconSize), tint: color)
    }
    drawTitle(&canvas, in: plate, color, isMirrored: isMirrored)
    if item.submenu != nil {
      canvas.image(
        .icon(isMirrored ? "chevron-left" : "chevron-right"),
        in: place(plate.width - Self.inset - markSize, markSize),
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
    let width = max(0, plate.width - lead - trail - Self.inset)
    let layout = TextLayout(
      item.title, font: font, width: width, maximumLines: 1, measurer: textMeasurer)
    let x = isMirrored ? plate.maxX - lead - layout.size.width : plate.minX + lead
    canvas.text(layout, font, color, at: Point(x, plate.midY - layout.size.height / 2))
  }

  private func drawShortcut(
    _ label: String, _ canvas: inout Canvas, in plate: Rect, isMirrored: Bool
  ) {
    let layout = TextLayout(
      label, font: font, width: .infinity, maximumLines: 1, measurer: textMeasurer)
    let x =
      isMirrored
      ? plate.minX + Self.inset : plate.maxX - Self.inset - layout.size.width
    canvas.text(
      layout, font, item.isEnabled ? .secondaryText : .disabledText,
      at: Point(x, plate.midY - layout.size.height / 2))
  }

  // MARK: Accessibility

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.position = position
    element.actions = [.press]
    if let shortcut = item.shortcut { element.hint = shortcut.label }
    if !item.isEnabled { element.traits.insert(.notEnabled) }
    if columns.hasMarks { element.traits.insert(.checkable) }
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
