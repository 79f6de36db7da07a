// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct TabLayoutTests {
  @Test(
    arguments: [
      (Size(400, 700), TabBarEdge.bottom), (Size(400, 300), .bottom), (Size(1000, 700), .top),
      (Size(1000, 400), .leading),
    ])
  func `a tab bar's edge is bottom, top or leading, depending on its controller's size`(
    size: Size, edge: TabBarEdge
  ) {
    let fixture = TabFixture(size: size)
    let bar = fixture.tabs.tabBar.frame
    let stage = fixture.tabs.layout.containerView.frame

    #expect(fixture.tabs.tabBar.edge == edge)
    #expect(bar.union(stage) == Rect(origin: .zero, size: size))
    #expect(bar.intersection(stage).isEmpty)
    #expect(fixture.pages[0].view.frame.size == stage.size)
    switch edge {
    case .top: #expect(bar == Rect(0, 0, 1000, 48))
    case .bottom: #expect(bar.maxY == size.height && bar.width == size.width)
    case .leading: #expect(bar == Rect(0, 0, 80, 400))
    }
  }

  @Test(arguments: TabBarPlacement.allCases)
  func `a tab bar controller places its tab bar at the edge given by tabBarPlacement`(
    placement: TabBarPlacement
  ) {
    let fixture = TabFixture { $0.tabs.tabBarPlacement = placement }
    let edges: [TabBarPlacement: TabBarEdge] = [
      .automatic: .top, .top: .top, .bottom: .bottom, .leading: .leading,
    ]
    #expect(fixture.tabs.tabBar.edge == edges[placement])
  }

  @Test func `a resize moves the tab bar, and only the selected page receives its new size`() {
    final class Sized: ViewController {
      var sizes: [Size] = []
      override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
        sizes.append(size)
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let (first, second) = (Sized(), Sized())
    let tabs = TabBarController(viewControllers: [first, second])
    let harness = TestWindow(root: tabs)
    second.loadViewIfNeeded()

    harness.resize(to: Size(1000, 400))
    harness.resize(to: Size(400, 400))

    #expect(first.sizes == [Size(920, 400), Size(400, 352)])
    #expect(first.view.frame.size == Size(400, 352))
    #expect(second.sizes == [])
  }

  @Test func `a leading tab bar and its tabs are mirrored in right to left layout`() {
    let fixture = TabFixture(size: Size(1000, 400))
    fixture.window.traits.layoutDirection = .rightToLeft
    fixture.harness.step()
    #expect(fixture.tabs.tabBar.frame == Rect(920, 0, 80, 400))
    #expect(fixture.tabs.layout.containerView.frame == Rect(0, 0, 920, 400))

    fixture.harness.resize(to: Size(1000, 700))

    let buttons = fixture.tabs.tabBar.buttons
    #expect(buttons[0].frame.minX > buttons[1].frame.minX)
  }

  @Test func `a hidden tab bar leaves its space to the page, and keys still select tabs`() {
    let fixture = TabFixture { $0.tabs.isTabBarHidden = true }

    #expect(fixture.tabs.layout.containerView.frame == Rect(0, 0, 1000, 700))
    #expect(fixture.tabs.tabBar.isHidden)
    fixture.harness.pressKey(.tab, .control)
    #expect(fixture.tabs.selectedIndex == 1)
  }

  @Test
  func `a tab takes its title from its item, controller or child, and shows its number otherwise`()
  {
    let pages = (0..<5).map { _ in ViewController() }
    pages[0].tabBarItem = TabBarItem(title: "Inbox", badge: .count(3))
    pages[1].title = "Plain"
    pages[3].tabBarItem.image = .icon("star")
    let named = ViewController()
    named.title = "Root"
    pages[4].addChild(named)
    named.didMove(toParent: pages[4])
    let tabs = TabBarController(viewControllers: pages)
    let harness = TestWindow(root: tabs)

    #expect(tabs.tabBar.items.map(\.title) == ["Inbox", "Plain", "3", nil, "Root"])
    #expect(
      tabs.tabBar.buttons.map(\.accessibilityLabel) == [
        "Inbox, 3", "Plain", "Tab 3", "Tab 4", "Root",
      ])
    pages[1].title = "Other"
    pages[2].tabBarItem.badge = .text("new")
    harness.step()
    #expect(tabs.tabBar.items.map(\.title) == ["Inbox", "Other", "3", nil, "Root"])
    #expect(tabs.tabBar.buttons[2].accessibilityLabel == "Tab 3, new")
  }

  @Test
  func `the selected tab determines the title, cursor, color scheme and preferred content size`() {
    final class Dark: ViewController {
      override var preferredColorScheme: Theme.ColorScheme? { .dark }
      override var preferredCursor: Cursor? { .text }
    }
    let dark = Dark()
    dark.title = "Dark"
    let fixture = TabFixture { $0.tabs.viewControllers.append(dark) }
    #expect(fixture.tabs.effectiveTitle == "A")
    #expect(fixture.window.traits.theme.colorScheme == .light)

    fixture.tabs.selectedViewController = dark

    #expect(fixture.tabs.effectiveTitle == "Dark")
    #expect(fixture.tabs.effectiveCursor == .text)
    #expect(fixture.window.traits.theme.colorScheme == .dark)
    dark.preferredContentSize = Size(300, 200)
    #expect(fixture.tabs.preferredContentSize == Size(300, 248))
    fixture.tabs.selectedIndex = 0
    #expect(fixture.tabs.preferredContentSize == .zero)
  }
}
