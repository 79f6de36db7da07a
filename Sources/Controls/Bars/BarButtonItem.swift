// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// An item of a navigation bar or toolbar: a button, a custom view or a space. The bar creates the button.
open class BarButtonItem {
  /// The emphasis of a bar button item's button, which determines the button's color.
  public nonisolated enum Style: Sendable, Hashable {
    /// The button has the text color, or the bar's tint if the bar has one.
    case plain
    /// The button has the accent color. For the action that most users take next.
    case prominent
  }

  enum Kind {
    case button
    case custom(View)
    case flexibleSpace
    case fixedSpace(Double)
  }

  /// The title of the item's button, after the image if there is one. Default nil: the button shows only the image.
  public var title: String? { didSet { if title != oldValue { updateButtons() } } }

  /// The image of the item's button, before the title, as large as the theme's icons. Default nil: no image.
  public var image: Image? { didSet { if image != oldValue { updateButtons() } } }

  /// Whether the user can activate the item's button. Default true.
  public var isEnabled = true { didSet { if isEnabled != oldValue { updateButtons() } } }

  /// The emphasis of the item's button. Default `plain`.
  public var style = Style.plain { didSet { if style != oldValue { updateButtons() } } }

  /// The name of the button's action, for assistive technology and logs.
  public var accessibilityLabel = "" {
    didSet { if accessibilityLabel != oldValue { updateButtons() } }
  }

  /// The tool tip of the item's button, which is also shown while the button is disabled. Default nil: none.
  public var toolTip: String? { didSet { if toolTip != oldValue { updateButtons() } } }

  /// Called when the item's button has been activated. Not called for a custom view.
  public var onActivate: (() -> Void)?

  /// The item's custom view, as wide in the bar as its `sizeThatFits(_:)` returns; nil for a button or a space.
  public var customView: View? {
    if case .custom(let view) = kind { view } else { nil }
  }

  let kind: Kind
  private var buttons: [WeakButton] = []

  private struct WeakButton {
    weak var button: Button?
    var tint: ColorRole?
  }

  init(kind: Kind) { self.kind = kind }

  /// Creates an item that a bar shows as a button. The accessibility label is the title by default; set it if there is
  /// no title.
  public init(
    title: String? = nil, image: Image? = nil, accessibilityLabel: String? = nil,
    style: Style = .plain, onActivate: (() -> Void)? = nil
  ) {
    kind = .button
    self.title = title
    self.image = image
    self.style = style
    self.accessibilityLabel = accessibilityLabel ?? title ?? ""
    self.onActivate = onActivate
  }

  /// Creates an item for a custom view, which can be in one bar at a time. Properties of buttons, such as `title`,
  /// `image` and `isEnabled`, have no effect on the item.
  public convenience init(customView: View) { self.init(kind: .custom(customView)) }

  /// Returns a flexible space for a toolbar. Flexible spaces share the remaining width. Navigation bars ignore them.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(kind: .flexibleSpace) }

  /// Returns a space of a fixed width in points for a toolbar. A negative width counts as 0. Navigation bars ignore it.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(kind: .fixedSpace(max(0, width)))
  }

  func makeView() -> View? {
    switch kind {
    case .button: makeButton()
    case .custom(let view): view
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// Reuses a button that is in no window, so that state such as the first responder stays with the button.
  private func makeButton() -> Button {
    for case let button? in buttons.map(\.button) where button.window == nil { return button }
    let button = Button(accessibilityLabel: accessibilityLabel)
    buttons.removeAll { $0.button == nil }
    buttons.append(WeakButton(button: button))
    button.onActivate = { [weak self] in self?.onActivate?() }
    update(button, tint: nil)
    return button
  }

  func setTint(of view: View, to color: ColorRole?) {
    guard let index = buttons.firstIndex(where: { $0.button === view }),
      buttons[index].tint != color, let button = buttons[index].button
    else { return }
    buttons[index].tint = color
    update(button, tint: color)
  }

  /// The view that shows the item, such as the anchor of a popover; nil if none is in a window.
  package var visibleView: View? {
    customView.map { $0.window == nil ? nil : $0 }
      ?? buttons.lazy.compactMap(\.button).first { $0.window != nil }
  }

  private func updateButtons() {
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
