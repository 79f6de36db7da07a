// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension SoftwarePainter {
  /// The color of the crossed box that replaces an image that cannot be shown. It is visible in both palettes.
  private static let placeholderColor = Color(hex: 0xD9480F)

  /// The color of the faint rectangle in place of an image that is loading. It is visible in both palettes.
  private static let loadingColor = Color(red: 0x80, green: 0x80, blue: 0x80, alpha: 0x26)

  func drawImage(
    _ image: Image, in rect: Rect, tint: Color, into target: PaintTarget, clip: PixelRect
  ) {
    let box = target.pixels(of: rect)
    guard box.intersects(clip) else { return }
    let picture: PixelBuffer
    switch images.entry(for: image, width: box.width, height: box.height) {
    case .bitmap(let decoded): picture = decoded
    case .loading:
      return fill(box.intersection(clip), Self.loadingColor.premultiplied, target)
    case .missing: return drawMissingPlaceholder(box, target, clip)
    }
    let x = box.minX + (box.width - picture.width) / 2
    let y = box.minY + (box.height - picture.height) / 2
    switch image.rendering {
    case .original:
      draw(picture, x: x, y: y, opacity: 255, target, clip)
    case .template:
      drawTemplate(picture, x: x, y: y, color: tint.premultiplied, target, clip)
    }
  }

  private func drawTemplate(
    _ picture: PixelBuffer, x: Int, y: Int, color: UInt32, _ target: PaintTarget,
    _ clip: PixelRect
  ) {
    let area = picture.bounds.offset(x: x, y: y).intersection(clip)
    guard !area.isEmpty, color != 0 else { return }
    for line in area.minY..<area.maxY {
      let to = target.row(x: area.minX, y: line)
      let from = picture.row(x: area.minX - x, y: line - y)
      for index in 0..<area.width where from[index] != 0 {
        to[index] = PixelRows.composited(
          PixelRows.scaled(color, by: from[index] >> 24), over: to[index])
      }
    }
  }

  private func drawMissingPlaceholder(_ box: PixelRect, _ target: PaintTarget, _ clip: PixelRect) {
    let color = Self.placeholderColor.premultiplied
    let visible = box.intersection(clip)
    for y in visible.minY..<visible.maxY {
      let onEdge = y == box.minY || y == box.maxY - 1
      let along = (y - box.minY) * box.width / box.height
      for x in visible.minX..<visible.maxX {
        let column = x - box.minX
        let marked =
          onEdge || column == 0 || column == box.width - 1 || abs(column - along) < 1
          || abs(box.width - 1 - column - along) < 1
        if marked { target.row(x: x, y: y).pointee = color }
      }
    }
  }
}
