// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing

@testable import ContainerCore
@testable import Containers

/// Knows two pages, one after the other.
private final class Pages: PageViewControllerDataSource {
  let pages = [ViewController.named("one"), .named("two"), .named("three")]
  var hasNeighbors = true

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbor(of: page, -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbor(of: page, 1) }

  private func neighbor(of page: ViewController, _ way: Int) -> ViewController? {
    guard hasNeighbors, let index = pages.firstIndex(where: { $0 === page }),
      pages.indices.contains(index + way)
    else { return nil }
    return pages[index + way]
  }
}

nonisolated extension DragTarget {
  /// A drawer that is dragged from its edge, or that is pressed there only.
  @MainActor private static func drawer(
    moves: Bool, position: DrawerPosition = .closed, _ change: (DrawerController) -> Void = { _ in }
  ) -> DragTargetScene {
    let drawer = DrawerController(
      center: .named("center"), leading: .named("leading"), position: position)
    change(drawer)
    let scene = DragTargetScene(root: drawer)
    scene.pressLocation = Point(3, 300)
    scene.dragDistances = (moves ? Point(80, 0) : .zero, Point(200, 0))
    scene.add("without its side") { drawer.leading = nil }
    scene.add("without the other side") { drawer.trailing = nil }
    scene.add("another side") { drawer.leading = .named("other") }
    scene.add("another center") { drawer.setCenter(.named("new"), animated: true) }
    scene.add("locked") { drawer[.leading].lock = .lockedClosed }
    scene.add("closed") { drawer.close() }
    scene.add("shorter") { drawer[.leading].length = .fixed(0) }
    scene.violation = {
      if drawer.phase != .idle { return "it is \(drawer.phase)" }
      if let open = drawer.openSide, !drawer.sides.contains(open) { return "nobody is open" }
      let rest = drawer.transitionController.target.filter { !drawer.sides.contains($0) }
      return rest.isEmpty ? nil : "it rests at \(rest), where nobody is"
    }
    return scene
  }

  @MainActor private static func split(
    _ mode: SplitViewController.DisplayMode, at x: Double, moves: Bool
  ) -> DragTargetScene {
    let split = SplitViewController(
      primary: .named("P"), supplementary: .named("S"), secondary: .named("D"))
    split.preferredDisplayMode = mode
    let scene = DragTargetScene(root: split)
    let edge = split.columns[.supplementary].divider?.frame.midX ?? 0
    scene.pressLocation = Point(x < 0 ? edge : x, 300)
    scene.dragDistances = (moves ? Point(40, 0) : .zero, Point(100, 0))
    for column in SplitColumn.allCases {
      scene.add("without \(column)") { split.setViewController(nil, for: column) }
      scene.add("another \(column)") {
        split.setViewController(.named("new"), for: column)
      }
    }
    scene.add("another mode") { split.preferredDisplayMode = .twoOverSecondary }
    scene.add("hidden") { split.hide(.supplementary) }
    scene.add("wider") { scene.harness.resize(to: Size(1400, 700)) }
    scene.violation = {
      if split.isTransitioning { return "it is moving" }
      let (rest, count) = (split.columns.target, split.columns.sideSlots.count)
      return split.isContentAppeared && !split.isCollapsed
        && (rest != split.transitionController.position || rest.count > count)
        ? "it is at \(split.transitionController.position) and rests at \(rest) with \(count) columns"
        : nil
    }
    return scene
  }

  static let containers: [DragTarget] = [
    DragTarget("drawer side") { drawer(moves: true) },
    DragTarget("drawer edge") { drawer(moves: false) },
    DragTarget("open drawer") {
      let scene = drawer(moves: true, position: .open)
      scene.pressLocation = Point(600, 300)
      scene.dragDistances = (Point(-100, 0), Point(-200, 0))
      return scene
    },
    DragTarget("drawer with two sides") {
      drawer(moves: true) { $0.trailing = .named("trailing") }
    },
    DragTarget("drawer grip") {
      let scene = drawer(moves: true, position: .open) { $0[.leading].resizableLengths = 100...500 }
      let grip = (scene.root as? DrawerController)?.slots[.leading]?.grip
      scene.pressLocation = grip.map { $0.convert(Point($0.bounds.midX, 300), to: nil) } ?? .zero
      scene.expectedFirstResponder = grip
      return scene
    },
    DragTarget("split divider") { split(.twoBesideSecondary, at: -1, moves: true) },
    DragTarget("split edge that is pressed") { split(.secondaryOnly, at: 2, moves: false) },
    DragTarget("split edge in a window that gets wider") {
      let scene = split(.automatic, at: 2, moves: false)
      scene.harness.resize(to: Size(760, 700))
      scene.harness.runUntilIdle()
      return scene
    },
    DragTarget("split edge that is dragged") { split(.secondaryOnly, at: 2, moves: true) },
    DragTarget("column over the secondary") {
      let scene = split(.oneOverSecondary, at: 900, moves: true)
      scene.dragDistances = (Point(-60, 0), Point(-100, 0))
      return scene
    },
    DragTarget("page") {
      let source = Pages()
      let pages = PageViewController()
      pages.dataSource = source
      pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
      let scene = DragTargetScene(root: pages)
      scene.owners = [source]
      scene.pressLocation = Point(700, 300)
      scene.dragDistances = (Point(-200, 0), Point(-400, 0))
      scene.add("another page") {
        pages.setViewControllers([.named("new")], direction: .reverse, animated: true)
      }
      scene.add("no data source") { pages.dataSource = nil }
      scene.add("no neighbours") {
        source.hasNeighbors = false
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
      scene.violation = { pages.isTransitioning ? "it is turning" : nil }
      return scene
    },
    DragTarget("stack") {
      let stack = NavigationController(viewControllers: [.named("a"), .named("b"), .named("c")])
      let scene = DragTargetScene(root: stack)
      scene.pressLocation = Point(3, 300)
      scene.dragDistances = (Point(100, 0), Point(400, 0))
      scene.add("another stack") { stack.setViewControllers([.named("only")], animated: false) }
      scene.add("another stack, seen") {
        stack.setViewControllers([.named("only")], animated: true)
      }
      scene.add("popped") { stack.popToRootViewController(animated: true) }
      scene.add("pushed") { stack.pushViewController(.named("d"), animated: true) }
      scene.violation = { stack.transitionController.isIdle ? nil : "it is changing" }
      return scene
    },
    DragTarget("back button") {
      let stack = NavigationController(viewControllers: [.named("a"), .named("b")])
      let scene = DragTargetScene(root: stack)
      scene.pressLocation = Point(24, 24)
      scene.dragDistances = (.zero, Point(2, 0))
      scene.add("popped") { stack.popViewController(animated: true) }
      scene.add("no bar") { stack.setNavigationBarHidden(true, animated: false) }
      scene.violation = { stack.transitionController.isIdle ? nil : "it is changing" }
      return scene
    },
    DragTarget("tab") {
      let tabs = TabBarController(viewControllers: ["a", "b", "c"].map { .named($0) })
      let scene = DragTargetScene(root: tabs)
      let button = tabs.tabBar.buttons[2]
      scene.pressLocation = button.convert(Point(button.bounds.midX, button.bounds.midY), to: nil)
      scene.dragDistances = (.zero, Point(2, 0))
      scene.expectedFirstResponder = tabs.tabBar.buttons[0]
      scene.add("no tabs") { tabs.setViewControllers([], animated: true) }
      scene.add("fewer") { tabs.setViewControllers([tabs.viewControllers[1]], animated: false) }
      scene.add("hidden bar") { tabs.setTabBarHidden(true, animated: true) }
      scene.violation = { button.isPressed ? "its button is pressed" : nil }
      return scene
    },
  ]
}
