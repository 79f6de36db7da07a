// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Stacks that begin empty, are pushed to twice, are subclassed, and hide the tabs below.
struct NavigationFillingTests {
  private final class Counting: NavigationController {
    var calls: [String] = []
    override func pushViewController(
      _ controller: ViewController, animated: Bool, completion: ((Bool) -> Void)?
    ) {
      calls.append("push")
      super.pushViewController(controller, animated: animated, completion: completion)
    }
    override func popViewController(
      animated: Bool, completion: ((Bool) -> Void)?
    ) -> ViewController? {
      calls.append("pop")
      return super.popViewController(animated: animated, completion: completion)
    }
  }

  @Test func `a subclass of NavigationController can have its own initializers`() {
    final class Stack: NavigationController {
      let name: String
      init(name: String, root: ViewController) {
        self.name = name
        super.init(rootViewController: root)
      }
      override init() {
        name = "empty"
        super.init()
      }
    }
    let screen = ViewController()
    let stack = Stack(name: "full", root: screen)
    #expect(stack.viewControllers.elementsEqual([screen], by: ===) && screen.parent === stack)
    #expect(Stack().viewControllers.isEmpty)
  }

  @Test
  func `the first controller pushed onto an empty navigation controller appears and is the root`() {
    let (navigation, screen) = (NavigationController(), ViewController())
    let harness = TestWindow()
    screen.containmentObserver = harness.observers
    harness.show(navigation)
    harness.runUntilIdle()
    #expect(navigation.viewControllers.isEmpty && navigation.topViewController == nil)
    #expect(navigation.popViewController() == nil)

    var finished: Bool?
    navigation.pushViewController(screen, animated: true) { finished = $0 }
    harness.runUntilIdle()
    #expect(finished == true && navigation.viewControllers == [screen])
    #expect(screen.view.window != nil && screen.isAppeared)
    navigation.pushViewController(ViewController(), animated: true)
    harness.runUntilIdle()
    navigation.popToRootViewController(animated: false)
    #expect(navigation.topViewController === screen)
  }

  @Test func `controllers can be set in an empty navigation controller before it appears`() {
    let (navigation, screen) = (NavigationController(), ViewController())
    navigation.setViewControllers([screen], animated: false)
    #expect(screen.parent === navigation)
    let harness = TestWindow(root: navigation)
    harness.runUntilIdle()
    #expect(screen.isAppeared)
  }

  @Test func `pushing a controller that is already on the stack only logs a warning`() {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.harness.expectsCleanContainment = false
    var finished: Bool?
    fixture.navigation.pushViewController(fixture.root, animated: true) { finished = $0 }
    fixture.harness.runUntilIdle()
    #expect(finished == false)
    #expect(fixture.navigation.viewControllers == [fixture.root, fixture.first])
    #expect(
      fixture.harness.requests.contains {
        if case .warning(let text) = $0 { text.contains("is already in the stack") } else { false }
      })
  }

  @Test
  func `show calls an overridden pushViewController, and Alt+Left an overridden popViewController`()
  {
    let navigation = Counting(rootViewController: ViewController())
    let harness = TestWindow(root: navigation)
    harness.runUntilIdle()
    navigation.show(ViewController(), sender: nil)
    harness.runUntilIdle()
    harness.pressKey(.left, .alt)
    harness.runUntilIdle()
    #expect(navigation.calls == ["push", "pop"] && navigation.viewControllers.count == 1)
  }

  @Test
  func `the tab bar is hidden while a controller with hidesBottomBarWhenPushed is on the stack`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let (tabs, detail, further) = (
      TabBarController(viewControllers: [navigation, ViewController()]), ViewController(),
      ViewController()
    )
    detail.hidesBottomBarWhenPushed = true
    let harness = TestWindow(root: tabs, size: Size(400, 700))
    harness.runUntilIdle()
    let height = navigation.view.frame.height
    #expect(!tabs.tabBar.isHidden && height < 700)

    navigation.pushViewController(detail, animated: true)
    harness.runUntilIdle()
    #expect(tabs.tabBar.isHidden && navigation.view.frame.height == 700)
    #expect(!tabs.isTabBarHidden, "the program did not hide the tab bar")
    navigation.pushViewController(further, animated: false)
    #expect(tabs.layout.isBarHidden)
    tabs.selectedIndex = 1
    harness.runUntilIdle()
    #expect(!tabs.tabBar.isHidden)
    tabs.selectedIndex = 0
    harness.runUntilIdle()
    #expect(tabs.tabBar.isHidden)
    navigation.popToRootViewController(animated: true)
    harness.runUntilIdle()
    #expect(!tabs.tabBar.isHidden && navigation.view.frame.height == height)
  }

  @Test func `the root's hidesBottomBarWhenPushed does not hide the tab bar`() {
    let root = ViewController()
    root.hidesBottomBarWhenPushed = true
    let tabs = TabBarController(viewControllers: [NavigationController(rootViewController: root)])
    let harness = TestWindow(root: tabs, size: Size(400, 700))
    harness.runUntilIdle()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `rightBarButtonItem and leftBarButtonItem are the first items of their arrays`() {
    let item = NavigationItem(title: "Title")
    let (add, edit) = (BarButtonItem(title: "Add"), BarButtonItem(title: "Edit"))
    item.rightBarButtonItems = [add, edit]
    #expect(item.rightBarButtonItem === add && item.leftBarButtonItem == nil)
    item.rightBarButtonItem = edit
    #expect(item.rightBarButtonItems.count == 1 && item.rightBarButtonItems[0] === edit)
    item.leftBarButtonItem = add
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems.isEmpty)
  }

  @Test func `splitViewController of a column's controller is the split view controller around it`()
  {
    let list = ViewController()
    let split = SplitViewController(primary: list, secondary: ViewController())
    #expect(list.splitViewController === split && split.splitViewController == nil)
  }
}
