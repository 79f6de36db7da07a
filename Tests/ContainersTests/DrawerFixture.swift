// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

/// A drawer in a window, with a log of all callbacks.
final class DrawerFixture {
  let side = ViewController()
  let old = ViewController()
  let new = ViewController()
  let drawer: DrawerController
  let harness: TestWindow

  init(position: DrawerPosition, size: Size = Size(1000, 700)) {
    harness = TestWindow(size: size)
    for (controller, title) in [(side, "Side"), (old, "Old"), (new, "New")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    drawer = DrawerController(center: old, leading: side, position: position)
    drawer.title = "drawer"
    harness.show(drawer)
    for controller in [side, old, new] { controller.loadViewIfNeeded() }
    harness.step()
    harness.callbacks.removeAllLines()
  }

  /// The callbacks since the last call.
  func consumeCallbacks() -> [String] { harness.callbacks.removeAllLines() }
}
