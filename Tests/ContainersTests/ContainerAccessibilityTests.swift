// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// What containers tell assistive technology of their parts, and take from it.
struct ContainerAccessibilityTests {
  private final class Page: ViewController {
    init(_ title: String) {
      super.init()
      self.title = title
    }

    override func viewDidLoad() {
      view.accessibilityLabel = title
      let button = Button(title: "In \(title ?? "")", accessibilityLabel: "In \(title ?? "")")
      button.frame = Rect(20, 100, 200, 40)
      view.addSubview(button)
    }
  }

  private func find(
    _ role: AccessibilityRole, _ label: String, in harness: TestWindow
  ) -> AccessibilityTree.ID? {
    harness.window.accessibilityTree().nodes.first {
      $0.value.element.role == role && $0.value.element.label == label
    }?.key
  }

  private func perform(
    _ action: AccessibilityAction, on role: AccessibilityRole, _ label: String,
    in harness: TestWindow
  ) throws -> Bool {
    let id = try #require(find(role, label, in: harness), "\(harness.accessibilityDump)")
    defer { harness.runUntilIdle() }
    return harness.window.performAccessibilityAction(action, on: id)
  }

  @Test
  func `accessibility exposes whether a sliding menu is open, and omits covered views`()
    throws
  {
    let menu = SlidingMenuController(children: ["Red", "Green"].map { ($0, nil, Page($0)) })
    let harness = TestWindow(root: menu)
    harness.runUntilIdle()
    #expect(find(.row, "Green", in: harness) != nil && find(.group, "Red", in: harness) == nil)
    #expect(harness.accessibilityFaults(names: true) == [])

    #expect(try perform(.press, on: .row, "Green", in: harness))
    #expect(
      find(.button, "In Green", in: harness) != nil && find(.row, "Green", in: harness) == nil)
    let button = try #require(find(.button, "Menu button", in: harness))
    func traits() -> AccessibilityTraits? {
      harness.window.accessibilityTree()[button]?.element.traits.intersection([
        .expandable, .expanded,
      ])
    }
    #expect(traits() == .expandable)
    #expect(harness.window.performAccessibilityAction(.expand, on: button))
    harness.runUntilIdle()
    #expect(menu.isOpen)
    // The table of the open menu is in the accessibility tree.
    #expect(find(.list, "Menu", in: harness) != nil)
  }

  @Test
  func `a drawer's scrim is an accessibility button if a tap on the center closes the side`()
    throws
  {
    let drawer = DrawerController(center: Page("Center"), leading: Page("Side"))
    drawer[.leading].style = .overlay
    let harness = TestWindow(root: drawer)
    drawer.open(animated: false)
    harness.runUntilIdle()
    #expect(find(.button, "In Center", in: harness) == nil)
    let taps = drawer[.leading].closes(by: .tapCenter)
    #expect(try perform(.press, on: .button, "Close the menu", in: harness) == taps)
    #expect(taps && !drawer.isOpen)
    #expect(find(.button, "Close the menu", in: harness) == nil)
    #expect(find(.button, "In Side", in: harness) == nil)
  }

  @Test
  func
    `selecting a docked sliding menu's row announces the new child if the menu is first responder`()
    throws
  {
    let menu = SlidingMenuController(children: ["Red", "Green"].map { ($0, nil, Page($0)) })
    menu[.leading].dockingWidth = 800
    let harness = TestWindow(root: menu)
    harness.runUntilIdle()
    _ = harness.accessibilityDump
    menu.menuTable.becomeFirstResponder()
    harness.pressKey(.down)
    harness.pressKey(.return)
    harness.runUntilIdle()
    #expect(menu.menuTable.isFirstResponder && menu.selectedIndex == 1)
    #expect(harness.accessibilityDump.contains("notification “Green”"))

    harness.advance(by: 6)
    harness.window.focus.focus(nil)
    menu.select(0)
    harness.runUntilIdle()
    #expect(!harness.accessibilityDump.contains("notification"))
  }

  @Test
  func `the accessibility element of a tab refers to its page, and other pages are not accessible`()
    throws
  {
    let tabs = TabBarController(viewControllers: [Page("One"), Page("Two")])
    let harness = TestWindow(root: tabs)
    harness.runUntilIdle()
    #expect(try perform(.press, on: .tab, "Two", in: harness))
    #expect(tabs.selectedIndex == 1)
    let two = try #require(find(.tab, "Two", in: harness))
    let page = try #require(find(.group, "Two", in: harness))
    let tree = harness.window.accessibilityTree()
    #expect(tree[two]?.controls == [page])
    #expect(find(.button, "In One", in: harness) == nil)
    #expect(harness.accessibilityFaults(names: true) == [])
  }

  @Test
  func `only the top controller of a navigation controller is accessible, with a back button`()
    throws
  {
    let stack = NavigationController(rootViewController: Page("One"))
    let harness = TestWindow(root: stack)
    stack.pushViewController(Page("Two"), animated: false)
    harness.runUntilIdle()
    #expect(find(.heading, "Two", in: harness) != nil && find(.group, "One", in: harness) == nil)
    #expect(try perform(.press, on: .button, "Back to One", in: harness))
    #expect(find(.heading, "One", in: harness) != nil && find(.group, "Two", in: harness) == nil)
    #expect(harness.accessibilityFaults(names: true) == [])
  }
}
