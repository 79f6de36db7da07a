// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The pixels of one layer, or of the part of a very large one that is near the visible part.
final class LayerPicture {
  let buffer: PixelBuffer

  /// The part of the layer that the buffer holds, in the layer's pixels.
  let bounds: PixelRect

  /// The whole layer in pixels.
  let layerPixels: PixelRect

  let scale: Double

  /// Nil once the core has dropped the layer; then the picture goes too.
  private(set) weak var layer: Layer?

  /// The premultiplied color of every pixel, where they all are the same: a scrim, a plain
  /// background. Saves reading the picture.
  private(set) var uniformColor: UInt32?

  /// Where the picture is not plain; what a slide changes is found from it.
  var edges: EdgeMap

  /// The frame that showed the picture last; for choosing what to give up.
  var lastFrame = 0

  /// What was painted since `takeRepainted()`, in the layer's pixels: what a texture still lacks.
  private var repainted: PixelRect

  init(layer: Layer, buffer: PixelBuffer, bounds: PixelRect, layerPixels: PixelRect, scale: Double)
  {
    self.layer = layer
    self.buffer = buffer
    self.bounds = bounds
    self.layerPixels = layerPixels
    self.scale = scale
    repainted = bounds
    edges = EdgeMap(width: buffer.width, height: buffer.height)
  }

  var target: PaintTarget {
    PaintTarget(
      buffer: buffer, originX: bounds.minX, originY: bounds.minY, layer: layerPixels,
      layerSize: layer?.size ?? .zero, scale: scale)
  }

  func noteRepainted(_ area: PixelRect) {
    uniformColor = layer.flatMap { Self.uniformColor(of: $0) }
    let inside = area.intersection(bounds)
    repainted = repainted.union(inside)
    edges.invalidate(rows: (inside.minY - bounds.minY)..<(inside.maxY - bounds.minY))
  }

  /// What was painted since the last call; asking clears it.
  func takeRepainted() -> PixelRect {
    defer { repainted = .empty }
    return repainted
  }

  func invalidateTexture() {
    repainted = bounds
  }

  private static func uniformColor(of layer: Layer) -> UInt32? {
    guard layer.displayList.commands.count == 1,
      case .fill(let rect, let color) = layer.displayList.commands[0],
      rect.contains(Rect(origin: .zero, size: layer.size))
    else { return nil }
    return color.premultiplied
  }
}
