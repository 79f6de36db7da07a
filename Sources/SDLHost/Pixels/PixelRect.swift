// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Drawing

/// A rectangle of whole pixels, with y pointing down. The right and bottom edges are exclusive.
nonisolated struct PixelRect: Sendable, Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The distance in pixels within which an edge is on a whole pixel, so that rounding errors enlarge nothing.
  static let tolerance = 0.001

  /// The largest coordinate, in pixels. Larger ones are clamped, so that no rectangle in points overflows.
  private static let maximumCoordinate = 1e9

  static func pixel(_ value: Double) -> Int {
    guard value == value else { return 0 }
    return Int(min(max(value, -maximumCoordinate), maximumCoordinate))
  }

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var area: Int { isEmpty ? 0 : width * height }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle that contains both rectangles. Empty rectangles are ignored.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Moves the four edges inward, or outward if `distance` is negative.
  func inset(by distance: Int) -> PixelRect {
    PixelRect(
      minX: minX + distance, minY: minY + distance,
      maxX: maxX - distance, maxY: maxY - distance)
  }
}

nonisolated extension PixelRect {
  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Creates the rectangle with the pixel edges nearest to the edges of a rectangle in points.
  init(rounding rect: Rect, scale: Double) {
    self.init(
      minX: Self.pixel((rect.minX * scale).nearestPixelEdge),
      minY: Self.pixel((rect.minY * scale).nearestPixelEdge),
      maxX: Self.pixel((rect.maxX * scale).nearestPixelEdge),
      maxY: Self.pixel((rect.maxY * scale).nearestPixelEdge))
  }

  /// Creates the smallest rectangle with all pixels that a rectangle in points touches.
  init(covering rect: Rect, scale: Double) {
    self.init(
      minX: Self.pixel((rect.minX * scale + Self.tolerance).rounded(.down)),
      minY: Self.pixel((rect.minY * scale + Self.tolerance).rounded(.down)),
      maxX: Self.pixel((rect.maxX * scale - Self.tolerance).rounded(.up)),
      maxY: Self.pixel((rect.maxY * scale - Self.tolerance).rounded(.up)))
  }
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.minX), y: Int32(clamping: rect.minY),
      w: Int32(clamping: rect.width), h: Int32(clamping: rect.height))
  }
}
