// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

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
