// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Finds few of many parts that still fail together.
package nonisolated enum Shrinking {
  /// Leaves out one range of parts after the other, of half the length in each round, until no single one can be spared.
  ///
  /// - Parameters:
  ///   - count: How many parts there are.
  ///   - removed: Parts that are left out to begin with. Default none.
  ///   - fails: Whether it still fails without some parts.
  /// - Returns: The parts that can be left out, those that were to begin with among them.
  package static func removable(
    of count: Int, besides removed: Set<Int> = [], fails: (Set<Int>) throws -> Bool
  ) rethrows -> Set<Int> {
    var skipped = removed
    var size = max(1, (count - skipped.count) / 2)
    while true {
      var hasShrunk = false
      for start in stride(from: 0, to: count, by: size) {
        let more = skipped.union(start..<min(count, start + size))
        guard more.count > skipped.count, try fails(more) else { continue }
        skipped = more
        hasShrunk = true
      }
      if size == 1, !hasShrunk { return skipped }
      size = max(1, size / 2)
    }
  }
}
