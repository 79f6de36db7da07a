// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Views that are read before their controllers have a place: they have its size when the callbacks come.
struct EarlyViewTests {
  final class Screen: ViewController {
    var appearing: [Size] = []
    var joined: Size?
    override func viewWillAppear(_ animated: Bool) { appearing.append(view.bounds.size) }
    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      joined = view.bounds.size
    }
  }

  /// A container that adds its child by hand.
  final class Outer: ViewController {
    nonisolated enum Moment: CaseIterable, Sendable { case initializer, viewDidLoad, later }
    let child: Screen
    let moment: Moment
    let adds: Bool

    init(_ child: Screen, at moment: Moment, addsViewFirst: Bool = false) {
      (self.child, self.moment, adds) = (child, moment, addsViewFirst)
      super.init()
      if moment == .initializer { add() }
    }

    override func viewDidLoad() {
      if moment == .viewDidLoad { add() }
    }

    func add() {
      if adds { view.addSubview(child.view) }
      addChild(child)
      if !adds { view.addSubview(child.view) }
      child.didMove(toParent: self)
    }
  }

  nonisolated struct Placement: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let show: @MainActor @Sendable (Screen, TestWindow) -> Void
  }

  private nonisolated static func root(
    _ make: @escaping @MainActor @Sendable (Screen) -> ViewController
  ) -> @MainActor @Sendable (Screen, TestWindow) -> Void {
    { screen, harness in
      harness.window.rootViewController = make(screen)
      harness.step()
    }
  }

  nonisolated static let placements: [Placement] =
    [
      Placement(testDescription: "the window's root", show: root { $0 }),
      Placement(
        testDescription: "a stack's root",
        show: root { NavigationController(rootViewController: $0) }),
      Placement(testDescription: "a tab", show: root { TabBarController(viewControllers: [$0]) }),
      Placement(testDescription: "a drawer's center", show: root { DrawerController(center: $0) }),
      Placement(
        testDescription: "a drawer's side",
        show: root { DrawerController(center: ViewController(), leading: $0, position: .open) }),
      Placement(
        testDescription: "a split view's column",
        show: root { SplitViewController(primary: ViewController(), secondary: $0) }),
      Placement(
        testDescription: "a page",
        show: root {
          let pages = PageViewController()
          pages.setViewControllers([$0], direction: .forward, animated: false)
          return pages
        }),
      Placement(
        testDescription: "a menu's item",
        show: root { SlidingMenuController(children: [("A", nil, $0)], position: .closed) }),
      Placement(
        testDescription: "a pushed screen",
        show: { screen, harness in
          let navigation = NavigationController(rootViewController: ViewController())
          harness.window.rootViewController = navigation
          harness.step()
          navigation.pushViewController(screen, animated: true)
        }),
      Placement(
        testDescription: "a tab that is selected later",
        show: { screen, harness in
          let tabs = TabBarController(viewControllers: [ViewController(), screen])
          harness.window.rootViewController = tabs
          harness.step()
          tabs.selectedIndex = 1
        }),
      Placement(
        testDescription: "a new center",
        show: { screen, harness in
          let drawer = DrawerController(center: ViewController())
          harness.window.rootViewController = drawer
          harness.step()
          drawer.setCenter(screen, style: .plain)
        }),
      Placement(
        testDescription: "a presented controller",
        show: { screen, harness in
          let root = ViewController()
          harness.window.rootViewController = root
          harness.step()
          root.present(screen, animated: true)
        }),
      Placement(
        testDescription: "a sheet",
        show: { screen, harness in
          let root = ViewController()
          harness.window.rootViewController = root
          harness.step()
          screen.modalPresentationStyle = .formSheet
          root.present(screen, animated: true)
        }),
    ]
    + Outer.Moment.allCases.flatMap { moment in
      [false, true].map { isFirst in
        Placement(
          testDescription:
            "a child added in \(moment), \(isFirst ? "its view first" : "addChild first")",
          show: { screen, harness in
            // The checker reports a view that comes before its controller.
            harness.expectsCleanContainment = !isFirst
            let outer = Outer(screen, at: moment, addsViewFirst: isFirst)
            harness.window.rootViewController = outer
            harness.step()
            if moment == .later { outer.add() }
          })
      }
    }

  @Test(arguments: placements)
  func `a view that is loaded before it is added has its final size in viewWillAppear`(
    way: Placement
  ) {
    let screen = Screen()
    screen.view.backgroundColor = .surface
    let harness = TestWindow(size: Size(640, 480))
    way.show(screen, harness)
    harness.runUntilIdle()

    #expect(screen.isAppeared)
    #expect(screen.appearing == [screen.view.bounds.size])
    #expect(screen.view.bounds.width <= 640 && screen.view.bounds.height <= 480)
  }

  @Test(arguments: [true, false])
  func `addChild resizes a view that was loaded with the default size to the window's size`(
    isFirst: Bool
  ) {
    let (root, screen) = (ViewController(), Screen())
    let harness = TestWindow(root: root, size: Size(640, 480))
    harness.step()
    harness.expectsCleanContainment = !isFirst
    #expect(screen.view.frame == Rect(0, 0, 1000, 700))
    if isFirst { root.view.addSubview(screen.view) }
    root.addChild(screen)

    #expect(screen.view.frame == Rect(0, 0, 640, 480))
    if !isFirst { root.view.addSubview(screen.view) }
    screen.didMove(toParent: root)
    #expect(screen.appearing == [Size(640, 480)])
  }

  @Test(arguments: [Rect(10, 10, 100, 50), Rect(0, 0, 1000, 700)])
  func `addChild keeps a frame that the program has set`(frame: Rect) {
    let (root, screen) = (ViewController(), Screen())
    let harness = TestWindow(root: root, size: Size(640, 480))
    harness.step()
    screen.view.frame = frame
    root.addChild(screen)
    root.view.addSubview(screen.view)
    screen.didMove(toParent: root)

    #expect(screen.view.frame == frame)
  }

  @Test(arguments: [true, false])
  func `a view loaded with the default size gets the window's size when its superview is added`(
    addsChild: Bool
  ) {
    let (root, screen, box) = (ViewController(), Screen(), View(frame: Rect(0, 0, 640, 480)))
    let harness = TestWindow(root: root, size: Size(640, 480))
    harness.step()
    harness.expectsCleanContainment = false
    box.addSubview(screen.view)
    root.view.addSubview(box)
    if addsChild {
      root.addChild(screen)
      screen.didMove(toParent: root)
    }

    harness.runUntilIdle()

    #expect(screen.view.frame == Rect(0, 0, 640, 480))
    #expect(screen.appearing == [Size(640, 480)])
  }

  enum Container: CaseIterable, Sendable { case stack, tabs, split, drawer, pages, menu }

  /// The way in which the views are used before they have a place.
  enum Use: CaseIterable, Sendable { case container, both, layout }

  private func make(_ container: Container, _ child: ViewController) -> ViewController {
    switch container {
    case .stack: return NavigationController(rootViewController: child)
    case .tabs: return TabBarController(viewControllers: [child])
    case .split: return SplitViewController(primary: ViewController(), secondary: child)
    case .drawer: return DrawerController(center: child)
    case .pages:
      let pages = PageViewController()
      pages.setViewControllers([child], direction: .forward, animated: false)
      return pages
    case .menu: return SlidingMenuController(children: [("A", nil, child)], position: .closed)
    }
  }

  @Test(arguments: Container.allCases, Use.allCases)
  func `in a container whose view is already loaded, a child has its final size when it appears`(
    container: Container, use: Use
  ) {
    /// A screen whose view has no autoresizing mask.
    final class Bare: ViewController {
      var appearing: [Size] = []
      override func loadView() { view = View() }
      override func viewWillAppear(_ animated: Bool) { appearing.append(view.bounds.size) }
    }
    let screen = Bare()
    let root = make(container, screen)
    root.view.backgroundColor = .surface
    if use == .both { screen.view.backgroundColor = .surface }
    if use == .layout { root.view.layoutIfNeeded() }
    let harness = TestWindow(size: Size(640, 480))
    harness.window.rootViewController = root
    harness.runUntilIdle()

    #expect(screen.appearing == [screen.view.bounds.size])
    #expect(screen.view.bounds.width <= 640 && screen.view.bounds.height <= 480)
  }
}
