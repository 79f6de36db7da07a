// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The shared parts of controls that have a value.
extension Control {
  // MARK: Restoration

  /// Keeps the value if the user has chosen it since code set it.
  ///
  /// - Parameter limits: What the value is chosen from. Among others the value has another meaning, so it is not restored.
  func encodeValue<Value: RestorableValue>(
    _ value: Value?, within limits: [Double] = [], with coder: StateCoder
  ) {
    guard isValueChosen, let value else { return }
    coder[own: "value"] = value
    coder[own: "limits"] = limits
  }

  /// The value that the user had chosen; nil if there is none, or if it was chosen within other limits.
  func decodeValue<Value: RestorableValue>(
    within limits: [Double] = [], with coder: StateCoder
  ) -> Value? {
    let kept: [Double]? = coder[own: "limits"]
    return kept == limits ? coder[own: "value"] : nil
  }

  // MARK: Look

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

  func drawTrough(_ canvas: inout Canvas, in box: Rect? = nil) {
    let radius = theme.metrics.controlRadius
    let trough = box ?? trough
    canvas.fill(trough, .hover, radius: radius)
    canvas.stroke(trough, .separator, radius: radius, width: 1)
  }

  /// The part of a trough's part that is filled: inside the line, with corners that follow it.
  func pill(in part: Rect) -> (rect: Rect, radius: Double) {
    let inset = 2.0
    return (part.inset(by: inset), theme.metrics.controlRadius - inset)
  }
}
