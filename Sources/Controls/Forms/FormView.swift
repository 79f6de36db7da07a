// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
public import Views

/// A form: a column of rows in groups, each row with a label and a control.
///
/// ```swift
/// let form = FormView()
/// form.addGroup("Account")
/// let mail = form.addRow("Mail", TextField(accessibilityLabel: "Mail"))
/// form.addRow("Newsletter", Switch(accessibilityLabel: "Newsletter"))
/// mail.message = "Enter an address with an @"
/// ```
///
/// Controls that take any width, such as fields and sliders, begin in one column after the labels. Others, such as
/// switches, are at the trailing edge. A form is a column of stack views: when a row changes its size, the rows below
/// it move.
public final class FormView: StackView {
  private static let maximumLabelWidthFraction = 0.4

  /// Creates an empty form.
  public init() {
    super.init()
    axis = .vertical
  }

  /// Begins a group: adds a heading above the rows that are added next, and returns the label that shows the heading.
  @discardableResult
  public func addGroup(_ title: String) -> Label {
    let heading = Label(title, style: .captionStrong)
    heading.color = .secondaryText
    heading.numberOfLines = 0
    heading.accessibilityRole = .heading
    let headingContainer = StackView(arrangedSubviews: [heading])
    headingContainer.axis = .vertical
    headingContainer.alignment = .leading
    headingContainer.isLayoutMarginsRelativeArrangement = true
    headingContainer.layoutMargins = Insets(top: arrangedSubviews.isEmpty ? 8 : 20, bottom: 4)
    addArrangedSubview(headingContainer)
    return heading
  }

  /// Adds a row with a label and a control below the last row of the form.
  ///
  /// - Parameters:
  ///   - title: The text of the label; empty for a row without a label.
  ///   - placement: The placement of the control. Default `beside`: in one line with the label.
  /// - Returns: The new row.
  @discardableResult
  public func addRow(
    _ title: String, _ control: View, placement: FormRow.Placement = .beside
  ) -> FormRow {
    let row = FormRow(title, control, placement)
    addArrangedSubview(row)
    return row
  }

  /// The rows of the form, from top to bottom.
  public var rows: [FormRow] { arrangedSubviews.compactMap { $0 as? FormRow } }

  public override func layoutSubviews() {
    let rows = rows
    let longest = rows.compactMap(\.preferredColumnWidth).max() ?? 0
    let column = min(longest, Self.maximumLabelWidthFraction * bounds.width)
    for row in rows {
      row.updateAxis(width: bounds.width, labelColumnWidth: column)
      row.labelColumnWidth = column
    }
    super.layoutSubviews()
  }
}
