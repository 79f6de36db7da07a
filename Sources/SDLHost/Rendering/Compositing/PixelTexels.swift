// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A picture that is looked up between its pixels. Places are in fixed point, 16 bits behind the point.
nonisolated struct PixelTexels {
  private static let bits = 16

  private let pixels: UnsafePointer<UInt32>
  private let stride: Int

  /// The visible part of the picture; outside of it all is transparent.
  let limits: PixelRect

  init(_ picture: PixelBuffer, _ limits: PixelRect) {
    pixels = UnsafePointer(picture.pixels)
    stride = picture.stride
    self.limits = limits
  }

  static func fixed(_ value: Double) -> Int {
    Int((value * Double(1 << bits)).rounded())
  }

  /// The mix of the four pixels around a place.
  @inline(__always)
  func sample(_ fixedX: Int, _ fixedY: Int) -> UInt32 {
    let x = fixedX >> Self.bits
    let y = fixedY >> Self.bits
    guard x >= limits.minX - 1, y >= limits.minY - 1, x < limits.maxX, y < limits.maxY else {
      return 0
    }
    let shareX = UInt32((fixedX >> (Self.bits - 8)) & 255)
    let shareY = UInt32((fixedY >> (Self.bits - 8)) & 255)
    let top = Self.mix(pixel(x, y), pixel(x + 1, y), shareX)
    let bottom = Self.mix(pixel(x, y + 1), pixel(x + 1, y + 1), shareX)
    return Self.mix(top, bottom, shareY)
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= limits.minX, y >= limits.minY, x < limits.maxX, y < limits.maxY else { return 0 }
    return pixels[y &* stride &+ x]
  }

  /// `share` 0…255 of the second, two channels at a time. Equal pixels stay as they are.
  @inline(__always)
  private static func mix(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    if first == second || share == 0 { return first }
    let keep = 256 &- share
    let low = ((first & 0x00FF_00FF) &* keep &+ (second & 0x00FF_00FF) &* share) >> 8
    let high = ((first >> 8) & 0x00FF_00FF) &* keep &+ ((second >> 8) & 0x00FF_00FF) &* share
    return (low & 0x00FF_00FF) | (high & 0xFF00_FF00)
  }
}
