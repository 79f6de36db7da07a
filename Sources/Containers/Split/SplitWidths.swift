// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Shares a split view's width out among its columns.
nonisolated struct SplitWidths: Sendable {
  /// Points of the secondary that stay uncovered by columns over it, as a drawer's ledge.
  static let ledge = 64.0

  /// What the columns besides the secondary ask for, from the one next to it on, and the points that a person
  /// gave them.
  let requests: [(width: SplitColumnWidth, given: Double?)]
  /// Points of the secondary that columns beside it leave.
  let minimumSecondary: Double
  let total: Double

  /// The most columns, up to `count`, that have room beside the secondary, at preferred or at least widths.
  func fitting(_ count: Int, preferred: Bool) -> Int {
    var (fitting, sum) = (0, 0.0)
    for request in requests.prefix(count) {
      sum += preferred ? request.width.points(in: total) : request.width.minimum
      if sum + minimumSecondary > total { break }
      fitting += 1
    }
    return fitting
  }

  /// Points of each column. Where they are too wide together, the one next to the secondary gives way
  /// first; those that do not show have what is left when they come.
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
