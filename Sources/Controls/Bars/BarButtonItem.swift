// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// One button of a bar, as a screen describes it; the bar that shows it makes the button.
public final class BarButtonItem {
  /// How much a button asks to be pressed.
  public nonisolated enum Style: Sendable, Hashable {
    case plain
    /// What most people will do next: in the accent color.
    case prominent
  }

  enum Kind {
    case button
    case flexibleSpace
    case fixedSpace(Double)
  }

  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }

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

  /// What the button does, for assistive technology and state dumps.
  public var accessibilityLabel: String {
    didSet { if accessibilityLabel != oldValue { changed() } }
  }

  /// Words beside the pointer that rests over the button, also while it is disabled. Default none.
  public var toolTip: String? {
    didSet { if toolTip != oldValue { changed() } }
  }

  /// Called when the button was activated.
  public var onActivate: (() -> Void)?

  let kind: Kind
  private var buttons: [WeakButton] = []

  private struct WeakButton {
    weak var button: Button?
  }

  private init(kind: Kind) {
    self.kind = kind
    style = .plain
    accessibilityLabel = ""
  }

  /// - Parameters:
  ///   - label: What the button does. Default: its title; an icon alone needs one.
  public init(
    title: String? = nil, image: Image? = nil, label: String? = nil, style: Style = .plain,
    onActivate: (() -> Void)? = nil
  ) {
    precondition(
      label ?? title != nil, "A bar button without a title needs a label that says what it does")
    kind = .button
    self.title = title
    self.image = image
    self.style = style
    accessibilityLabel = label ?? title ?? ""
    self.onActivate = onActivate
  }

  /// Room in a toolbar that takes its share of what the buttons leave. A navigation bar ignores it.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(kind: .flexibleSpace) }

  /// Room of a width in points. A navigation bar ignores it.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    precondition(width >= 0, "A space cannot be \(width) points wide")
    return BarButtonItem(kind: .fixedSpace(width))
  }

  /// A button that shows the item from now on; nil for a space.
  func makeButton() -> Button? {
    guard case .button = kind else { return nil }
    let button = Button(label: accessibilityLabel)
    buttons.removeAll { $0.button == nil }
    buttons.append(WeakButton(button: button))
    button.onActivate = { [weak self] in self?.onActivate?() }
    update(button)
    return button
  }

  /// The button that shows the item now, for what belongs beside it; nil while no bar does.
  public var shownView: View? {
    buttons.lazy.compactMap(\.button).first { $0.window != nil }
  }

  private func changed() {
    for case let button? in buttons.map(\.button) { update(button) }
  }

  private func update(_ button: Button) {
    button.title = title
    button.image = image
    button.isEnabled = isEnabled
    button.color = style == .prominent ? .accent : .text
    button.accessibilityLabel = accessibilityLabel
    button.toolTip = toolTip
  }
}
