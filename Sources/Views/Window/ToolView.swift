// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Covers a window for what lies above all else in it, and takes no input of its own.
final class ToolView: View {
  init() {
    super.init(frame: .zero)
    autoresizingMask = .fill
  }

  /// Beside the tools the pointer belongs to what lies below.
  override func point(inside point: Point) -> Bool {
    subviews.contains { $0.isUserInteractionEnabled && !$0.isHidden && $0.frame.contains(point) }
  }
}
