// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Three pages.
private final class Pages: PageViewControllerDataSource {
  let pages = ["One", "Two", "Three"].map { screen($0) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { page === pages[1] ? pages[0] : page === pages[2] ? pages[1] : nil }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { page === pages[0] ? pages[1] : page === pages[1] ? pages[2] : nil }
}

/// A screen with a title and something to focus.
private func screen(_ title: String) -> ViewController {
  let screen = ViewController()
  screen.title = title
  let field = TextField(title, accessibilityLabel: title)
  field.frame = Rect(40, 80, 200, 40)
  screen.view.addSubview(field)
  screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit")
  return screen
}

nonisolated extension ControllerDeallocationCase {
  @MainActor private static func drawer(_ change: (DrawerController) -> Void = { _ in }) -> Scene {
    let drawer = DrawerController(center: screen("Center"), leading: screen("Leading"))
    drawer.trailing = screen("Trailing")
    drawer.top = screen("Top")
    drawer.centerBar = NavigationBar()
    drawer[.leading].resizableLengths = 100...400
    change(drawer)
    return Scene(controller: drawer, move: { drawer.open(.leading) }, moveBack: { drawer.close() })
  }

  @MainActor private static func tabs(_ count: Int) -> Scene {
    let tabs = TabBarController(viewControllers: (1...count).map { screen("Tab \($0)") })
    tabs.transitionStyle = .slide
    return Scene(
      controller: tabs, move: { tabs.select(count - 1, animated: true) },
      moveBack: { tabs.select(0, animated: true) })
  }

  static let all = [
    ControllerDeallocationCase("ViewController") {
      let parent = ViewController()
      let (one, two) = (screen("One"), screen("Two"))
      for child in [one, two] {
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
      parent.view.addSubview(one.view)
      return Scene(
        controller: parent,
        move: { [unowned parent] in
          parent.transition(
            from: one, to: two, duration: 0.3, completion: { _ in parent.view.setNeedsLayout() })
        })
    },
    ControllerDeallocationCase("DrawerController") { drawer() },
    ControllerDeallocationCase("DrawerController with a docked side") {
      drawer { $0[.leading].dockingWidth = 300 }
    },
    ControllerDeallocationCase("DrawerController that exchanges its center") {
      var scene = drawer()
      if let drawer = scene.controller as? DrawerController {
        let old = drawer.center
        scene.move = { [unowned drawer] in drawer.setCenter(screen("New"), style: .crossFade) }
        scene.moveBack = { [unowned drawer] in drawer.setCenter(old) }
      }
      return scene
    },
    ControllerDeallocationCase("SlidingMenuController") {
      let menu = SlidingMenuController(
        title: "Menu",
        children: ["One", "Two"].map { (title: $0, icon: nil, controller: screen($0)) })
      return Scene(
        controller: menu, move: { menu.select(1) }, moveBack: { menu.select(0) })
    },
    ControllerDeallocationCase("NavigationController") {
      let stack = NavigationController(viewControllers: [screen("One"), screen("Two")])
      stack.setToolbarHidden(false, animated: false)
      return Scene(
        controller: stack, move: { stack.pushViewController(screen("Three"), animated: true) },
        moveBack: { stack.popViewController(animated: true) })
    },
    ControllerDeallocationCase("NavigationController that pops") {
      let stack = NavigationController(viewControllers: [screen("One"), screen("Two")])
      return Scene(
        controller: stack, move: { stack.popViewController(animated: true) },
        moveBack: { stack.pushViewController(screen("Three"), animated: true) })
    },
    ControllerDeallocationCase("TabBarController") { tabs(3) },
    ControllerDeallocationCase("TabBarController with further tabs") { tabs(14) },
    ControllerDeallocationCase("SplitViewController") {
      let split = SplitViewController(
        primary: screen("Primary"), supplementary: screen("Supplementary"),
        secondary: NavigationController(rootViewController: screen("Secondary")))
      split.preferredDisplayMode = .secondaryOnly
      return Scene(
        controller: split, move: { split.show(.primary) }, moveBack: { split.hide(.primary) })
    },
    ControllerDeallocationCase("PageViewController") {
      let source = Pages()
      let pages = PageViewController()
      pages.dataSource = source
      pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
      return Scene(
        controller: pages, owners: [source],
        move: { pages.setViewControllers([source.pages[2]], direction: .forward, animated: true) },
        moveBack: {
          pages.setViewControllers([source.pages[1]], direction: .reverse, animated: true)
        })
    },
    ControllerDeallocationCase("AlertController") {
      let alert = AlertController(title: "Sure?", message: "Really?", preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Yes") { _ in })
      alert.addAction(AlertAction(title: "No", style: .cancel))
      return Scene(controller: alert)
    },
    ControllerDeallocationCase("InspectorController") {
      Scene(controller: InspectorController(log: CallbackLog(), checker: ContractChecker()))
    },
  ]
}
