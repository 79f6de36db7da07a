// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension ViewController {
  /// Puts views one below the other where content begins, in a scroll view that fills the screen.
  ///
  /// - Parameter maximumWidth: Points at the default size of text. Default: the readable width.
  @discardableResult
  func addScrollingColumn(_ views: [View], maximumWidth: Double? = nil) -> StackView {
    let column = TextColumn(views, maximumWidth: maximumWidth)
    let scrollView = addScrollView(around: column)
    column.pin([.leading(), .trailing(), .top()], to: view.readableContentGuide)
    column.limit?.isActive = true
    scrollView.contentLayoutGuide.bottomAnchor
      .constraint(equalTo: column.bottomAnchor, constant: 24).isActive = true
    return column
  }

  /// Puts a view into a scroll view that fills the screen: in the middle of the height while there is room.
  ///
  /// - Parameter pins: The horizontal position.
  func addCentered(_ content: View, _ pins: [Pin]) {
    let scrollView = addScrollView(around: content)
    let guide = scrollView.contentLayoutGuide
    let margins = view.layoutMarginsGuide
    content.pin(pins, to: margins)
    content.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor).isActive = true
    let height = guide.heightAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.heightAnchor)
    height.priority = .defaultLow
    LayoutConstraint.activate([
      height, content.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      guide.heightAnchor.constraint(
        greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
      guide.heightAnchor.constraint(
        greaterThanOrEqualTo: content.heightAnchor, constant: 2 * view.theme.metrics.gap),
    ])
  }

  /// Puts a column into a scroll view that fills the screen, and gives one of its views the height that is left.
  func addFilling(_ column: StackView, with page: View) {
    let scrollView = addScrollView(around: column)
    let guide = scrollView.contentLayoutGuide
    let margins = view.layoutMarginsGuide
    column.pin([.leading(), .trailing()], to: margins)
    let height = guide.heightAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.heightAnchor)
    height.priority = .defaultLow
    page.setContentHuggingPriority(.init(rawValue: 1), for: .vertical)
    page.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    let margin = view.theme.metrics.contentInset(forWidth: view.bounds.width)
    column.pin([.top(margin), .bottom(margin)], to: guide)
    LayoutConstraint.activate([
      height,
      guide.heightAnchor.constraint(
        greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
      page.heightAnchor.constraint(
        greaterThanOrEqualToConstant: 3 * TextLayout.lineHeight(of: view.theme.fonts.body)),
    ])
  }

  /// Puts a view into a scroll view that fills the screen.
  func addScrollView(around content: View) -> ScrollView {
    let scrollView = ScrollView()
    addContent(scrollView)
    scrollView.contentView.addSubview(content)
    return scrollView
  }

  /// Adds the view of the controller's content, with the controller's title as its label. By default it fills the screen.
  func addContent(_ content: View, _ pins: [Pin] = Pin.edges()) {
    content.accessibilityLabel = title
    view.addSubview(content)
    content.pin(pins)
  }
}

extension View {
  /// Text of a pane, as wide as its words: a person can select and copy it.
  static func text(_ text: String = "", style: TextStyle = .body) -> TextView {
    let view = TextView(text, style: style)
    view.textContainerInset = .zero
    view.isScrollEnabled = false
    return view
  }

  /// A column of views with the theme's gap between them. Labels have as many lines as they need.
  static func column(_ views: [View], alignment: StackView.Alignment) -> StackView {
    let column = StackView(arrangedSubviews: views)
    column.axis = .vertical
    column.alignment = alignment
    column.spacing = StackView.spacingUseSystem
    for case let label as Label in views { label.numberOfLines = 0 }
    return column
  }
}

extension Size {
  /// The same for larger text.
  func grown(with traits: Traits) -> Size {
    let growth = max(1, traits.textScale)
    return Size(width * growth, height * growth)
  }
}

/// A column with a maximum width that grows with the size of text.
private final class TextColumn: StackView {
  private(set) var limit: LayoutConstraint?
  private let maximumWidth: Double

  init(_ views: [View], maximumWidth: Double?) {
    self.maximumWidth = maximumWidth ?? .infinity
    super.init(arrangedSubviews: views)
    (axis, alignment, spacing) = (.vertical, .leading, StackView.spacingUseSystem)
    for case let label as Label in views { label.numberOfLines = 0 }
    if let maximumWidth {
      limit = widthAnchor.constraint(lessThanOrEqualToConstant: maximumWidth)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    fitLimit()
  }

  override func traitsChanged() {
    super.traitsChanged()
    fitLimit()
  }

  private func fitLimit() { limit?.constant = maximumWidth * max(1, traits.textScale) }
}
