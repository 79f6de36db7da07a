// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// One wheel step and its frame, in which one row disappears and one appears.
  static var scrolling: [Workload] {
    [100, 1_000_000].map { count in
      Workload("scroll-step-\(count)-rows") {
        let rows = RowsController(count: count)
        let driven = DrivenWindow(root: rows)
        var direction = 1.0
        return Operation(
          prepare: {
            if rows.isAtEnd { direction = -1 } else if rows.isAtStart { direction = 1 }
          },
          perform: {
            driven.send(.wheel(WheelEvent(delta: Point(0, direction), at: Point(640, 400))))
            driven.runNextFrame()
          })
      }
    }
  }
}
