// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContainerCore

/// Contract 6.4 and 2.
struct MemoryTests {
  private let root = ViewController()
  private let visibleChild = ViewController()
  private let hiddenChild = ViewController()
  private let unloadedChild = ViewController()
  private let harness = TestWindow()

  init() {
    for (controller, title) in [
      (root, "Root"), (visibleChild, "Shown"), (hiddenChild, "Hidden"),
      (unloadedChild, "Untouched"),
    ] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    for child in [visibleChild, hiddenChild, unloadedChild] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(visibleChild.view)
    hiddenChild.loadViewIfNeeded()
    harness.show(root)
    harness.callbacks.removeAllLines()
  }

  @Test func `a memory warning is sent to each loaded controller, parents first`() {
    harness.send(.window(.memoryWarning))

    #expect(
      harness.callbacks.lines == [
        "Root didReceiveMemoryWarning", "Shown didReceiveMemoryWarning",
        "Hidden didReceiveMemoryWarning",
      ])
    #expect(hiddenChild.isViewLoaded)
  }

  @Test
  func `a memory warning unloads children's off-screen views if unloadsViewsOffScreen is true`() {
    root.unloadsViewsOffScreen = true
    weak let view = hiddenChild.view

    harness.window.deliverMemoryWarning()

    #expect(harness.callbacks.lines.last == "Hidden viewDidUnload")
    #expect(view == nil)
    #expect(visibleChild.isViewLoaded)
  }

  @Test func `an unloaded view is loaded again when it is accessed`() {
    hiddenChild.unloadViewIfOffScreen()
    harness.callbacks.removeAllLines()

    _ = hiddenChild.view
    _ = hiddenChild.view

    #expect(harness.callbacks.lines == ["Hidden loadView", "Hidden viewDidLoad"])
  }

  @Test func `a controller's view that was set to nil is loaded again when it is accessed`() {
    let old = hiddenChild.view
    hiddenChild.view = nil
    harness.callbacks.removeAllLines()

    #expect(hiddenChild.viewIfLoaded == nil)
    #expect(hiddenChild.view !== old)
    #expect(harness.callbacks.lines == ["Hidden loadView", "Hidden viewDidLoad"])
  }
}
