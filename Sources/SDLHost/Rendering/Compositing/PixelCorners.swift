// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Rounded corners that a layer is cut off at, in window pixels.
nonisolated struct PixelCorners: Equatable {
  /// Rectangles that hold all but the corners, and squares that hold those.
  static let partCount = 3
  static let cornerCount = 4

  let rect: PixelRect

  /// The top left corner; the others are its mirror images.
  let mask: CoverageMask

  /// Radii are rounded to half a pixel, so that a growing radius needs few masks.
  private static let steps = 2.0

  /// Nil where the radius rounds to none.
  @MainActor
  init?(_ corners: RoundedRect, scale: Double, masks: CornerMaskCache) {
    rect = PixelRect(rounding: corners.rect, scale: scale)
    let largest = Double(min(rect.width, rect.height) / 2)
    let radius = (min(corners.radius * scale, largest) * Self.steps).rounded() / Self.steps
    guard let mask = masks.filled(radius: radius) else { return nil }
    self.mask = mask
  }

  static func == (first: PixelCorners, second: PixelCorners) -> Bool {
    first.rect == second.rect && first.mask === second.mask
  }

  private var side: Int { mask.width }

  /// The rows between the corners, then the area between the upper corners and between the lower
  /// ones.
  func part(_ index: Int) -> PixelRect {
    switch index {
    case 0:
      PixelRect(
        minX: rect.minX, minY: rect.minY + side, maxX: rect.maxX, maxY: rect.maxY - side)
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

  /// Whether a corner lies in `area`.
  func cuts(_ area: PixelRect) -> Bool {
    for index in 0..<Self.cornerCount where corner(index).intersects(area) { return true }
    return false
  }

  /// How much of a pixel in a corner's square shows, 0…255.
  func coverage(x: Int, y: Int) -> UInt8 {
    let column = min(x - rect.minX, rect.maxX - 1 - x)
    let row = min(y - rect.minY, rect.maxY - 1 - y)
    guard column >= 0, row >= 0 else { return 0 }
    return column < side && row < side ? mask.row(row)[column] : 255
  }
}
