// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// What a subclass of a container answers itself comes before what its children answer.
struct SubclassAnswerTests {
  private final class Child: ViewController {
    let scheme: Theme.ColorScheme?
    init(_ scheme: Theme.ColorScheme?) {
      self.scheme = scheme
      super.init()
    }
    override var preferredColorScheme: Theme.ColorScheme? { scheme }
    override var preferredCursor: Cursor? { .text }
  }

  private final class Drawer: DrawerController {
    override var preferredColorScheme: Theme.ColorScheme? { .dark }
    override var preferredCursor: Cursor? { .pointingHand }
  }
  private final class Menu: SlidingMenuController {
    override var preferredColorScheme: Theme.ColorScheme? { .dark }
    override var preferredCursor: Cursor? { .pointingHand }
  }
  private final class Stack: NavigationController {
    override var preferredColorScheme: Theme.ColorScheme? { .dark }
    override var preferredCursor: Cursor? { .pointingHand }
  }
  private final class Tabs: TabBarController {
    override var preferredColorScheme: Theme.ColorScheme? { .dark }
    override var preferredCursor: Cursor? { .pointingHand }
  }
  private final class Split: SplitViewController {
    override var preferredColorScheme: Theme.ColorScheme? { .dark }
    override var preferredCursor: Cursor? { .pointingHand }
  }
  private final class Pages: PageViewController {
    override var preferredColorScheme: Theme.ColorScheme? { .dark }
    override var preferredCursor: Cursor? { .pointingHand }
  }

  enum Container: CaseIterable, Sendable { case drawer, menu, stack, tabs, split, pages }

  private func make(_ container: Container, _ child: ViewController) -> ViewController {
    switch container {
    case .drawer: return Drawer(center: child)
    case .menu: return Menu(children: [("A", nil, child)], position: .closed)
    case .stack: return Stack(rootViewController: child)
    case .tabs: return Tabs(viewControllers: [child])
    case .split: return Split(primary: ViewController(), secondary: child)
    case .pages:
      let pages = Pages()
      pages.setViewControllers([child], direction: .forward, animated: false)
      return pages
    }
  }

  @Test(arguments: Container.allCases, [Theme.ColorScheme.light, nil])
  func `a container's own color scheme and cursor take precedence over its child's`(
    container: Container, scheme: Theme.ColorScheme?
  ) {
    let root = make(container, Child(scheme))
    let harness = TestWindow(root: root)
    harness.runUntilIdle()

    #expect(harness.window.traits.theme.colorScheme == .dark)
    #expect(root.effectiveCursor == .pointingHand)
  }

  private final class OverridingTabs: TabBarController {
    var callbacks: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      callbacks.append("will \(selectedViewController?.isAppearing == true)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      callbacks.append("did \(selectedViewController?.isAppeared == true)")
    }
  }

  @Test func `a container's appearance override sees its child's appearance after calling super`() {
    let tabs = OverridingTabs(viewControllers: [ViewController()])
    TestWindow(root: tabs).runUntilIdle()

    #expect(tabs.callbacks == ["will true", "did true"])
    #expect(!tabs.shouldAutomaticallyForwardAppearanceMethods)
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func `a presented controller determines the color scheme while it covers the window`(
    style: ModalPresentationStyle
  ) {
    let expected: Theme.ColorScheme = style == .pageSheet ? .light : .dark
    let (root, presented) = (Child(.light), Stack(rootViewController: Child(.light)))
    let harness = TestWindow(root: root)
    harness.runUntilIdle()
    presented.modalPresentationStyle = style

    root.present(presented, animated: true)
    #expect(presented.traits.theme.colorScheme == expected)
    harness.runUntilIdle()
    #expect(harness.window.traits.theme.colorScheme == expected)
    #expect(presented.traits.theme.colorScheme == expected)

    root.dismiss(animated: true)
    harness.runUntilIdle()
    #expect(harness.window.traits.theme.colorScheme == .light)
    #expect(root.traits.theme.colorScheme == .light)
  }

  @Test
  func `the window has the color scheme of the frontmost covering controller that has one`() {
    let root = Child(.light)
    let harness = TestWindow(root: root)
    harness.runUntilIdle()
    var presenter: ViewController = root
    for scheme in [.dark, nil] as [Theme.ColorScheme?] {
      let presented = Child(scheme)
      presented.modalPresentationStyle = .fullScreen
      presenter.present(presented, animated: false)
      harness.runUntilIdle()
      presenter = presented
      #expect(presented.traits.theme.colorScheme == .dark)
    }

    root.dismiss(animated: false)
    harness.runUntilIdle()

    #expect(harness.window.traits.theme.colorScheme == .light)
  }

  @Test(arguments: [true, false])
  func `a navigation or tab bar controller keeps the preferredContentSize that the program has set`(
    isStack: Bool
  ) {
    let (first, second) = (ViewController(), ViewController())
    let root: ViewController =
      isStack
      ? NavigationController(rootViewController: first)
      : TabBarController(viewControllers: [first, second])
    root.preferredContentSize = Size(320, 400)
    let harness = TestWindow(root: root)
    harness.runUntilIdle()
    if let stack = root as? NavigationController {
      stack.pushViewController(second, animated: false)
    } else if let tabs = root as? TabBarController {
      tabs.selectedIndex = 1
    }
    second.preferredContentSize = Size(100, 100)
    harness.runUntilIdle()

    #expect(root.preferredContentSize == Size(320, 400))
  }
}
