// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

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
  }

  var target: PaintTarget {
    PaintTarget(
      buffer: buffer, originX: bounds.minX, originY: bounds.minY, layer: layerPixels,
      layerSize: layer?.size ?? .zero, scale: scale)
  }

  func noteRepainted(_ area: PixelRect) {
    repainted = repainted.union(area.intersection(bounds))
  }

  /// What was painted since the last call; asking clears it.
  func takeRepainted() -> PixelRect {
    defer { repainted = .empty }
    return repainted
  }

  func invalidateTexture() {
    repainted = bounds
  }
}
