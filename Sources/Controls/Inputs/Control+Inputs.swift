// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension Control {
  // MARK: Restoration

  /// Saves the value if the user has set it since code last set it. With other limits it is not restored.
  func encodeValue<Value: RestorableValue>(
    _ value: Value?, within limits: [Double] = [], with coder: StateCoder
  ) {
    guard isValueSetByUser, let value else { return }
    coder[own: "value"] = value
    coder[own: "limits"] = limits
  }

  /// Returns the saved value; nil if there is none, or if it was saved with other limits.
  func decodeValue<Value: RestorableValue>(
    within limits: [Double] = [], with coder: StateCoder
  ) -> Value? {
    let kept: [Double]? = coder[own: "limits"]
    return kept == limits ? coder[own: "value"] : nil
  }

  // MARK: Look

  var isMirrored: Bool { traits.layoutDirection == .rightToLeft }

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
}
