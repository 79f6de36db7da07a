// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension FatalMisuse {
  @MainActor static let core = containment + transitions + segues

  private static let containment = [
    FatalMisuse("`addChild` of itself", "cannot be a child of") {
      let controller = ViewController()
      controller.addChild(controller)
    },
    FatalMisuse("`addChild` of an ancestor", "cannot be a child of") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      child.addChild(parent)
    },
    FatalMisuse(
      "nest more than 2048 controllers with `addChild`", "Controllers cannot be nested"
    ) {
      var all = [ViewController()]
      while true {
        let child = ViewController()
        all[all.count - 1].addChild(child)
        all.append(child)
      }
    },
    FatalMisuse("nest more than 2048 views with `addSubview`", "Views cannot be nested") {
      var all = [View()]
      while true {
        let view = View()
        all[all.count - 1].addSubview(view)
        all.append(view)
      }
    },
    FatalMisuse("`addChild` of a presented controller", "dismiss it before you add it as a child") {
      ViewController().addChild(try OffscreenScreens.makePresentedController())
    },
    FatalMisuse("`addChild` of a window's root", "is a window's root") {
      let root = ViewController()
      try OffscreenScreens.show(root)
      ViewController().addChild(root)
    },
    FatalMisuse("a window's root that is a child", "remove it before you make it a window's root") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      try OffscreenScreens.show(child)
    },
    FatalMisuse(
      "a window's root that is presented", "dismiss it before you make it a window's root"
    ) {
      try OffscreenScreens.show(OffscreenScreens.makePresentedController())
    },
    FatalMisuse("the root of two windows", "is already the root of another window") {
      let root = ViewController()
      try OffscreenScreens.show(root)
      try OffscreenScreens.show(root)
    },
    FatalMisuse("traits for another controller's child", "is not a child of") {
      ViewController().setOverrideTraits(nil, forChild: ViewController())
    },
    FatalMisuse("pins for another controller's child", "is not a child of") {
      try ViewController().setPins(Pin.edges(), forChild: ViewController())
    },
    FatalMisuse(
      "activate a constraint between views without a common ancestor", "have no common ancestor"
    ) {
      View().topAnchor.constraint(equalTo: View().topAnchor).isActive = true
    },
    FatalMisuse("pin a view without a superview", "has no superview to pin to") {
      View().pin(Pin.edges())
    },
    FatalMisuse("a priority above 1000", "A priority must be from 0 to 1000, not 1001") {
      View().widthAnchor.constraint(equalToConstant: 1).priority = LayoutPriority(1001)
    },
    FatalMisuse("replace another controller's child", "is not a child of") {
      ViewController().replaceChild(ViewController(), with: ViewController(), animated: false)
    },
    FatalMisuse("replace a child by itself", "cannot replace itself") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      parent.replaceChild(child, with: child, animated: false)
    },
  ]

  private static let transitions = [
    FatalMisuse("`transition` between controllers that are not children", "is not a child of") {
      ViewController().transition(from: ViewController(), to: ViewController(), duration: 0)
    },
    FatalMisuse("`transition` from a child to itself", "cannot replace itself") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      parent.transition(from: child, to: child, duration: 0)
    },
    FatalMisuse("`transition` from a child whose view has no superview", "has no superview") {
      let (parent, from, to) = (ViewController(), ViewController(), ViewController())
      for child in [from, to] { parent.addChild(child) }
      parent.transition(from: from, to: to, duration: 0)
    },
  ]

  private static let segues = [
    FatalMisuse(
      "perform a segue that is not registered", "has no segue “dteail”; it has “back”, “detail”"
    ) {
      let source = ViewController()
      source.registerSegue("detail", .show, to: { ViewController() })
      source.registerUnwindSegue("back", action: "home")
      source.performSegue(withIdentifier: "dteail")
    },
    FatalMisuse("embed in another controller's view", "cannot be embedded in a view") {
      let segue = EmbedSegue(source: ViewController(), destination: ViewController())
      segue.containerView = View()
      segue.perform()
    },
    FatalMisuse("embed an ancestor of the source", "cannot be a child of") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      EmbedSegue(source: child, destination: parent).perform()
    },
    FatalMisuse(
      "a slide in a container that runs its transitions itself, such as tabs",
      "runs its transitions itself"
    ) {
      let screen = ViewController()
      let tabs = TabBarController(viewControllers: [screen])
      _ = SlideSegue(
        source: screen, destination: ViewController(), in: tabs, direction: .forward)
    },
  ]
}
