// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
public import Views

/// A row of a form: a label, a control, a short text next to the control, and an error message below.
public final class FormRow: StackView {
  /// The placement of a form row's control relative to the row's label.
  public nonisolated enum Placement: Sendable, Hashable {
    /// The control is in one line with the label.
    case beside
    /// The control is below the label, from edge to edge.
    case below
  }

  private static let minimumLineHeight = 36.0
  private static let margin = 2.0
  private static let minimumDetailWidth = 48.0
  private static let gap = 12.0

  /// The label that shows the title of the row.
  public let label: Label
  /// The control of the row, which the label describes.
  public let control: View

  private let detailLabel = Label(style: .caption)
  private let messageLabel = Label(style: .caption)
  private let takesAnyWidth: Bool
  /// Aligns the message with the control.
  private let indent = View()
  private let messageRow = StackView()
  private lazy var indentWidthConstraint = indent.widthAnchor.constraint(equalToConstant: 0)
  private lazy var columnWidthConstraint = label.widthAnchor.constraint(equalToConstant: 0)
  private let line = StackView()
  private let spacer = View()
  private let placement: Placement

  init(_ title: String, _ control: View, _ placement: Placement) {
    label = Label(title)
    label.numberOfLines = 0
    self.control = control
    self.placement = placement
    takesAnyWidth = placement == .beside && control.intrinsicContentSize.width < 0
    super.init()
    axis = .vertical
    detailLabel.isHidden = true
    messageRow.isHidden = true
    messageLabel.numberOfLines = 0
    messageLabel.color = .danger
    label.isHidden = title.isEmpty
    if !title.isEmpty { control.accessibilityLabelView = label }
    control.accessibilityMessageView = messageLabel
    if placement == .below { addBelow() } else { addBeside() }
    indentWidthConstraint.isActive = true
    for part in [indent, messageLabel] { messageRow.addArrangedSubview(part) }
    addArrangedSubview(messageRow)
    updateColors()
  }

  private func addBeside() {
    line.alignment = .center
    line.spacing = Self.gap
    // Keeps controls that have grown with the text size away from the controls of the next row.
    line.isLayoutMarginsRelativeArrangement = true
    line.layoutMargins = Insets(horizontal: 0, vertical: Self.margin)
    line.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumLineHeight).isActive =
      true
    if takesAnyWidth, !label.isHidden {
      columnWidthConstraint.isActive = true
      detailLabel.alignment = .trailing
      detailLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumDetailWidth)
        .isActive = true
    }
    let parts =
      takesAnyWidth || label.isHidden
      ? [label, control, detailLabel] : [label, spacer, detailLabel, control]
    for part in parts { line.addArrangedSubview(part) }
    addArrangedSubview(line)
  }

  private func addBelow() {
    isLayoutMarginsRelativeArrangement = true
    layoutMargins = Insets(horizontal: 0, vertical: 8)
    for part in [label, control] { addArrangedSubview(part) }
    setCustomSpacing(8, after: label)
  }

  /// A short text next to the control, such as a value with its unit. Default nil: no text.
  public var detail: String? {
    didSet {
      detailLabel.text = detail ?? ""
      detailLabel.isHidden = detail == nil
      if control is RangeControl { control.accessibilityValue = detail }
    }
  }

  /// An error message below the row's control. Default nil: none. To animate the rows below, set it in `View.animate`.
  public var message: String? {
    didSet {
      // Keeps the old text while the message disappears.
      if let message { messageLabel.text = message }
      messageRow.isHidden = message == nil
      if message == nil {
        control.accessibilityTraits.remove(.invalid)
      } else {
        control.accessibilityTraits.insert(.invalid)
      }
    }
  }

  /// Whether the row is enabled: the user can operate its control, and its texts are not dimmed. Default true.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      (control as? Control)?.isEnabled = isEnabled
      updateColors()
    }
  }

  private func updateColors() {
    label.color = isEnabled ? .text : .disabledText
    detailLabel.color = isEnabled ? .secondaryText : .disabledText
  }

  private static let smallGap = 4.0

  /// Places the control below the label if the row has no room for the longest word of the label.
  func updateAxis(width: Double, labelColumnWidth: Double) {
    guard placement == .beside, !label.isHidden else { return }
    let words = label.text.split(separator: " ").map { word in
      textMeasurer.width(of: String(word), in: theme.fonts[label.style]).rounded(.up)
    }
    let detail = detailLabel.isHidden ? 0 : detailLabel.intrinsicContentSize.width + Self.gap
    let room =
      takesAnyWidth
      ? labelColumnWidth : width - control.intrinsicContentSize.width - detail - Self.gap
    let isBelow = (words.max() ?? 0) > room
    guard isBelow != (line.axis == .vertical) else { return }
    line.axis = isBelow ? .vertical : .horizontal
    line.alignment = isBelow ? (takesAnyWidth ? .fill : .leading) : .center
    line.spacing = isBelow ? Self.smallGap : Self.gap
    spacer.isHidden = isBelow
    if takesAnyWidth { columnWidthConstraint.isActive = !isBelow }
  }

  /// The preferred width of the label's column, in points; nil if the label has no column.
  var preferredColumnWidth: Double? {
    takesAnyWidth && !label.isHidden ? label.sizeThatFits(Size(.infinity, .infinity)).width : nil
  }

  var labelColumnWidth: Double {
    get { columnWidthConstraint.constant }
    set {
      columnWidthConstraint.constant = newValue
      indentWidthConstraint.constant =
        takesAnyWidth && line.axis == .horizontal ? newValue + Self.gap : 0
    }
  }
}
