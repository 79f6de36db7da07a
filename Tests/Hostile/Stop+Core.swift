// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension Stop {
  @MainActor static let core = containment + transitions + segues

  private static let containment = [
    Stop("`addChild` of itself", "cannot be a child of") {
      let controller = ViewController()
      controller.addChild(controller)
    },
    Stop("`addChild` of an ancestor", "cannot be a child of") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      child.addChild(parent)
    },
    Stop(
      "nest more than 2048 controllers with `addChild`", "controllers one in the other"
    ) {
      var all = [ViewController()]
      while true {
        let child = ViewController()
        all[all.count - 1].addChild(child)
        all.append(child)
      }
    },
    Stop("nest more than 2048 views with `addSubview`", "views one in the other") {
      var all = [View()]
      while true {
        let view = View()
        all[all.count - 1].addSubview(view)
        all.append(view)
      }
    },
    Stop("`addChild` of a presented controller", "dismiss it before it becomes a child") {
      ViewController().addChild(try Screen.presented())
    },
    Stop("`addChild` of a window's root", "is a window's root") {
      let root = ViewController()
      try Screen.show(root)
      ViewController().addChild(root)
    },
    Stop("a window's root that is a child", "remove it before it is a window's root") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      try Screen.show(child)
    },
    Stop("a window's root that is presented", "dismiss it before it is a window's root") {
      try Screen.show(Screen.presented())
    },
    Stop("the root of two windows", "is the root of another window") {
      let root = ViewController()
      try Screen.show(root)
      try Screen.show(root)
    },
    Stop("traits for another controller's child", "is not a child of") {
      ViewController().setOverrideTraits(nil, forChild: ViewController())
    },
    Stop("pins for another controller's child", "is not a child of") {
      try ViewController().setPins(Pin.edges(), forChild: ViewController())
    },
    Stop("activate a constraint between views that no view is around", "No view is around both") {
      View().topAnchor.constraint(equalTo: View().topAnchor).isActive = true
    },
    Stop("pin a view without a superview", "has no superview to be pinned to") {
      View().pin(Pin.edges())
    },
    Stop("a priority beyond 1000", "A priority is 0 to 1000, not 1001") {
      View().widthAnchor.constraint(equalToConstant: 1).priority = LayoutPriority(1001)
    },
    Stop("replace another controller's child", "is not a child of") {
      ViewController().replaceChild(ViewController(), with: ViewController(), animated: false)
    },
    Stop("replace a child by itself", "cannot replace itself") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      parent.replaceChild(child, with: child, animated: false)
    },
  ]

  private static let transitions = [
    Stop("`transition` between controllers that are no children", "is not a child of") {
      ViewController().transition(from: ViewController(), to: ViewController(), duration: 0)
    },
    Stop("`transition` from a child to itself", "cannot replace itself") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      parent.transition(from: child, to: child, duration: 0)
    },
    Stop("`transition` from a child whose view has no superview", "is in no view") {
      let (parent, from, to) = (ViewController(), ViewController(), ViewController())
      for child in [from, to] { parent.addChild(child) }
      parent.transition(from: from, to: to, duration: 0)
    },
  ]

  private static let segues = [
    Stop(
      "perform a segue that is not registered", "has no segue “dteail”; it has “back”, “detail”"
    ) {
      let source = ViewController()
      source.registerSegue("detail", .show, to: { ViewController() })
      source.registerUnwindSegue("back", action: "home")
      source.performSegue(withIdentifier: "dteail")
    },
    Stop("embed in another controller's view", "cannot be embedded in a view") {
      let segue = EmbedSegue(source: ViewController(), destination: ViewController())
      segue.containerView = View()
      segue.perform()
    },
    Stop("embed an ancestor of the source", "cannot be a child of") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      EmbedSegue(source: child, destination: parent).perform()
    },
    Stop(
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
