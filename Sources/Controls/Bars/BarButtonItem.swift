// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// One button of a bar, as a screen describes it, or a custom view in place of a button. The bar
/// that shows the item makes the button.
open class BarButtonItem {
  /// How much a button asks to be pressed.
  public nonisolated enum Style: Sendable, Hashable {
    /// In the text color, or in the bar's tint where the bar has one.
    case plain
    /// For the action that most people will take next: in the accent color.
    case prominent
  }

  enum Kind {
    case button
    case custom(View)
    case flexibleSpace
    case fixedSpace(Double)
  }

  /// Beside the image when there is one. Default nil: the image alone.
  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }

  /// Before the title, as large as the theme's icons. Default nil: none.
  public var image: Image? {
    didSet { if image != oldValue { changed() } }
  }

  /// Default true.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  /// Default plain.
  public var style: Style {
    didSet { if style != oldValue { changed() } }
  }

  /// What the button does, in words for assistive technology and state dumps.
  public var accessibilityLabel: String {
    didSet { if accessibilityLabel != oldValue { changed() } }
  }

  /// The tool tip of the button, shown also while the button is disabled. Default none.
  public var toolTip: String? {
    didSet { if toolTip != oldValue { changed() } }
  }

  /// Called when the button was activated. Not called for a custom view.
  public var onActivate: (() -> Void)?

  /// The screen's own view that stands in the bar instead of a button; it is as wide as `sizeThatFits(_:)`
  /// says. Nil for all others.
  public var customView: View? {
    if case .custom(let view) = kind { view } else { nil }
  }

  let kind: Kind
  private var buttons: [WeakButton] = []

  private struct WeakButton {
    weak var button: Button?
    var tint: ColorRole?
  }

  init(kind: Kind) {
    self.kind = kind
    style = .plain
    accessibilityLabel = ""
  }

  /// - Parameters:
  ///   - label: The accessibility label. Default: the title, or empty; give an item that shows only an icon a label.
  public init(
    title: String? = nil, image: Image? = nil, label: String? = nil, style: Style = .plain,
    onActivate: (() -> Void)? = nil
  ) {
    kind = .button
    self.title = title
    self.image = image
    self.style = style
    accessibilityLabel = label ?? title ?? ""
    self.onActivate = onActivate
  }

  /// An item with a view of the screen's own. Then `title`, `image`, `isEnabled` and the like have
  /// no effect. The view can be in one bar at a time.
  public convenience init(customView: View) {
    self.init(kind: .custom(customView))
  }

  /// A space in a toolbar. Flexible spaces share the width that the buttons leave. A navigation bar
  /// ignores them.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(kind: .flexibleSpace) }

  /// A space of a fixed width in points; a negative width counts as 0. A navigation bar ignores it.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(kind: .fixedSpace(max(0, width)))
  }

  /// What shows the item from now on; nil for a space.
  func makeView() -> View? {
    switch kind {
    case .button: makeButton()
    case .custom(let view): view
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// A button that no window shows is shown again: what was known of it, such as the keyboard's place, stays with it.
  private func makeButton() -> Button {
    if let entry = buttons.first(where: { $0.button?.isInWindow == false }),
      let button = entry.button
    {
      return button
    }
    let button = Button(label: accessibilityLabel)
    buttons.removeAll { $0.button == nil }
    buttons.append(WeakButton(button: button))
    button.onActivate = { [weak self] in self?.onActivate?() }
    update(button, tint: nil)
    return button
  }

  /// Gives a view of the item's the tint of its bar; nil for the theme's colors.
  func tint(_ view: View, _ color: ColorRole?) {
    guard let index = buttons.firstIndex(where: { $0.button === view }),
      buttons[index].tint != color, let button = buttons[index].button
    else { return }
    buttons[index].tint = color
    update(button, tint: color)
  }

  /// The view that shows the item now, such as the anchor of a popover; nil while no bar shows the
  /// item.
  package var shownView: View? {
    customView.map { $0.window == nil ? nil : $0 }
      ?? buttons.lazy.compactMap(\.button).first { $0.window != nil }
  }

  private func changed() {
    for entry in buttons {
      if let button = entry.button { update(button, tint: entry.tint) }
    }
  }

  private func update(_ button: Button, tint: ColorRole?) {
    button.title = title
    button.image = image
    button.isEnabled = isEnabled
    button.color = tint ?? (style == .prominent ? .accent : .text)
    button.accessibilityLabel = accessibilityLabel
    button.toolTip = toolTip
  }
}
