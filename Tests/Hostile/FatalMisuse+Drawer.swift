// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension FatalMisuse {
  @MainActor static let drawer = drawers + menus

  private static let drawers = [
    FatalMisuse("one controller as center and side", "both the center and the leading side") {
      let controller = ViewController()
      _ = DrawerController(center: controller, leading: controller)
    },
    FatalMisuse("`setCenter` with one of the sides", "one of the drawer's sides") {
      let side = ViewController()
      DrawerController(center: ViewController(), leading: side).setCenter(side)
    },
    FatalMisuse("`setController` with the center", "already in the drawer") {
      let center = ViewController()
      DrawerController(center: center).setController(center, for: .trailing)
    },
    FatalMisuse("a negative length of a side", "cannot be -1.0 points long") {
      DrawerController(center: ViewController(), leading: ViewController())
        .setLength(-1, for: .leading)
    },
    FatalMisuse("a fraction of a length above 1", "must be in 0…1, not 2.0") {
      _ = DrawerLength.fraction(2)
    },
    FatalMisuse("a negative `swapDuration`", "cannot last -1.0 seconds") {
      DrawerController(center: ViewController()).swapDuration = -1
    },
    FatalMisuse("a negative `centerCornerRadius`", "cannot have the radius -1.0") {
      var options = DrawerSideOptions()
      options.centerCornerRadius = -1
    },
    FatalMisuse("a parallax factor below 1", "must be 1 or more, not 0.5") {
      _ = ParallaxVisualState(factor: 0.5)
    },
    FatalMisuse("a center with the scale 0", "must be greater than 0 and at most 1, not 0.0") {
      _ = ScaleCenterVisualState(scale: 0)
    },
    FatalMisuse("a swinging door with the distance 0", "must be greater than 0 points, not 0.0") {
      _ = SwingingDoorVisualState(distance: 0)
    },
  ]

  private static let menus = [
    FatalMisuse("a sliding menu without items", "needs at least one item") {
      _ = SlidingMenuController(children: [])
    },
    FatalMisuse("children of children in a menu", "a menu has only one level") {
      let leaf = SlidingMenuItem(title: "", controller: ViewController())
      let inner = SlidingMenuItem(title: "", controller: ViewController(), children: [leaf])
      _ = SlidingMenuItem(title: "", controller: ViewController(), children: [inner])
    },
    FatalMisuse("one controller in two items", "its own controller") {
      let controller = ViewController()
      _ = SlidingMenuController(children: [("A", nil, controller), ("B", nil, controller)])
    },
    FatalMisuse("a selected index that no item has", "Item index 3 is out of range: 0..<") {
      _ = SlidingMenuController(
        items: [SlidingMenuItem(title: "A", controller: ViewController())], selectedIndex: 3)
    },
    FatalMisuse("`select` of an item that does not exist", "Item index 1 is out of range: 0..<1") {
      SlidingMenuController(children: [("A", nil, ViewController())]).select(1)
    },
    FatalMisuse(
      "`select` of a child that does not exist", "Child index 0 of item 0 is out of range: 0..<0"
    ) {
      SlidingMenuController(children: [("A", nil, ViewController())]).select(0, child: 0)
    },
  ]
}
