// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

struct DrawerSwapTests {
  @Test func `a drawer's old center moves out and is removed before the new one moves in`() {
    let fixture = DrawerFixture(position: .open)

    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.2)
    #expect(fixture.drawer.progress > 1)
    #expect(fixture.drawer.layout.contentContainerView.subviews.last === fixture.old.view)
    fixture.harness.advance(by: 0.1)
    #expect(fixture.drawer.layout.contentContainerView.subviews.last === fixture.new.view)
    #expect(fixture.old.view.superview == nil && fixture.old.parent == nil)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.layout.contentContainerView.subviews.count == 1)
    #expect(fixture.drawer.phase == .idle)
  }

  @Test
  func `a drawer's new center determines the title in the parent and the window's color scheme`() {
    final class Around: ViewController {
      var titles: [String?] = []
      override var activeChild: ViewController? { children.first }
      override func childTitleDidChange(_ child: ViewController) {
        titles.append(child.effectiveTitle)
      }
    }
    final class Dark: ViewController {
      override var preferredColorScheme: Theme.ColorScheme? { .dark }
    }
    let (around, center, dark) = (Around(), ViewController(), Dark())
    let drawer = DrawerController(center: center)
    around.addChild(drawer)
    around.view.addSubview(drawer.view)
    drawer.didMove(toParent: around)
    let harness = TestWindow(root: around)
    dark.title = "Dark"

    center.title = "Center"
    drawer.setCenter(dark, animated: false)

    #expect(around.titles == ["Center", "Dark"])
    #expect(harness.window.traits.theme.colorScheme == .dark)
  }

  @Test func `calling setCenter with a drawer's current center only closes the drawer`() {
    let fixture = DrawerFixture(position: .open)

    fixture.drawer.setCenter(fixture.old)
    fixture.harness.runUntilIdle()

    #expect(fixture.consumeCallbacks() == ["Side viewWillDisappear", "Side viewDidDisappear"])
  }

  @Test
  func `calling setCenter while the old center slides out replaces the center that would slide in`()
  {
    let fixture = DrawerFixture(position: .open)
    let third = ViewController()
    third.title = "Third"
    third.containmentObserver = fixture.harness.observers
    var results: [Bool] = []
    fixture.drawer.setCenter(fixture.new) { results.append($0) }
    fixture.harness.advance(by: 0.1)

    fixture.drawer.setCenter(third) { results.append($0) }
    fixture.harness.runUntilIdle()

    #expect(results == [false, true])
    #expect(fixture.drawer.center === third)
    #expect(fixture.drawer.children.map(\.title) == ["Side", "Third"])
    let log = fixture.consumeCallbacks()
    #expect(
      log.filter { $0.hasPrefix("New") } == [
        "New willMove drawer", "New viewWillAppear", "New viewIsAppearing", "New willMove nil",
        "New viewWillDisappear", "New viewDidDisappear", "New didMove nil",
      ])
    #expect(log.count { $0 == "Old viewWillDisappear" } == 1)
  }

  @Test func `setting a drawer's old center again while it slides out cancels the replacement`() {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.1)

    fixture.drawer.setCenter(fixture.old)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.center === fixture.old)
    #expect(fixture.drawer.children.map(\.title) == ["Side", "Old"])
    let old = fixture.consumeCallbacks().filter { $0.hasPrefix("Old") }
    #expect(
      old == [
        "Old willMove nil", "Old viewWillDisappear", "Old willMove drawer", "Old viewWillAppear",
        "Old viewIsAppearing", "Old viewDidAppear", "Old didMove drawer",
      ])
  }

  @Test
  func `setting a drawer's old center while the new one slides in finishes the replacement first`()
  {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.3)

    fixture.drawer.setCenter(fixture.old)
    fixture.harness.runUntilIdle()

    let new = fixture.consumeCallbacks().filter { $0.hasPrefix("New") }
    #expect(
      new == [
        "New willMove drawer", "New viewWillAppear", "New viewIsAppearing", "New viewDidAppear",
        "New didMove drawer", "New willMove nil", "New viewWillDisappear", "New viewDidDisappear",
        "New didMove nil",
      ])
    #expect(fixture.drawer.center === fixture.old)
  }

  @Test func `a key that opens a drawer during a center replacement keeps the new center`() {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.1)

    fixture.harness.pressKey(.function(9))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.center === fixture.new)
    #expect(fixture.drawer.progress == 1)
    #expect(fixture.side.isAppeared)
  }

  @Test func `replacing the center of a drawer off screen sends no appearance callbacks`() {
    let harness = TestWindow()
    let old = ViewController()
    let new = ViewController()
    old.title = "Old"
    new.title = "New"
    let drawer = DrawerController(center: old, leading: ViewController())
    drawer.title = "drawer"
    old.containmentObserver = harness.observers
    new.containmentObserver = harness.observers

    drawer.setCenter(new)

    #expect(
      harness.callbacks.lines == [
        "Old willMove nil", "New willMove drawer", "Old didMove nil", "New didMove drawer",
      ])
    #expect(drawer.center === new)
  }

  @Test func `replacing a drawer's center a thousand times leaks no controller, child or view`() {
    let fixture = DrawerFixture(position: .closed)
    weak var last: ViewController?
    for _ in 0..<1000 {
      let next = ViewController()
      fixture.drawer.setCenter(next, animated: false)
      last = next
    }
    fixture.drawer.setCenter(fixture.new, animated: false)

    #expect(last == nil)
    #expect(fixture.drawer.children.count == 2)
    #expect(fixture.drawer.layout.contentContainerView.subviews.count == 1)
  }
}
