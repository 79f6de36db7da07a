// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContainerCore

/// Contract 6.4 and 2.
struct MemoryTests {
  private let root = ViewController()
  private let shown = ViewController()
  private let hidden = ViewController()
  private let untouched = ViewController()
  private let harness = TestWindow()

  init() {
    for (controller, title) in [
      (root, "Root"), (shown, "Shown"), (hidden, "Hidden"), (untouched, "Untouched"),
    ] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    for child in [shown, hidden, untouched] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(shown.view)
    hidden.loadViewIfNeeded()
    harness.show(root)
    harness.callbacks.takeLines()
  }

  @Test func `6.4 a warning goes to every loaded controller, parents first`() {
    harness.send(.window(.memoryShort))

    #expect(
      harness.callbacks.lines == [
        "Root didReceiveMemoryWarning", "Shown didReceiveMemoryWarning",
        "Hidden didReceiveMemoryWarning",
      ])
    #expect(hidden.isViewLoaded)
  }

  @Test func `6.4 a container that opted in lets go of views that are not on screen`() {
    root.unloadsViewsOffScreen = true
    weak let view = hidden.view

    harness.window.deliverMemoryWarning()

    #expect(harness.callbacks.lines.last == "Hidden viewDidUnload")
    #expect(view == nil)
    #expect(shown.isViewLoaded)
  }

  @Test func `2 an unloaded view loads again on next use`() {
    hidden.unloadViewIfOffScreen()
    harness.callbacks.takeLines()

    _ = hidden.view
    _ = hidden.view

    #expect(harness.callbacks.lines == ["Hidden loadView", "Hidden viewDidLoad"])
  }

  @Test func `2 a view that was set to nil loads again`() {
    let old = hidden.view
    hidden.view = nil
    harness.callbacks.takeLines()

    #expect(hidden.viewIfLoaded == nil)
    #expect(hidden.view !== old)
    #expect(harness.callbacks.lines == ["Hidden loadView", "Hidden viewDidLoad"])
  }
}
