// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension ViewController {
  /// Puts views one below the other where content begins, in a scroll view that fills the screen.
  @discardableResult
  func addScrollingColumn(_ views: [View], maximumWidth: Double? = nil) -> StackView {
    let scrollView = ScrollView()
    scrollView.accessibilityLabel = title
    view.addSubview(scrollView)
    scrollView.pin(Pin.edges())
    let column = View.column(views, alignment: .leading)
    scrollView.contentView.addSubview(column)
    let limit = maximumWidth.map { [Pin.maximumWidth($0)] } ?? []
    column.pin([.leading(), .trailing(), .top()] + limit, to: view.readableContentGuide)
    scrollView.contentLayoutGuide.bottomAnchor
      .constraint(equalTo: column.bottomAnchor, constant: 24).isActive = true
    return column
  }
}

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
