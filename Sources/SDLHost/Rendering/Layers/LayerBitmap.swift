// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The pixels of one layer, or of the part of a very large layer near its visible part.
final class LayerBitmap {
  /// The pixels. Their memory is untouched while the bitmap has one color: see `fillWithUniformColor()`.
  let buffer: PixelBuffer

  /// The part of the layer in the buffer, in the layer's pixels.
  let bounds: PixelRect

  /// The bounds of the whole layer in pixels.
  let layerPixels: PixelRect

  let scale: Double

  /// The layer; nil once it is released, after which the bitmap is removed too.
  private(set) weak var layer: Layer?

  /// The premultiplied color of all pixels if they are equal, such as a scrim's, or transparent (0); saves reading
  /// them.
  private(set) var uniformColor: UInt32?

  /// The edges in the bitmap, for computing the damage of a horizontal movement.
  private(set) var edges: EdgeMap

  /// The number of the frame that last used the bitmap, for eviction.
  private(set) var lastFrame = 0

  /// Whether the bitmap has a texture, which counts as memory too.
  var hasTexture = false

  /// The part of a prefetched bitmap that is not yet painted, in addition to the layer's damage.
  var unpaintedRegion = PixelRegion()

  /// The rectangles painted for the current frame, in the layer's pixels.
  private(set) var paintedRegion = PixelRegion()

  /// The rectangles that are missing in the texture, in the layer's pixels.
  private(set) var unsentRegion = PixelRegion()

  /// The maximum number of rectangles; beyond it some extra pixels cost less.
  private static let maximumRectCount = 8

  init(layer: Layer, buffer: PixelBuffer, bounds: PixelRect, layerPixels: PixelRect, scale: Double)
  {
    self.layer = layer
    self.buffer = buffer
    self.bounds = bounds
    self.layerPixels = layerPixels
    self.scale = scale
    unsentRegion.reset(to: bounds)
    edges = EdgeMap(width: buffer.width, height: buffer.height)
  }

  /// The bytes of the pixels, including the texture.
  var byteCount: Int { buffer.byteCount + (hasTexture ? bounds.area * 4 : 0) }

  /// The memory if it contains pixels; nil for a bitmap of one color, whose memory is untouched.
  var usedMemory: PixelMemory? { uniformColor == nil || isFilled ? buffer.memory : nil }

  var target: PaintTarget {
    PaintTarget(
      buffer: buffer, originX: bounds.minX, originY: bounds.minY, layer: layerPixels,
      layerSize: layer?.size ?? .zero, scale: scale)
  }

  /// Whether the pixels are in the buffer, which a bitmap of one color does not need.
  private(set) var isFilled = false

  /// Marks the bitmap as having one color, which costs nothing. False if the layer must be painted.
  func becomeUniform() -> Bool {
    guard let color = layer.flatMap(Self.uniformColor) else {
      // The next painting may cover only a part.
      fillWithUniformColor()
      isFilled = true
      return false
    }
    uniformColor = color
    isFilled = false
    return true
  }

  /// Fills the buffer of a bitmap of one color, for code that reads pixels.
  func fillWithUniformColor() {
    guard !isFilled, let uniformColor else { return }
    isFilled = true
    buffer.fill(buffer.bounds, with: uniformColor)
  }

  /// Begins a frame, for which nothing is painted yet.
  func beginFrame(_ frame: Int) {
    lastFrame = frame
    paintedRegion.removeAll()
  }

  func updateEdges(ofBand band: Int) { edges.update(band: band, of: buffer) }

  func recordPainted(_ area: PixelRect) {
    uniformColor = layer.flatMap(Self.uniformColor)
    paintedRegion.insert(area, limit: Self.maximumRectCount)
    unsentRegion.insert(area, limit: Self.maximumRectCount)
    edges.invalidate(rows: (area.minY - bounds.minY)..<(area.maxY - bounds.minY))
  }

  func recordSent() {
    unsentRegion.removeAll()
  }

  /// The color of a layer whose display list only fills the whole layer; 0 for an empty list, nil for other layers.
  static func uniformColor(of layer: Layer) -> UInt32? {
    let whole = Rect(origin: .zero, size: layer.size)
    var color: UInt32 = 0
    // The depth of nested clips, beginning with a clip that excludes a part of the layer.
    var narrowClips = 0
    for command in layer.displayList.commands {
      switch command {
      case .fill(let rect, let next) where narrowClips == 0 && rect.contains(whole):
        color = PixelRows.composited(next.premultiplied, over: color)
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
