// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension View {
  /// A rectangle at the other side where reading begins at the right.
  func mirrored(_ rect: Rect) -> Rect {
    guard traits.layoutDirection == .rightToLeft else { return rect }
    return Rect(bounds.width - rect.maxX, rect.minY, rect.width, rect.height)
  }
}

extension Button {
  /// A button that is seen as one without the mouse over it.
  static func plate(_ title: String, isMain: Bool = false) -> Button {
    let button = Button(title: title, label: title)
    button.backgroundColor = isMain ? .accent : .hover
    button.color = isMain ? .onAccent : .text
    button.cornerRadius = button.theme.metrics.controlRadius
    return button
  }
}

extension Control {
  /// Enables or disables the control. When a control with the keyboard has nothing more to do, another one gets the keyboard.
  func setEnabled(_ isEnabled: Bool, handingFocusTo other: Control) {
    let hadFocus = isFirstResponder
    self.isEnabled = isEnabled
    if hadFocus, !isEnabled, let focus = window?.focus, focus.canFocus(other) {
      focus.focus(other)
    }
  }
}
