// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CustomContainers
import DrawerContainer
import DrawerTesting
import Testing

/// The example test of docs/TESTING.md.
@Suite(.contractChecked) struct FirstTests {
  @Test func `a click on a tab shows its screen`() throws {
    let tabs = TabStripController(tabs: [
      .init(controller: Pane("A")), .init(controller: Pane("B")),
    ])
    let window = try TestWindow(tabs, size: Size(320, 200))
    window.removeAllCallbacks()

    window.click("B")
    window.runUntilIdle()

    #expect(tabs.selectedIndex == 1)
    #expect(
      window.removeAllCallbacks() == [
        "A willMove", "B willMove", "A viewWillDisappear", "B viewWillAppear",
        "A viewDidDisappear", "B viewDidAppear", "A didMove", "B didMove",
      ])
    try window.expectSnapshot("tabs-second")
  }
}

/// A screen that shows its title.
private final class Pane: ViewController {
  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    let label = Label(title ?? "", style: .largeTitle)
    view.addSubview(label)
    label.pin([.leading(24), .top(24)])
  }
}
