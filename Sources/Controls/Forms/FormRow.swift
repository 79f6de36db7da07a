// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
public import Views

/// A row of a form: a label, what it labels, a short text beside it, and what is wrong below.
public final class FormRow: StackView {
  /// Where the control stands.
  public nonisolated enum Placement: Sendable, Hashable {
    /// In one line with the label.
    case beside
    /// Below the label, from edge to edge.
    case below
  }

  /// Points.
  private static let lineHeight = 36.0
  /// Above and below a line.
  private static let margin = 2.0
  private static let detailWidth = 48.0
  private static let gap = 12.0

  /// The title.
  public let label: Label
  /// What it labels.
  public let control: View

  private let detailLabel = Label(style: .caption)
  private let messageLabel = Label(style: .caption)
  private let takesAnyWidth: Bool
  /// Brings the message below the control.
  private let indent = View()
  private let messageRow = StackView()
  private lazy var indentWidth = indent.widthAnchor.constraint(equalToConstant: 0)
  private lazy var columnWidth = label.widthAnchor.constraint(equalToConstant: 0)
  /// The label and the control: in a row, or in a column if a row has no room.
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
    if placement == .below {
      addBelow()
    } else {
      addBeside()
    }
    indentWidth.isActive = true
    for part in [indent, messageLabel] { messageRow.addArrangedSubview(part) }
    addArrangedSubview(messageRow)
    showColors()
  }

  private func addBeside() {
    line.alignment = .center
    line.spacing = Self.gap
    // Controls that have grown with the text do not touch the controls of the next row.
    line.isLayoutMarginsRelativeArrangement = true
    line.layoutMargins = Insets(horizontal: 0, vertical: Self.margin)
    line.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.lineHeight).isActive = true
    if takesAnyWidth, !label.isHidden {
      columnWidth.isActive = true
      detailLabel.alignment = .trailing
      detailLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.detailWidth)
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

  /// A short text beside the control, such as a value with its unit. Default nil: none.
  public var detail: String? {
    didSet {
      detailLabel.text = detail ?? ""
      detailLabel.isHidden = detail == nil
      if control is Slider || control is Stepper { control.accessibilityValue = detail }
    }
  }

  /// What is wrong with the value, below the row. Default nil: nothing. In `View.animate` the rows below move.
  public var message: String? {
    didSet {
      // A message that goes keeps its words until then.
      if let message { messageLabel.text = message }
      messageRow.isHidden = message == nil
      if message == nil {
        control.accessibilityTraits.remove(.invalid)
      } else {
        control.accessibilityTraits.insert(.invalid)
      }
    }
  }

  /// Whether the row can be used; a control in it is enabled and disabled with it. Default true.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      (control as? Control)?.isEnabled = isEnabled
      showColors()
    }
  }

  private func showColors() {
    label.color = isEnabled ? .text : .disabledText
    detailLabel.color = isEnabled ? .secondaryText : .disabledText
  }

  /// Points between a label and its control below it.
  private static let smallGap = 4.0

  /// Places the control below the label if a row has no room for a word of the label.
  ///
  /// - Parameters:
  ///   - width: Points that the row has.
  ///   - column: Points that a label may take before controls without a width of their own.
  func fit(width: Double, column: Double) {
    guard placement == .beside, !label.isHidden else { return }
    let words = label.text.split(separator: " ").map { word in
      textMeasurer.width(of: String(word), in: theme.fonts[label.style]).rounded(.up)
    }
    let detail = detailLabel.isHidden ? 0 : detailLabel.intrinsicContentSize.width + Self.gap
    let room =
      takesAnyWidth ? column : width - control.intrinsicContentSize.width - detail - Self.gap
    let isBelow = (words.max() ?? 0) > room
    guard isBelow != (line.axis == .vertical) else { return }
    line.axis = isBelow ? .vertical : .horizontal
    line.alignment = isBelow ? (takesAnyWidth ? .fill : .leading) : .center
    line.spacing = isBelow ? Self.smallGap : Self.gap
    spacer.isHidden = isBelow
    if takesAnyWidth { columnWidth.isActive = !isBelow }
  }

  /// How wide the label would have its column, in points; nil where the control does not begin behind one.
  var columnWish: Double? {
    takesAnyWidth && !label.isHidden ? label.sizeThatFits(Size(.infinity, .infinity)).width : nil
  }

  /// How wide the label's column is, in points.
  var column: Double {
    get { columnWidth.constant }
    set {
      columnWidth.constant = newValue
      indentWidth.constant = takesAnyWidth && line.axis == .horizontal ? newValue + Self.gap : 0
    }
  }
}
