// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport

@testable import Containers

/// A call that stops the program, since it can only be a mistake in it.
nonisolated struct ContainerMistake: Sendable {
  /// As docs/BAD-USE.md has it.
  let call: String
  /// Part of what the program says as it stops.
  let message: String
  let make: @MainActor @Sendable () -> Void

  init(_ call: String, _ message: String, _ make: @escaping @MainActor @Sendable () -> Void) {
    self.call = call
    self.message = message
    self.make = make
  }

  static let all = navigation + tabs + split + pages + drawer + menu + presentation

  private static let navigation = [
    ContainerMistake("push a screen that is presented", "is presented") {
      let harness = presenting()
      NavigationController(rootViewController: .named("Root"))
        .pushViewController(harness.modal)
    },
    ContainerMistake("push the controller that the stack lies in", "cannot be a child of") {
      let outer = ViewController.named("Outer")
      let stack = NavigationController(rootViewController: .named("Root"))
      outer.addChild(stack)
      stack.pushViewController(outer)
    },
    ContainerMistake("`NavigationController(viewControllers: [])`", "at least one screen") {
      _ = NavigationController(viewControllers: [])
    },
    ContainerMistake("a negative `edgeWidth`", "cannot be -1.0 points wide") {
      NavigationController(rootViewController: .named("Root")).edgeWidth = -1
    },
  ]

  private static let tabs = [
    ContainerMistake("`select(-1)` of tabs", "There is no tab -1 of 1") {
      TabBarController(viewControllers: [.named("A")]).select(-1)
    },
    ContainerMistake("`select(0)` where there are no tabs", "There is no tab 0 of 0") {
      TabBarController().select(0)
    },
    ContainerMistake("a tab that is presented", "is presented") {
      let harness = presenting()
      TabBarController().viewControllers = [harness.modal]
    },
  ]

  private static let split = [
    ContainerMistake("`setViewController` with one that is in another column", "another column") {
      let primary = ViewController.named("Primary")
      SplitViewController(primary: primary).setViewController(primary, for: .secondary)
    },
    ContainerMistake("a negative column width", "cannot be -1.0 points wide") {
      SplitViewController().setColumnWidth(-1, for: .primary)
    },
    ContainerMistake("a negative `minimumSecondaryWidth`", "cannot be -1.0 points wide") {
      SplitViewController().minimumSecondaryWidth = -1
    },
  ]

  private static let pages = [
    ContainerMistake("set a page that is presented", "is presented") {
      let harness = presenting()
      PageViewController().setViewControllers(
        [harness.modal], direction: .forward, animated: false)
    }
  ]

  private static let drawer = [
    ContainerMistake("one controller as center and side", "both the center and the side") {
      let controller = ViewController.named("A")
      _ = DrawerController(center: controller, leading: controller)
    },
    ContainerMistake("`setCenter` with one of the sides", "one of the drawer's sides") {
      let side = ViewController.named("Side")
      DrawerController(center: .named("Center"), leading: side).setCenter(side)
    },
    ContainerMistake("`setController` with the center", "already in the drawer") {
      let center = ViewController.named("Center")
      DrawerController(center: center).setController(center, for: .trailing)
    },
    ContainerMistake("a negative length of a side", "cannot be -1.0 points long") {
      DrawerController(center: .named("Center"), leading: .named("Side"))
        .setLength(-1, for: .leading)
    },
    ContainerMistake("a share of a length that is more than all", "must lie in 0…1: 2.0") {
      _ = DrawerLength.fraction(2)
    },
    ContainerMistake("a negative `swapDuration`", "cannot last -1.0 seconds") {
      DrawerController(center: .named("Center")).swapDuration = -1
    },
    ContainerMistake("a parallax factor below 1", "must be 1 or more: 0.5") {
      _ = ParallaxVisualState(factor: 0.5)
    },
    ContainerMistake("a center that is scaled to nothing", "cannot be scaled by 0.0") {
      _ = ScaleCenterVisualState(scale: 0)
    },
  ]

  private static let menu = [
    ContainerMistake("`select` of an item that is not there", "There is no item 1 of 1") {
      SlidingMenuController(children: [("A", nil, .named("A"))]).select(1)
    },
    ContainerMistake("`select` of an item's child that is not there", "has no child 0 of 0") {
      SlidingMenuController(children: [("A", nil, .named("A"))]).select(0, child: 0)
    },
    ContainerMistake("one controller in two items", "a controller of its own") {
      let controller = ViewController.named("A")
      _ = SlidingMenuController(children: [("A", nil, controller), ("B", nil, controller)])
    },
    ContainerMistake("a selection that is no item", "none can be selected at 3") {
      _ = SlidingMenuController(
        items: [SlidingMenuItem(title: "A", controller: .named("A"))], selectedIndex: 3)
    },
  ]

  private static let presentation = [
    ContainerMistake("no `permittedArrowDirections`", "a permitted direction for its arrow") {
      let controller = ViewController.named("A")
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.permittedArrowDirections = []
    },
    ContainerMistake("present a tab", "remove it before it is presented") {
      let page = ViewController.named("A")
      let tabs = TabBarController(viewControllers: [page])
      let harness = WindowHarness(root: tabs)
      tabs.present(page, animated: false)
      harness.settle()
    },
  ]

  /// A window whose root presents something.
  @MainActor
  private static func presenting() -> (harness: WindowHarness, modal: ViewController) {
    let modal = ViewController.named("Modal")
    let harness = WindowHarness(root: .named("Root"))
    harness.window.rootViewController?.present(modal, animated: false)
    return (harness, modal)
  }
}
