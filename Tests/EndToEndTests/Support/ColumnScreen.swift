// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Labels as wide as the screen without its margins.
@MainActor
final class ColumnScreen: ViewController {
  private static let margin = 16.0

  override func viewDidLayoutSubviews() {
    for label in view.subviews {
      label.frame.origin.x = Self.margin
      let width = max(0, view.bounds.width - 2 * Self.margin)
      label.frame.size = Size(width, label.sizeThatFits(Size(width, .infinity)).height)
    }
  }
}
