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
