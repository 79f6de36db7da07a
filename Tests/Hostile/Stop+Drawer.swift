// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension Stop {
  @MainActor static let drawer = drawers + menus

  private static let drawers = [
    Stop("one controller as center and side", "both the center and the side") {
      let controller = ViewController()
      _ = DrawerController(center: controller, leading: controller)
    },
    Stop("`setCenter` with one of the sides", "one of the drawer's sides") {
      let side = ViewController()
      DrawerController(center: ViewController(), leading: side).setCenter(side)
    },
    Stop("`setController` with the center", "already in the drawer") {
      let center = ViewController()
      DrawerController(center: center).setController(center, for: .trailing)
    },
    Stop("a negative length of a side", "cannot be -1.0 points long") {
      DrawerController(center: ViewController(), leading: ViewController())
        .setLength(-1, for: .leading)
    },
    Stop("a share of a length that is more than all", "must lie in 0…1: 2.0") {
      _ = DrawerLength.fraction(2)
    },
    Stop("a negative `swapDuration`", "cannot last -1.0 seconds") {
      DrawerController(center: ViewController()).swapDuration = -1
    },
    Stop("a negative `centerCornerRadius`", "cannot have the radius -1.0") {
      var options = DrawerSideOptions()
      options.centerCornerRadius = -1
    },
    Stop("a parallax factor below 1", "must be 1 or more: 0.5") {
      _ = ParallaxVisualState(factor: 0.5)
    },
    Stop("a center that is scaled to nothing", "cannot be scaled by 0.0") {
      _ = ScaleCenterVisualState(scale: 0)
    },
    Stop("a door that is seen from within", "cannot be seen from 0.0 points away") {
      _ = SwingingDoorVisualState(distance: 0)
    },
  ]

  private static let menus = [
    Stop("a menu of no children", "needs at least one child") {
      _ = SlidingMenuController(children: [])
    },
    Stop("children of children in a menu", "a menu discloses one level") {
      let leaf = SlidingMenuItem(title: "", controller: ViewController())
      let inner = SlidingMenuItem(title: "", controller: ViewController(), children: [leaf])
      _ = SlidingMenuItem(title: "", controller: ViewController(), children: [inner])
    },
    Stop("one controller in two items", "a controller of its own") {
      let controller = ViewController()
      _ = SlidingMenuController(children: [("A", nil, controller), ("B", nil, controller)])
    },
    Stop("a selection that is no item", "none can be selected at 3") {
      _ = SlidingMenuController(
        items: [SlidingMenuItem(title: "A", controller: ViewController())], selectedIndex: 3)
    },
    Stop("`select` of an item that is not there", "There is no item 1 of 1") {
      SlidingMenuController(children: [("A", nil, ViewController())]).select(1)
    },
    Stop("`select` of an item's child that is not there", "has no child 0 of 0") {
      SlidingMenuController(children: [("A", nil, ViewController())]).select(0, child: 0)
    },
  ]
}
