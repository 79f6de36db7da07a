// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  private static let viewCount = 1_000

  /// A new size of the outermost view changes all other views, which one pass lays out.
  static var layout: [Workload] {
    [
      Workload("layout-deep-tree") {
        resizeOperation { root in
          var parent = root
          for _ in 0..<viewCount { parent = addView(to: parent) }
        }
      },
      Workload("layout-wide-tree") {
        resizeOperation { root in
          for _ in 0..<viewCount { _ = addView(to: root) }
        }
      },
      Workload("layout-constraints-resize") {
        resizeOperation { LayoutConstraint.activate(addLabels(100, to: $0)) }
      },
      Workload("layout-constraints-build") { buildOperation(100) },
    ]
  }

  /// Adds a column of labels and returns their constraints, three for each label.
  @MainActor private static func addLabels(_ count: Int, to root: View) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var above = root.topAnchor
    for number in 0..<count {
      let label = Label("Label \(number)")
      root.addSubview(label)
      constraints += [
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: above, constant: 4),
      ]
      above = label.bottomAnchor
    }
    return constraints
  }

  /// Activates the constraints of a new screen and lays it out.
  @MainActor private static func buildOperation(_ count: Int) -> Operation {
    let controller = ViewController()
    let driven = DrivenWindow(root: controller)
    var constraints: [LayoutConstraint] = []
    return Operation {
      controller.view.subviews.first?.removeFromSuperview()
      let root = View(frame: Rect(0, 0, 1280, 800))
      constraints = addLabels(count, to: root)
      controller.view.addSubview(root)
      driven.window.layoutIfNeeded()
    } perform: {
      LayoutConstraint.activate(constraints)
      driven.window.layoutIfNeeded()
    }
  }

  @MainActor private static func resizeOperation(_ fill: (View) -> Void) -> Operation {
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

  @MainActor private static func addView(to parent: View) -> View {
    let view = View(frame: parent.bounds)
    view.autoresizingMask = .fill
    parent.addSubview(view)
    return view
  }
}
