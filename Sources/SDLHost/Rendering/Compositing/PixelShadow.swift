// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A shadow in window pixels. It is drawn as nine cells around the rectangle that casts it.
nonisolated struct PixelShadow: Equatable {
  let mask: ShadowMask

  /// The premultiplied color, including the placement's opacity.
  let color: UInt32

  /// The rectangle that casts the shadow, moved by the shadow's offset.
  let caster: PixelRect

  /// The layer's rectangle. The shadow is not drawn below it, except at its rounded corners.
  let frame: PixelRect

  let extent: PixelRect

  @MainActor
  init?(_ shadow: Shadow, frame: PixelRect, opacity: UInt32, scale: Double, masks: ShadowMaskCache)
  {
    let color = PixelRows.scaled(shadow.color.premultiplied, by: opacity)
    let smallest = min(frame.width, frame.height)
    let radius = min(PixelRect.pixel((shadow.cornerRadius * scale).rounded()), smallest / 2)
    let blur = PixelRect.pixel((shadow.blur * scale).rounded())
    guard color != 0, let mask = masks.mask(blur: blur, radius: radius) else { return nil }
    self.mask = mask
    self.color = color
    self.frame = frame
    caster = frame.offset(
      x: PixelRect.pixel((shadow.offset.x * scale).rounded()),
      y: PixelRect.pixel((shadow.offset.y * scale).rounded()))
    extent = caster.inset(by: -mask.blur)
  }

  static func == (first: PixelShadow, second: PixelShadow) -> Bool {
    first.mask === second.mask && first.color == second.color && first.caster == second.caster
      && first.frame == second.frame
  }

  /// The pixels of `area` that the shadow may darken, without the pixels that the layer certainly covers.
  func visiblePieces(of area: PixelRect, into pieces: inout PixelRegion) {
    let radius = mask.radius
    pieces.reset(to: area.intersection(extent))
    pieces.subtract(
      PixelRect(
        minX: frame.minX + radius, minY: frame.minY, maxX: frame.maxX - radius, maxY: frame.maxY))
    pieces.subtract(
      PixelRect(
        minX: frame.minX, minY: frame.minY + radius, maxX: frame.maxX, maxY: frame.maxY - radius))
  }

  /// Draws the shadow in `area`, which must be inside the target. `scratch` prevents allocations.
  func draw(_ area: PixelRect, into target: PixelBuffer, scratch: inout PixelRegion) {
    visiblePieces(of: area, into: &scratch)
    for piece in scratch.rects {
      for y in piece.minY..<piece.maxY { drawRow(y, piece, target) }
    }
  }

  private func drawRow(_ y: Int, _ piece: PixelRect, _ target: PixelBuffer) {
    let side = mask.corner.width
    let depth = min(y - extent.minY, extent.maxY - 1 - y)
    let isInCorner = depth < side
    // The left cells, the middle, and the mirrored right cells.
    let edge = UnsafePointer(isInCorner ? mask.corner.row(depth) : mask.strip.bytes)
    let reach = isInCorner ? side : mask.blur
    drawMasked(y, from: extent.minX, count: reach, edge, mirrored: false, piece, target)
    let strength = depth < mask.blur ? mask.strip.bytes[depth] : ShadowMask.edgeStrength
    drawSolid(y, from: extent.minX + reach, to: extent.maxX - reach, strength, piece, target)
    drawMasked(y, from: extent.maxX - reach, count: reach, edge, mirrored: true, piece, target)
  }

  private func drawMasked(
    _ y: Int, from start: Int, count: Int, _ mask: UnsafePointer<UInt8>, mirrored: Bool,
    _ piece: PixelRect, _ target: PixelBuffer
  ) {
    let first = max(start, piece.minX)
    let last = min(start + count, piece.maxX)
    guard first < last else { return }
    let offset = mirrored ? start + count - 1 - first : first - start
    PixelRows.blend(
      target.row(x: first, y: y), color: color, mask: mask + offset, step: mirrored ? -1 : 1,
      count: last - first)
  }

  private func drawSolid(
    _ y: Int, from start: Int, to end: Int, _ strength: UInt8, _ piece: PixelRect,
    _ target: PixelBuffer
  ) {
    let first = max(start, piece.minX)
    let last = min(end, piece.maxX)
    guard first < last else { return }
    PixelRows.blend(
      target.row(x: first, y: y), color: PixelRows.scaled(color, by: UInt32(strength)),
      count: last - first)
  }
}
