// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
public import Views

/// Rows of labels and controls, one below the other, in groups.
///
/// ```swift
/// let form = FormView()
/// form.addGroup("Account")
/// let mail = form.addRow("Mail", TextField(label: "Mail"))
/// form.addRow("Newsletter", Switch(label: "Newsletter"))
/// mail.message = "Write an address with an @"
/// ```
///
/// Controls that take any width, such as fields and sliders, begin at one line behind the labels; others, such as
/// switches, stand at the trailing edge. A form is a column of stack views: what changes its size moves the rows.
public final class FormView: StackView {
  /// How much of the width the labels may take, 0…1.
  private static let largestLabelShare = 0.4

  /// An empty form.
  public init() {
    super.init()
    axis = .vertical
  }

  /// Adds a heading above the rows that come.
  @discardableResult
  public func addGroup(_ title: String) -> Label {
    let heading = Label(title, style: .captionStrong)
    heading.color = .secondaryText
    heading.numberOfLines = 0
    heading.accessibilityRole = .heading
    let place = StackView(arrangedSubviews: [heading])
    place.axis = .vertical
    place.alignment = .leading
    place.isLayoutMarginsRelativeArrangement = true
    place.layoutMargins = Insets(top: arrangedSubviews.isEmpty ? 8 : 20, bottom: 4)
    addArrangedSubview(place)
    return heading
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - title: Empty for a control that has the row alone.
  ///   - placement: Default beside the label.
  @discardableResult
  public func addRow(
    _ title: String, _ control: View, placement: FormRow.Placement = .beside
  ) -> FormRow {
    let row = FormRow(title, control, placement)
    addArrangedSubview(row)
    return row
  }

  /// The rows, from the top.
  public var rows: [FormRow] { arrangedSubviews.compactMap { $0 as? FormRow } }

  public override func layoutSubviews() {
    let rows = rows
    let longest = rows.compactMap(\.columnWish).max() ?? 0
    let column = min(longest, Self.largestLabelShare * bounds.width)
    for row in rows {
      row.fit(width: bounds.width, column: column)
      row.column = column
    }
    super.layoutSubviews()
  }
}
