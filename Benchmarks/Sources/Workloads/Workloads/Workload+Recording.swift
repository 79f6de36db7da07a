// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// A pane that has to be drawn again says so, and its display list is written anew.
  static var recordings: [Workload] {
    [
      Workload("record-pane-100-labels") {
        let pane = LabelsController(count: 100)
        let driven = DrivenWindow(root: pane)
        return Operation {
          pane.view.setNeedsDisplay()
          driven.frame()
        }
      }
    ]
  }
}
