// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CPixels
internal import CSDL2

/// The loops over rows of pixels, which all drawing uses.
///
/// Products are divided by 255 with exact rounding, two channels at a time, so that opaque stays opaque and every path
/// gives the same pixels. Long loops are vectorized in `CPixels`.
nonisolated enum PixelRows {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  static let opaqueBits: UInt32 = 0xFF00_0000

  @inline(__always)
  static func scaled(_ value: UInt32, by factor: UInt32) -> UInt32 {
    let low = (value & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let high = ((value >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return (((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF)
      | ((high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
  }

  @inline(__always)
  static func composited(_ top: UInt32, over bottom: UInt32) -> UInt32 {
    top &+ scaled(bottom, by: 255 &- (top >> 24))
  }

  static func fill(_ target: Pixels, with value: UInt32, count: Int) {
    SDL_memset4(target, value, count)
  }

  static func blend(_ target: Pixels, color: UInt32, count: Int) {
    if color >= opaqueBits { return fill(target, with: color, count: count) }
    pixels_blend_color(target, color, count)
  }

  /// Blends a color over `count` pixels with a mask's coverage. `step` is -1 for a mirrored mask, else 1.
  static func blend(
    _ target: Pixels, color: UInt32, mask: UnsafePointer<UInt8>, step: Int, count: Int
  ) {
    pixels_blend_mask(target, color, mask, step < 0, count)
  }

  /// Blends pixels over pixels with an opacity of 0…255.
  static func blend(_ target: Pixels, source: UnsafePointer<UInt32>, opacity: UInt32, count: Int) {
    pixels_blend(target, source, opacity, count)
  }
}
