// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
internal import Languages
public import Views

/// The view of a table row, with an icon, a title, a subtitle, a detail text, a badge, and an arrow or a checkmark.
open class TableViewCell: View {
  /// The style of a table's rows: menu rows with margins, or compact lines of text.
  public enum Style: Sendable, Hashable {
    /// Rounded rows with margins and icons, as in menus.
    case menu
    /// Plain lines of text from edge to edge.
    case compact

    var backgroundInsets: Insets { self == .menu ? Insets(horizontal: 4, vertical: 1) : Insets() }
  }

  /// The style of the row. The table sets it to its own `style` before it configures the cell. Default `menu`.
  public var style = Style.menu

  /// The icon before the row's title, in the theme's size. The table sets it to nil before it configures the cell.
  public var image: Image? { didSet { if image != oldValue { invalidateContent() } } }
  /// The color of the row's icon if it is a template image. Default nil: the text color with an opacity of 80 %.
  public var imageColor: ColorRole? { didSet { if imageColor != oldValue { setNeedsDisplay() } } }

  /// The title of the row. It is also the accessibility label, unless another `accessibilityLabel` has been set.
  public var title = "" {
    didSet {
      guard title != oldValue else { return }
      if accessibilityLabel == nil || accessibilityLabel == oldValue { accessibilityLabel = title }
      invalidateContent()
    }
  }

  /// The text below the row's title, in caption size. The table sets it to nil before it configures the cell.
  /// In the style `menu` at the default text size, one line of title and one of subtitle are 37 points high together.
  public var subtitle: String? { didSet { if subtitle != oldValue { invalidateContent() } } }

  /// The text at the trailing end of the row, in caption size, in at most half of the row's width. The table sets
  /// it to nil before it configures the cell.
  public var detail: String? { didSet { if detail != oldValue { invalidateContent() } } }
  /// The color of the row's title. Default `text`.
  public var titleColor: ColorRole = .text {
    didSet { if titleColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the row is highlighted, as the current row or as a selected row.
  public var isCurrent = false { didSet { if isCurrent != oldValue { setNeedsDisplay() } } }

  /// A short text or a number in a capsule at the trailing end of the row. Default nil: none.
  public var badge: Badge? { didSet { if badge != oldValue { invalidateContent() } } }

  /// The arrow or checkmark of a row without child rows. The table sets it to none before it configures the cell.
  public var accessory = Accessory.none {
    didSet { if accessory != oldValue { invalidateContent() } }
  }

  /// The separator line below the row. Default none: no line.
  public var separator = Separator.none {
    didSet { if separator != oldValue { setNeedsDisplay() } }
  }

  /// Whether the row is enabled, according to the data source. A disabled row is dimmed. Default true.
  public internal(set) var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The indentation level of the row: 1 for a child row, otherwise 0.
  public internal(set) var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { invalidateContent() } }
  }

  /// Whether the child rows of the row are visible; nil if the row has no child rows.
  public internal(set) var isExpanded: Bool? {
    didSet { if isExpanded != oldValue { updateChevron() } }
  }

  /// Whether the user drags the row. Then the whole bounds are filled, rather than only the background.
  private(set) var isLifted = false

  /// Whether the cell determines the height of the row.
  private(set) var isMeasured = false
  /// The width for which the row has the cell's height.
  private(set) var measuredWidth: Double?

  /// The identifier from `register(_:making:)` with which the cell was created; nil for a standard table cell.
  public internal(set) var reuseIdentifier: String?

  /// The index of the cell's row, from 0. All sections and the child rows of expanded rows count.
  public internal(set) var row = 0

  struct Layouts {
    var title = CachedTextLayout()
    var measuredTitle = CachedTextLayout()
    var subtitle = CachedTextLayout()
    var detail = CachedTextLayout()
    var badge = CachedTextLayout()
  }
  var layouts = Layouts()
  private lazy var hoverFade = AnimatedNumber(of: self)
  private lazy var pressFade = AnimatedNumber(of: self)
  private var chevron: DisclosureChevron?

  public override init(frame: Rect) {
    super.init(frame: frame)
    accessibilityRole = .row
  }

  func lift() {
    isLifted = true
    backgroundColor = .surface
    cornerRadius = backgroundRadius
    shadow = Shadow(
      color: Color.black.opacity(theme.palette.shadowOpacity), cornerRadius: backgroundRadius)
  }

  /// Sets whether the cell determines the height of the row, which then has to be measured.
  func setMeasured(_ isMeasured: Bool) {
    self.isMeasured = isMeasured
    measuredWidth = nil
  }

  func setMeasured(width: Double?) { measuredWidth = width }

  func setHovered(_ hovered: Bool, animated: Bool) { hoverFade.set(hovered, animated: animated) }
  func setPressed(_ pressed: Bool, animated: Bool) { pressFade.set(pressed, animated: animated) }

  func animateChevron() {
    guard let isExpanded, let chevron else { return }
    chevron.setExpanded(!isExpanded, animated: false)
    chevron.setExpanded(isExpanded, animated: true)
  }

  private func updateChevron() {
    if let isExpanded {
      let chevron = chevron ?? DisclosureChevron()
      self.chevron = chevron
      if chevron.superview == nil { addSubview(chevron) }
      chevron.isHidden = false
      chevron.setExpanded(isExpanded, animated: false)
      setNeedsLayout()
    } else {
      chevron?.isHidden = true
    }
    invalidateContent()
  }

  private func invalidateContent() {
    setNeedsDisplay()
    if isMeasured { invalidateIntrinsicContentSize() }
  }

  /// Returns the size that constraints in the cell determine. Without constraints: the height that the texts need.
  open override func sizeThatFits(_ size: Size) -> Size {
    if let fitting = constraintFittingSize(inside: size) { return fitting }
    let width = size.width.isFinite ? size.width : frame.width
    return Size(width, textHeight(inWidth: width))
  }

  /// Called before the cell is configured for a row. Override it to reset custom content that another row may have set;
  /// the default does nothing. The table resets image, subtitle, detail, badge, accessory, separator and title color.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    chevron?.frame = chevronFrame
    chevron?.setColor(isEnabled ? .secondaryText : .disabledText)
  }

  open override func draw(_ canvas: inout Canvas) {
    drawBackground(&canvas)
    drawContent(&canvas)
  }

  private func drawBackground(_ canvas: inout Canvas) {
    if isCurrent {
      canvas.fill(backgroundRect, .selection, radius: backgroundRadius)
      if theme.contrast == .high {
        canvas.stroke(
          backgroundRect, .accent, radius: backgroundRadius, width: theme.metrics.focusRingWidth)
      }
    }
    if pressFade.value > 0 {
      canvas.fill(backgroundRect, .faded(.pressed, pressFade.value), radius: backgroundRadius)
    } else if hoverFade.value > 0 {
      canvas.fill(backgroundRect, .faded(.hover, hoverFade.value), radius: backgroundRadius)
    }
  }

  // MARK: Accessibility

  /// Adds the row's state to the accessibility element. The element's value consists of the texts other than the title.
  open override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    describeRow(&element)
  }

  open override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    if part == 0, table?.perform(action, onRow: row) == true { return true }
    return super.performAccessibilityAction(action, part: part)
  }
}

extension TableViewCell {
  /// A short text or a number in a capsule, such as the number of unread messages in a mailbox.
  public enum Badge: Sendable, Hashable {
    /// A short text. An empty text hides the badge.
    case text(String)
    /// A number, and the maximum that is shown in full: “99+” represents all numbers above 99. 0 and negative numbers
    /// hide the badge.
    ///
    /// A maximum of nil shows all numbers; a maximum below 1 counts as 1. Default 99, since two digits can be read at
    /// a glance and keep the width of the badge constant. A number that does not fit is shown with a smaller maximum,
    /// such as “999+”.
    case count(Int, maximum: Int? = 99)

    /// The text that the badge shows, such as “99+”, with the digits 0 to 9; nil for an empty text or a number below 1.
    public var label: String? { label(in: NumberFormat()) }

    func label(in numbers: NumberFormat) -> String? {
      switch self {
      case .text(let text): text.isEmpty ? nil : text
      case .count(let count, _) where count <= 0: nil
      case .count(let count, let maximum):
        if let maximum, count > max(1, maximum) {
          numbers.string(max(1, maximum)) + "+"
        } else {
          numbers.string(count)
        }
      }
    }

    /// The text of the badge, with a smaller maximum if it does not fit: truncating a number would show another number.
    func label(in numbers: NumberFormat, fits: (_ label: String) -> Bool) -> String? {
      guard let label = label(in: numbers) else { return nil }
      guard case .count(let count, let maximum) = self, !fits(label) else { return label }
      let limit = min(count - 1, maximum ?? .max)
      var nines = 9
      while nines <= (limit - 9) / 10 { nines = 10 * nines + 9 }
      guard nines <= limit else { return label }
      while nines > 9, !fits(numbers.string(nines) + "+") { nines /= 10 }
      return numbers.string(nines) + "+"
    }
  }

  /// The accessory at the trailing end of a row, like UIKit's `accessoryType`: an arrow, a checkmark or none.
  public enum Accessory: Sendable, Hashable {
    /// The row has no accessory.
    case none
    /// A small arrow, for a row that leads to another screen.
    case disclosureIndicator
    /// A checkmark, for a selected row.
    case checkmark
  }

  /// The line below a row, one pixel thick.
  public enum Separator: Sendable, Hashable {
    /// The row has no line.
    case none
    /// The line begins at the start of the title.
    case inset
    /// The line extends from edge to edge of the row.
    case full
  }
}
