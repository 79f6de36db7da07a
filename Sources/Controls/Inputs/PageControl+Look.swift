// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension PageControl {
  /// Points across a dot, between two, and along the present one: a pill says which one it is
  /// without its color.
  private var dot: Double { 8 * growth }
  private var gap: Double { 8 * growth }
  private var pill: Double { 20 * growth }
  /// Points between the first dot and the end of the control.
  private var padding: Double { 12 * growth }
  /// Points across the highlight and the ring.
  private var boxHeight: Double { 24 * growth }
  /// The share of a dot's size that the outermost one keeps where there are more, and what the next
  /// ones gain.
  private static let smallest = 0.5
  private static let sizeStep = 0.25

  /// Points that all dots take with the room at both ends.
  var naturalLength: Double { length(ofDots: numberOfPages) + 2 * padding }

  private func length(ofDots count: Int) -> Double {
    guard count > 0 else { return 0 }
    return Double(count) * (dot + gap) - gap + pill - dot
  }

  private var extent: Double { axis == .horizontal ? bounds.width : bounds.height }

  /// How many dots show.
  private var shownCount: Int {
    let room = extent - 2 * padding - (pill - dot) + gap
    return Int(min(Double(numberOfPages), max(1, room / (dot + gap))))
  }

  /// What highlight and ring lie around.
  var box: Rect {
    let length = min(extent, length(ofDots: shownCount) + 2 * padding)
    let across = boxHeight
    return axis == .horizontal
      ? Rect(bounds.midX - length / 2, bounds.midY - across / 2, length, across)
      : Rect(bounds.midX - across / 2, bounds.midY - length / 2, across, length)
  }

  /// The place among the pages that is shown as the present one.
  private var position: Double {
    min(max(0, Double(currentPage) + transitionProgress), Double(numberOfPages - 1))
  }

  func drawDots(_ canvas: inout Canvas) {
    let shown = shownCount
    // The present dot is in the middle of those that show, as far as there are dots on both sides.
    let last = Double(numberOfPages - shown)
    let first = min(max(0, position - Double(shown - 1) / 2), last)
    var place = (extent - length(ofDots: shown)) / 2
    place -= (first - first.rounded(.down)) * (dot + gap)
    let lower = Int(first.rounded(.down))
    for index in lower..<min(numberOfPages, lower + shown + 1) {
      let strength = max(0, 1 - abs(Double(index) - position))
      let length = dot + (pill - dot) * strength
      let before = first > 0 ? Double(index) - first : .infinity
      let after = first < last ? first + Double(shown - 1) - Double(index) : .infinity
      draw(
        at: place, length: length, scale: scale(edgeDistance: min(before, after)),
        strength: strength, &canvas)
      place += length + gap
    }
  }

  /// Dots get smaller towards an end beyond which there are more, and the outermost one disappears.
  private func scale(edgeDistance: Double) -> Double {
    guard edgeDistance >= 0 else { return max(0, 1 + edgeDistance) * Self.smallest }
    return min(1, Self.smallest + Self.sizeStep * edgeDistance)
  }

  private func draw(
    at place: Double, length: Double, scale: Double, strength: Double, _ canvas: inout Canvas
  ) {
    guard scale > 0 else { return }
    let across = dot * scale
    let along = length * scale
    let start = place + (length - along) / 2
    let rect: Rect
    switch axis {
    case .horizontal:
      let x = isMirrored ? bounds.width - start - along : start
      rect = Rect(x, bounds.midY - across / 2, along, across)
    case .vertical:
      rect = Rect(bounds.midX - across / 2, start, across, along)
    }
    guard isEnabled else { return canvas.fill(rect, .disabledText, radius: across / 2) }
    if strength < 1 { canvas.fill(rect, .faded(.control, 1 - strength), radius: across / 2) }
    if strength > 0 { canvas.fill(rect, .faded(.accent, strength), radius: across / 2) }
  }
}
