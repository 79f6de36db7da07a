// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Drawing

extension TexturePresenter {
  /// Cells on each side of the grid into which a layer turned in space is cut. A driver stretches a
  /// picture evenly over a triangle, but a receding picture is not stretched evenly. In cells this
  /// small the difference is below a pixel.
  private static let gridSide = 16

  /// Draws a transformed layer as triangles; the driver smooths it.
  func drawTransformed(
    _ placement: PixelPlacement, _ sampling: PixelSampling, _ texture: Texture, in area: PixelRect
  ) {
    let bounds = placement.picture.bounds
    let seen = sampling.part?.intersection(bounds) ?? bounds
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
            place: sampling.forward.apply(to: Point(x, y)),
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

  /// Draws what rounded corners leave of a layer in their squares: a quad for each run of pixels that
  /// show wholly, and for each pixel that shows in part.
  func drawCorners(
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
          (place: Point(x, y), source: source(of: placement, x, y))
        }
      }
      x = end
    }
  }

  /// The place in a picture, 0…1, that shows at a place of the window.
  private func source(of placement: PixelPlacement, _ x: Double, _ y: Double) -> Point {
    let bounds = placement.picture.bounds
    let inLayer =
      placement.sampling?.backward.apply(to: Point(x, y))
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

/// Triangles of a texture. It keeps its memory when it is emptied, so that a frame allocates
/// nothing.
struct TextureMesh {
  private(set) var vertices: [SDL_Vertex] = []
  private(set) var indices: [Int32] = []

  mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// Adds two triangles.
  ///
  /// - Parameters:
  ///   - strength: 0…255, of premultiplied colors.
  ///   - map: Returns the position of a corner of `rect` in the window, in pixels, and in the texture, 0…1.
  mutating func addQuad(
    of rect: PixelRect, strength: UInt8, map: (Double, Double) -> (place: Point, source: Point)
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
          position: SDL_FPoint(x: Float(mapped.place.x), y: Float(mapped.place.y)), color: color,
          tex_coord: SDL_FPoint(x: Float(mapped.source.x), y: Float(mapped.source.y))))
    }
    for step in 0..<Int32(3) { indices.append(first + step) }
    for step in 0..<Int32(3) { indices.append(first + 3 - step) }
  }
}
