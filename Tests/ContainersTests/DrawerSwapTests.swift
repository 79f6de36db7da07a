// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

struct DrawerSwapTests {
  @Test func `the old center goes off before the new one comes in`() {
    let fixture = DrawerFixture(position: .open)

    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.2)
    #expect(fixture.drawer.progress > 1)
    #expect(fixture.drawer.layout.contentHost.subviews.last === fixture.old.view)
    fixture.harness.advance(by: 0.1)
    #expect(fixture.drawer.layout.contentHost.subviews.last === fixture.new.view)
    #expect(fixture.old.view.superview == nil && fixture.old.parent == nil)
    fixture.harness.settle()

    #expect(fixture.drawer.layout.contentHost.subviews.count == 1)
    #expect(fixture.drawer.phase == .idle)
  }

  @Test func `what is around hears the title and the look of the center, and of the next one`() {
    final class Around: ViewController {
      var titles: [String?] = []
      override var childInCharge: ViewController? { children.first }
      override func childTitleChanged(_ child: ViewController) {
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

  @Test func `the present center given again only closes`() {
    let fixture = DrawerFixture(position: .open)

    fixture.drawer.setCenter(fixture.old)
    fixture.harness.settle()

    #expect(fixture.take() == ["Side viewWillDisappear", "Side viewDidDisappear"])
  }

  @Test func `another choice while the old center goes off comes instead`() {
    let fixture = DrawerFixture(position: .open)
    let third = ViewController()
    third.title = "Third"
    third.containmentObserver = fixture.harness.observers
    var heard: [Bool] = []
    fixture.drawer.setCenter(fixture.new) { heard.append($0) }
    fixture.harness.advance(by: 0.1)

    fixture.drawer.setCenter(third) { heard.append($0) }
    fixture.harness.settle()

    #expect(heard == [false, true])
    #expect(fixture.drawer.center === third)
    #expect(fixture.drawer.children.map(\.title) == ["Side", "Third"])
    let log = fixture.take()
    #expect(
      log.filter { $0.hasPrefix("New") } == [
        "New willMove drawer", "New viewWillAppear", "New viewIsAppearing", "New willMove nil",
        "New viewWillDisappear", "New viewDidDisappear", "New didMove nil",
      ])
    #expect(log.count { $0 == "Old viewWillDisappear" } == 1)
  }

  @Test func `choosing the old center again while it goes off calls the swap off`() {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.1)

    fixture.drawer.setCenter(fixture.old)
    fixture.harness.settle()

    #expect(fixture.drawer.center === fixture.old)
    #expect(fixture.drawer.children.map(\.title) == ["Side", "Old"])
    let old = fixture.take().filter { $0.hasPrefix("Old") }
    #expect(
      old == [
        "Old willMove nil", "Old viewWillDisappear", "Old willMove drawer", "Old viewWillAppear",
        "Old viewIsAppearing", "Old viewDidAppear", "Old didMove drawer",
      ])
  }

  @Test func `a swap while the new center comes in finishes the first one first`() {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.3)

    fixture.drawer.setCenter(fixture.old)
    fixture.harness.settle()

    let new = fixture.take().filter { $0.hasPrefix("New") }
    #expect(
      new == [
        "New willMove drawer", "New viewWillAppear", "New viewIsAppearing", "New viewDidAppear",
        "New didMove drawer", "New willMove nil", "New viewWillDisappear", "New viewDidDisappear",
        "New didMove nil",
      ])
    #expect(fixture.drawer.center === fixture.old)
  }

  @Test func `a key that opens during a swap lets the new center rest open`() {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: 0.1)

    fixture.harness.key(.function(9))
    fixture.harness.settle()

    #expect(fixture.drawer.center === fixture.new)
    #expect(fixture.drawer.progress == 1)
    #expect(fixture.side.isAppeared)
  }

  @Test func `a drawer that is not on screen swaps without appearance callbacks`() {
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

  @Test func `a thousand swaps leave nothing behind`() {
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
    #expect(fixture.drawer.layout.contentHost.subviews.count == 1)
  }
}
