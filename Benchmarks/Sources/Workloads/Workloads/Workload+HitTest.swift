// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// Finds the view at a point among 100,000 views: in a tree of groups, and among the subviews of
  /// one view, where the hit test reaches the view at the point last.
  static var hitTests: [Workload] {
    [
      Workload("hit-test-100000-views") {
        hitTest(at: Point(640, 400)) { root in
          // 100 groups of 25 groups of 40 views.
          for group in grid(columns: 10, rows: 10, in: root) {
            for inner in grid(columns: 5, rows: 5, in: group) {
              _ = grid(columns: 8, rows: 5, in: inner)
            }
          }
        }
      },
      Workload("hit-test-100000-siblings") {
        hitTest(at: Point(0.1, 0.1)) { root in _ = grid(columns: 400, rows: 250, in: root) }
      },
    ]
  }

  @MainActor private static func hitTest(at point: Point, _ fill: (View) -> Void) -> Operation {
    let controller = ViewController()
    let root = View(frame: Rect(0, 0, 1280, 800))
    fill(root)
    controller.view.addSubview(root)
    let driven = DrivenWindow(root: controller)
    return Operation {
      guard driven.window.hitTest(point) != nil else {
        preconditionFailure("Internal inconsistency: there is no view at \(point)")
      }
    }
  }

  @MainActor private static func grid(columns: Int, rows: Int, in parent: View) -> [View] {
    let size = Size(
      parent.bounds.width / Double(columns), parent.bounds.height / Double(rows))
    return (0..<columns * rows).map { index in
      let view = View(
        frame: Rect(
          Double(index % columns) * size.width, Double(index / columns) * size.height, size.width,
          size.height))
      parent.addSubview(view)
      return view
    }
  }
}
