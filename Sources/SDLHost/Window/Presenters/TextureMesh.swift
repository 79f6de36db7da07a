// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Drawing

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
