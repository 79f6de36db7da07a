// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Computes the frames of the columns from sizes and the position. The columns other than the secondary are one strip
/// that slides in from the leading edge.
nonisolated struct SplitGeometry: Sendable, Equatable {
  let size: Size
  let isRightToLeft: Bool
  /// The widths of the columns other than the secondary, in points, from the one next to the secondary on.
  let widths: [Double]

  var direction: Double { isRightToLeft ? -1 : 1 }

  /// The extent of a number of columns, in points.
  func extent(_ count: Double) -> Double {
    zip(0..., widths).reduce(0) { sum, column in
      sum + column.1 * min(1, max(0, count - Double(column.0)))
    }
  }

  /// The inverse of `extent(_:)`.
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
  func columnFrame(_ index: Int, at position: SplitPosition) -> Rect {
    let end = extent(position.revealedColumnCount) - widths[..<index].reduce(0, +)
    return mirrored(Rect(end - widths[index], 0, widths[index], size.height))
  }

  /// `settledCount` columns have made the secondary narrower. A moving one pushes it, so that it is resized only once.
  func secondaryFrame(at position: SplitPosition, settledCount: Int) -> Rect {
    let width = max(0, size.width - extent(Double(settledCount)))
    return mirrored(Rect(extent(position.insetColumnCount), 0, width, size.height))
  }

  func dividerFrame(_ index: Int, at position: SplitPosition, thickness: Double) -> Rect {
    let column = columnFrame(index, at: position)
    let edge = isRightToLeft ? column.minX : column.maxX
    return Rect(edge - thickness / 2, 0, thickness, size.height)
  }

  private func mirrored(_ rect: Rect) -> Rect {
    isRightToLeft ? Rect(size.width - rect.maxX, rect.minY, rect.width, rect.height) : rect
  }
}

/// The position of a split view's columns, from which `SplitGeometry` computes their frames: two numbers of columns,
/// counted from the column next to the secondary. Both are whole numbers unless the columns move.
nonisolated struct SplitPosition: Sendable, Hashable {
  /// The number of columns that are visible, with a fraction for a column that is partly visible.
  var revealedColumnCount: Double

  /// The number of these columns that make the secondary smaller or push it. The others overlap it.
  var insetColumnCount: Double

  static let hidden = beside(0)

  static func beside(_ count: Int) -> Self {
    Self(revealedColumnCount: Double(count), insetColumnCount: Double(count))
  }

  static func over(_ count: Int) -> Self {
    Self(revealedColumnCount: Double(count), insetColumnCount: 0)
  }

  /// The number of columns that are completely visible.
  var count: Int { Int(revealedColumnCount.rounded(.down)) }

  /// Whether columns overlap the secondary. Differences as small as rounding errors are ignored.
  var overlapsSecondary: Bool { revealedColumnCount - insetColumnCount > 0.001 }

  /// The number of completely visible columns if any column overlaps the secondary; otherwise 0.
  var overlayCount: Int { overlapsSecondary ? count : 0 }

  var displayMode: SplitViewController.DisplayMode {
    SplitViewController.DisplayMode.allCases.first { $0.targetPosition == self } ?? .secondaryOnly
  }

  func interpolated(to other: SplitPosition, fraction: Double) -> SplitPosition {
    SplitPosition(
      revealedColumnCount: revealedColumnCount + (other.revealedColumnCount - revealedColumnCount)
        * fraction,
      insetColumnCount: insetColumnCount + (other.insetColumnCount - insetColumnCount) * fraction)
  }
}

extension SplitViewController.DisplayMode {
  /// The position of the columns in this mode if there is enough space; nil for automatic.
  nonisolated var targetPosition: SplitPosition? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: .hidden
    case .oneBesideSecondary: .beside(1)
    case .oneOverSecondary: .over(1)
    case .twoBesideSecondary: .beside(2)
    case .twoOverSecondary: .over(2)
    }
  }
}

/// Distributes the width of a split view among its columns.
nonisolated struct SplitWidths: Sendable {
  /// Points of the secondary that columns over it leave uncovered, as with a drawer.
  static let minimumVisibleSecondary = 64.0

  /// The requested widths of all columns but the secondary, starting with the column next to it, and the widths in
  /// points that the user has set; nil if the user has set none.
  let requests: [(width: SplitColumnWidth, given: Double?)]
  /// The minimum width of the secondary, in points, next to columns that do not overlap it.
  let minimumSecondary: Double
  let total: Double

  /// The number of columns, at most `count`, that fit next to the secondary with their preferred or minimum widths.
  func fittingCount(_ count: Int, preferred: Bool) -> Int {
    var (fitting, sum) = (0, 0.0)
    for request in requests.prefix(count) {
      sum += preferred ? request.width.points(in: total) : request.width.minimum
      if sum + minimumSecondary > total { break }
      fitting += 1
    }
    return fitting
  }

  /// The width of each column, in points. If the visible columns of the target are too wide together, they shrink to
  /// their minimum widths, the column next to the secondary first. If none is visible, the first column is fitted
  /// alone. No column is wider than the total width.
  func widths(for rest: SplitPosition) -> [Double] {
    var widths = requests.map { $0.width.points(in: total, userWidth: $0.given) }
    let room = total - (rest.overlapsSecondary ? Self.minimumVisibleSecondary : minimumSecondary)
    let count = max(1, rest.count)
    var excess = widths.prefix(count).reduce(0, +) - room
    for index in widths.indices.prefix(count) where excess > 0 {
      let least = min(widths[index], requests[index].width.minimum)
      let cut = min(excess, widths[index] - least)
      widths[index] -= cut
      excess -= cut
    }
    // The window may be narrower than all minimum widths together.
    return widths.map { min($0, max(0, total)) }
  }
}
