// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A rectangle with four equal corners, filled or outlined, that is drawn row by row.
struct RoundedShape {
  let area: PixelRect

  let corner: CoverageMask

  /// The outline's thickness in pixels; nil for a filled shape.
  let lineWidth: Int?

  /// The premultiplied color.
  let color: UInt32

  /// The part of `area` that is drawn, and where.
  let visible: PixelRect
  let target: PaintTarget

  func draw() {
    // In a shape with an odd side, two corners would share the middle row or column.
    let side = min(corner.width, (area.width + 1) / 2)
    let rise = min(corner.height, (area.height + 1) / 2)
    for y in visible.minY..<visible.maxY {
      let top = y - area.minY
      let bottom = area.maxY - 1 - y
      let row = min(top, bottom)
      if row < rise {
        drawEdgeRow(y, maskRow: row, side: side)
      } else if let lineWidth {
        fill(y, from: area.minX, to: area.minX + lineWidth)
        fill(y, from: max(area.maxX - lineWidth, area.minX + lineWidth), to: area.maxX)
      } else {
        fill(y, from: area.minX, to: area.maxX)
      }
    }
  }

  /// Draws a row through two corners and the straight part between them.
  private func drawEdgeRow(_ y: Int, maskRow: Int, side: Int) {
    let mask = UnsafePointer(corner.row(maskRow))
    let leftEnd = area.minX + side
    let rightStart = max(area.maxX - corner.width, leftEnd)
    let left = max(area.minX, visible.minX)
    let leftStop = min(leftEnd, visible.maxX)
    if left < leftStop {
      PixelRows.blend(
        target.row(x: left, y: y), color: color, mask: mask + (left - area.minX), step: 1,
        count: leftStop - left)
    }
    if lineWidth.map({ maskRow < $0 }) ?? true {
      fill(y, from: leftEnd, to: rightStart)
    }
    let right = max(rightStart, visible.minX)
    let rightStop = min(area.maxX, visible.maxX)
    if right < rightStop {
      PixelRows.blend(
        target.row(x: right, y: y), color: color, mask: mask + (area.maxX - 1 - right), step: -1,
        count: rightStop - right)
    }
  }

  private func fill(_ y: Int, from start: Int, to end: Int) {
    let start = max(start, visible.minX)
    let end = min(end, visible.maxX)
    guard start < end else { return }
    PixelRows.blend(target.row(x: start, y: y), color: color, count: end - start)
  }
}
