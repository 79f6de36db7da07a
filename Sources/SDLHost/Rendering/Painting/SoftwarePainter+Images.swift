// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension SoftwarePainter {
  /// Drawn in place of a picture that cannot be shown: a crossed box in the color of a warning,
  /// visible in both palettes.
  private static let placeholder = Color(hex: 0xD9480F)

  func drawImage(
    _ image: Image, in rect: Rect, tint: Color, into target: PaintTarget, clip: PixelRect
  ) {
    let box = target.pixels(of: rect)
    guard box.intersects(clip) else { return }
    guard box.width > 0, box.height > 0 else { return }
    let picture: PixelBuffer
    switch images.picture(image, width: box.width, height: box.height) {
    case .picture(let decoded): picture = decoded
    case .awaited: return drawRoom(box, target, clip)
    case .missing: return drawPlaceholder(box, target, clip)
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

  /// Fills the picture's shape with a color.
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
        to[index] = PixelRows.over(PixelRows.scaled(color, by: from[index] >> 24), to[index])
      }
    }
  }

  /// A veil where a picture will be, faint on either palette.
  private func drawRoom(_ box: PixelRect, _ target: PaintTarget, _ clip: PixelRect) {
    let color = Color(red: 0x80, green: 0x80, blue: 0x80, alpha: 0x26).premultiplied
    let visible = box.intersection(clip)
    for y in visible.minY..<visible.maxY {
      let row = target.row(x: visible.minX, y: y)
      for x in 0..<visible.width { row[x] = PixelRows.over(color, row[x]) }
    }
  }

  private func drawPlaceholder(_ box: PixelRect, _ target: PaintTarget, _ clip: PixelRect) {
    let color = Self.placeholder.premultiplied
    let visible = box.intersection(clip)
    for y in visible.minY..<visible.maxY {
      let onEdge = y == box.minY || y == box.maxY - 1
      // The diagonals of a box that need not be square.
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
