// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Shares a split view's width out among its columns.
nonisolated struct SplitWidths: Sendable, Equatable {
  /// Points of the secondary that stay uncovered by columns over it, as a drawer's ledge.
  static let ledge = 64.0

  /// What one column asks for.
  struct Request: Sendable, Equatable {
    var width: SplitColumnWidth
    /// What a person has chosen, in points.
    var given: Double?
  }

  /// The columns besides the secondary, from the one next to it on.
  let requests: [Request]
  /// Points of the secondary that columns beside it leave.
  let minimumSecondary: Double
  let total: Double

  /// Whether so many columns have room beside the secondary.
  ///
  /// - Parameter preferred: At the widths that they prefer, not only at the least ones.
  func fits(_ count: Int, preferred: Bool) -> Bool {
    let wanted = requests.prefix(count).reduce(0) { sum, request in
      sum + (preferred ? request.width.points(in: total) : request.width.minimum)
    }
    return count <= requests.count && wanted + minimumSecondary <= total
  }

  /// The most columns, up to `count`, that have room beside the secondary.
  func fitting(_ count: Int, preferred: Bool) -> Int {
    var count = min(count, requests.count)
    while count > 0, !fits(count, preferred: preferred) { count -= 1 }
    return count
  }

  /// Points of each column. Where they are too wide together, the one next to the secondary gives way
  /// first; those that do not show have what is left when they come.
  func widths(for arrangement: SplitArrangement) -> [Double] {
    var widths = requests.map { $0.width.points(in: total, given: $0.given) }
    let room = total - (arrangement.isOver ? Self.ledge : minimumSecondary)
    let count = max(1, min(arrangement.count, widths.count))
    var excess = widths.prefix(count).reduce(0, +) - room
    for index in 0..<min(count, widths.count) where excess > 0 {
      let least = min(widths[index], requests[index].width.minimum)
      let cut = min(excess, widths[index] - least)
      widths[index] -= cut
      excess -= cut
    }
    // A window narrower than all the least widths together.
    return widths.map { min($0, max(0, total)) }
  }
}
