// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// The loops over pixels: all drawing ends in one of these.
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
    let head = PixelPairs.isAligned(target) ? 0 : min(1, count)
    if head == 1 { target[0] = color &+ scaled(target[0], by: keep) }
    PixelPairs.blend(target + head, color: color, pairs: (count - head) / 2)
    if !(count - head).isMultiple(of: 2) {
      target[count - 1] = color &+ scaled(target[count - 1], by: keep)
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

  /// Lays pixels over pixels with an opacity of 0…255.
  static func blend(
    _ target: Pixels, source: UnsafePointer<UInt32>, opacity: UInt32, count: Int
  ) {
    let head = PixelPairs.isAligned(target) ? 0 : min(1, count)
    guard PixelPairs.isAligned(target + head), PixelPairs.isAligned(source + head) else {
      return blendSingly(target, source, opacity, count)
    }
    let pairs = (count - head) / 2
    let tail = head + pairs * 2
    blendSingly(target, source, opacity, head)
    PixelPairs.blend(target + head, source: source + head, opacity: opacity, pairs: pairs)
    blendSingly(target + tail, source + tail, opacity, count - tail)
  }

  /// For the end of a row, where two pixels at a time are not possible. It has no branches, so that
  /// the compiler vectorises it.
  private static func blendSingly(
    _ target: Pixels, _ source: UnsafePointer<UInt32>, _ opacity: UInt32, _ count: Int
  ) {
    var index = 0
    if opacity == 255 {
      while index < count {
        target[index] = over(source[index], target[index])
        index &+= 1
      }
    } else {
      while index < count {
        target[index] = over(scaled(source[index], by: opacity), target[index])
        index &+= 1
      }
    }
  }
}
