// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension FatalMisuse {
  @MainActor static let containers = navigation + tabs + pages + split

  private static let navigation = [
    FatalMisuse("push a navigation controller", "is a navigation controller") {
      NavigationController(rootViewController: ViewController())
        .pushViewController(NavigationController(rootViewController: ViewController()))
    },
    FatalMisuse("push a screen that is presented", "is presented") {
      NavigationController(rootViewController: ViewController())
        .pushViewController(try OffscreenScreens.makePresentedController())
    },
    FatalMisuse("push an ancestor of the stack", "cannot be a child of") {
      let outer = ViewController()
      let stack = NavigationController(rootViewController: ViewController())
      outer.addChild(stack)
      stack.pushViewController(outer)
    },
    FatalMisuse("pop to a screen that is not in the stack", "the stack cannot pop to it") {
      _ = NavigationController(rootViewController: ViewController())
        .popToViewController(ViewController())
    },
    FatalMisuse("set a stack with a screen twice", "in the stack only once") {
      let screen = ViewController()
      _ = NavigationController(viewControllers: [screen, screen])
    },
    FatalMisuse("a negative `edgeWidth`", "cannot be -1.0 points wide") {
      NavigationController(rootViewController: ViewController()).edgeWidth = -1
    },
  ]

  private static let tabs = [
    FatalMisuse("`selectedIndex` beyond the last tab", "Tab index 1 is out of range: 0..<1") {
      TabBarController(viewControllers: [ViewController()]).selectedIndex = 1
    },
    FatalMisuse("`selectedIndex = nil`", "cannot be set to nil") {
      TabBarController(viewControllers: [ViewController()]).selectedIndex = nil
    },
    FatalMisuse("`select(-1)` of tabs", "Tab index -1 is out of range: 0..<1") {
      TabBarController(viewControllers: [ViewController()]).select(-1)
    },
    FatalMisuse("`select(0)` where there are no tabs", "Tab index 0 is out of range: 0..<0") {
      TabBarController().select(0)
    },
    FatalMisuse("select a controller that is no tab", "is not one of the 1 tabs") {
      TabBarController(viewControllers: [ViewController()]).selectedViewController =
        ViewController()
    },
    FatalMisuse("a controller that is in the list of tabs twice", "is in the list of tabs twice") {
      let page = ViewController()
      TabBarController().viewControllers = [page, page]
    },
    FatalMisuse("a tab that has another parent", "remove it from that parent first") {
      let (parent, page) = (ViewController(), ViewController())
      parent.addChild(page)
      TabBarController().viewControllers = [page]
    },
    FatalMisuse("select a tab that another container has taken", "remove it from the tabs") {
      let pages = [ViewController(), ViewController()]
      let tabs = TabBarController(viewControllers: pages)
      try OffscreenScreens.show(tabs)
      ViewController().addChild(pages[1])
      tabs.selectedIndex = 1
    },
    FatalMisuse("a tab that is presented", "is presented") {
      TabBarController().viewControllers = [try OffscreenScreens.makePresentedController()]
    },
  ]

  private static let pages = [
    FatalMisuse("set no page, or two", "shows exactly one page, not 2") {
      PageViewController().setViewControllers(
        [ViewController(), ViewController()], direction: .forward, animated: false)
    },
    FatalMisuse("set a page that has another parent", "remove it from that parent first") {
      let (parent, page) = (ViewController(), ViewController())
      parent.addChild(page)
      PageViewController().setViewControllers([page], direction: .forward, animated: false)
    },
    FatalMisuse("set a page that is presented", "is presented") {
      PageViewController().setViewControllers(
        [try OffscreenScreens.makePresentedController()], direction: .forward, animated: false)
    },
    FatalMisuse("a data source that returns a controller in use", "was returned by the data source")
    {
      let (parent, page) = (ViewController(), ViewController())
      parent.addChild(page)
      try goToPage { _ in page }
    },
    FatalMisuse("a data source that returns the page itself", "as its own neighbor") {
      try goToPage { $0 }
    },
    FatalMisuse("a negative `interPageSpacing`", "cannot be -1.0 points apart") {
      _ = PageViewController(interPageSpacing: -1)
    },
  ]

  private final class NeighborSource: PageViewControllerDataSource {
    let neighbor: (ViewController) -> ViewController?
    init(_ neighbour: @escaping (ViewController) -> ViewController?) { self.neighbor = neighbour }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { neighbor(page) }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { neighbor(page) }
  }

  /// A person turns a page whose neighbour a source gives.
  @MainActor
  private static func goToPage(neighbor: @escaping (ViewController) -> ViewController?) throws {
    let pages = PageViewController()
    let source = NeighborSource(neighbor)
    pages.dataSource = source
    pages.setViewControllers([ViewController()], direction: .forward, animated: false)
    let host = try OffscreenScreens.show(pages)
    host.send(.key(KeyEvent(.right, isDown: true)))
    withExtendedLifetime(source) { host.advance(by: 0.1) }
  }

  private static let split = [
    FatalMisuse("one controller in two columns", "already in another column") {
      let controller = ViewController()
      _ = SplitViewController(primary: controller, secondary: controller)
    },
    FatalMisuse("`setViewController` with a controller of another column", "another column") {
      let primary = ViewController()
      SplitViewController(primary: primary).setViewController(primary, for: .secondary)
    },
    FatalMisuse("a width for the secondary column", "it is the remaining width") {
      SplitViewController().setColumnWidth(300, for: .secondary)
    },
    FatalMisuse("a negative column width", "cannot be -1.0 points wide") {
      SplitViewController().setColumnWidth(-1, for: .primary)
    },
    FatalMisuse("limits of a width that contradict each other", "at least 200.0 and at most 100.0")
    {
      _ = SplitColumnWidth(preferred: .points(100), minimum: 200, maximum: 100)
    },
    FatalMisuse("a fraction of a width above 1", "must be in 0…1, not 2.0") {
      _ = SplitColumnWidth(preferred: .fraction(2), minimum: 0, maximum: 100)
    },
    FatalMisuse("a negative `minimumSecondaryWidth`", "cannot be -1.0 points wide") {
      SplitViewController().minimumSecondaryWidth = -1
    },
  ]
}
