// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A line of a form: a label, what it labels, and the value where the control does not show it.
final class FormRow: View {
  enum Arrangement {
    /// The control at the trailing edge, the value before it.
    case trailing
    /// The control between the label's column and the value's.
    case column
    /// The control below the label, from edge to edge, with a height in points.
    case below(Double)
    /// No label: the control from edge to edge.
    case alone
  }

  /// Points.
  private static let lineHeight = 36.0
  private static let labelHeight = 24.0
  private static let labelWidth = 104.0
  private static let valueWidth = 56.0
  private static let gap = 8.0

  let control: View
  private let label: Label
  private let value = Label(style: .caption)
  private let arrangement: Arrangement

  /// Shows the settings.
  var refresh: ((PlaygroundSettings, DrawerSide) -> Void)?

  init(_ title: String, _ control: View, _ arrangement: Arrangement) {
    label = Label(title)
    self.control = control
    self.arrangement = arrangement
    super.init(frame: .zero)
    value.color = .secondaryText
    if case .alone = arrangement { label.isHidden = true }
    for part in [label, control, value] { addSubview(part) }
  }

  /// Points that it needs in any width.
  var height: Double {
    switch arrangement {
    case .trailing, .column: Self.lineHeight
    case .below(let height): Self.labelHeight + height + 2 * Self.gap
    case .alone: Self.lineHeight + Self.gap
    }
  }

  func show(value text: String) {
    value.text = text
    layOutValue()
  }

  func setEnabled(_ isEnabled: Bool) {
    guard let control = control as? Control, control.isEnabled != isEnabled else { return }
    control.isEnabled = isEnabled
    label.color = isEnabled ? .text : .disabledText
    value.color = isEnabled ? .secondaryText : .disabledText
  }

  override func layoutSubviews() {
    let width = bounds.width
    let labelSize = label.sizeThatFits(Size(width, .infinity))
    let isLine: Bool
    switch arrangement {
    case .trailing:
      isLine = true
      let size = control.sizeThatFits(bounds.size)
      control.frame = mirrored(middle(x: width - size.width, size))
    case .column:
      isLine = true
      let start = Self.labelWidth + Self.gap
      let size = Size(
        max(0, width - start - Self.valueWidth), control.sizeThatFits(bounds.size).height)
      control.frame = mirrored(middle(x: start, size))
    case .below(let height):
      isLine = false
      control.frame = Rect(0, Self.labelHeight + Self.gap, width, height)
    case .alone:
      isLine = true
      control.frame = Rect(0, Self.gap / 2, width, Self.lineHeight)
    }
    let y = isLine ? (bounds.height - labelSize.height) / 2 : Self.gap
    label.frame = mirrored(Rect(0, y.rounded(), labelSize.width, labelSize.height))
    layOutValue()
  }

  private func layOutValue() {
    let size = value.sizeThatFits(bounds.size)
    var end = bounds.width
    if case .trailing = arrangement {
      end -= control.sizeThatFits(bounds.size).width + Self.gap
    }
    value.frame = mirrored(middle(x: end - size.width, size))
  }

  private func middle(x: Double, _ size: Size) -> Rect {
    Rect(x, ((bounds.height - size.height) / 2).rounded(), size.width, size.height)
  }
}
