// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Use at the limits, and beyond them.
struct TabRulesTests {
  @Test
  func `a removed tab added to another container in viewDidDisappear stays that container's child`()
  {
    final class Leaving: ViewController {
      var newParent: ViewController?
      override func viewDidDisappear(_ animated: Bool) { newParent?.addChild(self) }
    }
    let (leaving, other, taker) = (Leaving(), ViewController(), ViewController())
    let tabs = TabBarController(viewControllers: [leaving, other])
    let harness = TestWindow(root: tabs)
    leaving.newParent = taker

    tabs.viewControllers = [other]
    harness.step()

    #expect(leaving.parent === taker && tabs.children.map { $0 === other } == [true])
  }

  @Test func `a tab bar controller without tabs hides its bar and shows no page`() {
    let tabs = TabBarController()
    let harness = TestWindow(root: tabs)

    #expect(tabs.selectedIndex == nil && tabs.selectedViewController == nil)
    #expect(tabs.tabBar.isHidden)
    #expect(tabs.layout.containerView.subviews.allSatisfy { $0.isHidden })
    harness.pressKey(.tab, .control)
    #expect(tabs.children.isEmpty)

    let page = ViewController()
    tabs.viewControllers = [page]
    harness.step()
    #expect(page.isAppeared && tabs.selectedIndex == 0)
    tabs.viewControllers = []
    harness.step()
    #expect(!page.isAppeared && tabs.selectedIndex == nil && page.parent == nil)
  }

  @Test
  func `removing the selected tab selects the tab that is then at its index, or else the first`() {
    let fixture = TabFixture(count: 5)
    let (tabs, pages) = (fixture.tabs, fixture.pages)
    tabs.selectedIndex = 3

    tabs.viewControllers = [pages[3], pages[0], pages[1], pages[2]]
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[3])
    tabs.selectedIndex = 2
    tabs.viewControllers = [pages[3], pages[0], pages[2]]
    #expect(tabs.selectedViewController === pages[2])
    tabs.viewControllers = [pages[3], pages[0]]
    #expect(tabs.selectedViewController === pages[3])
  }

  @Test func `setting the same tabs again sends no callbacks`() {
    let fixture = TabFixture()
    fixture.tabs.viewControllers = fixture.pages
    fixture.harness.runUntilIdle()
    #expect(fixture.consumeCallbacks() == [])
  }

  @Test func `the selected tab is restored from a saved state, and an invalid index is ignored`() {
    let fixture = TabFixture()
    fixture.tabs.selectedIndex = 2
    let state = StateCoder()
    fixture.tabs.encodeRestorableState(with: state)
    fixture.tabs.selectedIndex = 0

    fixture.tabs.decodeRestorableState(with: state)
    #expect(fixture.tabs.selectedIndex == 2)
    for index in [7, -1, nil] {
      state[own: "selected"] = index
      fixture.tabs.decodeRestorableState(with: state)
    }

    #expect(fixture.tabs.selectedIndex == 2)
  }

  @Test
  func `a memory warning unloads the views of unselected tabs if unloadsViewsOffScreen is true`() {
    let fixture = TabFixture()
    fixture.tabs.unloadsViewsOffScreen = true

    fixture.window.deliverMemoryWarning()

    #expect(fixture.pages.map(\.isViewLoaded) == [true, false, false])
    fixture.tabs.selectedIndex = 1
    #expect(fixture.pages[1].isAppeared)
  }

  @Test func `a tab bar controller and its pages are deallocated after an interrupted selection`() {
    weak var page: ViewController?
    weak var tabs: TabBarController?
    do {
      let fixture = TabFixture(count: 8, size: Size(360, 700), style: .slide)
      page = fixture.pages[1]
      tabs = fixture.tabs
      fixture.tabs.select(1, animated: true)
      fixture.harness.advance(by: 0.1)
      fixture.click(4)
      fixture.harness.runUntilIdle()
      #expect(page != nil)
    }
    #expect(page == nil)
    #expect(tabs == nil)
  }

  @Test func `a controller removed from a tab bar controller is deallocated`() {
    weak var gone: ViewController?
    let tabs = TabBarController()
    let harness = TestWindow(root: tabs)
    do {
      let page = ViewController()
      gone = page
      tabs.viewControllers = [page, ViewController()]
      harness.step()
    }
    #expect(gone != nil)

    tabs.viewControllers.removeFirst()
    harness.runUntilIdle()

    #expect(gone == nil)
  }
}
