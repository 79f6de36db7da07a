// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5.2: one order for every way in. `ContainmentTableTests` checks the order of one way of each kind.
struct TabOrderTests {
  enum Way: CaseIterable {
    case index, controller, call, click, touch, key, pageKey, arrow
  }

  private func selectSecond(_ fixture: TabFixture, by way: Way) {
    let harness = fixture.harness
    switch way {
    case .index: fixture.tabs.selectedIndex = 1
    case .controller: fixture.tabs.selectedViewController = fixture.pages[1]
    case .call: fixture.tabs.select(1, animated: true)
    case .click: fixture.click(1)
    case .touch:
      let place = fixture.place(ofTab: 1)
      for phase in [PointerEvent.Phase.down, .up] {
        harness.send(.pointer(PointerEvent(phase, at: place, device: .touch, identifier: 4)))
      }
    case .key: harness.key(.tab, .control)
    case .pageKey: harness.key(.pageDown, .control)
    case .arrow:
      fixture.window.focus.focus(fixture.tabs.tabBar.buttons[0])
      harness.key(.right)
    }
    harness.settle()
  }

  @Test(arguments: Way.allCases, TabSwitchStyle.allCases)
  func `a switch has one order, however it comes about and moves`(
    way: Way, style: TabSwitchStyle
  ) {
    let fixture = TabFixture(style: style)

    selectSecond(fixture, by: way)

    #expect(fixture.take() == TabFixture.order)
    #expect(fixture.tabs.selectedIndex == 1)
    #expect(fixture.pages[0].view.superview == nil)
    #expect(fixture.pages[1].view.superview === fixture.tabs.layout.stage)
  }

  @Test func `the new tab is loaded before anything else, and only then`() {
    let fixture = TabFixture(loadsAll: false)
    #expect(fixture.pages.map(\.isViewLoaded) == [true, false, false])

    fixture.tabs.selectedIndex = 1

    #expect(fixture.take() == ["B loadView", "B viewDidLoad"] + TabFixture.order)
    #expect(fixture.pages.map(\.isViewLoaded) == [true, true, false])
  }

  @Test func `off screen nothing is heard, and nothing is loaded`() {
    let fixture = TabFixture(loadsAll: false)
    fixture.window.rootViewController = ViewController()
    fixture.harness.step()
    #expect(fixture.take() == ["A viewWillDisappear", "A viewDidDisappear"])

    fixture.tabs.selectedIndex = 2

    #expect(fixture.take() == [])
    #expect(!fixture.pages[2].isViewLoaded)
    fixture.window.rootViewController = fixture.tabs
    fixture.harness.step()
    #expect(
      fixture.take() == [
        "C loadView", "C viewDidLoad", "C viewWillAppear", "C viewIsAppearing", "C viewDidAppear",
      ])
    #expect(fixture.pages[0].view.superview == nil)
  }

  @Test func `tabs are children at once, and leave when they are left out`() {
    let harness = TestWindow()
    let (first, second) = (ViewController(), ViewController())
    let tabs = TabBarController()
    for (controller, title) in [(tabs, "tabs"), (first, "A"), (second, "B")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }

    tabs.viewControllers = [first, second]
    #expect(
      harness.callbacks.takeLines() == [
        "A willMove tabs", "A didMove tabs", "B willMove tabs", "B didMove tabs",
      ])
    tabs.viewControllers = [second]

    #expect(harness.callbacks.takeLines() == ["A willMove nil", "A didMove nil"])
    #expect(tabs.children.map(\.title) == ["B"])
    #expect(tabs.selectedIndex == 0)
    #expect(first.parent == nil)
  }

  @Test func `the selected tab that is left out goes after the switch to its neighbor`() {
    let fixture = TabFixture()

    fixture.tabs.viewControllers = [fixture.pages[1], fixture.pages[2]]

    #expect(
      fixture.take() == ["A willMove nil"] + TabFixture.order + ["A didMove nil"])
    #expect(fixture.tabs.selectedViewController === fixture.pages[1])
  }

  @Test func `a switch that is turned round ends where it began`() {
    let fixture = TabFixture(style: .crossFade)
    var heard: [Bool] = []
    fixture.tabs.select(1, animated: true) { heard.append($0) }
    fixture.harness.advance(by: 0.1)

    fixture.tabs.select(0, animated: true) { heard.append($0) }
    fixture.harness.settle()

    #expect(heard == [false, true])
    #expect(fixture.tabs.selectedIndex == 0)
  }

  @Test func `the handle calls a switch off, and the completion hears it`() {
    let fixture = TabFixture(style: .slide)
    var heard: [Bool] = []
    fixture.tabs.select(2, animated: true) { heard.append($0) }
    fixture.harness.advance(by: 0.1)

    fixture.tabs.switchTransition?.cancel()
    fixture.harness.settle()

    #expect(heard == [false])
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(fixture.tabs.tabBar.selectedIndex == 0)
    #expect(fixture.pages[0].isAppeared)
    #expect(!fixture.pages[2].isAppeared && !fixture.pages[2].isInAppearanceTransition)
    #expect(fixture.pages[0].view.transform == .identity)
  }

  @Test func `a third tab ends the switch before`() {
    let fixture = TabFixture(style: .crossFade)
    var heard: [String] = []
    fixture.tabs.select(1, animated: true) { heard.append("B \($0)") }
    fixture.harness.advance(by: 0.1)

    fixture.tabs.select(2, animated: true) { heard.append("C \($0)") }
    fixture.harness.settle()

    #expect(heard == ["B false", "C true"])
  }

  @Test func `with reduced motion a switch has the same callbacks and no frame between`() {
    let fixture = TabFixture(style: .slide)
    fixture.window.traits.reducesMotion = true
    var heard: [Bool] = []

    fixture.tabs.select(1, animated: true) { heard.append($0) }

    #expect(fixture.take() == TabFixture.order)
    #expect(heard == [true])
    #expect(fixture.tabs.switchTransition == nil)
  }

  private final class Redirecting: ViewController {
    var onWillAppear: (() -> Void)?
    var onDidAppear: (() -> Void)?
    override func viewWillAppear(_ animated: Bool) { onWillAppear?() }
    override func viewDidAppear(_ animated: Bool) { onDidAppear?() }
  }

  @Test func `a tab that selects another one in a callback comes first`() {
    let fixture = TabFixture()
    let login = Redirecting()
    login.title = "L"
    login.containmentObserver = fixture.harness.observers
    login.onDidAppear = { fixture.tabs.selectedIndex = 0 }
    fixture.tabs.viewControllers.append(login)
    _ = fixture.take()

    fixture.tabs.selectedViewController = login

    #expect(
      fixture.take() == [
        "L loadView", "L viewDidLoad", "A viewWillDisappear", "L viewWillAppear",
        "L viewIsAppearing", "A viewDidDisappear", "L viewDidAppear", "L viewWillDisappear",
        "A viewWillAppear", "A viewIsAppearing", "L viewDidDisappear", "A viewDidAppear",
      ])
  }

  @Test func `a tab that selects another one while the controller appears is in pairs`() {
    let harness = TestWindow()
    let (first, second) = (Redirecting(), ViewController())
    let tabs = TabBarController(viewControllers: [first, second])
    for (controller, title) in [(first as ViewController, "A"), (second, "B")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    first.onWillAppear = { [weak tabs] in tabs?.selectedIndex = 1 }

    harness.show(tabs)
    harness.settle()

    #expect(
      harness.callbacks.lines == [
        "A loadView", "A viewDidLoad", "A viewWillAppear", "B loadView", "B viewDidLoad",
        "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewIsAppearing",
        "B viewDidAppear",
      ])
  }
}
