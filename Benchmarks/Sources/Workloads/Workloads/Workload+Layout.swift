// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  private static let viewCount = 1_000

  /// Another size of the outermost view reaches all others, and one pass lays them out.
  static var layout: [Workload] {
    [
      Workload("layout-deep-tree") {
        resizing { root in
          var parent = root
          for _ in 0..<viewCount { parent = added(to: parent) }
        }
      },
      Workload("layout-wide-tree") {
        resizing { root in
          for _ in 0..<viewCount { _ = added(to: root) }
        }
      },
    ]
  }

  @MainActor private static func resizing(_ fill: (View) -> Void) -> Operation {
    let controller = ViewController()
    let root = View(frame: Rect(0, 0, 1280, 800))
    fill(root)
    controller.view.addSubview(root)
    let driven = DrivenWindow(root: controller)
    return Operation {
      root.frame.size.width = root.frame.size.width == 1280 ? 1000 : 1280
      driven.window.layoutIfNeeded()
    }
  }

  @MainActor private static func added(to parent: View) -> View {
    let view = View(frame: parent.bounds)
    view.autoresizingMask = .fill
    parent.addSubview(view)
    return view
  }
}
