// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// How the drawer and the sliding menu show, replace and reveal controllers.
struct DrawerShowingTests {
  private func screen(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  @Test func `showDetail called in a drawer's side replaces the center and closes the side`() {
    let fixture = DrawerFixture(position: .open)

    fixture.side.showDetail(fixture.new, sender: nil)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.center === fixture.new)
    #expect(!fixture.drawer.isOpen)
    #expect(fixture.new.isAppeared)
  }

  @Test func `show called in a drawer's side pushes the controller onto a stack in the center`() {
    let stack = StackContainer("Stack", [screen("First")])
    let side = screen("Side")
    let new = screen("New")
    let drawer = DrawerController(center: stack, leading: side, position: .open)
    let harness = TestWindow(root: drawer)

    side.show(new, sender: "Row")
    harness.runUntilIdle()

    #expect(stack.top === new)
    #expect(new.isAppeared)
    #expect(!drawer.isOpen)
    #expect(side.targetViewController(forAction: .show, sender: nil) === drawer)
  }

  @Test func `show presents a controller over the drawer if the drawer's center cannot show it`() {
    let stack = NavigationController(rootViewController: screen("First"))
    let other = NavigationController(rootViewController: screen("Other"))
    let drawer = DrawerController(center: stack, leading: screen("Side"))
    let harness = TestWindow(root: drawer)

    stack.topViewController?.show(other, sender: nil)
    harness.runUntilIdle()

    #expect(drawer.presentedViewController === other)
  }

  @Test func `show presents a controller over the drawer if the drawer's center is no container`() {
    let fixture = DrawerFixture(position: .closed)
    #expect(fixture.side.targetViewController(forAction: .show, sender: nil) == nil)

    fixture.old.show(fixture.new, sender: nil)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.presentedViewController === fixture.new)
  }

  @Test(arguments: [true, false])
  func `replace sends a drawer's center the same callbacks as setCenter`(animated: Bool) {
    let fixture = DrawerFixture(position: .closed)

    fixture.old.replace(with: fixture.new, animated: animated)
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks() == [
        "Old willMove nil", "New willMove drawer", "Old viewWillDisappear", "New viewWillAppear",
        "New viewIsAppearing", "Old viewDidDisappear", "Old didMove nil", "New viewDidAppear",
        "New didMove drawer",
      ])
  }

  @Test func `replace keeps an open drawer side open`() {
    let fixture = DrawerFixture(position: .open)

    fixture.side.replace(with: fixture.new, animated: true)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.leading === fixture.new)
    #expect(fixture.drawer.isOpen)
    #expect(fixture.new.isAppeared)
  }

  @Test(arguments: [true, false])
  func `a drawer side that is closed while the drawer is being presented ends up hidden`(
    animated: Bool
  ) {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let drawer = DrawerController(
      center: screen("Center"), leading: screen("Side"), position: .open)
    root.present(drawer, animated: true)
    harness.advance(by: 0.1)

    drawer.close(animated: animated)
    harness.runUntilIdle()

    #expect(drawer.leading?.isAppeared == false)
    #expect(drawer.leading?.view.superview?.isHidden == true)
  }

  @Test func `showDetail with the controller of a sliding menu item selects that item's row`() {
    let items = ["First", "Second"].map { SlidingMenuItem(title: $0, controller: screen($0)) }
    let menu = SlidingMenuController(items: items)
    let harness = TestWindow(root: menu)

    items[0].controller.showDetail(items[1].controller, sender: nil)
    harness.runUntilIdle()

    #expect(menu.selectedIndex == 1)
    #expect(menu.canGoBack)
    let other = screen("Other")
    items[1].controller.showDetail(other, sender: nil)
    harness.runUntilIdle()
    #expect(menu.center === other)
    #expect(menu.selectedIndex == nil)
  }

  nonisolated static let points = Array(stride(from: 0.02, through: 0.4, by: 0.04))

  @Test(arguments: points)
  func `unwinding to a drawer's center that is sliding out slides the center in again`(
    point: Double
  ) {
    let fixture = DrawerFixture(position: .open)
    var count = 0
    fixture.old.registerUnwindAction("home") { _ in count += 1 }
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: point)
    let isStillThere = fixture.old.parent != nil

    let isFound = fixture.new.performUnwind("home")
    fixture.harness.runUntilIdle()

    #expect(isFound == isStillThere)
    #expect(count == (isFound ? 1 : 0))
    #expect(fixture.drawer.center === (isFound ? fixture.old : fixture.new))
    #expect(fixture.drawer.center.isAppeared)
  }

  @Test(arguments: points)
  func `unwinding from a side that is opening or closing closes the side and keeps the center`(
    point: Double
  ) {
    for position in [DrawerPosition.open, .closed] {
      let fixture = DrawerFixture(position: position)
      fixture.old.registerUnwindAction("home")
      fixture.drawer.toggle()
      fixture.harness.advance(by: point)

      fixture.side.performUnwind("home")
      fixture.harness.runUntilIdle()

      #expect(!fixture.drawer.isOpen)
      #expect(!fixture.side.isAppeared)
      #expect(fixture.old.isAppeared)
    }
  }
}
