// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// The bitmap of a run, relative to the run's start on the baseline.
enum TextBitmap {
  case empty
  /// A mask that is drawn in the text's color.
  case coverage(CoverageMask)
  /// A bitmap with its own colors.
  case colored(PixelBuffer, offsetX: Int, offsetY: Int)

  var byteCount: Int {
    switch self {
    case .empty: 0
    case .coverage(let mask): mask.byteCount
    case .colored(let buffer, _, _): buffer.byteCount
    }
  }

  /// Crops an 8-bit surface of coverage values to its ink. Without smoothing, each pixel is either covered or not.
  init(
    coverage surface: UnsafeMutablePointer<SDL_Surface>, left: Int, top: Int, isSmooth: Bool
  ) {
    guard let pixels = surface.pointee.pixels else {
      self = .empty
      return
    }
    let source = UnsafePointer(pixels.assumingMemoryBound(to: UInt8.self))
    let pitch = Int(surface.pointee.pitch)
    let ink = Self.ink(
      of: source, pitch: pitch, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    guard
      let mask = CoverageMask(
        width: ink.width, height: ink.height, offsetX: left + ink.minX, offsetY: top + ink.minY)
    else {
      self = .empty
      return
    }
    for y in 0..<mask.height {
      let from = source + ((ink.minY + y) * pitch + ink.minX)
      let row = mask.row(y)
      row.update(from: from, count: mask.width)
      if !isSmooth {
        for x in 0..<mask.width { row[x] = row[x] < 128 ? 0 : 255 }
      }
    }
    self = .coverage(mask)
  }

  /// Converts a surface of straight-alpha ARGB, and reduces it to the requested size.
  init(
    colored surface: UnsafeMutablePointer<SDL_Surface>, reduction: Double, left: Int, top: Int
  ) {
    guard
      let whole = PixelBuffer(copying: surface),
      let buffer = reduction < 1
        ? Resampler.resize(
          whole, width: max(1, Int((Double(whole.width) * reduction).rounded())),
          height: max(1, Int((Double(whole.height) * reduction).rounded())))
        : whole
    else {
      self = .empty
      return
    }
    let offset = Int((Double(left) * reduction).rounded())
    self = .colored(buffer, offsetX: offset, offsetY: top)
  }

  /// The smallest rectangle that contains all nonzero pixels.
  private static func ink(
    of pixels: UnsafePointer<UInt8>, pitch: Int, width: Int, height: Int
  ) -> PixelRect {
    var ink = PixelRect(minX: width, minY: height, maxX: 0, maxY: 0)
    for y in 0..<height {
      let row = pixels + y * pitch
      var first = 0
      while first < width, row[first] == 0 { first &+= 1 }
      guard first < width else { continue }
      var last = width &- 1
      while row[last] == 0 { last &-= 1 }
      ink.minX = min(ink.minX, first)
      ink.maxX = max(ink.maxX, last + 1)
      ink.minY = min(ink.minY, y)
      ink.maxY = y + 1
    }
    return ink.isEmpty ? .empty : ink
  }
}
