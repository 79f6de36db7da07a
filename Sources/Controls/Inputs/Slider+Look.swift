// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension Slider {
  /// Points at the default size of text, for all below.
  private static let thumbSize = 20.0
  /// The part up to the thumb is thicker, so that it differs by more than its color.
  private static let filledHeight = 4.0
  private static let restHeight = 2.0
  static let naturalWidth = 160.0
  /// The dot inside the thumb: larger under the pointer, smaller while it is held.
  private static let dotSize = 10.0
  private static let hoverGrowth = 2.0
  private static let pressShrink = 2.0

  var thumbSize: Double { (Self.thumbSize * growth).rounded() }

  /// On a whole pixel, so that the circles around it stay circles of one center.
  var thumbCenter: Point {
    let share = isMirrored ? 1 - thumb.value : thumb.value
    let x = thumbSize / 2 + max(0, bounds.width - thumbSize) * share
    let scale = traits.scale
    return Point((x * scale).rounded() / scale, bounds.midY.rounded())
  }

  func drawTrack(_ canvas: inout Canvas) {
    let center = thumbCenter
    func fill(from left: Double, to right: Double, height: Double, _ color: ColorRole) {
      let rect = Rect(left, center.y - height / 2, max(0, right - left), height)
      canvas.fill(rect, color, radius: height / 2)
    }
    let start = isMirrored ? bounds.width : 0
    let end = bounds.width - start
    let rest: ColorRole = isEnabled ? .control : .disabledText
    fill(
      from: min(center.x, start), to: max(center.x, start), height: Self.filledHeight * growth,
      valueColor)
    fill(from: min(center.x, end), to: max(center.x, end), height: Self.restHeight * growth, rest)
  }

  func drawThumb(_ canvas: inout Canvas) {
    let center = thumbCenter
    let thumb = Rect(around: center, thumbSize)
    let line: ColorRole = isEnabled ? .control : .disabledText
    canvas.fill(thumb, .surface, radius: thumbSize / 2)
    canvas.stroke(thumb, line, radius: thumbSize / 2, width: outlineWidth)
    let (hover, press) = highlight
    let size =
      Self.dotSize * growth + Self.hoverGrowth * hover * (1 - press) - Self.pressShrink * press
    canvas.fill(Rect(around: center, size), valueColor, radius: size / 2)
  }

  private var valueColor: ColorRole { isEnabled ? .accent : .disabledText }
}

extension Rect {
  /// The square with sides of `side` around a point.
  init(around center: Point, _ side: Double) {
    self.init(center.x - side / 2, center.y - side / 2, side, side)
  }
}
