// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The button in a text field that empties it. The keyboard has Ctrl+A and Delete for that, and does
/// not stop here.
final class ClearButton: Control {
  /// Points, of the cross.
  static let iconSize = 16.0

  init() {
    super.init(frame: .zero)
    setStockLabel("Clear text")
    accessibilityRole = .button
    cursor = .arrow
  }

  override func didMoveToWindow() { toolTip = accessibilityLabel }

  override var canBecomeFirstResponder: Bool { false }

  override func draw(_ canvas: inout Canvas) {
    let inset = (bounds.width - Self.iconSize) / 2 - theme.metrics.focusRingGap
    let ground = Rect(around: bounds.center, bounds.width - 2 * inset)
    drawHighlight(&canvas, in: ground, radius: ground.width / 2)
    canvas.image(
      .icon("close"), in: Rect(around: bounds.center, Self.iconSize * growth), tint: .secondaryText)
  }
}
