// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore

/// Composites into the window's surface and sends damaged rectangles to the display: the cheapest way without a GPU.
final class SurfacePresenter: Presenter {
  private let desktop: DesktopWindow
  private let context: RenderingContext
  private let compositor = SurfaceCompositor()
  private var rects: [SDL_Rect] = []

  /// The surface that was drawn into last. Another surface has none of the old pixels.
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  private var buffer: PixelBuffer?

  var pixels: PixelBuffer? { buffer }

  /// Whether the surface's memory can be drawn into directly; if not, `buffer` is converted.
  private var usesSurfacePixels = true

  /// Throws if SDL has no surface for this window, as on Wayland in SDL 2.26.
  init(desktop: DesktopWindow, context: RenderingContext) throws(HostError) {
    self.desktop = desktop
    self.context = context
    guard SDL_GetWindowSurface(desktop.handle) != nil else {
      throw .sdl(.unavailable, "this display has no window surface")
    }
  }

  func present(_ contents: FrameContents, wait: (Int) -> Void) -> Bool {
    let before = surface
    let size = buffer?.bounds
    guard let buffer = currentBuffer() else { return false }
    context.frame.update(with: contents, bounds: buffer.bounds, scale: context.scale)
    if before != surface || size != buffer.bounds { context.frame.damageEverything() }
    guard !context.frame.damage.isEmpty else { return false }
    let changes = compositor.compose(context.frame, into: buffer)
    if !usesSurfacePixels { convert(changes, of: buffer) }
    rects.removeAll(keepingCapacity: true)
    for rect in changes { rects.append(SDL_Rect(rect)) }
    wait(Self.weightedPixelCount(of: changes))
    SDL_UpdateWindowSurfaceRects(desktop.handle, rects, Int32(rects.count))
    return true
  }

  /// The cost of sending rectangles, in pixels: 300,000 for the display's answer, and 128 for each row. Measured with a
  /// local X server; the linear model is off by 0.1 ms in the median.
  private static func weightedPixelCount(of rects: [PixelRect]) -> Int {
    rects.reduce(300_000) { $0 + $1.area + 128 * $1.height }
  }

  func snapshot() throws(HostError) -> Bitmap {
    guard let buffer else { throw HostError(.software, "nothing has been drawn yet") }
    return Bitmap(buffer)
  }

  func handleLostTextures() {}

  var textureUse: (count: Int, bytes: Int) { (0, 0) }

  /// The memory to draw into. SDL creates a new surface after a resize.
  private func currentBuffer() -> PixelBuffer? {
    guard let surface = SDL_GetWindowSurface(desktop.handle), let pixels = surface.pointee.pixels
    else { return nil }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    if let buffer, surface == self.surface, buffer.width == width, buffer.height == height,
      !usesSurfacePixels || buffer.pixels == pixels.assumingMemoryBound(to: UInt32.self)
    {
      return buffer
    }
    self.surface = surface
    PixelMemory.populate(pixels, byteCount: Int(surface.pointee.pitch) * height)
    let format = surface.pointee.format.pointee.format
    usesSurfacePixels =
      (format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue)
      && surface.pointee.pitch.isMultiple(of: 4)
    buffer =
      usesSurfacePixels
      ? PixelBuffer(
        borrowing: pixels.assumingMemoryBound(to: UInt32.self), width: width, height: height,
        stride: Int(surface.pointee.pitch) / 4)
      : PixelBuffer(width: width, height: height)
    return buffer
  }

  /// Converts the changes for displays with a different pixel format, such as 16 bits.
  private func convert(_ changes: [PixelRect], of buffer: PixelBuffer) {
    guard let surface, let pixels = surface.pointee.pixels else { return }
    for rect in changes {
      let bytes = Int(surface.pointee.format.pointee.BytesPerPixel)
      let offset = rect.minY * Int(surface.pointee.pitch) + rect.minX * bytes
      SDL_ConvertPixels(
        Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_ARGB8888.rawValue,
        buffer.row(x: rect.minX, y: rect.minY), Int32(buffer.stride * 4),
        surface.pointee.format.pointee.format, pixels + offset, surface.pointee.pitch)
    }
  }
}
