// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// The loops over pixels: all the drawing there is ends in one of these.
///
/// Products are divided by 255 with exact rounding, two channels at a time, so that opaque stays
/// opaque and every path gives the same pixels.
nonisolated enum PixelRows {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  static let opaqueBits: UInt32 = 0xFF00_0000

  /// Each of the four channels of `value` times `factor` (0…255) / 255.
  @inline(__always)
  static func scaled(_ value: UInt32, by factor: UInt32) -> UInt32 {
    let low = (value & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let high = ((value >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return (((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF)
      | ((high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
  }

  /// A pixel over another, both premultiplied.
  @inline(__always)
  static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    top &+ scaled(bottom, by: 255 &- (top >> 24))
  }

  static func fill(_ target: Pixels, with value: UInt32, count: Int) {
    SDL_memset4(target, value, count)
  }

  /// Lays one color over `count` pixels.
  static func blend(_ target: Pixels, color: UInt32, count: Int) {
    let keep = 255 &- (color >> 24)
    if keep == 0 { return fill(target, with: color, count: count) }
    var index = 0
    while index < count {
      target[index] = color &+ scaled(target[index], by: keep)
      index &+= 1
    }
  }

  /// Lays a color over `count` pixels, each as strongly as the mask says.
  ///
  /// - Parameter step: 1 when the mask runs forward, -1 when it is mirrored.
  static func blend(
    _ target: Pixels, color: UInt32, mask: UnsafePointer<UInt8>, step: Int, count: Int
  ) {
    var index = 0
    var place = mask
    while index < count {
      let coverage = UInt32(place.pointee)
      if coverage == 255 {
        target[index] = over(color, target[index])
      } else if coverage != 0 {
        target[index] = over(scaled(color, by: coverage), target[index])
      }
      place += step
      index &+= 1
    }
  }

  /// Lays pixels over pixels.
  static func blend(_ target: Pixels, source: UnsafePointer<UInt32>, count: Int) {
    var index = 0
    while index < count {
      let top = source[index]
      if top >= opaqueBits {
        target[index] = top
      } else if top != 0 {
        target[index] = top &+ scaled(target[index], by: 255 &- (top >> 24))
      }
      index &+= 1
    }
  }

  /// Lays pixels over pixels with an opacity of 0…255.
  static func blend(
    _ target: Pixels, source: UnsafePointer<UInt32>, opacity: UInt32, count: Int
  ) {
    if opacity == 255 { return blend(target, source: source, count: count) }
    var index = 0
    while index < count {
      let top = source[index]
      if top != 0 { target[index] = over(scaled(top, by: opacity), target[index]) }
      index &+= 1
    }
  }
}
