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

/// The position of a split view's columns, from which `SplitGeometry` computes their frames: two
/// numbers of columns, counted from the column next to the secondary. Without movement both are
/// whole numbers.
nonisolated struct SplitPosition: Sendable, Hashable {
  /// The number of columns that are visible, with a fraction for a column that is partly visible.
  var revealed: Double

  /// The number of these columns for which the secondary has made room. The others overlap it.
  var given: Double

  static let hidden = beside(0)

  static func beside(_ count: Int) -> Self { Self(revealed: Double(count), given: Double(count)) }

  static func over(_ count: Int) -> Self { Self(revealed: Double(count), given: 0) }

  /// The number of columns that are completely visible.
  var count: Int { Int(revealed.rounded(.down)) }

  /// Whether columns overlap the secondary. Differences as small as rounding errors are ignored.
  var isOver: Bool { revealed - given > 0.001 }

  /// The number of completely visible columns if any column overlaps the secondary; otherwise 0.
  var over: Int { isOver ? count : 0 }

  /// The mode that a position of rest is.
  var displayMode: SplitViewController.DisplayMode {
    SplitViewController.DisplayMode.allCases.first { $0.rest == self } ?? .secondaryOnly
  }

  /// A place on the straight way to another.
  func mixed(with other: SplitPosition, share: Double) -> SplitPosition {
    SplitPosition(
      revealed: revealed + (other.revealed - revealed) * share,
      given: given + (other.given - given) * share)
  }
}

extension SplitViewController.DisplayMode {
  /// Where columns rest in it if there is room; nil for automatic.
  nonisolated var rest: SplitPosition? {
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

/// Shares a split view's width out among its columns.
nonisolated struct SplitWidths: Sendable {
  /// Points of the secondary that stay uncovered by columns over it, as a drawer's ledge.
  static let ledge = 64.0

  /// The requested widths of all columns but the secondary, starting with the column next to it, and the widths
  /// in points that the user has set; nil if the user has set none.
  let requests: [(width: SplitColumnWidth, given: Double?)]
  /// The minimum width of the secondary, in points, next to columns that do not overlap it.
  let minimumSecondary: Double
  let total: Double

  /// The number of columns, at most `count`, for which there is room next to the secondary.
  ///
  /// - Parameter preferred: True to use the preferred widths of the columns, false to use the minimum widths.
  func fitting(_ count: Int, preferred: Bool) -> Int {
    var (fitting, sum) = (0, 0.0)
    for request in requests.prefix(count) {
      sum += preferred ? request.width.points(in: total) : request.width.minimum
      if sum + minimumSecondary > total { break }
      fitting += 1
    }
    return fitting
  }

  /// The width of each column, in points. If the columns that are visible in `rest` are too wide together, they
  /// shrink to their minimum widths, the column next to the secondary first. If none is visible, the first column
  /// is fitted alone. No column is wider than the total width.
  func widths(for rest: SplitPosition) -> [Double] {
    var widths = requests.map { $0.width.points(in: total, given: $0.given) }
    let room = total - (rest.isOver ? Self.ledge : minimumSecondary)
    let count = max(1, rest.count)
    var excess = widths.prefix(count).reduce(0, +) - room
    for index in widths.indices.prefix(count) where excess > 0 {
      let least = min(widths[index], requests[index].width.minimum)
      let cut = min(excess, widths[index] - least)
      widths[index] -= cut
      excess -= cut
    }
    // A window narrower than all the least widths together.
    return widths.map { min($0, max(0, total)) }
  }
}
