// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The window's pixels, as far as the core has to know them: whether two places are one on screen.
nonisolated struct PixelGrid: Sendable {
  /// Pixels per point.
  let scale: Double

  /// Whether every edge of two rectangles rounds to the same pixel edge, as hosts round them.
  func isSame(_ first: Rect, _ second: Rect) -> Bool {
    edge(first.minX) == edge(second.minX) && edge(first.minY) == edge(second.minY)
      && edge(first.maxX) == edge(second.maxX) && edge(first.maxY) == edge(second.maxY)
  }

  /// The step of an opacity that a pixel's 8 bits can show.
  static func channel(_ opacity: Double) -> Double {
    (min(max(opacity, 0), 1) * 255).rounded()
  }

  private func edge(_ value: Double) -> Double { (value * scale).nearestEdge }
}
