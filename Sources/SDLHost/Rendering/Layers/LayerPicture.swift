// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The pixels of one layer, or of the part of a very large one that is near the visible part.
final class LayerPicture {
  /// Its memory is not touched while the picture has one color: see `fillWithUniformColor()`.
  let buffer: PixelBuffer

  /// The part of the layer that the buffer holds, in the layer's pixels.
  let bounds: PixelRect

  /// The whole layer in pixels.
  let layerPixels: PixelRect

  let scale: Double

  /// Nil once the core has dropped the layer; then the picture goes too.
  private(set) weak var layer: Layer?

  /// The premultiplied color of every pixel, where they all are the same: a scrim, a plain
  /// background, or nothing at all (0). Saves reading the picture.
  private(set) var uniformColor: UInt32?

  /// The edges in the picture; the damage of a slide is computed from them.
  private(set) var edges: EdgeMap

  /// The frame that showed the picture last; for choosing what to give up.
  private(set) var lastFrame = 0

  /// Bytes of the texture that was made from the picture; 0 without one.
  private var textureByteCount = 0

  /// What is still to be painted of a picture that is made ready before it shows, besides the layer's damage.
  private(set) var unpainted = PixelRegion()

  /// The rectangles painted for the present frame, in the layer's pixels.
  private(set) var painted = PixelRegion()

  /// The rectangles that the texture does not have yet, in the layer's pixels.
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
    edges = EdgeMap(width: buffer.width, height: buffer.height)
  }

  /// Where the pixels are, and what they are, in this frame.
  var pixels: PicturePixels {
    PicturePixels(buffer: buffer, bounds: bounds, uniformColor: uniformColor)
  }

  /// Bytes of the pixels, wherever they are held.
  var byteCount: Int { buffer.byteCount + textureByteCount }

  /// The memory, where it holds pixels: that of a picture of one color has not been touched.
  var usedMemory: PixelMemory? { uniformColor == nil || isFilled ? buffer.memory : nil }

  var target: PaintTarget {
    PaintTarget(
      buffer: buffer, originX: bounds.minX, originY: bounds.minY, layer: layerPixels,
      layerSize: layer?.size ?? .zero, scale: scale)
  }

  /// Whether the pixels are in the buffer; a picture of one color does not need them.
  private(set) var isFilled = false

  /// Notes that the layer has a single color now, which costs neither time nor memory. False when
  /// the layer has to be painted.
  func becomeUniform() -> Bool {
    guard let color = layer.flatMap(Self.uniformColor) else {
      // The next painting may cover a part only.
      fillWithUniformColor()
      isFilled = true
      return false
    }
    uniformColor = color
    isFilled = false
    return true
  }

  /// Fills the buffer with the color of a picture of one color, for code that reads pixels.
  func fillWithUniformColor() {
    guard !isFilled, let uniformColor else { return }
    isFilled = true
    buffer.fill(buffer.bounds, with: uniformColor)
  }

  /// A frame begins: nothing has been painted for it.
  func beginFrame(_ frame: Int) {
    lastFrame = frame
    painted.removeAll()
  }

  /// Nothing is painted yet: the picture is made ready strip by strip.
  func beginPreparing() { unpainted.reset(to: bounds) }

  func notePrepared(_ strip: PixelRect) { unpainted.subtract(strip) }

  func endPreparing() { unpainted.removeAll() }

  /// Finds the edges in a band of the picture, if it was painted since they were found.
  func updateEdges(ofBand band: Int) { edges.update(band: band, of: buffer) }

  /// A texture was made from the picture.
  func textureMade() { textureByteCount = bounds.area * 4 }

  func textureRemoved() { textureByteCount = 0 }

  func notePainted(_ area: PixelRect) {
    uniformColor = layer.flatMap(Self.uniformColor)
    painted.insert(area, limit: Self.limit)
    unsent.insert(area, limit: Self.limit)
    edges.invalidate(rows: (area.minY - bounds.minY)..<(area.maxY - bounds.minY))
  }

  /// The texture has all that was painted.
  func noteSent() {
    unsent.removeAll()
  }

  /// The color that all of a layer has when its list is made of backgrounds that cover it, each
  /// over the one before; 0 when nothing is drawn.
  static func uniformColor(of layer: Layer) -> UInt32? {
    let whole = Rect(origin: .zero, size: layer.size)
    var color: UInt32 = 0
    // Clips that leave something out, and those inside them.
    var narrowClips = 0
    for command in layer.displayList.commands {
      switch command {
      case .fill(let rect, let next) where narrowClips == 0 && rect.contains(whole):
        color = PixelRows.over(next.premultiplied, color)
      case .pushClip(let rect):
        if narrowClips > 0 || !rect.contains(whole) { narrowClips += 1 }
      case .popClip:
        narrowClips = max(0, narrowClips - 1)
      default: return nil
      }
    }
    return color
  }
}

/// The pixels of a picture in one frame.
nonisolated struct PicturePixels {
  let buffer: PixelBuffer

  /// The part of the layer that the buffer holds, in the layer's pixels.
  let bounds: PixelRect

  /// Premultiplied, where all pixels have one color: the buffer's memory may then have none.
  let uniformColor: UInt32?
}
