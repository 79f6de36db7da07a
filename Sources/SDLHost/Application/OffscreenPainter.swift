// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore
package import Drawing

/// Text and pixels for a window without a display: frames are painted and put together in memory.
package final class OffscreenPainter {
  let context: RenderingContext
  private let compositor = SurfaceCompositor()
  private(set) var buffer: PixelBuffer

  /// A painter for a window of the configuration's size.
  ///
  /// - Throws: `HostError` for a scale outside 0.5…4, for a window that is too large, and when
  ///   fonts or memory are missing.
  package init(configuration: Application.Configuration, scale: Double) throws(HostError) {
    try HostError.check(size: configuration.size, scale: scale)
    context = try RenderingContext(configuration: configuration, scale: scale)
    buffer = try Self.buffer(for: configuration.size, scale: scale)
  }

  /// Measures text as it will be painted.
  package var textMeasurer: any TextMeasurer { context.text }

  /// The window has another size in points, or another scale.
  package func resize(to size: Size, scale: Double) throws(HostError) {
    try HostError.check(size: size, scale: scale)
    buffer = try Self.buffer(for: size, scale: scale)
    context.scale = scale
  }

  /// Draws what differs from the frame before.
  package func draw(_ contents: FrameContents) {
    context.frame.update(with: contents, bounds: buffer.bounds, scale: context.scale)
    compositor.compose(context.frame, into: buffer)
  }

  /// Draws a frame whose layers say nothing of what changed in them since the last one that was
  /// drawn here. The frame has to be complete.
  package func drawAnew(_ contents: FrameContents) {
    context.store.removeAll()
    context.frame.forget()
    draw(contents)
  }

  /// What was drawn.
  package var picture: Bitmap { Bitmap(buffer) }

  private static func buffer(for size: Size, scale: Double) throws(HostError) -> PixelBuffer {
    let pixels = PixelRect(rounding: Rect(origin: .zero, size: size), scale: scale)
    guard let buffer = PixelBuffer(width: pixels.width, height: pixels.height) else {
      throw HostError(
        .software, "no memory for a picture of \(pixels.width) × \(pixels.height) pixels",
        remedy: "choose a smaller size or scale")
    }
    return buffer
  }
}
