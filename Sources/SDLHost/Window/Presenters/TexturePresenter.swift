// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

/// Composites layers on the GPU, in a target texture that is then presented, since the window's content after a present
/// is undefined.
final class TexturePresenter: Presenter {
  /// The cells on each side of the grid for a layer rotated in space. A driver interpolates linearly within a triangle,
  /// which is wrong in perspective; in cells of this size the error is less than a pixel.
  private static let gridSide = 16

  private let desktop: DesktopWindow
  private let context: RenderingContext
  private let renderer: Renderer
  private let pool: TexturePool
  private var target: Texture?
  private var hasLostTextures = false
  private var scratch = PixelRegion()
  private var mesh = TextureMesh()

  private let premultipliedBlendMode = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)

  var textureUse: (count: Int, bytes: Int) { pool.usage }

  /// - Parameter requiresGPU: Whether to throw if the renderer uses the processor.
  init(
    desktop: DesktopWindow, context: RenderingContext, requiresGPU: Bool
  ) throws(HostError) {
    self.desktop = desktop
    self.context = context
    renderer = try Renderer(desktop: desktop)
    pool = TexturePool(renderer: renderer)
    if requiresGPU, renderer.isSoftware {
      throw HostError(
        .unavailable, "no GPU", reason: "the renderer \(renderer.name) draws in software")
    }
    guard supportsBlending else {
      throw HostError(
        .unavailable, "no accelerated renderer",
        reason: "the renderer \(renderer.name) cannot blend layers",
        recoverySuggestion: "use --renderer software")
    }
  }

  func present(_ contents: FrameContents, wait: (Int) -> Void) -> Bool {
    let bounds = desktop.pixels
    context.frame.update(with: contents, bounds: bounds, scale: context.scale)
    guard let target = currentTarget(bounds) else { return false }
    guard !context.frame.damage.isEmpty else { return false }
    SDL_SetRenderTarget(renderer.handle, target.handle)
    for area in context.frame.damage.rects { compose(area) }
    SDL_SetRenderTarget(renderer.handle, nil)
    SDL_RenderCopy(renderer.handle, target.handle, nil, nil)
    wait(context.frame.damage.area)
    SDL_RenderPresent(renderer.handle)
    pool.removeUnused(visibleLayerCount: context.frame.placements.count)
    return true
  }

  func snapshot() throws(HostError) -> Bitmap {
    guard let target, let buffer = PixelBuffer(width: target.width, height: target.height) else {
      throw HostError(.software, "nothing has been drawn yet")
    }
    SDL_SetRenderTarget(renderer.handle, target.handle)
    defer { SDL_SetRenderTarget(renderer.handle, nil) }
    let result = SDL_RenderReadPixels(
      renderer.handle, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, buffer.pixels,
      Int32(buffer.stride * 4))
    guard result == 0 else { throw .sdl(.software, "cannot read the window's pixels") }
    return Bitmap(buffer)
  }

  func handleLostTextures() { hasLostTextures = true }

  /// Whether the driver supports the blend mode of premultiplied colors.
  private var supportsBlending: Bool {
    guard
      let probe = Texture(renderer: renderer, width: 1, height: 1, access: SDL_TEXTUREACCESS_STATIC)
    else { return false }
    return SDL_SetTextureBlendMode(probe.handle, premultipliedBlendMode) == 0
  }

  /// The texture with the window's content. A new one is drawn completely.
  private func currentTarget(_ bounds: PixelRect) -> Texture? {
    if hasLostTextures {
      hasLostTextures = false
      pool.removeAll()
      target = nil
    }
    if let target, target.width == bounds.width, target.height == bounds.height { return target }
    target = Texture(
      renderer: renderer, width: bounds.width, height: bounds.height,
      access: SDL_TEXTUREACCESS_TARGET)
    if let target { SDL_SetTextureBlendMode(target.handle, SDL_BLENDMODE_NONE) }
    context.frame.damageEverything()
    return target
  }

  private func compose(_ area: PixelRect) {
    let frame = context.frame
    let covering = frame.placements.lastIndex { $0.covers(area) }
    if covering == nil { fill(area, with: frame.background) }
    for placement in frame.placements[(covering ?? 0)...] {
      if let shadow = placement.shadow {
        draw(shadow, in: area.intersection(shadow.extent).intersection(placement.clip))
      }
      draw(placement, in: area.intersection(placement.visible))
    }
  }

  private func fill(_ area: PixelRect, with color: UInt32) {
    var rect = SDL_Rect(area)
    SDL_SetRenderDrawBlendMode(renderer.handle, SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(
      renderer.handle, UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255), 255)
    SDL_RenderFillRect(renderer.handle, &rect)
  }

  private func draw(_ placement: PixelPlacement, in area: PixelRect) {
    guard !area.isEmpty, let texture = pool.texture(of: placement.bitmap) else { return }
    guard let corners = placement.corners, corners.cornersIntersect(area) else {
      return draw(placement, texture, in: area)
    }
    for part in 0..<PixelCorners.partCount {
      draw(placement, texture, in: corners.part(part).intersection(area))
    }
    setStrength(of: texture, to: 255, blending: premultipliedBlendMode)
    drawCorners(corners, of: placement, texture, in: area)
  }

  private func draw(_ placement: PixelPlacement, _ texture: Texture, in area: PixelRect) {
    guard !area.isEmpty else { return }
    if let sampling = placement.sampling {
      setStrength(of: texture, to: 255, blending: premultipliedBlendMode)
      drawTransformed(placement, sampling, texture, in: area)
      return
    }
    let bounds = placement.bitmap.bounds
    var source = SDL_Rect(
      area.offset(x: -placement.frame.minX - bounds.minX, y: -placement.frame.minY - bounds.minY))
    var destination = SDL_Rect(area)
    setStrength(
      of: texture, to: UInt8(placement.opacity),
      blending: placement.isOpaque ? SDL_BLENDMODE_NONE : premultipliedBlendMode)
    SDL_RenderCopy(renderer.handle, texture.handle, &source, &destination)
  }

  private func setStrength(of texture: Texture, to strength: UInt8, blending: SDL_BlendMode) {
    SDL_SetTextureBlendMode(texture.handle, blending)
    SDL_SetTextureColorMod(texture.handle, strength, strength, strength)
    SDL_SetTextureAlphaMod(texture.handle, strength)
  }

  /// Draws a shadow as nine cells, clipped to the outside of the layer.
  private func draw(_ shadow: PixelShadow, in area: PixelRect) {
    guard !area.isEmpty, let texture = pool.texture(of: shadow.mask) else { return }
    let color = shadow.color
    SDL_SetTextureBlendMode(texture.handle, premultipliedBlendMode)
    SDL_SetTextureColorMod(
      texture.handle, UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255))
    SDL_SetTextureAlphaMod(texture.handle, UInt8(color >> 24))
    shadow.visiblePieces(of: area, into: &scratch)
    for piece in scratch.rects {
      var clip = SDL_Rect(piece)
      SDL_RenderSetClipRect(renderer.handle, &clip)
      for cell in 0..<9 { draw(cell, of: shadow, texture) }
    }
    SDL_RenderSetClipRect(renderer.handle, nil)
  }

  /// Draws one of the nine cells, which are numbered row by row.
  private func draw(_ cell: Int, of shadow: PixelShadow, _ texture: Texture) {
    let side = shadow.mask.corner.width
    let extent = shadow.extent
    func span(_ index: Int, _ low: Int, _ high: Int) -> (Int, Int) {
      switch index {
      case 0: (low, low + side)
      case 1: (low + side, high - side)
      default: (high - side, high)
      }
    }
    let size = side * 2 + 1
    let column = span(cell % 3, 0, size)
    let row = span(cell / 3, 0, size)
    let x = span(cell % 3, extent.minX, extent.maxX)
    let y = span(cell / 3, extent.minY, extent.maxY)
    let destination = PixelRect(minX: x.0, minY: y.0, maxX: x.1, maxY: y.1)
    guard !destination.isEmpty else { return }
    var from = SDL_Rect(PixelRect(minX: column.0, minY: row.0, maxX: column.1, maxY: row.1))
    var to = SDL_Rect(destination)
    SDL_RenderCopy(renderer.handle, texture.handle, &from, &to)
  }

  // MARK: Meshes

  private func drawTransformed(
    _ placement: PixelPlacement, _ sampling: PixelSampling, _ texture: Texture, in area: PixelRect
  ) {
    let bounds = placement.bitmap.bounds
    let seen = sampling.visibleRect?.intersection(bounds) ?? bounds
    let side = sampling.forward.isAffine ? 1 : Self.gridSide
    let opacity = UInt8(placement.opacity)
    mesh.removeAll()
    for row in 0..<side {
      for column in 0..<side {
        let cell = PixelRect(
          minX: seen.minX + seen.width * column / side, minY: seen.minY + seen.height * row / side,
          maxX: seen.minX + seen.width * (column + 1) / side,
          maxY: seen.minY + seen.height * (row + 1) / side)
        mesh.addQuad(of: cell, strength: opacity) { x, y in
          (
            position: Point(x, y).applying(sampling.forward),
            source: Point(
              (x - Double(bounds.minX)) / Double(bounds.width),
              (y - Double(bounds.minY)) / Double(bounds.height))
          )
        }
      }
    }
    var clip = SDL_Rect(area)
    SDL_RenderSetClipRect(renderer.handle, &clip)
    draw(mesh, texture, isSmoothed: true)
    SDL_RenderSetClipRect(renderer.handle, nil)
  }

  /// Draws a layer's rounded corners: a quad for each run of fully covered and for each partially covered pixel.
  private func drawCorners(
    _ corners: PixelCorners, of placement: PixelPlacement, _ texture: Texture, in area: PixelRect
  ) {
    mesh.removeAll()
    for corner in 0..<PixelCorners.cornerCount {
      let square = corners.corner(corner).intersection(area)
      for y in square.minY..<square.maxY { addRuns(of: corners, placement, square, y) }
    }
    draw(mesh, texture, isSmoothed: placement.sampling != nil)
  }

  private func addRuns(
    of corners: PixelCorners, _ placement: PixelPlacement, _ square: PixelRect, _ y: Int
  ) {
    var x = square.minX
    while x < square.maxX {
      let coverage = corners.coverage(x: x, y: y)
      var end = x + 1
      while end < square.maxX, corners.coverage(x: end, y: y) == coverage { end += 1 }
      if coverage > 0 {
        let strength = (UInt32(coverage) * placement.opacity + 127) / 255
        let run = PixelRect(minX: x, minY: y, maxX: end, maxY: y + 1)
        mesh.addQuad(of: run, strength: UInt8(strength)) { x, y in
          (position: Point(x, y), source: source(of: placement, x, y))
        }
      }
      x = end
    }
  }

  /// The position in a bitmap, 0…1, that corresponds to a position in the window.
  private func source(of placement: PixelPlacement, _ x: Double, _ y: Double) -> Point {
    let bounds = placement.bitmap.bounds
    let inLayer =
      placement.sampling.map { Point(x, y).applying($0.backward) }
      ?? Point(x - Double(placement.frame.minX), y - Double(placement.frame.minY))
    return Point(
      (inLayer.x - Double(bounds.minX)) / Double(bounds.width),
      (inLayer.y - Double(bounds.minY)) / Double(bounds.height))
  }

  private func draw(_ mesh: TextureMesh, _ texture: Texture, isSmoothed: Bool) {
    guard !mesh.indices.isEmpty else { return }
    if isSmoothed { SDL_SetTextureScaleMode(texture.handle, SDL_ScaleModeLinear) }
    SDL_RenderGeometry(
      renderer.handle, texture.handle, mesh.vertices, Int32(mesh.vertices.count), mesh.indices,
      Int32(mesh.indices.count))
    if isSmoothed { SDL_SetTextureScaleMode(texture.handle, SDL_ScaleModeNearest) }
  }
}

/// The triangles of a textured shape. It keeps its memory when it is emptied, so that a frame allocates nothing.
struct TextureMesh {
  private(set) var vertices: [SDL_Vertex] = []
  private(set) var indices: [Int32] = []

  mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// Adds a rectangle as two triangles, with premultiplied colors scaled by `strength`.
  ///
  /// - Parameter map: Returns the position of a corner of `rect` in the window, in pixels, and in the texture, 0…1.
  mutating func addQuad(
    of rect: PixelRect, strength: UInt8, map: (Double, Double) -> (position: Point, source: Point)
  ) {
    guard !rect.isEmpty else { return }
    let first = Int32(vertices.count)
    let color = SDL_Color(r: strength, g: strength, b: strength, a: strength)
    for corner in 0..<4 {
      let mapped = map(
        Double(corner.isMultiple(of: 2) ? rect.minX : rect.maxX),
        Double(corner < 2 ? rect.minY : rect.maxY))
      vertices.append(
        SDL_Vertex(
          position: SDL_FPoint(x: Float(mapped.position.x), y: Float(mapped.position.y)),
          color: color,
          tex_coord: SDL_FPoint(x: Float(mapped.source.x), y: Float(mapped.source.y))))
    }
    for step in 0..<Int32(3) { indices.append(first + step) }
    for step in 0..<Int32(3) { indices.append(first + 3 - step) }
  }
}
