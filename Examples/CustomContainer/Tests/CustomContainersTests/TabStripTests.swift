// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CustomContainers
import DrawerContainer
import Testing

struct TabStripTests {
  private let log = CallbackLog()
  private let host: OffscreenHost
  private let tabs: TabStripController

  init() throws {
    let panes = ["A", "B", "C"].map { title in
      let pane = ViewController()
      pane.title = title
      return pane
    }
    tabs = TabStripController(tabs: panes.map { .init(controller: $0) })
    host = try OffscreenHost()
    for pane in panes { pane.containmentObserver = log }
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
    _ = log.take()
  }

  private func click(_ index: Int) {
    let button = tabs.buttons[index]
    let place = button.convert(button.bounds, to: nil).center
    host.send(.pointer(PointerEvent(.down, at: place)))
    host.send(.pointer(PointerEvent(.up, at: place)))
  }

  @Test func `a tap shows the tab's child, in the contract's order`() {
    click(1)
    host.advance(by: 1)

    #expect(
      log.lines == [
        "A willMove", "B willMove", "A viewWillDisappear", "B viewWillAppear",
        "A viewDidDisappear", "B viewDidAppear", "A didMove", "B didMove",
      ])
    #expect(tabs.children.map(\.title) == ["B"])
  }

  @Test func `only the selected child's view is loaded`() {
    #expect(tabs.tabs.map(\.controller.isViewLoaded) == [true, false, false])
  }

  @Test func `a tap on the selected tab does nothing`() {
    click(0)
    host.advance(by: 1)

    #expect(log.lines.isEmpty)
  }

  @Test func `a tap in mid-flight ends the change before it`() {
    click(1)
    host.advance(by: 0.1)
    click(2)
    host.advance(by: 1)

    #expect(tabs.children.map(\.title) == ["C"])
    #expect(tabs.tabs[2].controller.isAppeared)
    #expect(log.lines.count { $0 == "B viewDidAppear" } == 1)
    #expect(log.lines.count { $0 == "B viewDidDisappear" } == 1)
  }
}
