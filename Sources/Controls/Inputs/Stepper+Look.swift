// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension Stepper {
  /// Points at the default size of text: two halves 40 wide.
  private static let naturalWidth = 80.0
  private static let signLength = 12.0
  private static let signWidth = 2.0
  private static let dividerShare = 0.5

  var naturalWidth: Double { (Self.naturalWidth * growth).rounded() }

  func part(of half: Half) -> Rect {
    let isLeft = (half == .less) != isMirrored
    let middle = bounds.midX.rounded()
    return isLeft
      ? Rect(0, trough.minY, middle, trough.height)
      : Rect(middle, trough.minY, bounds.width - middle, trough.height)
  }

  func half(at point: Point) -> Half? {
    guard bounds.contains(point) else { return nil }
    return (point.x < bounds.midX.rounded()) != isMirrored ? .less : .more
  }

  func drawHighlight(of half: Half, isHeld: Bool, _ canvas: inout Canvas) {
    guard canStep(half), isHeld ? isOverHeld : half == hovered else { return }
    let (rect, radius) = pill(in: part(of: half))
    drawHighlight(&canvas, in: rect, radius: radius)
  }

  func drawSign(of half: Half, _ canvas: inout Canvas) {
    let color: ColorRole = isEnabled && canStep(half) ? .text : .disabledText
    let center = part(of: half).center
    let (long, thick) = (Self.signLength * growth, Self.signWidth * growth)
    canvas.fill(
      Rect(center.x - long / 2, center.y - thick / 2, long, thick), color, radius: thick / 2)
    guard half == .more else { return }
    // In two pieces: where they crossed a faint color would be twice as strong.
    let piece = (long - thick) / 2
    for y in [center.y - long / 2, center.y + thick / 2] {
      canvas.fill(Rect(center.x - thick / 2, y, thick, piece), color)
    }
  }

  func drawDivider(_ canvas: inout Canvas) {
    let x = bounds.midX.rounded()
    // It makes way for the highlight beside it.
    let isLit = (isOverHeld ? held : hovered).map(canStep) ?? false
    let strength = isLit ? max(highlight.hover, highlight.press) : 0
    let inset = trough.height * (1 - Self.dividerShare) / 2
    canvas.hairline(
      from: Point(x, trough.minY + inset), to: Point(x, trough.maxY - inset),
      .faded(.separator, 1 - strength))
  }
}
