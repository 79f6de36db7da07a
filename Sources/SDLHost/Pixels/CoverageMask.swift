// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// The coverage of each pixel of a shape, 0…255, and the offset of the shape from the drawing position.
nonisolated final class CoverageMask {
  let width: Int
  let height: Int

  /// The distance in pixels from the drawing position to the mask's left and top edges.
  let offsetX: Int
  let offsetY: Int

  let bytes: UnsafeMutablePointer<UInt8>

  /// Creates a mask without coverage; nil if there is no memory for it.
  init?(width: Int, height: Int, offsetX: Int = 0, offsetY: Int = 0) {
    guard width > 0, height > 0, let memory = calloc(width, height) else { return nil }
    self.width = width
    self.height = height
    self.offsetX = offsetX
    self.offsetY = offsetY
    bytes = memory.assumingMemoryBound(to: UInt8.self)
  }

  deinit {
    free(bytes)
  }

  var byteCount: Int { width * height }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * width }
}

extension CoverageMask {
  /// The samples in each pixel row. Coverage along a row is exact, so 16 give more levels than 8 bits hold.
  private nonisolated static let sampleCount = 16

  /// Creates the mask of a rounded corner: the top left one; the others are its mirror images. Nil for a radius of 0.
  ///
  /// - Parameter lineWidth: The pixels of a line inside the shape's edge; 0 for a filled shape.
  nonisolated convenience init?(cornerRadius radius: Double, lineWidth: Int = 0) {
    let side = max(Int(radius.rounded(.up)), lineWidth)
    self.init(width: side, height: side)
    let inset = Double(lineWidth)
    var sums = [Double](repeating: 0, count: side)
    for y in 0..<side {
      for x in 0..<side { sums[x] = 0 }
      for sample in 0..<Self.sampleCount {
        let height = Double(y) + (Double(sample) + 0.5) / Double(Self.sampleCount)
        let left = Self.edge(radius: radius, inset: 0, y: height)
        let right =
          lineWidth == 0 || height < inset
          ? .infinity : Self.edge(radius: max(0, radius - inset), inset: inset, y: height - inset)
        for x in 0..<side {
          let covered = min(Double(x + 1), right) - max(Double(x), left)
          sums[x] += min(max(covered, 0), 1)
        }
      }
      for x in 0..<side {
        row(y)[x] = UInt8((sums[x] * 255 / Double(Self.sampleCount)).rounded())
      }
    }
  }

  /// The x coordinate at which the row at height `y` enters the circle.
  private nonisolated static func edge(radius: Double, inset: Double, y: Double) -> Double {
    let rise = radius - y
    guard rise > 0 else { return inset }
    return inset + radius - max(0, radius * radius - rise * rise).squareRoot()
  }
}

/// A cache of corner masks by radius and line width in pixels.
final class CornerMaskCache {
  private struct Key: Hashable {
    /// The radius in eighths of a pixel; finer differences are invisible.
    var radius: Int
    /// 0 for a filled corner.
    var width: Int
  }

  private static let stepsPerPixel = 8.0

  /// The maximum number of masks. An interface has a handful of radii; only an animated radius needs more.
  private static let maximumMaskCount = 64

  private var masks: [Key: CoverageMask] = [:]

  /// Returns the mask of a corner; nil if the radius of a filled corner is rounded to zero.
  func mask(radius: Double, lineWidth: Int = 0) -> CoverageMask? {
    let key = Key(radius: Int((radius * Self.stepsPerPixel).rounded()), width: lineWidth)
    if let known = masks[key] { return known }
    let made = CoverageMask(
      cornerRadius: Double(key.radius) / Self.stepsPerPixel, lineWidth: lineWidth)
    if masks.count >= Self.maximumMaskCount { masks.removeAll() }
    masks[key] = made
    return made
  }
}
