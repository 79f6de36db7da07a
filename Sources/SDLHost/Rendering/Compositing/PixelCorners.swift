// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The rounded corners that clip a layer, in window pixels.
nonisolated struct PixelCorners: Equatable {
  /// The number of rectangles outside of the corner squares, and the number of corner squares.
  static let partCount = 3
  static let cornerCount = 4

  let rect: PixelRect

  /// The coverage of the top left corner; the others are its mirror images.
  let mask: CoverageMask

  /// Radii are rounded to half a pixel, so that an animated radius needs few masks.
  private static let stepsPerPixel = 2.0

  /// Nil if the radius is rounded to zero.
  @MainActor
  init?(_ corners: RoundedRect, scale: Double, masks: CornerMaskCache) {
    rect = PixelRect(rounding: corners.rect, scale: scale)
    let largest = Double(min(rect.width, rect.height) / 2)
    let radius =
      (min(corners.radius * scale, largest) * Self.stepsPerPixel).rounded() / Self.stepsPerPixel
    guard let mask = masks.mask(radius: radius) else { return nil }
    self.mask = mask
  }

  static func == (first: PixelCorners, second: PixelCorners) -> Bool {
    first.rect == second.rect && first.mask === second.mask
  }

  private var side: Int { mask.width }

  /// The rows between upper and lower corners (0), the area between the upper (1) or the lower corners (2).
  func part(_ index: Int) -> PixelRect {
    switch index {
    case 0:
      PixelRect(minX: rect.minX, minY: rect.minY + side, maxX: rect.maxX, maxY: rect.maxY - side)
    case 1:
      PixelRect(
        minX: rect.minX + side, minY: rect.minY, maxX: rect.maxX - side, maxY: rect.minY + side)
    default:
      PixelRect(
        minX: rect.minX + side, minY: rect.maxY - side, maxX: rect.maxX - side, maxY: rect.maxY)
    }
  }

  /// The square of a corner: top left, top right, bottom left, bottom right.
  func corner(_ index: Int) -> PixelRect {
    PixelRect(
      x: index.isMultiple(of: 2) ? rect.minX : rect.maxX - side,
      y: index < 2 ? rect.minY : rect.maxY - side, width: side, height: side)
  }

  func cornersIntersect(_ area: PixelRect) -> Bool {
    for index in 0..<Self.cornerCount where corner(index).intersects(area) { return true }
    return false
  }

  /// The coverage of a pixel, 0…255.
  func coverage(x: Int, y: Int) -> UInt8 {
    let column = min(x - rect.minX, rect.maxX - 1 - x)
    let row = min(y - rect.minY, rect.maxY - 1 - y)
    guard column >= 0, row >= 0 else { return 0 }
    return column < side && row < side ? mask.row(row)[column] : 255
  }
}
