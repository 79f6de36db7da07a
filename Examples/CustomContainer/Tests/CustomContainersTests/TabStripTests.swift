// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CustomContainers
import DrawerContainer
import DrawerTesting
import Testing

@Suite(.contractChecked) struct TabStripTests {
  private let window: TestWindow
  private let tabs: TabStripController

  init() throws {
    let panes = ["A", "B", "C"].map { title in
      let pane = ViewController()
      pane.title = title
      return pane
    }
    tabs = TabStripController(tabs: panes.map { .init(controller: $0) })
    window = try TestWindow(tabs)
    window.removeAllCallbacks()
  }

  @Test func `a click on a tab shows its child and sends the callbacks in order`() {
    window.click(tabs.buttons[1])
    window.advance(by: 1)

    #expect(
      window.removeAllCallbacks() == [
        "A willMove", "B willMove", "A viewWillDisappear", "B viewWillAppear",
        "A viewDidDisappear", "B viewDidAppear", "A didMove", "B didMove",
      ])
    #expect(tabs.children.map(\.title) == ["B"])
  }

  @Test func `only the selected child's view is loaded`() {
    #expect(tabs.tabs.map(\.controller.isViewLoaded) == [true, false, false])
  }

  @Test func `a click on the selected tab does nothing`() {
    window.click(tabs.buttons[0])
    window.advance(by: 1)

    #expect(window.removeAllCallbacks().isEmpty)
  }

  @Test func `a click during a transition completes the transition first`() {
    window.click(tabs.buttons[1])
    window.advance(by: 0.1)
    window.click(tabs.buttons[2])
    window.advance(by: 1)

    #expect(tabs.children.map(\.title) == ["C"])
    #expect(tabs.tabs[2].controller.isAppeared)
    let callbacks = window.removeAllCallbacks()
    #expect(callbacks.count { $0 == "B viewDidAppear" } == 1)
    #expect(callbacks.count { $0 == "B viewDidDisappear" } == 1)
  }
}
