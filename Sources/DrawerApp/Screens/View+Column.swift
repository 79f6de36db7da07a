// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension View {
  /// Puts views one below the other where content begins, no wider than a number of points.
  @discardableResult
  func addColumn(_ views: [View], maximumWidth: Double? = nil) -> StackView {
    let column = View.column(views, alignment: .leading)
    addSubview(column)
    let limit = maximumWidth.map { [Pin.maximumWidth($0)] } ?? []
    column.pin([.leading(), .trailing(), .top()] + limit, to: readableContentGuide)
    return column
  }

  /// Text of a pane, as wide as its words: a person can select and copy it.
  static func text(_ text: String = "", style: TextStyle = .body) -> TextView {
    let view = TextView(text, style: style)
    view.textContainerInset = .zero
    view.isScrollEnabled = false
    return view
  }

  /// Views one below the other, with the theme's gap between them.
  static func column(_ views: [View], alignment: StackView.Alignment) -> StackView {
    let column = StackView(arrangedSubviews: views)
    column.axis = .vertical
    column.alignment = alignment
    column.spacing = StackView.spacingUseSystem
    return column
  }
}
