// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
internal import Languages
public import Views

/// One row: an icon, a title, and at the trailing end a detail, a badge and a chevron or an accessory.
open class TableViewCell: View {
  /// How tightly a table is set.
  public enum Style: Sendable, Hashable {
    /// Rounded rows with margins and icons, as menus have them.
    case menu
    /// Plain lines of text from edge to edge.
    case compact
  }

  /// A table sets it to its own `style` before it asks for the row's content. Default `menu`.
  public var style = Style.menu

  /// Before the title, as large as the theme's icons. A table sets it to nil before it asks for the
  /// row's content.
  public var image: Image? { didSet { if image != oldValue { contentChanged() } } }
  /// What a template image is drawn in. Default nil: as text, a little lighter.
  public var imageColor: ColorRole? {
    didSet { if imageColor != oldValue { setNeedsDisplay() } }
  }

  /// Also what the row is called to assistive technology, unless it was given another
  /// `accessibilityLabel`.
  public var title = "" {
    didSet {
      guard title != oldValue else { return }
      if accessibilityLabel == nil || accessibilityLabel == oldValue { accessibilityLabel = title }
      contentChanged()
    }
  }

  /// Below the title, in caption size: the two are in the middle of the row, 38 points high together where each has one line,
  /// as in rows of a common height. A table sets it to nil before it asks for the row's content. Default nil.
  public var subtitle: String? { didSet { if subtitle != oldValue { contentChanged() } } }

  /// At the trailing end, in caption size, in at most half of the row. A table sets it to nil before it
  /// asks for the row's content.
  public var detail: String? { didSet { if detail != oldValue { contentChanged() } } }
  /// What the title is drawn in. Default `text`.
  public var titleColor: ColorRole = .text {
    didSet { if titleColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the row is the current one.
  public var isCurrent = false { didSet { if isCurrent != oldValue { setNeedsDisplay() } } }

  /// A short text or a number in a rounded capsule at the trailing end. Default nil.
  public var badge: Badge? { didSet { if badge != oldValue { contentChanged() } } }

  /// The sign at the trailing end of a row that discloses no rows. A table sets it to none before it asks for the row's
  /// content. Default none.
  public var accessory = Accessory.none {
    didSet { if accessory != oldValue { contentChanged() } }
  }

  /// The line below the row. Default none.
  public var separator = Separator.none {
    didSet { if separator != oldValue { setNeedsDisplay() } }
  }

  /// A disabled row is dimmed; the data source says which rows are. Default true.
  public internal(set) var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// How deep the row lies: 1 when another row discloses it, else 0.
  public internal(set) var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentChanged() } }
  }

  /// Whether the row discloses the rows below it; nil when it has none.
  public internal(set) var isExpanded: Bool? {
    didSet { if isExpanded != oldValue { expansionChanged() } }
  }

  /// Whether a person holds the row. Then the whole cell is filled, and not only the plate.
  private(set) var isLifted = false

  /// Whether the row is as high as the cell wishes.
  private(set) var isMeasured = false
  /// The width for which the row has the cell's height.
  private(set) var measuredWidth: Double?

  /// What the cell is registered under; nil for the table's own cells.
  public internal(set) var reuseIdentifier: String?

  /// The row the cell shows now.
  public internal(set) var row = 0

  /// The texts as they were laid out last.
  struct Layouts {
    var title = CachedTextLayout()
    var measuredTitle = CachedTextLayout()
    var subtitle = CachedTextLayout()
    var detail = CachedTextLayout()
    var badge = CachedTextLayout()
  }
  var layouts = Layouts()
  private lazy var hoverFade = Fade(of: self)
  private lazy var pressFade = Fade(of: self)
  private var chevron: DisclosureChevron?

  public override init(frame: Rect) {
    super.init(frame: frame)
    accessibilityRole = .row
  }

  /// The cell is dragged as a picture of its row.
  func lift() {
    isLifted = true
    backgroundColor = .surface
    cornerRadius = plateRadius
    shadow = Shadow(
      color: Color.black.opacity(theme.palette.shadowOpacity), cornerRadius: plateRadius)
  }

  /// The height of the row follows from the cell, or not. The cell has not been measured.
  func setMeasured(_ isMeasured: Bool) {
    self.isMeasured = isMeasured
    measuredWidth = nil
  }

  /// The row has the cell's height for a width; nil if the height may be another now.
  func setMeasured(width: Double?) { measuredWidth = width }

  func setHovered(_ hovered: Bool, animated: Bool) { hoverFade.set(hovered, animated: animated) }
  func setPressed(_ pressed: Bool, animated: Bool) { pressFade.set(pressed, animated: animated) }

  /// Turns the chevron from where it pointed before the row was expanded or collapsed.
  func turnChevron() {
    guard let isExpanded, let chevron else { return }
    chevron.setExpanded(!isExpanded, animated: false)
    chevron.setExpanded(isExpanded, animated: true)
  }

  private func expansionChanged() {
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
    contentChanged()
  }

  private func contentChanged() {
    setNeedsDisplay()
    if isMeasured { invalidateIntrinsicContentSize() }
  }

  /// What constraints in the cell say; where there are none, room for the texts, and at least a menu row's height in that style.
  open override func sizeThatFits(_ size: Size) -> Size {
    if let fitting = constraintFittingSize(inside: size) { return fitting }
    let width = size.width.isFinite ? size.width : frame.width
    return Size(width, textHeight(inWidth: width))
  }

  /// The cell is about to be filled for a row, perhaps after another one: forget what belongs to that. The table itself takes
  /// image, subtitle, detail, badge, accessory, separator and the title's color back. Default: nothing.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    chevron?.frame = chevronPlace
    chevron?.setColor(isEnabled ? .secondaryText : .disabledText)
  }

  open override func draw(_ canvas: inout Canvas) {
    drawPlate(&canvas)
    drawContent(&canvas)
  }

  private func drawPlate(_ canvas: inout Canvas) {
    if isCurrent {
      canvas.fill(plate, .selection, radius: plateRadius)
      if theme.contrast == .high {
        canvas.stroke(plate, .accent, radius: plateRadius, width: theme.metrics.focusRingWidth)
      }
    }
    if pressFade.value > 0 {
      canvas.fill(plate, .faded(.pressed, pressFade.value), radius: plateRadius)
    } else if hoverFade.value > 0 {
      canvas.fill(plate, .faded(.hover, hoverFade.value), radius: plateRadius)
    }
  }

  // MARK: Accessibility

  /// What the table knows of the row, and as its value what stands beside the title.
  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
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
  /// A short text or a number that asks for attention.
  public enum Badge: Sendable, Hashable {
    /// A short word, as it is.
    case text(String)
    /// A number, and the largest number that is written out: “99+” represents all numbers above 99. 0 and negative numbers hide the badge.
    /// A maximum of nil writes all numbers out; one below 1 counts as 1. Default 99: two digits are what a
    /// glance takes in, and the capsule keeps its place when a number grows. A number that has no room is
    /// written with a smaller maximum, such as “999+”.
    case count(Int, maximum: Int? = 99)

    /// The largest number that is written out by default: 99.
    package static let largestCount = 99

    /// What the capsule says in English; nil for none.
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

    /// The label, with a smaller maximum where it does not fit: a part of a number would be another number.
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

  /// What a row says at its trailing end about what it does, as UIKit's `accessoryType`.
  public enum Accessory: Sendable, Hashable {
    /// Nothing.
    case none
    /// A small arrow: the row leads to another screen.
    case disclosureIndicator
    /// A check mark: the row is chosen, perhaps among others.
    case checkmark
  }

  /// A line of one pixel below a row.
  public enum Separator: Sendable, Hashable {
    /// No line.
    case none
    /// From where the title begins.
    case inset
    /// From edge to edge.
    case full
  }
}
