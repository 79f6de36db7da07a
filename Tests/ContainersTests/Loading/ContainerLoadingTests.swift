// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 2 in the stock containers: whatever loads a screen has given it its place before.
struct ContainerLoadingTests {
  final class Screen: ViewController {
    var sizes: [String: Size] = [:]
    /// Filled in `viewDidLoad()` as tutorials do, and never laid out again.
    let body = View()

    override func viewDidLoad() {
      sizes["viewDidLoad"] = view.bounds.size
      body.frame = Rect(10, 20, view.bounds.width - 20, view.bounds.height - 40)
      body.autoresizingMask = .fill
      view.addSubview(body)
    }
    override func viewWillAppear(_ animated: Bool) { sizes["viewWillAppear"] = view.bounds.size }
  }

  /// Adds a child that fills it when it loads.
  private final class Outer: ViewController {
    private let child: ViewController

    init(_ child: ViewController) {
      self.child = child
      super.init()
    }

    override func viewDidLoad() {
      addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = .fill
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  /// A way in which a screen comes on screen for the first time.
  nonisolated struct Placement: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// None that anything has by default.
    var size = Size(910, 650)
    let show: @Sendable @MainActor (Screen, TestWindow) -> Void
  }

  private nonisolated static func root(
    _ make: @escaping @Sendable @MainActor (Screen) -> ViewController
  ) -> @Sendable @MainActor (Screen, TestWindow) -> Void {
    { screen, harness in harness.window.rootViewController = make(screen) }
  }

  nonisolated static let placements: [Placement] = [
    Placement(testDescription: "a drawer's center", show: root { DrawerController(center: $0) }),
    Placement(
      testDescription: "a drawer's center below a bar",
      show: root {
        let drawer = DrawerController(center: $0)
        drawer.centerBar = NavigationBar()
        return drawer
      }),
    Placement(
      testDescription: "a drawer's open side",
      show: root {
        DrawerController(center: ViewController(), leading: $0, position: .open)
      }),
    Placement(
      testDescription: "a drawer's side that opens later",
      show: { screen, harness in
        let drawer = DrawerController(center: ViewController())
        harness.window.rootViewController = drawer
        harness.step()
        drawer.trailing = screen
        drawer[.trailing].style = .overlay
        drawer.open(.trailing)
      }),
    Placement(
      testDescription: "a center beside a docked side",
      show: root {
        let drawer = DrawerController(center: $0, leading: ViewController())
        drawer[.leading].dockingWidth = 800
        return drawer
      }),
    Placement(
      testDescription: "a center beside a docked side that is wider", size: Size(560, 650),
      show: root {
        let drawer = DrawerController(center: $0, leading: ViewController())
        drawer[.leading].dockingWidth = 500
        drawer[.leading].length = .fixed(320)
        return drawer
      }),
    Placement(
      testDescription: "a stack that was loaded before it had a place", size: Size(420, 650),
      show: root {
        let navigation = NavigationController(rootViewController: $0)
        navigation.loadViewIfNeeded()
        return navigation
      }),
    Placement(
      testDescription: "a docked side",
      show: root {
        let drawer = DrawerController(center: ViewController(), leading: $0)
        drawer[.leading].dockingWidth = 800
        return drawer
      }),
    Placement(
      testDescription: "a drawer's next center",
      show: { screen, harness in
        let drawer = DrawerController(center: ViewController())
        harness.window.rootViewController = drawer
        harness.step()
        drawer.setCenter(screen)
      }),
    Placement(
      testDescription: "an item of a sliding menu",
      show: root { SlidingMenuController(children: [("A", nil, $0)]) }),
    Placement(
      testDescription: "a stack's root", show: root { NavigationController(rootViewController: $0) }
    ),
    Placement(
      testDescription: "a stack's root with a large title, a prompt and a toolbar",
      show: root {
        $0.navigationItem.prompt = "Prompt"
        $0.navigationItem.largeTitleDisplayMode = .always
        let navigation = NavigationController(rootViewController: $0)
        navigation.isToolbarHidden = false
        return navigation
      }),
    Placement(
      testDescription: "a pushed screen",
      show: { screen, harness in
        let navigation = NavigationController(rootViewController: ViewController())
        harness.window.rootViewController = navigation
        harness.step()
        navigation.pushViewController(screen)
      }),
    Placement(
      testDescription: "a stack in a sliding menu",
      show: root {
        SlidingMenuController(children: [("A", nil, NavigationController(rootViewController: $0))])
      }),
    Placement(testDescription: "a tab", show: root { TabBarController(viewControllers: [$0]) }),
    Placement(
      testDescription: "a tab behind More",
      show: { screen, harness in
        let tabs = TabBarController(
          viewControllers: (0..<20).map { _ in ViewController() } + [screen])
        harness.window.rootViewController = tabs
        harness.step()
        tabs.selectedIndex = 20
      }),
    Placement(
      testDescription: "a child of a stack's screen, added when that loads",
      show: root { NavigationController(rootViewController: Outer($0)) }),
    Placement(
      testDescription: "a tab that is selected later",
      show: { screen, harness in
        let tabs = TabBarController(viewControllers: [ViewController(), screen])
        tabs.tabBarPlacement = .top
        harness.window.rootViewController = tabs
        harness.step()
        tabs.selectedIndex = 1
      }),
    Placement(
      testDescription: "a stack in a tab",
      show: root {
        TabBarController(viewControllers: [NavigationController(rootViewController: $0)])
      }),
    Placement(
      testDescription: "a split view's primary",
      show: root { SplitViewController(primary: $0, secondary: ViewController()) }),
    Placement(
      testDescription: "a split view's secondary",
      show: root { SplitViewController(primary: ViewController(), secondary: $0) }),
    Placement(
      testDescription: "a split view's only column where it is compact", size: Size(500, 700),
      show: root { SplitViewController(primary: $0, secondary: ViewController()) }),
    Placement(
      testDescription: "a page",
      show: root {
        let pages = PageViewController()
        pages.setViewControllers([$0], direction: .forward, animated: false)
        return pages
      }),
    Placement(
      testDescription: "the next page",
      show: { screen, harness in
        let pages = PageViewController()
        pages.setViewControllers([ViewController()], direction: .forward, animated: false)
        harness.window.rootViewController = pages
        harness.step()
        pages.setViewControllers([screen], direction: .forward, animated: true)
      }),
    Placement(
      testDescription: "a popover",
      show: { screen, harness in
        let root = ViewController()
        harness.window.rootViewController = root
        harness.step()
        screen.preferredContentSize = Size(220, 160)
        screen.modalPresentationStyle = .popover
        screen.popoverPresentationController?.sourceView = root.view
        root.present(screen, animated: false)
      }),
    Placement(
      testDescription: "a replacement",
      show: { screen, harness in
        let child = ViewController()
        let navigation = NavigationController(rootViewController: child)
        harness.window.rootViewController = navigation
        harness.step()
        navigation.replaceChild(child, with: screen, animated: false)
      }),
  ]

  @Test(arguments: placements)
  func `a controller's view has its final size in viewDidLoad and viewWillAppear`(way: Placement) {
    let harness = TestWindow(size: way.size)
    let screen = Screen()

    way.show(screen, harness)
    harness.runUntilIdle()

    let size = screen.view.bounds.size
    #expect(screen.isAppeared && size.width > 0 && size.height > 0)
    #expect(screen.sizes == ["viewDidLoad": size, "viewWillAppear": size])
  }

  @Test(arguments: placements)
  func `a subview laid out in viewDidLoad fits the view and follows a window resize`(
    way: Placement
  ) {
    let harness = TestWindow(size: way.size)
    let screen = Screen()
    way.show(screen, harness)
    harness.runUntilIdle()

    harness.resize(to: Size(way.size.width + 80, way.size.height - 60))
    harness.runUntilIdle()

    let size = screen.view.bounds.size
    #expect(screen.body.frame == Rect(10, 20, size.width - 20, size.height - 40))
  }
}
