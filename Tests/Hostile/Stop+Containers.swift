// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension Stop {
  @MainActor static let containers = navigation + tabs + pages + split

  private static let navigation = [
    Stop("push a navigation controller", "is a navigation controller") {
      NavigationController(rootViewController: ViewController())
        .pushViewController(NavigationController(rootViewController: ViewController()))
    },
    Stop("push a screen that is presented", "is presented") {
      NavigationController(rootViewController: ViewController())
        .pushViewController(try Screen.presented())
    },
    Stop("push an ancestor of the stack", "cannot be a child of") {
      let outer = ViewController()
      let stack = NavigationController(rootViewController: ViewController())
      outer.addChild(stack)
      stack.pushViewController(outer)
    },
    Stop("pop to a screen that is not in the stack", "nothing can be popped to it") {
      _ = NavigationController(rootViewController: ViewController())
        .popToViewController(ViewController())
    },
    Stop("set a stack with a screen twice", "in the stack once") {
      let screen = ViewController()
      _ = NavigationController(viewControllers: [screen, screen])
    },
    Stop("a negative `edgeWidth`", "cannot be -1.0 points wide") {
      NavigationController(rootViewController: ViewController()).edgeWidth = -1
    },
  ]

  private static let tabs = [
    Stop("`selectedIndex` beyond the last tab", "There is no tab 1 of 1") {
      TabBarController(viewControllers: [ViewController()]).selectedIndex = 1
    },
    Stop("`selectedIndex = nil`", "nil is no choice") {
      TabBarController(viewControllers: [ViewController()]).selectedIndex = nil
    },
    Stop("`select(-1)` of tabs", "There is no tab -1 of 1") {
      TabBarController(viewControllers: [ViewController()]).select(-1)
    },
    Stop("`select(0)` where there are no tabs", "There is no tab 0 of 0") {
      TabBarController().select(0)
    },
    Stop("select a controller that is no tab", "is none of the 1 tabs") {
      TabBarController(viewControllers: [ViewController()]).selectedViewController =
        ViewController()
    },
    Stop("a controller that stands twice among the tabs", "stands twice among the tabs") {
      let page = ViewController()
      TabBarController().viewControllers = [page, page]
    },
    Stop("a tab that has another parent", "remove it there first") {
      let (parent, page) = (ViewController(), ViewController())
      parent.addChild(page)
      TabBarController().viewControllers = [page]
    },
    Stop("select a tab that another container has taken", "leave it out of the tabs") {
      let pages = [ViewController(), ViewController()]
      let tabs = TabBarController(viewControllers: pages)
      try Screen.show(tabs)
      ViewController().addChild(pages[1])
      tabs.selectedIndex = 1
    },
    Stop("a tab that is presented", "is presented") {
      TabBarController().viewControllers = [try Screen.presented()]
    },
  ]

  private static let pages = [
    Stop("set no page, or two", "One page can be shown, not 2") {
      PageViewController().setViewControllers(
        [ViewController(), ViewController()], direction: .forward, animated: false)
    },
    Stop("set a page that has another parent", "remove it there first") {
      let (parent, page) = (ViewController(), ViewController())
      parent.addChild(page)
      PageViewController().setViewControllers([page], direction: .forward, animated: false)
    },
    Stop("set a page that is presented", "is presented") {
      PageViewController().setViewControllers(
        [try Screen.presented()], direction: .forward, animated: false)
    },
    Stop("a source that gives a controller in use", "was given by the data source") {
      let (parent, page) = (ViewController(), ViewController())
      parent.addChild(page)
      try turn { _ in page }
    },
    Stop("a source that gives the page itself", "as its own neighbour") { try turn { $0 } },
    Stop("pages less than nothing apart", "cannot be -1.0 points apart") {
      _ = PageViewController(interPageSpacing: -1)
    },
  ]

  private final class Neighbours: PageViewControllerDataSource {
    let neighbour: (ViewController) -> ViewController?
    init(_ neighbour: @escaping (ViewController) -> ViewController?) { self.neighbour = neighbour }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { neighbour(page) }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { neighbour(page) }
  }

  /// A person turns a page whose neighbour a source gives.
  @MainActor
  private static func turn(neighbour: @escaping (ViewController) -> ViewController?) throws {
    let pages = PageViewController()
    let source = Neighbours(neighbour)
    pages.dataSource = source
    pages.setViewControllers([ViewController()], direction: .forward, animated: false)
    let host = try Screen.show(pages)
    host.send(.key(KeyEvent(.right, isDown: true)))
    withExtendedLifetime(source) { host.advance(by: 0.1) }
  }

  private static let split = [
    Stop("one controller in two columns", "in another column already") {
      let controller = ViewController()
      _ = SplitViewController(primary: controller, secondary: controller)
    },
    Stop("`setViewController` with a controller of another column", "another column") {
      let primary = ViewController()
      SplitViewController(primary: primary).setViewController(primary, for: .secondary)
    },
    Stop("a width for the secondary column", "has the width that the others leave") {
      SplitViewController().setColumnWidth(300, for: .secondary)
    },
    Stop("a negative column width", "cannot be -1.0 points wide") {
      SplitViewController().setColumnWidth(-1, for: .primary)
    },
    Stop("limits of a width that contradict each other", "at least 200.0 and at most 100.0") {
      _ = SplitColumnWidth(preferred: .points(100), minimum: 200, maximum: 100)
    },
    Stop("a share of a width that is more than all", "must lie in 0…1: 2.0") {
      _ = SplitColumnWidth(preferred: .fraction(2), minimum: 0, maximum: 100)
    },
    Stop("a negative `minimumSecondaryWidth`", "cannot be -1.0 points wide") {
      SplitViewController().minimumSecondaryWidth = -1
    },
  ]
}
