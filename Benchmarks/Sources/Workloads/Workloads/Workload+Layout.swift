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
      Workload("layout-constraints-resize") {
        resizing { LayoutConstraint.activate(labelled(100, in: $0)) }
      },
      Workload("layout-constraints-build") { building(100) },
    ]
  }

  /// Labels one below the other, with three constraints for each.
  @MainActor private static func labelled(_ count: Int, in root: View) -> [LayoutConstraint] {
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

  /// The constraints of a new screen are activated, and the screen is laid out.
  @MainActor private static func building(_ count: Int) -> Operation {
    let controller = ViewController()
    let driven = DrivenWindow(root: controller)
    var constraints: [LayoutConstraint] = []
    return Operation {
      controller.view.subviews.first?.removeFromSuperview()
      let root = View(frame: Rect(0, 0, 1280, 800))
      constraints = labelled(count, in: root)
      controller.view.addSubview(root)
      driven.window.layoutIfNeeded()
    } perform: {
      LayoutConstraint.activate(constraints)
      driven.window.layoutIfNeeded()
    }
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
