// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension Control {
  /// A press makes the control the first responder, so that keys continue from the value that the pointer has set.
  func focusIfPossible() {
    if let focus = window?.focus, focus.canFocus(self) { focus.focus(self) }
  }

  var outlineWidth: Double { theme.contrast == .high ? 2 : 1 }

  /// The box behind the segments of a segmented control and the halves of a stepper.
  var trough: Rect {
    let height = min(bounds.height, theme.metrics.minimumControlHeight)
    return Rect(bounds.minX, (bounds.midY - height / 2).rounded(), bounds.width, height)
  }

  func drawTrough(_ canvas: inout Canvas, in box: Rect? = nil) {
    let radius = theme.metrics.controlRadius
    let trough = box ?? trough
    canvas.fill(trough, .hover, radius: radius)
    canvas.stroke(trough, .separator, radius: radius, width: 1)
  }

  /// The filled part of a segment or half: inside the outline, with corners parallel to it.
  func pill(in part: Rect) -> (rect: Rect, radius: Double) {
    let inset = 2.0
    return (part.inset(by: inset), theme.metrics.controlRadius - inset)
  }

  /// Draws the line between two parts of the trough, half as long as their edge, which is a rectangle without width or
  /// height. If one of the parts is lit, the line fades out while the highlight is visible.
  func drawDivider(_ canvas: inout Canvas, along edge: Rect, isLit: Bool) {
    let inset = trough.height / 4
    let margin = edge.width > 0 ? Point(inset, 0) : Point(0, inset)
    let strength = isLit ? max(highlight.hover, highlight.press) : 0
    canvas.hairline(
      from: edge.origin + margin, to: Point(edge.maxX, edge.maxY) - margin,
      .faded(.separator, 1 - strength))
  }
}
