// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Logging

@testable import ContainerCore
@testable import SDLHost
@testable import Views

/// A painter, a store and frames without a window; only the bundled face unless a test asks for others, so that the pixels
/// are the same on every machine.
final class RenderingFixture {
  let logs = LogRecorder()
  let text: TextEngine
  let painter: SoftwarePainter
  let store: LayerStore
  let frame: PixelFrame
  let scale: Double

  init(
    scale: Double = 1, storeBudget: Int = Application.Configuration().layerBudget,
    usesSystemFonts: Bool = false
  ) throws {
    self.scale = scale
    text = try TextEngine(
      scale: scale, finder: FontFinder(usesSystemFonts: usesSystemFonts),
      logger: logs.logger)
    let images = ImageStore(directories: [], logger: logs.logger)
    painter = SoftwarePainter(text: text, images: images)
    store = LayerStore(painter: painter, minimumBudget: storeBudget)
    frame = PixelFrame(store: store)
  }

  /// Draws a list into a transparent picture.
  func paint(
    _ commands: [DisplayList.Command], size: Size, damage: PixelRect? = nil,
    onto pixels: PixelBuffer? = nil, isOpaque: Bool = false
  ) throws -> Bitmap {
    let layer = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let buffer = try pixels ?? makeBuffer(layer.width, layer.height)
    let target = PaintTarget(
      buffer: buffer, originX: 0, originY: 0, layer: layer, layerSize: size, scale: scale)
    painter.paint(
      DisplayList(commands), into: target, damage: damage ?? layer, isOpaque: isOpaque)
    return Bitmap(buffer)
  }

  /// Takes a frame over and composites it.
  ///
  /// - Parameter remembers: Whether the buffer holds the frame before, so that only what differs needs to be drawn.
  /// - Returns: What is to be sent to the display.
  @discardableResult
  func compose(
    _ placements: [LayerPlacement], damage: [Rect], size: Size, into buffer: PixelBuffer,
    remembers: Bool = false, with compositor: SurfaceCompositor = SurfaceCompositor()
  ) -> [PixelRect] {
    let contents = FrameContents(
      placements: placements, damage: damage, size: size, background: Color(hex: 0x334455))
    if !remembers { frame.invalidate() }
    frame.update(with: contents, bounds: buffer.bounds, scale: scale)
    return compositor.compose(frame, into: buffer)
  }

  func makeBuffer(_ width: Int, _ height: Int) throws -> PixelBuffer {
    guard let buffer = PixelBuffer(width: width, height: height) else { throw NoMemory() }
    return buffer
  }

  struct NoMemory: Error {}
}

extension DisplayList {
  init(_ commands: [Command]) {
    self.init()
    for command in commands { append(command) }
  }
}

extension Layer {
  /// A layer with its commands recorded, all of it to be painted.
  convenience init(
    _ identifier: Identifier, size: Size, isOpaque: Bool, _ commands: [DisplayList.Command]
  ) {
    self.init(identifier: identifier)
    self.size = size
    self.isOpaque = isOpaque
    displayList = DisplayList(commands)
    addDamage(Rect(origin: .zero, size: size))
  }

  func placed(
    _ x: Double, _ y: Double, clip: Rect = Rect(-1e4, -1e4, 2e4, 2e4), opacity: Double = 1,
    shadow: Shadow? = nil, corners: RoundedRect? = nil
  ) -> LayerPlacement {
    LayerPlacement(
      layer: self, frame: Rect(origin: Point(x, y), size: size), clip: clip, corners: corners,
      opacity: opacity, shadow: shadow)
  }
}
