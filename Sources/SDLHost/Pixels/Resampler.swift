// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Resizes bitmaps with area-weighted interpolation. Quality matters more than speed, since the result is cached.
nonisolated enum Resampler {
  /// The source pixels of one target pixel.
  private struct Span {
    var first: Int
    var weights: [Float]
  }

  static func resize(_ source: PixelBuffer, width: Int, height: Int) -> PixelBuffer? {
    guard let target = PixelBuffer(width: width, height: height) else { return nil }
    if width == source.width, height == source.height {
      target.copy(target.bounds, from: source, originX: 0, originY: 0)
      return target
    }
    let columns = spans(from: source.width, to: width)
    let rows = spans(from: source.height, to: height)
    var line = [SIMD4<Float>](repeating: .zero, count: source.width)
    for y in 0..<height {
      for x in 0..<source.width { line[x] = .zero }
      for (index, weight) in rows[y].weights.enumerated() {
        let from = source.row(x: 0, y: rows[y].first + index)
        for x in 0..<source.width { line[x] += channels(from[x]) * weight }
      }
      let to = target.row(x: 0, y: y)
      for x in 0..<width {
        var sum = SIMD4<Float>.zero
        let span = columns[x]
        for (index, weight) in span.weights.enumerated() {
          sum += line[span.first + index] * weight
        }
        to[x] = pixel(sum)
      }
    }
    return target
  }

  /// Triangular weights with a half width of one pixel of the coarser side, normalized to a sum of 1.
  private static func spans(from source: Int, to target: Int) -> [Span] {
    let ratio = Double(source) / Double(target)
    let reach = max(1, ratio)
    return (0..<target).map { index in
      let center = (Double(index) + 0.5) * ratio - 0.5
      let first = max(0, Int((center - reach).rounded(.up)))
      let last = min(source - 1, Int((center + reach).rounded(.down)))
      guard first <= last else {
        return Span(first: min(max(0, Int(center.rounded())), source - 1), weights: [1])
      }
      let raw = (first...last).map { max(0.0001, 1 - abs(Double($0) - center) / reach) }
      let sum = raw.reduce(0, +)
      return Span(first: first, weights: raw.map { Float($0 / sum) })
    }
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel >> 24), Float((pixel >> 16) & 255), Float((pixel >> 8) & 255),
      Float(pixel & 255))
  }

  private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    let whole = channels.rounded(.toNearestOrAwayFromZero)
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return UInt32(whole[0]) << 24 | UInt32(whole[1]) << 16 | UInt32(whole[2]) << 8
      | UInt32(whole[3])
  }
}
