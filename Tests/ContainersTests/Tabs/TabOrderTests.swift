// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5.2: one order for every way in. `ContainmentTableTests` checks the order of one way of each kind.
struct TabOrderTests {
  enum SelectionInput: CaseIterable {
    case index, controller, call, click, touch, key, pageKey, arrow
  }

  private func selectSecond(_ fixture: TabFixture, by way: SelectionInput) {
    let harness = fixture.harness
    switch way {
    case .index: fixture.tabs.selectedIndex = 1
    case .controller: fixture.tabs.selectedViewController = fixture.pages[1]
    case .call: fixture.tabs.select(1, animated: true)
    case .click: fixture.click(1)
    case .touch:
      let location = fixture.location(ofTab: 1)
      for phase in [PointerEvent.Phase.down, .up] {
        harness.send(.pointer(PointerEvent(phase, at: location, device: .touch, identifier: 4)))
      }
    case .key: harness.pressKey(.tab, .control)
    case .pageKey: harness.pressKey(.pageDown, .control)
    case .arrow:
      fixture.window.focus.focus(fixture.tabs.tabBar.buttons[0])
      harness.pressKey(.right)
    }
    harness.runUntilIdle()
  }

  @Test(arguments: SelectionInput.allCases, TabTransitionStyle.allCases)
  func `a tab selection sends the same callbacks for every input and every transition style`(
    way: SelectionInput, style: TabTransitionStyle
  ) {
    let fixture = TabFixture(style: style)

    selectSecond(fixture, by: way)

    #expect(fixture.consumeCallbacks() == TabFixture.switchCallbacks)
    #expect(fixture.tabs.selectedIndex == 1)
    #expect(fixture.pages[0].view.superview == nil)
    #expect(fixture.pages[1].view.superview === fixture.tabs.layout.containerView)
  }

  @Test func `selecting a tab loads its view before the other callbacks, and loads no other tab`() {
    let fixture = TabFixture(loadsAll: false)
    #expect(fixture.pages.map(\.isViewLoaded) == [true, false, false])

    fixture.tabs.selectedIndex = 1

    #expect(
      fixture.consumeCallbacks() == ["B loadView", "B viewDidLoad"] + TabFixture.switchCallbacks)
    #expect(fixture.pages.map(\.isViewLoaded) == [true, true, false])
  }

  @Test
  func `selecting a tab of an off-screen tab bar controller loads no view and sends no callbacks`()
  {
    let fixture = TabFixture(loadsAll: false)
    fixture.window.rootViewController = ViewController()
    fixture.harness.step()
    #expect(fixture.consumeCallbacks() == ["A viewWillDisappear", "A viewDidDisappear"])

    fixture.tabs.selectedIndex = 2

    #expect(fixture.consumeCallbacks() == [])
    #expect(!fixture.pages[2].isViewLoaded)
    fixture.window.rootViewController = fixture.tabs
    fixture.harness.step()
    #expect(
      fixture.consumeCallbacks() == [
        "C loadView", "C viewDidLoad", "C viewWillAppear", "C viewIsAppearing", "C viewDidAppear",
      ])
    #expect(fixture.pages[0].view.superview == nil)
  }

  @Test func `setting tabs adds the controllers as children and removes the former tabs`() {
    let harness = TestWindow()
    let (first, second) = (ViewController(), ViewController())
    let tabs = TabBarController()
    for (controller, title) in [(tabs, "tabs"), (first, "A"), (second, "B")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }

    tabs.viewControllers = [first, second]
    #expect(
      harness.callbacks.removeAllLines() == [
        "A willMove tabs", "A didMove tabs", "B willMove tabs", "B didMove tabs",
      ])
    tabs.viewControllers = [second]

    #expect(harness.callbacks.removeAllLines() == ["A willMove nil", "A didMove nil"])
    #expect(tabs.children.map(\.title) == ["B"])
    #expect(tabs.selectedIndex == 0)
    #expect(first.parent == nil)
  }

  @Test
  func `removing the selected tab selects its neighbor before the removed tab receives didMove`() {
    let fixture = TabFixture()

    fixture.tabs.viewControllers = [fixture.pages[1], fixture.pages[2]]

    #expect(
      fixture.consumeCallbacks() == ["A willMove nil"] + TabFixture.switchCallbacks + [
        "A didMove nil"
      ])
    #expect(fixture.tabs.selectedViewController === fixture.pages[1])
  }

  @Test
  func `a reversed tab selection calls its completion handler with false and keeps the old tab`() {
    let fixture = TabFixture(style: .crossFade)
    var results: [Bool] = []
    fixture.tabs.select(1, animated: true) { results.append($0) }
    fixture.harness.advance(by: 0.1)

    fixture.tabs.select(0, animated: true) { results.append($0) }
    fixture.harness.runUntilIdle()

    #expect(results == [false, true])
    #expect(fixture.tabs.selectedIndex == 0)
  }

  @Test
  func `a canceled tab transition calls its completion handler with false and keeps the old tab`() {
    let fixture = TabFixture(style: .slide)
    var results: [Bool] = []
    fixture.tabs.select(2, animated: true) { results.append($0) }
    fixture.harness.advance(by: 0.1)

    fixture.tabs.transition?.cancel()
    fixture.harness.runUntilIdle()

    #expect(results == [false])
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(fixture.tabs.tabBar.selectedIndex == 0)
    #expect(fixture.pages[0].isAppeared)
    #expect(!fixture.pages[2].isAppeared && !fixture.pages[2].isInAppearanceTransition)
    #expect(fixture.pages[0].view.transform == .identity)
  }

  @Test func `selecting a third tab during a selection completes the running selection with false`()
  {
    let fixture = TabFixture(style: .crossFade)
    var results: [String] = []
    fixture.tabs.select(1, animated: true) { results.append("B \($0)") }
    fixture.harness.advance(by: 0.1)

    fixture.tabs.select(2, animated: true) { results.append("C \($0)") }
    fixture.harness.runUntilIdle()

    #expect(results == ["B false", "C true"])
  }

  @Test func `a tab selection with reduced motion is immediate and sends the usual callbacks`() {
    let fixture = TabFixture(style: .slide)
    fixture.window.traits.reducesMotion = true
    var results: [Bool] = []

    fixture.tabs.select(1, animated: true) { results.append($0) }

    #expect(fixture.consumeCallbacks() == TabFixture.switchCallbacks)
    #expect(results == [true])
    #expect(fixture.tabs.transition == nil)
  }

  private final class Redirecting: ViewController {
    var onWillAppear: (() -> Void)?
    var onDidAppear: (() -> Void)?
    override func viewWillAppear(_ animated: Bool) { onWillAppear?() }
    override func viewDidAppear(_ animated: Bool) { onDidAppear?() }
  }

  @Test func `a tab selected in viewDidAppear is selected after the running selection has ended`() {
    let fixture = TabFixture()
    let login = Redirecting()
    login.title = "L"
    login.containmentObserver = fixture.harness.observers
    login.onDidAppear = { fixture.tabs.selectedIndex = 0 }
    fixture.tabs.viewControllers.append(login)
    _ = fixture.consumeCallbacks()

    fixture.tabs.selectedViewController = login

    #expect(
      fixture.consumeCallbacks() == [
        "L loadView", "L viewDidLoad", "A viewWillDisappear", "L viewWillAppear",
        "L viewIsAppearing", "A viewDidDisappear", "L viewDidAppear", "L viewWillDisappear",
        "A viewWillAppear", "A viewIsAppearing", "L viewDidDisappear", "A viewDidAppear",
      ])
  }

  @Test
  func `selecting another tab in a tab's viewWillAppear keeps the callbacks balanced`() {
    let harness = TestWindow()
    let (first, second) = (Redirecting(), ViewController())
    let tabs = TabBarController(viewControllers: [first, second])
    for (controller, title) in [(first as ViewController, "A"), (second, "B")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    first.onWillAppear = { [weak tabs] in tabs?.selectedIndex = 1 }

    harness.show(tabs)
    harness.runUntilIdle()

    #expect(
      harness.callbacks.lines == [
        "A loadView", "A viewDidLoad", "A viewWillAppear", "B loadView", "B viewDidLoad",
        "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewIsAppearing",
        "B viewDidAppear",
      ])
  }
}
