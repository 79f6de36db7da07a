// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension SoftwarePainter {
  /// Ems around a baseline that a line's ink may reach; outside of it nothing is looked up.
  private static let inkReach = 2.0

  func drawText(
    _ string: String, _ font: Font, _ color: Color, at place: Point, into target: PaintTarget,
    clip: PixelRect
  ) {
    let baseline = PixelRect.pixel((place.y * target.scale).rounded())
    let reach = Int((font.size * target.scale * Self.inkReach).rounded(.up))
    guard
      color.alpha > 0, baseline + reach > clip.minY, baseline - reach < clip.maxY,
      PixelRect.pixel(place.x * target.scale) - reach < clip.maxX
    else { return }
    let start = place.x * target.scale
    let line = text.drawableLine(string, font)
    guard
      PixelRect.pixel((start + line.width).rounded()) + reach > clip.minX,
      let pictures = line.pictures
    else { return }
    let pixel = color.premultiplied
    for (placed, picture) in zip(line.runs, pictures) {
      let left = PixelRect.pixel((start + placed.x).rounded())
      switch picture {
      case .empty:
        break
      case .coverage(let mask):
        draw(mask, x: left, y: baseline, color: pixel, target, clip)
      case .colored(let buffer, let x, let y):
        let opacity = UInt32(color.alpha)
        draw(buffer, x: left + x, y: baseline + y, opacity: opacity, target, clip)
      }
    }
  }

  /// Lays a color over the pixels under a mask.
  private func draw(
    _ mask: CoverageMask, x: Int, y: Int, color: UInt32, _ target: PaintTarget, _ clip: PixelRect
  ) {
    let left = x + mask.offsetX
    let top = y + mask.offsetY
    let area = PixelRect(x: left, y: top, width: mask.width, height: mask.height)
      .intersection(clip)
    guard !area.isEmpty else { return }
    for line in area.minY..<area.maxY {
      PixelRows.blend(
        target.row(x: area.minX, y: line), color: color,
        mask: mask.row(line - top) + (area.minX - left), step: 1, count: area.width)
    }
  }

  /// Blends a picture over the pixels of the target.
  func draw(
    _ picture: PixelBuffer, x: Int, y: Int, opacity: UInt32, _ target: PaintTarget,
    _ clip: PixelRect
  ) {
    let area = picture.bounds.offset(x: x, y: y).intersection(clip)
    guard !area.isEmpty else { return }
    for line in area.minY..<area.maxY {
      PixelRows.blend(
        target.row(x: area.minX, y: line), source: picture.row(x: area.minX - x, y: line - y),
        opacity: opacity, count: area.width)
    }
  }
}
