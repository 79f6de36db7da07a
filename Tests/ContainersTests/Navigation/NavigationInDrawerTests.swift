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
    harness.settle()
    harness.callbacks.takeLines()
    return (menu, harness)
  }

  @Test func `it is not wrapped in a bar again, and its bar begins with the menu button`() {
    root.navigationItem.leftBarButtonItems = [BarButtonItem(title: "Left")]
    let (menu, harness) = menu([navigation, plain])

    #expect(menu.centerBar?.isHidden == true)
    #expect(navigation.view.convert(navigation.view.bounds, to: nil) == Rect(0, 0, 1000, 700))
    let labels = buttons(in: navigation.navigationBar).map(\.accessibilityLabel)
    #expect(labels == ["Menu button", "Left"])
    harness.click(at: Point(30, 24))
    harness.settle()
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
  func `a plain child still lies below the drawer's bar`(
    position: DrawerPosition, animated: Bool
  ) {
    let (menu, harness) = menu([navigation, plain], position: position)

    menu.select(1, animated: animated)
    harness.settle()
    #expect(menu.centerBar?.isHidden == false)
    #expect(menu.centerBar?.title == "Plain")
    #expect(plain.view.convert(plain.view.bounds, to: nil) == Rect(0, 48, 1000, 652))
    menu.select(0, animated: animated)
    harness.settle()

    #expect(menu.centerBar?.isHidden == true)
    #expect(navigation.view.convert(navigation.view.bounds, to: nil) == Rect(0, 0, 1000, 700))
  }

  @Test(arguments: [true, false])
  func `while one dissolves into the other, neither changes its place`(toPlain: Bool) {
    let (menu, harness) = menu([navigation, plain])
    if !toPlain {
      menu.select(1, animated: false)
      harness.settle()
    }

    menu.select(toPlain ? 1 : 0)
    for _ in 0..<10 {
      harness.advance(by: 1.0 / 60)
      #expect(navigation.view.convert(navigation.view.bounds, to: nil) == Rect(0, 0, 1000, 700))
      #expect(plain.view.convert(plain.view.bounds, to: nil) == Rect(0, 48, 1000, 652))
    }
    harness.settle()
  }

  @Test func `back goes through the stack before it goes through the menu`() {
    let (menu, harness) = menu([plain, navigation])
    menu.select(1)
    harness.settle()
    navigation.pushViewController(detail)
    harness.settle()

    harness.key(.left, .alt)
    harness.settle()
    #expect(navigation.topViewController === root)
    #expect(menu.selectedIndex == 1)
    harness.key(.left, .alt)
    harness.settle()

    #expect(menu.selectedIndex == 0)
  }

  @Test func `a drag from the edge leads back, and at the root opens the drawer`() {
    let (menu, harness) = menu([navigation])
    navigation.pushViewController(detail)
    harness.settle()
    func drag() {
      harness.drag(from: Point(5, 300), to: Point(700, 300), duration: 0.3)
      harness.settle()
    }

    drag()
    #expect(navigation.topViewController === root)
    #expect(!menu.isOpen)
    drag()

    #expect(menu.isOpen)
  }

  @Test func `a drag of its bar opens the drawer, and a press on the covered bar closes it`() {
    let (menu, harness) = menu([navigation])

    harness.drag(from: Point(500, 24), to: Point(800, 24), duration: 0.3)
    harness.settle()
    #expect(menu.isOpen)
    harness.click(at: Point(900, 24))
    harness.settle()

    #expect(!menu.isOpen)
  }

  // MARK: Push as a swap of the center

  @Test(arguments: [DrawerPosition.open, .closed], [true, false])
  func `a swap can push onto the center, and closes the side`(
    position: DrawerPosition, animated: Bool
  ) {
    let side = ViewController()
    let drawer = DrawerController(center: navigation, leading: side, position: position)
    harness.show(drawer)
    navigation.title = "nav"
    detail.loadViewIfNeeded()
    harness.callbacks.takeLines()
    var heard: [Bool] = []

    drawer.setCenter(detail, style: .push, animated: animated) { heard.append($0) }
    harness.settle()

    #expect(
      harness.callbacks.takeLines().filter { !$0.hasSuffix("viewIsAppearing") } == [
        "Detail willMove nav", "Root viewWillDisappear", "Detail viewWillAppear",
        "Root viewDidDisappear", "Detail viewDidAppear", "Detail didMove nav",
      ])
    #expect(drawer.center === navigation)
    #expect(!drawer.isOpen)
    #expect(heard == [true])
  }

  @Test func `a screen that is in the stack is popped to`() {
    let drawer = DrawerController(center: navigation, leading: ViewController())
    harness.show(drawer)
    drawer.setCenter(detail, style: .push)
    drawer.setCenter(plain, style: .push)
    harness.settle()
    #expect(navigation.viewControllers.map(\.title) == ["Root", "Detail", "Plain"])

    drawer.setCenter(detail, style: .push)
    harness.settle()

    #expect(navigation.viewControllers.map(\.title) == ["Root", "Detail"])
  }

  @Test func `another center is swapped as by default`() {
    let drawer = DrawerController(center: plain, leading: ViewController())
    harness.show(drawer)

    drawer.setCenter(detail, style: .push)
    harness.settle()

    #expect(drawer.center === detail)
    drawer.setCenter(navigation, style: .push)
    harness.settle()
    #expect(drawer.center === navigation)
  }
}
