// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

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

  init(_ title: String, _ control: View, _ placement: Placement) {
    label = Label(title)
    self.control = control
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
    let line = StackView()
    line.alignment = .center
    line.spacing = Self.gap
    line.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.lineHeight).isActive = true
    if takesAnyWidth, !label.isHidden {
      columnWidth.isActive = true
      detailLabel.alignment = .trailing
      detailLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.detailWidth)
        .isActive = true
    }
    let parts =
      takesAnyWidth || label.isHidden
      ? [label, control, detailLabel] : [label, View(), detailLabel, control]
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

  /// How wide the label would have its column, in points; nil where the control does not begin behind one.
  var columnWish: Double? {
    takesAnyWidth && !label.isHidden ? label.sizeThatFits(Size(.infinity, .infinity)).width : nil
  }

  /// How wide the label's column is, in points.
  var column: Double {
    get { columnWidth.constant }
    set {
      columnWidth.constant = newValue
      indentWidth.constant = takesAnyWidth ? newValue + Self.gap : 0
    }
  }
}
