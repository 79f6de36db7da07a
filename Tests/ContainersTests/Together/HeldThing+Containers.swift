// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing

@testable import ContainerCore
@testable import Containers

/// Knows two pages, one after the other.
private final class Pages: PageViewControllerDataSource {
  let pages = [ViewController.named("one"), .named("two"), .named("three")]
  var hasNeighbours = true

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbour(of: page, -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbour(of: page, 1) }

  private func neighbour(of page: ViewController, _ way: Int) -> ViewController? {
    guard hasNeighbours, let index = pages.firstIndex(where: { $0 === page }),
      pages.indices.contains(index + way)
    else { return nil }
    return pages[index + way]
  }
}

nonisolated extension HeldThing {
  /// A drawer that is dragged from its edge, or that is pressed there only.
  @MainActor private static func drawer(
    moves: Bool, position: DrawerPosition = .closed, _ change: (DrawerController) -> Void = { _ in }
  ) -> HeldScene {
    let drawer = DrawerController(
      center: .named("center"), leading: .named("leading"), position: position)
    change(drawer)
    let scene = HeldScene(root: drawer)
    scene.point = Point(3, 300)
    scene.way = (moves ? Point(80, 0) : .zero, Point(200, 0))
    scene.add("without its side") { drawer.leading = nil }
    scene.add("without the other side") { drawer.trailing = nil }
    scene.add("another side") { drawer.leading = .named("other") }
    scene.add("another center") { drawer.setCenter(.named("new"), animated: true) }
    scene.add("locked") { drawer[.leading].lock = .lockedClosed }
    scene.add("closed") { drawer.close() }
    scene.add("shorter") { drawer[.leading].length = .fixed(0) }
    scene.mistake = {
      if drawer.phase != .idle { return "it is \(drawer.phase)" }
      if let open = drawer.openSide, !drawer.sides.contains(open) { return "nobody is open" }
      let rest = drawer.transitionController.target.filter { !drawer.sides.contains($0) }
      return rest.isEmpty ? nil : "it rests at \(rest), where nobody is"
    }
    return scene
  }

  @MainActor private static func split(
    _ mode: SplitViewController.DisplayMode, at x: Double, moves: Bool
  ) -> HeldScene {
    let split = SplitViewController(
      primary: .named("P"), supplementary: .named("S"), secondary: .named("D"))
    split.preferredDisplayMode = mode
    let scene = HeldScene(root: split)
    let edge = split.columns[.supplementary].divider?.frame.midX ?? 0
    scene.point = Point(x < 0 ? edge : x, 300)
    scene.way = (moves ? Point(40, 0) : .zero, Point(100, 0))
    for column in SplitColumn.allCases {
      scene.add("without \(column)") { split.setViewController(nil, for: column) }
      scene.add("another \(column)") {
        split.setViewController(.named("new"), for: column)
      }
    }
    scene.add("another mode") { split.preferredDisplayMode = .twoOverSecondary }
    scene.add("hidden") { split.hide(.supplementary) }
    scene.add("wider") { scene.harness.resize(to: Size(1400, 700)) }
    scene.mistake = {
      if split.isTransitioning { return "it is moving" }
      let (rest, count) = (split.columns.target, split.columns.sideSlots.count)
      return split.isContentAppeared && !split.isCollapsed
        && (rest != split.transitionController.position || rest.count > count)
        ? "it is at \(split.transitionController.position) and rests at \(rest) with \(count) columns"
        : nil
    }
    return scene
  }

  static let containers: [HeldThing] = [
    HeldThing("drawer side") { drawer(moves: true) },
    HeldThing("drawer edge") { drawer(moves: false) },
    HeldThing("open drawer") {
      let scene = drawer(moves: true, position: .open)
      scene.point = Point(600, 300)
      scene.way = (Point(-100, 0), Point(-200, 0))
      return scene
    },
    HeldThing("drawer with two sides") { drawer(moves: true) { $0.trailing = .named("trailing") } },
    HeldThing("drawer grip") {
      let scene = drawer(moves: true, position: .open) { $0[.leading].resizableLengths = 100...500 }
      let grip = (scene.root as? DrawerController)?.slots[.leading]?.grip
      scene.point = grip.map { $0.convert(Point($0.bounds.midX, 300), to: nil) } ?? .zero
      scene.focused = grip
      return scene
    },
    HeldThing("split divider") { split(.twoBesideSecondary, at: -1, moves: true) },
    HeldThing("split edge that is pressed") { split(.secondaryOnly, at: 2, moves: false) },
    HeldThing("split edge in a window that gets wider") {
      let scene = split(.automatic, at: 2, moves: false)
      scene.harness.resize(to: Size(760, 700))
      scene.harness.runUntilIdle()
      return scene
    },
    HeldThing("split edge that is dragged") { split(.secondaryOnly, at: 2, moves: true) },
    HeldThing("column over the secondary") {
      let scene = split(.oneOverSecondary, at: 900, moves: true)
      scene.way = (Point(-60, 0), Point(-100, 0))
      return scene
    },
    HeldThing("page") {
      let source = Pages()
      let pages = PageViewController()
      pages.dataSource = source
      pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
      let scene = HeldScene(root: pages)
      scene.owners = [source]
      scene.point = Point(700, 300)
      scene.way = (Point(-200, 0), Point(-400, 0))
      scene.add("another page") {
        pages.setViewControllers([.named("new")], direction: .reverse, animated: true)
      }
      scene.add("no data source") { pages.dataSource = nil }
      scene.add("no neighbours") {
        source.hasNeighbours = false
        pages.reloadData()
      }
      let other = ViewController()
      scene.owners.append(other)
      scene.add("its page taken by another container") {
        let page = source.pages[2]
        other.addChild(page)
        other.view.addSubview(page.view)
        page.didMove(toParent: other)
      }
      scene.mistake = { pages.isTransitioning ? "it is turning" : nil }
      return scene
    },
    HeldThing("stack") {
      let stack = NavigationController(viewControllers: [.named("a"), .named("b"), .named("c")])
      let scene = HeldScene(root: stack)
      scene.point = Point(3, 300)
      scene.way = (Point(100, 0), Point(400, 0))
      scene.add("another stack") { stack.setViewControllers([.named("only")], animated: false) }
      scene.add("another stack, seen") {
        stack.setViewControllers([.named("only")], animated: true)
      }
      scene.add("popped") { stack.popToRootViewController(animated: true) }
      scene.add("pushed") { stack.pushViewController(.named("d"), animated: true) }
      scene.mistake = { stack.transitionController.isIdle ? nil : "it is changing" }
      return scene
    },
    HeldThing("back button") {
      let stack = NavigationController(viewControllers: [.named("a"), .named("b")])
      let scene = HeldScene(root: stack)
      scene.point = Point(24, 24)
      scene.way = (.zero, Point(2, 0))
      scene.add("popped") { stack.popViewController(animated: true) }
      scene.add("no bar") { stack.setNavigationBarHidden(true, animated: false) }
      scene.mistake = { stack.transitionController.isIdle ? nil : "it is changing" }
      return scene
    },
    HeldThing("tab") {
      let tabs = TabBarController(viewControllers: ["a", "b", "c"].map { .named($0) })
      let scene = HeldScene(root: tabs)
      let button = tabs.tabBar.buttons[2]
      scene.point = button.convert(Point(button.bounds.midX, button.bounds.midY), to: nil)
      scene.way = (.zero, Point(2, 0))
      scene.focused = tabs.tabBar.buttons[0]
      scene.add("no tabs") { tabs.setViewControllers([], animated: true) }
      scene.add("fewer") { tabs.setViewControllers([tabs.viewControllers[1]], animated: false) }
      scene.add("hidden bar") { tabs.setTabBarHidden(true, animated: true) }
      scene.mistake = { button.isPressed ? "its button is pressed" : nil }
      return scene
    },
  ]
}
