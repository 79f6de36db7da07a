// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// Sets another center of the drawer, with all callbacks, alternating between two panes of 40 labels.
  static var swaps: [Workload] {
    [
      Workload("swap-at-once") {
        let (driven, drawer, panes) = scene()
        return Operation {
          drawer.setCenter(drawer.center === panes[0] ? panes[1] : panes[0], animated: false)
          driven.runNextFrame()
        }
      },
      Workload("swap-animated") {
        // From the open drawer until it is closed, with all frames of the animation.
        let (driven, drawer, panes) = scene()
        return Operation(
          prepare: {
            drawer.open(animated: false)
            driven.runUntilIdle()
          },
          perform: {
            drawer.setCenter(drawer.center === panes[0] ? panes[1] : panes[0])
            driven.runUntilIdle()
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
