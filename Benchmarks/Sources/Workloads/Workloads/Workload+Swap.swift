// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// The drawer gets another center, with all callbacks; two panes of 40 labels take turns.
  static var swaps: [Workload] {
    [
      Workload("swap-at-once") {
        let (driven, drawer, panes) = scene()
        return Operation {
          drawer.setCenter(drawer.center === panes[0] ? panes[1] : panes[0], animated: false)
          driven.nextFrame()
        }
      },
      Workload("swap-animated") {
        // From the open drawer: off to the side, in again, closed, with all frames on the way.
        let (driven, drawer, panes) = scene()
        return Operation(
          prepare: {
            drawer.open(animated: false)
            driven.settle()
          },
          perform: {
            drawer.setCenter(drawer.center === panes[0] ? panes[1] : panes[0])
            driven.settle()
          })
      },
    ]
  }

  @MainActor private static func scene() -> (DrivenWindow, DrawerController, [LabelsController]) {
    let panes = [LabelsController(count: 40), LabelsController(count: 40)]
    let drawer = DrawerController(center: panes[0], leading: RowsController(count: 20))
    return (DrivenWindow(root: drawer), drawer, panes)
  }
}
