// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension ViewController {
  /// Sets the background of the view, and the controller's title as its label.
  func prepareView(_ background: ColorRole = .surface) {
    view.backgroundColor = background
    view.accessibilityLabel = title
  }

  /// Adds views in a column at the top, in a scroll view that fills the screen.
  ///
  /// - Parameters:
  ///   - maximumWidth: In points, at the default text scale. Default: the readable width.
  ///   - gaps: The distances after views for which it is not the theme's gap.
  @discardableResult
  func addScrollingColumn(
    _ views: [View], maximumWidth: Double? = nil, gaps: KeyValuePairs<View, Double> = [:]
  ) -> StackView {
    let column = TextColumn(views, maximumWidth: maximumWidth)
    for (view, gap) in gaps { column.setCustomSpacing(gap, after: view) }
    let scrollView = addScrollView(around: column)
    column.pin([.leading(), .trailing(), .top()], to: view.readableContentGuide)
    column.widthConstraint?.isActive = true
    scrollView.contentLayoutGuide.bottomAnchor
      .constraint(equalTo: column.bottomAnchor, constant: 24).isActive = true
    return column
  }

  /// Adds a view to a scroll view that fills the screen, vertically centered if there is room.
  ///
  /// - Parameter pins: The horizontal position.
  func addCentered(_ content: View, _ pins: [Pin]) {
    let guide = addPage(around: content)
    let margins = view.layoutMarginsGuide
    content.pin(pins, to: margins)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      content.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      guide.heightAnchor.constraint(
        greaterThanOrEqualTo: content.heightAnchor, constant: 2 * view.theme.metrics.gap),
    ])
  }

  /// Adds a column to a scroll view that fills the screen. The view `page` gets the remaining height.
  func addFilling(_ column: StackView, with page: View) {
    let guide = addPage(around: column)
    column.pin([.leading(), .trailing()], to: view.layoutMarginsGuide)
    page.setContentHuggingPriority(.init(rawValue: 1), for: .vertical)
    let margin = view.theme.metrics.contentInset(forWidth: view.bounds.width)
    column.pin([.top(margin), .bottom(margin)], to: guide)
    LayoutConstraint.activate([
      page.widthAnchor.constraint(equalTo: column.widthAnchor),
      page.heightAnchor.constraint(
        greaterThanOrEqualToConstant: 3 * TextLayout.lineHeight(of: view.theme.fonts.body)),
    ])
  }

  /// Adds a scroll view that fills the screen. Returns the guide of its content, which is at least as high as the screen.
  private func addPage(around content: View) -> LayoutGuide {
    let scrollView = addScrollView(around: content)
    let guide = scrollView.contentLayoutGuide
    let frameHeight = scrollView.frameLayoutGuide.heightAnchor
    let height = guide.heightAnchor.constraint(equalTo: frameHeight)
    height.priority = .defaultLow
    LayoutConstraint.activate([
      height, guide.heightAnchor.constraint(greaterThanOrEqualTo: frameHeight),
    ])
    return guide
  }

  /// Adds a scroll view that fills the screen and contains `content`.
  func addScrollView(around content: View) -> ScrollView {
    let scrollView = ScrollView()
    addContent(scrollView)
    scrollView.contentView.addSubview(content)
    return scrollView
  }

  /// Adds the content of the controller, with the controller's title as its label. By default it fills the screen.
  func addContent(_ content: View, _ pins: [Pin] = Pin.edges()) {
    content.accessibilityLabel = title
    view.addSubview(content)
    content.pin(pins)
  }
}

extension View {
  /// A text of a pane, which the user can select and copy.
  static func selectableText(_ text: String = "") -> TextView {
    let view = TextView(text)
    view.textContainerInset = .zero
    view.isScrollEnabled = false
    return view
  }

  /// A row of views, by default with the theme's gap between them.
  static func row(
    _ views: [View], spacing: Double = StackView.spacingUseSystem,
    alignment: StackView.Alignment = .fill, wraps: Bool = false
  ) -> StackView {
    let row = StackView(arrangedSubviews: views)
    (row.spacing, row.alignment, row.wrapsLines) = (spacing, alignment, wraps)
    return row
  }

  /// A column of views, by default with the theme's gap between them. Its labels have as many lines as necessary.
  static func column(
    _ views: [View], spacing: Double = StackView.spacingUseSystem, alignment: StackView.Alignment
  ) -> StackView {
    let column = row(views, spacing: spacing, alignment: alignment)
    column.axis = .vertical
    for case let label as Label in views { label.numberOfLines = 0 }
    return column
  }
}

extension Label {
  convenience init(_ text: String = "", style: TextStyle = .body, color: ColorRole) {
    self.init(text, style: style)
    self.color = color
  }
}

extension Size {
  /// The size, scaled by a text scale above 1.
  func scaled(for traits: Traits) -> Size {
    let growth = max(1, traits.textScale)
    return Size(width * growth, height * growth)
  }
}

/// A column with a maximum width that grows with the text scale.
private final class TextColumn: StackView {
  private(set) var widthConstraint: LayoutConstraint?
  private let maximumWidth: Double

  init(_ views: [View], maximumWidth: Double?) {
    self.maximumWidth = maximumWidth ?? .infinity
    super.init(arrangedSubviews: views)
    (axis, alignment, spacing) = (.vertical, .leading, StackView.spacingUseSystem)
    for case let label as Label in views { label.numberOfLines = 0 }
    if let maximumWidth {
      widthConstraint = widthAnchor.constraint(lessThanOrEqualToConstant: maximumWidth)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateWidthConstraint()
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    updateWidthConstraint()
  }

  private func updateWidthConstraint() {
    widthConstraint?.constant = maximumWidth * max(1, traits.textScale)
  }
}

extension View {
  /// The rectangle, mirrored in right-to-left layouts.
  func mirrored(_ rect: Rect) -> Rect {
    guard traits.layoutDirection == .rightToLeft else { return rect }
    return Rect(bounds.width - rect.maxX, rect.minY, rect.width, rect.height)
  }
}

extension Button {
  /// A button with a visible background.
  static func filled(_ title: String, isPrimary: Bool = false) -> Button {
    let button = Button(title: title, accessibilityLabel: title)
    button.backgroundColor = isPrimary ? .accent : .hover
    button.color = isPrimary ? .onAccent : .text
    button.cornerRadius = button.theme.metrics.controlRadius
    return button
  }
}

extension Control {
  /// Enables or disables the control. If the first responder is disabled, another control becomes first responder.
  func setEnabled(_ isEnabled: Bool, handingFocusTo other: Control) {
    let hadFocus = isFirstResponder
    self.isEnabled = isEnabled
    if hadFocus, !isEnabled, let focus = window?.focus, focus.canFocus(other) {
      focus.focus(other)
    }
  }
}

extension KeyCommand {
  /// Creates a command that calls an object and always applies. The object is not retained.
  init<Target: AnyObject>(
    _ title: String, identifier: String, group: String, shortcuts: [Shortcut], of target: Target,
    action: @escaping (Target) -> Void
  ) {
    self.init(title, identifier: identifier, group: group, shortcuts: shortcuts) { [weak target] in
      target.map(action)
      return true
    }
  }
}
