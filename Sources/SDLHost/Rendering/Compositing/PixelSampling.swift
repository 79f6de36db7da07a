// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// How a transformed layer's picture is looked up: a map from window pixels to the picture's.
nonisolated struct PixelSampling: Sendable, Equatable {
  /// From the layer's pixels to the window's.
  let forward: Projection

  /// From the window's pixels to the layer's.
  let backward: Projection

  /// What may be seen of the layer, in its pixels; nil for all of it.
  let part: PixelRect?

  /// Nil when the transform folds the layer onto a line: there is nothing to see.
  init?(_ transform: Transform, scale: Double) {
    self.init(Projection(transform).scaled(by: scale), part: nil)
  }

  /// For a layer that is turned in space; nil when it is seen from its edge.
  init?(_ projection: LayerProjection, scale: Double) {
    self.init(
      projection.map.scaled(by: scale), part: PixelRect(rounding: projection.part, scale: scale))
  }

  private init?(_ forward: Projection, part: PixelRect?) {
    guard let backward = forward.inverse else { return nil }
    self.forward = forward
    self.backward = backward
    self.part = part
  }

  /// Whether upright rectangles stay upright.
  var isUpright: Bool { forward.isUpright }

  /// The window's pixels that a rectangle of the layer's pixels touches, with a pixel around for
  /// the smoothing.
  func cover(_ rect: PixelRect) -> PixelRect {
    let box = forward.boundingBox(
      of: Rect(
        Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)))
    return PixelRect(covering: box, scale: 1).inset(by: -1)
  }

  /// Lays a picture over a part of the target, each pixel mixed from the four nearest.
  ///
  /// - Parameters:
  ///   - originX: where the buffer's left column lies in the layer's pixels; `originY` its top row.
  func draw(
    _ picture: PixelBuffer, originX: Int, originY: Int, opacity: UInt32, in area: PixelRect,
    into target: PixelBuffer
  ) {
    let limits =
      part.map { $0.offset(x: -originX, y: -originY).intersection(picture.bounds) }
      ?? picture.bounds
    guard forward.isAffine else {
      drawTurned(
        PixelTexels(picture, limits), originX: originX, originY: originY, opacity: opacity,
        in: area, into: target)
      return
    }
    let texels = PixelTexels(picture, limits)
    let stepX = PixelTexels.fixed(backward.a)
    let stepY = PixelTexels.fixed(backward.b)
    for y in area.minY..<area.maxY {
      let first = backward.apply(to: Point(Double(area.minX) + 0.5, Double(y) + 0.5))
      var sourceX = PixelTexels.fixed(first.x - 0.5 - Double(originX))
      var sourceY = PixelTexels.fixed(first.y - 0.5 - Double(originY))
      let row = target.row(x: area.minX, y: y)
      for x in 0..<area.width {
        let color = texels.sample(sourceX, sourceY)
        if color != 0 {
          row[x] = PixelRows.over(
            opacity == 255 ? color : PixelRows.scaled(color, by: opacity), row[x])
        }
        sourceX &+= stepX
        sourceY &+= stepY
      }
    }
  }
}
