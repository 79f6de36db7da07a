// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Dims the center. The drawer's gestures hear the press on it; it is a button to those who do not see it.
final class DrawerScrim: View {
  /// Returns whether a press closes anything.
  var onPress: (() -> Bool)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityRole = .button
  }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.actions = [.press]
  }

  override func performAccessibilityAction(_ action: AccessibilityAction, part: Int) -> Bool {
    guard action == .press, let onPress else {
      return super.performAccessibilityAction(action, part: part)
    }
    return onPress()
  }
}
