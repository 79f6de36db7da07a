// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The shared parts of controls that have a value.
extension Control {
  var isMirrored: Bool { traits.layoutDirection == .rightToLeft }

  /// A press gives the control the keyboard, so that keys continue from the value that the pointer
  /// has set.
  func takeKeyboard() {
    if let focus = window?.focus, focus.canFocus(self) { focus.focus(self) }
  }

  /// Points. Thicker for people who asked for more contrast.
  var outlineWidth: Double { theme.contrast == .high ? 2 : 1 }

  /// The shallow box that segments and the halves of a stepper lie in.
  var trough: Rect {
    let height = min(bounds.height, theme.metrics.minimumTarget)
    return Rect(bounds.minX, (bounds.midY - height / 2).rounded(), bounds.width, height)
  }

  func drawTrough(_ canvas: inout Canvas) {
    let radius = theme.metrics.controlRadius
    canvas.fill(trough, .hover, radius: radius)
    canvas.stroke(trough, .separator, radius: radius, width: 1)
  }

  /// The part of a trough's part that is filled: inside the line, with corners that follow it.
  func pill(in part: Rect) -> (rect: Rect, radius: Double) {
    let inset = 2.0
    return (part.inset(by: inset), theme.metrics.controlRadius - inset)
  }
}
