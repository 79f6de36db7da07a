// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

/// Rules 1.6 and 2.
nonisolated enum HierarchyMistakes {
  @MainActor
  private static func add(_ child: ViewController, _ title: String, to parent: ViewController) {
    child.title = title
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  static let all: [Mistake] = [
    Mistake(
      "the view without addChild",
      diagnosis: "rule 1.6: Red’s view was added to Box’s view without addChild(Red)"
    ) { fixture in
      fixture.box.view.addSubview(fixture.red.view)
    },
    Mistake(
      "the view in a sibling's view",
      diagnosis: "rule 1.6: Red’s view was added to Blue’s view, but its parent is Box"
    ) { fixture in
      let blue = ViewController()
      add(blue, "Blue", to: fixture.box)
      fixture.box.addChild(fixture.red)
      blue.view.addSubview(fixture.red.view)
      fixture.red.didMove(toParent: fixture.box)
    },
    Mistake(
      "a grandchild's view in the container's own",
      diagnosis: "rule 1.6: Small’s view was added to Box’s view, but its parent is Red"
    ) { fixture in
      fixture.addRed()
      let small = ViewController()
      add(small, "Small", to: fixture.red)
      fixture.box.view.addSubview(small.view)
    },
    Mistake(
      "a view that brings another controller's along",
      diagnosis: "rule 1.6: Red’s view was added to Box’s view without addChild(Red)"
    ) { fixture in
      let wrapper = View()
      wrapper.addSubview(fixture.red.view)
      fixture.box.view.addSubview(wrapper)
    },
    Mistake(
      "the child's own subview taken",
      diagnosis:
        "rule 1.6: a view inside Red’s view was added to Box’s view: a container may move only the root view "
        + "of its child"
    ) { fixture in
      fixture.addRed()
      let badge = View(frame: Rect(0, 0, 20, 20))
      fixture.red.view.addSubview(badge)
      fixture.box.view.addSubview(badge)
    },
    Mistake(
      "a view of the container's put in the child's",
      diagnosis:
        "rule 1.6: a view of Box was added to Red’s view: a container may change only the root view of its "
        + "child"
    ) { fixture in
      fixture.addRed()
      let badge = View(frame: Rect(0, 0, 20, 20))
      fixture.box.view.addSubview(badge)
      fixture.red.view.addSubview(badge)
    },
    Mistake(
      "loadView by hand",
      diagnosis:
        "rule 2: Red’s view was loaded twice: loadView() was called directly, or another view was set"
    ) { fixture in
      fixture.box.addChild(fixture.red)
      fixture.red.loadViewIfNeeded()
      fixture.red.loadView()
      fixture.box.view.addSubview(fixture.red.view)
      fixture.red.didMove(toParent: fixture.box)
    },
  ]
}
