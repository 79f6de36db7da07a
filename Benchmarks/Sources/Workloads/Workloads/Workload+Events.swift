// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// Sends events to an open drawer, as a host does.
  static var events: [Workload] {
    [
      Workload("pointer-move") {
        let (driven, _) = openDrawer()
        var isLeft = false
        return Operation {
          isLeft.toggle()
          driven.sendPointer(.moved, at: Point(isLeft ? 600 : 700, 500))
        }
      },
      Workload("press-and-release") {
        let (driven, pane) = openDrawer()
        let point = pane.button.convert(Point(10, 10), to: nil)
        driven.sendPointer(.moved, at: point)
        return Operation(
          prepare: { driven.runUntilIdle() },
          perform: {
            driven.sendPointer(.down, at: point)
            driven.sendPointer(.up, at: point)
          })
      },
      Workload("key-nobody-takes") {
        // The event goes from a button through its pane and the drawer to the window.
        let (driven, pane) = openDrawer()
        driven.window.focus.focus(pane.button)
        return Operation {
          driven.send(.key(KeyEvent(.function(5))))
          driven.send(.key(KeyEvent(.function(5), isDown: false)))
        }
      },
    ]
  }

  @MainActor private static func openDrawer() -> (DrivenWindow, LabelsController) {
    let pane = LabelsController(count: 40)
    let driven = DrivenWindow(
      root: DrawerController(center: pane, leading: RowsController(count: 20), position: .open))
    return (driven, pane)
  }
}
