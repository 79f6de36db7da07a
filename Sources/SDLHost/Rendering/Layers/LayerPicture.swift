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

  /// The frame that showed the picture last; for choosing what to give up.
  var lastFrame = 0

  /// Bytes of the texture that was made from the picture; 0 without one.
  var textureByteCount = 0

  /// What was painted for the present frame, in the layer's pixels.
  private(set) var painted = PixelRegion()

  /// What a texture still lacks, in the layer's pixels.
  private(set) var unsent = PixelRegion()

  /// Rectangles; beyond them a few pixels too many cost less.
  private static let limit = 8

  init(layer: Layer, buffer: PixelBuffer, bounds: PixelRect, layerPixels: PixelRect, scale: Double)
  {
    self.layer = layer
    self.buffer = buffer
    self.bounds = bounds
    self.layerPixels = layerPixels
    self.scale = scale
    unsent.reset(to: bounds)
  }

  /// Bytes of the pixels, wherever they are held.
  var byteCount: Int { buffer.byteCount + textureByteCount }

  var target: PaintTarget {
    PaintTarget(
      buffer: buffer, originX: bounds.minX, originY: bounds.minY, layer: layerPixels,
      layerSize: layer?.size ?? .zero, scale: scale)
  }

  /// A frame begins: nothing has been painted for it.
  func beginFrame(_ frame: Int) {
    lastFrame = frame
    painted.removeAll()
  }

  func notePainted(_ area: PixelRect) {
    uniformColor = layer.flatMap { Self.uniformColor(of: $0) }
    painted.insert(area, limit: Self.limit)
    unsent.insert(area, limit: Self.limit)
  }

  /// The texture has all that was painted.
  func noteSent() {
    unsent.removeAll()
  }

  private static func uniformColor(of layer: Layer) -> UInt32? {
    guard layer.displayList.commands.count == 1,
      case .fill(let rect, let color) = layer.displayList.commands[0],
      rect.contains(Rect(origin: .zero, size: layer.size))
    else { return nil }
    return color.premultiplied
  }
}
