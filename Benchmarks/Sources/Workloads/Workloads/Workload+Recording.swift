// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// Records the display list of a pane that needs display.
  static var recordings: [Workload] {
    [
      Workload("record-pane-100-labels") {
        let pane = LabelsController(count: 100)
        let driven = DrivenWindow(root: pane)
        return Operation {
          pane.view.setNeedsDisplay()
          driven.runFrame()
        }
      }
    ]
  }
}
