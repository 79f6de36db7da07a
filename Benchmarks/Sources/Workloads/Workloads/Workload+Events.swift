// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// Events as a host sends them, to an open drawer.
  static var events: [Workload] {
    [
      Workload("pointer-move") {
        let (driven, _) = openDrawer()
        var isLeft = false
        return Operation {
          isLeft.toggle()
          driven.pointer(.moved, at: Point(isLeft ? 600 : 700, 500))
        }
      },
      Workload("press-and-release") {
        let (driven, pane) = openDrawer()
        let point = pane.button.convert(Point(10, 10), to: nil)
        driven.pointer(.moved, at: point)
        return Operation(
          prepare: { driven.settle() },
          perform: {
            driven.pointer(.down, at: point)
            driven.pointer(.up, at: point)
          })
      },
      Workload("key-nobody-takes") {
        // From a button through its pane and the drawer to the window.
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
