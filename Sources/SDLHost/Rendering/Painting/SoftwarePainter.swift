// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Draws display lists into memory, for all compositors.
final class SoftwarePainter {
  let text: TextEngine
  let images: ImageStore
  private let corners = CornerMaskCache()

  /// The area in pixels from which it pays to search for covered commands instead of drawing them.
  private static let minimumScannedArea = 64 << 10

  /// The active clips, innermost last. The property avoids allocations while painting.
  private var clips: [PixelRect] = []

  init(text: TextEngine, images: ImageStore) {
    self.text = text
    self.images = images
  }

  /// Draws the part of a list that is inside `damage`, in the layer's pixels. If `isOpaque`, nothing is erased first.
  func paint(_ list: DisplayList, into target: PaintTarget, damage: PixelRect, isOpaque: Bool) {
    let damage = damage.intersection(target.bounds)
    guard !damage.isEmpty else { return }
    if !isOpaque {
      target.buffer.fill(damage.offset(x: -target.originX, y: -target.originY), with: 0)
    }
    clips.removeAll(keepingCapacity: true)
    var clip = damage
    let first =
      damage.area < Self.minimumScannedArea ? 0 : Self.firstVisible(in: list, target, damage)
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .pushClip(let rect):
        clips.append(clip)
        clip = clip.intersection(target.pixels(of: rect))
      case .popClip:
        clip = clips.popLast() ?? damage
      default:
        if index >= first, !clip.isEmpty { draw(command, into: target, clip: clip) }
      }
    }
  }

  /// The index of the first visible command: the last opaque fill that covers all the damage.
  private static func firstVisible(
    in list: DisplayList, _ target: PaintTarget, _ damage: PixelRect
  ) -> Int {
    var first = 0
    // The depth of nested clips, beginning with a clip that excludes a part of the damage.
    var narrowClips = 0
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .fill(let rect, let color)
      where narrowClips == 0 && color.alpha == 255 && target.pixels(of: rect).contains(damage):
        first = index
      case .pushClip(let rect):
        if narrowClips > 0 || !target.pixels(of: rect).contains(damage) { narrowClips += 1 }
      case .popClip:
        narrowClips = max(0, narrowClips - 1)
      default: break
      }
    }
    return first
  }

  private func draw(_ command: DisplayList.Command, into target: PaintTarget, clip: PixelRect) {
    switch command {
    case .fill(let rect, let color):
      fill(target.pixels(of: rect).intersection(clip), color.premultiplied, target)
    case .fillRounded(let rect, let radius, let color):
      drawRounded(rect, radius: radius, lineWidth: nil, color, into: target, clip: clip)
    case .strokeRounded(let rect, let radius, let width, let color):
      drawRounded(rect, radius: radius, lineWidth: width, color, into: target, clip: clip)
    case .hairline(let start, let end, let color):
      hairline(from: start, to: end, color, into: target, clip: clip)
    case .text(let string, let font, let color, let origin):
      drawText(string, font, color, at: origin, into: target, clip: clip)
    case .image(let image, let rect, let tint):
      drawImage(image, in: rect, tint: tint, into: target, clip: clip)
    case .pushClip, .popClip:
      break
    }
  }

  /// Blends a premultiplied color over an area, which must be inside the target.
  func fill(_ area: PixelRect, _ color: UInt32, _ target: PaintTarget) {
    guard !area.isEmpty, color != 0 else { return }
    if color >= PixelRows.opaqueBits {
      target.buffer.fill(area.offset(x: -target.originX, y: -target.originY), with: color)
      return
    }
    for y in area.minY..<area.maxY {
      PixelRows.blend(target.row(x: area.minX, y: y), color: color, count: area.width)
    }
  }

  /// Draws a line of one pixel, right of or below the nearest pixel edge. On the layer's far edge it is in the last row
  /// or column, so that it is visible; beyond that edge it is not drawn.
  private func hairline(
    from start: Point, to end: Point, _ color: Color, into target: PaintTarget, clip: PixelRect
  ) {
    let scale = target.scale
    var area = PixelRect(
      minX: PixelRect.pixel((min(start.x, end.x) * scale).nearestPixelEdge),
      minY: PixelRect.pixel((min(start.y, end.y) * scale).nearestPixelEdge),
      maxX: PixelRect.pixel((max(start.x, end.x) * scale).nearestPixelEdge),
      maxY: PixelRect.pixel((max(start.y, end.y) * scale).nearestPixelEdge))
    if abs(end.x - start.x) >= abs(end.y - start.y) {
      if Self.isEdge(min(start.y, end.y), target.layerSize.height) {
        area.minY = target.layer.maxY - 1
      }
      area.maxY = area.minY + 1
    } else {
      if Self.isEdge(min(start.x, end.x), target.layerSize.width) {
        area.minX = target.layer.maxX - 1
      }
      area.maxX = area.minX + 1
    }
    fill(area.intersection(clip), color.premultiplied, target)
  }

  private static func isEdge(_ coordinate: Double, _ edge: Double) -> Bool {
    abs(coordinate - edge) <= PixelRect.tolerance
  }

  /// - Parameter lineWidth: The width of an outline in points; nil to fill the shape.
  private func drawRounded(
    _ rect: Rect, radius: Double, lineWidth: Double?, _ color: Color, into target: PaintTarget,
    clip: PixelRect
  ) {
    let area = target.pixels(of: rect)
    guard area.intersects(clip), color.alpha > 0, lineWidth ?? 1 > 0 else { return }
    let smallest = min(area.width, area.height)
    let line = lineWidth.map {
      min(max(1, Int(($0 * target.scale).rounded())), max(1, smallest / 2))
    }
    let radius = max(0, min(radius * target.scale, Double(smallest) / 2))
    if let mask = corners.mask(radius: radius, lineWidth: line ?? 0) {
      let shape = RoundedShape(
        area: area, corner: mask, lineWidth: line, color: color.premultiplied,
        visible: area.intersection(clip), target: target)
      shape.draw()
    } else if line == nil {
      fill(area.intersection(clip), color.premultiplied, target)
    }
  }
}

/// The destination of a painter: a buffer with a part of a layer.
struct PaintTarget {
  let buffer: PixelBuffer

  /// The position of the buffer's first pixel in the layer.
  let originX: Int
  let originY: Int

  /// The whole layer in pixels, and its size in points.
  let layer: PixelRect
  let layerSize: Size

  let scale: Double

  var bounds: PixelRect { buffer.bounds.offset(x: originX, y: originY) }

  func row(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    buffer.row(x: x - originX, y: y - originY)
  }

  /// The pixels of a rectangle, with edges rounded to whole pixels, at least one apart. At the layer's own edge, the
  /// last pixel is included, even if it is partial.
  func pixels(of rect: Rect) -> PixelRect {
    var area = PixelRect(rounding: rect, scale: scale)
    if rect.width > 0, rect.maxX >= layerSize.width - PixelRect.tolerance {
      area.maxX = max(area.maxX, layer.maxX)
    }
    if rect.height > 0, rect.maxY >= layerSize.height - PixelRect.tolerance {
      area.maxY = max(area.maxY, layer.maxY)
    }
    if area.maxX == area.minX, rect.width > 0 { area.maxX += 1 }
    if area.maxY == area.minY, rect.height > 0 { area.maxY += 1 }
    return area
  }
}
