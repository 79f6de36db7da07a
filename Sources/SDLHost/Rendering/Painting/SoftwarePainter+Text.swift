// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension SoftwarePainter {
  func drawText(
    _ string: String, _ font: Font, _ color: Color, at origin: Point, into target: PaintTarget,
    clip: PixelRect
  ) {
    let baseline = PixelRect.pixel((origin.y * target.scale).nearestPixelEdge)
    let start = origin.x * target.scale
    let left = PixelRect.pixel(start)
    let em = font.size * target.scale
    /// Whether ink that extends this many ems may be inside the clip.
    func reaches(_ ems: Double) -> Bool {
      let reach = Int((em * ems).rounded(.up))
      return baseline + reach > clip.minY && baseline - reach < clip.maxY
        && left - reach < clip.maxX
    }
    // Text is looked up only if its ink may be inside the clip.
    guard color.alpha > 0, reaches(StackedMarks.maximumReach) else { return }
    var reach = StackedMarks.usualReach
    if !reaches(reach) {
      guard let high = StackedMarks.reach(of: string), reaches(high) else { return }
      reach = high
    }
    let room = Int((em * reach).rounded(.up))
    let line = text.drawableLine(string, font)
    guard
      PixelRect.pixel((start + line.width).rounded()) + room > clip.minX,
      let pictures = line.bitmaps
    else { return }
    let pixel = color.premultiplied
    for (placed, picture) in zip(line.runs, pictures) {
      let left = PixelRect.pixel((start + placed.x).nearestPixelEdge)
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
