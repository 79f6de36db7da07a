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

  @Test func `a subclass has initializers of its own`() {
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

  @Test func `an empty stack shows nothing until a screen is pushed`() {
    let (navigation, screen) = (NavigationController(), ViewController())
    let harness = TestWindow()
    screen.containmentObserver = harness.observers
    harness.show(navigation)
    harness.settle()
    #expect(navigation.viewControllers.isEmpty && navigation.topViewController == nil)
    #expect(navigation.popViewController() == nil)

    var finished: Bool?
    navigation.pushViewController(screen, animated: true) { finished = $0 }
    harness.settle()
    #expect(finished == true && navigation.viewControllers == [screen])
    #expect(screen.view.window != nil && screen.isAppeared)
    navigation.pushViewController(ViewController(), animated: true)
    harness.settle()
    navigation.popToRootViewController(animated: false)
    #expect(navigation.topViewController === screen)
  }

  @Test func `an empty stack is filled before it is shown`() {
    let (navigation, screen) = (NavigationController(), ViewController())
    navigation.setViewControllers([screen], animated: false)
    #expect(screen.parent === navigation)
    let harness = TestWindow(root: navigation)
    harness.settle()
    #expect(screen.isAppeared)
  }

  @Test func `pushing what is in the stack warns and changes nothing`() {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.harness.expectsCleanContainment = false
    var finished: Bool?
    fixture.navigation.pushViewController(fixture.root, animated: true) { finished = $0 }
    fixture.harness.settle()
    #expect(finished == false)
    #expect(fixture.navigation.viewControllers == [fixture.root, fixture.first])
    #expect(
      fixture.harness.requests.contains {
        if case .warning(let text) = $0 { text.contains("is in the stack already") } else { false }
      })
  }

  @Test func `a subclass hears of pushes and pops, also by the back button's way`() {
    let navigation = Counting(rootViewController: ViewController())
    let harness = TestWindow(root: navigation)
    harness.settle()
    navigation.show(ViewController(), sender: nil)
    harness.settle()
    harness.key(.left, .alt)
    harness.settle()
    #expect(navigation.calls == ["push", "pop"] && navigation.viewControllers.count == 1)
  }

  @Test func `the tabs below are away while a screen that wishes so is in the stack`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let (tabs, detail, further) = (
      TabBarController(viewControllers: [navigation, ViewController()]), ViewController(),
      ViewController()
    )
    detail.hidesBottomBarWhenPushed = true
    let harness = TestWindow(root: tabs, size: Size(400, 700))
    harness.settle()
    let height = navigation.view.frame.height
    #expect(!tabs.tabBar.isHidden && height < 700)

    navigation.pushViewController(detail, animated: true)
    harness.settle()
    #expect(tabs.tabBar.isHidden && navigation.view.frame.height == 700)
    #expect(!tabs.isTabBarHidden, "the program has not said so")
    navigation.pushViewController(further, animated: false)
    #expect(tabs.layout.isBarHidden)
    tabs.selectedIndex = 1
    harness.settle()
    #expect(!tabs.tabBar.isHidden)
    tabs.selectedIndex = 0
    harness.settle()
    #expect(tabs.tabBar.isHidden)
    navigation.popToRootViewController(animated: true)
    harness.settle()
    #expect(!tabs.tabBar.isHidden && navigation.view.frame.height == height)
  }

  @Test func `a root keeps the tabs, whatever it wishes`() {
    let root = ViewController()
    root.hidesBottomBarWhenPushed = true
    let tabs = TabBarController(viewControllers: [NavigationController(rootViewController: root)])
    let harness = TestWindow(root: tabs, size: Size(400, 700))
    harness.settle()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `one bar button stands for a list of them`() {
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

  @Test func `a column knows its split view`() {
    let list = ViewController()
    let split = SplitViewController(primary: list, secondary: ViewController())
    #expect(list.splitViewController === split && split.splitViewController == nil)
  }
}
