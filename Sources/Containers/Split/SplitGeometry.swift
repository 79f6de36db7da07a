// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Where the columns lie: a function of sizes and of the position alone.
///
/// The columns besides the secondary are one strip that slides in from the leading edge.
nonisolated struct SplitGeometry: Sendable, Equatable {
  let size: Size
  let isRightToLeft: Bool
  /// Points of the columns besides the secondary, from the one next to it on.
  let widths: [Double]

  /// 1 where reading begins at the left, else -1.
  var direction: Double { isRightToLeft ? -1 : 1 }

  /// Points that so many columns take.
  func extent(_ count: Double) -> Double {
    zip(0..., widths).reduce(0) { sum, column in
      sum + column.1 * min(1, max(0, count - Double(column.0)))
    }
  }

  /// The number of columns that take so many points: the inverse.
  func count(atExtent extent: Double) -> Double {
    var rest = extent
    var count = 0.0
    for width in widths where rest > 0 && width > 0 {
      count += min(1, rest / width)
      rest -= width
    }
    return count
  }

  /// - Parameter index: 0 for the column next to the secondary.
  func column(_ index: Int, at position: SplitPosition) -> Rect {
    let end = extent(position.revealed) - widths[..<index].reduce(0, +)
    return mirrored(Rect(end - widths[index], 0, widths[index], size.height))
  }

  /// - Parameter settled: How many columns the secondary has got narrower for: one that is on its way
  ///   pushes it, so that it gets another size once.
  func secondary(at position: SplitPosition, settled: Int) -> Rect {
    let width = max(0, size.width - extent(Double(settled)))
    return mirrored(Rect(extent(position.given), 0, width, size.height))
  }

  /// The line at the inner edge of a column, `thickness` points across.
  func divider(_ index: Int, at position: SplitPosition, thickness: Double) -> Rect {
    let column = column(index, at: position)
    let edge = isRightToLeft ? column.minX : column.maxX
    return Rect(edge - thickness / 2, 0, thickness, size.height)
  }

  private func mirrored(_ rect: Rect) -> Rect {
    isRightToLeft ? Rect(size.width - rect.maxX, rect.minY, rect.width, rect.height) : rect
  }
}
