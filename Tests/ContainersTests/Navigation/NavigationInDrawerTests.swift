// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// A navigation controller as the center of a drawer, and as a child of a sliding menu.
struct NavigationInDrawerTests {
  private let root = NavigationFixture.Screen()
  private let plain = NavigationFixture.Screen()
  private let detail = NavigationFixture.Screen()
  private let navigation: NavigationController
  private let harness = TestWindow()

  init() {
    root.title = "Root"
    plain.title = "Plain"
    detail.title = "Detail"
    for screen in [root, plain, detail] { screen.containmentObserver = harness.observers }
    navigation = NavigationController(rootViewController: root)
  }

  private func menu(
    _ controllers: [ViewController], position: DrawerPosition = .closed
  ) -> (SlidingMenuController, TestWindow) {
    let menu = SlidingMenuController(
      children: controllers.map { ($0 === navigation ? "Nav" : "Plain", nil, $0) },
      position: position)
    harness.show(menu)
    harness.runUntilIdle()
    harness.callbacks.removeAllLines()
    return (menu, harness)
  }

  @Test func `in a sliding menu, a navigation controller's bar begins with the menu button`() {
    root.navigationItem.leftBarButtonItems = [BarButtonItem(title: "Left")]
    let (menu, harness) = menu([navigation, plain])

    #expect(menu.centerBar?.isHidden == true)
    #expect(navigation.view.convert(navigation.view.bounds, to: nil) == Rect(0, 0, 1000, 700))
    let labels = buttons(in: navigation.navigationBar).map(\.accessibilityLabel)
    #expect(labels == ["Menu button", "Left"])
    harness.click(at: Point(30, 24))
    harness.runUntilIdle()
    #expect(menu.isOpen)
  }

  /// The buttons that show, from the left.
  private func buttons(in bar: View) -> [Button] {
    func all(_ view: View) -> [Button] {
      view.isHidden ? [] : view.subviews.flatMap { ($0 as? Button).map { [$0] } ?? all($0) }
    }
    return all(bar).filter { !$0.isHidden }
      .sorted { $0.convert(Point.zero, to: nil).x < $1.convert(Point.zero, to: nil).x }
  }

  @Test(arguments: [DrawerPosition.open, .closed], [true, false])
  func `a sliding menu's center that is not a navigation controller is below the menu's own bar`(
    position: DrawerPosition, animated: Bool
  ) {
    let (menu, harness) = menu([navigation, plain], position: position)

    menu.select(1, animated: animated)
    harness.runUntilIdle()
    #expect(menu.centerBar?.isHidden == false)
    #expect(menu.centerBar?.title == "Plain")
    #expect(plain.view.convert(plain.view.bounds, to: nil) == Rect(0, 48, 1000, 652))
    menu.select(0, animated: animated)
    harness.runUntilIdle()

    #expect(menu.centerBar?.isHidden == true)
    #expect(navigation.view.convert(navigation.view.bounds, to: nil) == Rect(0, 0, 1000, 700))
  }

  @Test(arguments: [true, false])
  func
    `a cross-fade between a navigation controller and a center below the menu's bar moves neither`(
      toPlain: Bool
    )
  {
    let (menu, harness) = menu([navigation, plain])
    if !toPlain {
      menu.select(1, animated: false)
      harness.runUntilIdle()
    }

    menu.select(toPlain ? 1 : 0)
    for _ in 0..<10 {
      harness.advance(by: 1.0 / 60)
      #expect(navigation.view.convert(navigation.view.bounds, to: nil) == Rect(0, 0, 1000, 700))
      #expect(plain.view.convert(plain.view.bounds, to: nil) == Rect(0, 48, 1000, 652))
    }
    harness.runUntilIdle()
  }

  @Test
  func
    `Alt+Left pops a screen, and at the root selects the item that the sliding menu showed before`()
  {
    let (menu, harness) = menu([plain, navigation])
    menu.select(1)
    harness.runUntilIdle()
    navigation.pushViewController(detail)
    harness.runUntilIdle()

    harness.pressKey(.left, .alt)
    harness.runUntilIdle()
    #expect(navigation.topViewController === root)
    #expect(menu.selectedIndex == 1)
    harness.pressKey(.left, .alt)
    harness.runUntilIdle()

    #expect(menu.selectedIndex == 0)
  }

  @Test func `a drag from the edge pops, and opens the sliding menu when only the root is left`() {
    let (menu, harness) = menu([navigation])
    navigation.pushViewController(detail)
    harness.runUntilIdle()
    func drag() {
      harness.drag(from: Point(5, 300), to: Point(700, 300), duration: 0.3)
      harness.runUntilIdle()
    }

    drag()
    #expect(navigation.topViewController === root)
    #expect(!menu.isOpen)
    drag()

    #expect(menu.isOpen)
  }

  @Test
  func `a center's navigation bar opens the sliding menu by a drag, and closes it by a click`() {
    let (menu, harness) = menu([navigation])

    harness.drag(from: Point(500, 24), to: Point(800, 24), duration: 0.3)
    harness.runUntilIdle()
    #expect(menu.isOpen)
    harness.click(at: Point(900, 24))
    harness.runUntilIdle()

    #expect(!menu.isOpen)
  }

  // MARK: Push as a swap of the center

  @Test(arguments: [DrawerPosition.open, .closed], [true, false])
  func `setCenter with the style push pushes onto the drawer's center and closes the side`(
    position: DrawerPosition, animated: Bool
  ) {
    let side = ViewController()
    let drawer = DrawerController(center: navigation, leading: side, position: position)
    harness.show(drawer)
    navigation.title = "nav"
    detail.loadViewIfNeeded()
    harness.callbacks.removeAllLines()
    var results: [Bool] = []

    drawer.setCenter(detail, style: .push, animated: animated) { results.append($0) }
    harness.runUntilIdle()

    #expect(
      harness.callbacks.removeAllLines().filter { !$0.hasSuffix("viewIsAppearing") } == [
        "Detail willMove nav", "Root viewWillDisappear", "Detail viewWillAppear",
        "Root viewDidDisappear", "Detail viewDidAppear", "Detail didMove nav",
      ])
    #expect(drawer.center === navigation)
    #expect(!drawer.isOpen)
    #expect(results == [true])
  }

  @Test func `setCenter with the style push pops to a controller that is on the center's stack`() {
    let drawer = DrawerController(center: navigation, leading: ViewController())
    harness.show(drawer)
    drawer.setCenter(detail, style: .push)
    drawer.setCenter(plain, style: .push)
    harness.runUntilIdle()
    #expect(navigation.viewControllers.map(\.title) == ["Root", "Detail", "Plain"])

    drawer.setCenter(detail, style: .push)
    harness.runUntilIdle()

    #expect(navigation.viewControllers.map(\.title) == ["Root", "Detail"])
  }

  @Test
  func `setCenter with the style push replaces a center that cannot push the new controller`() {
    let drawer = DrawerController(center: plain, leading: ViewController())
    harness.show(drawer)

    drawer.setCenter(detail, style: .push)
    harness.runUntilIdle()

    #expect(drawer.center === detail)
    drawer.setCenter(navigation, style: .push)
    harness.runUntilIdle()
    #expect(drawer.center === navigation)
  }
}
