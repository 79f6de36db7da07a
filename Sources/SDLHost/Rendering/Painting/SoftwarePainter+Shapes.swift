// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension SoftwarePainter {
  func fillRounded(
    _ rect: Rect, radius: Double, _ color: Color, into target: PaintTarget, clip: PixelRect
  ) {
    let area = target.pixels(of: rect)
    guard area.intersects(clip), color.alpha > 0 else { return }
    let limit = Double(min(area.width, area.height)) / 2
    guard let mask = corners.filled(radius: min(radius * target.scale, limit)) else {
      return fill(area.intersection(clip), color.premultiplied, target)
    }
    let shape = RoundedShape(
      area: area, corner: mask, line: nil, color: color.premultiplied, clip: clip)
    shape.draw(into: target)
  }

  func strokeRounded(
    _ rect: Rect, radius: Double, width: Double, _ color: Color, into target: PaintTarget,
    clip: PixelRect
  ) {
    let area = target.pixels(of: rect)
    guard area.intersects(clip), color.alpha > 0, width > 0 else { return }
    let smallest = min(area.width, area.height)
    let line = min(max(1, Int((width * target.scale).rounded())), max(1, smallest / 2))
    let radius = min(radius * target.scale, Double(smallest) / 2)
    guard let mask = corners.stroked(radius: max(0, radius), width: line) else { return }
    let shape = RoundedShape(
      area: area, corner: mask, line: line, color: color.premultiplied, clip: clip)
    shape.draw(into: target)
  }
}
