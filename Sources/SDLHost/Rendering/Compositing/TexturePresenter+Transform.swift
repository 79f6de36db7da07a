// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Drawing

extension TexturePresenter {
  /// Draws a transformed layer as two triangles; the driver smooths it.
  func drawTransformed(
    _ placement: PixelPlacement, _ sampling: PixelSampling, _ texture: Texture, in area: PixelRect
  ) {
    let bounds = placement.picture.bounds
    let opacity = UInt8(placement.opacity)
    let color = SDL_Color(r: opacity, g: opacity, b: opacity, a: opacity)
    // Left top, right top, left bottom, right bottom.
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)]
    let vertices = corners.map { u, v in
      let corner = sampling.forward.apply(
        to: Point(
          Double(bounds.minX) + u * Double(bounds.width),
          Double(bounds.minY) + v * Double(bounds.height)))
      return SDL_Vertex(
        position: SDL_FPoint(x: Float(corner.x), y: Float(corner.y)), color: color,
        tex_coord: SDL_FPoint(x: Float(u), y: Float(v)))
    }
    let indices: [Int32] = [0, 1, 2, 1, 3, 2]
    var clip = SDL_Rect(area)
    SDL_SetTextureScaleMode(texture.handle, SDL_ScaleModeLinear)
    SDL_RenderSetClipRect(renderer.handle, &clip)
    SDL_RenderGeometry(
      renderer.handle, texture.handle, vertices, Int32(vertices.count), indices,
      Int32(indices.count))
    SDL_RenderSetClipRect(renderer.handle, nil)
    SDL_SetTextureScaleMode(texture.handle, SDL_ScaleModeNearest)
  }
}
