// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

/// A drawer in a window, with a log of all callbacks.
final class DrawerFixture {
  let recorder = CallbackRecorder()
  let side = ViewController()
  let old = ViewController()
  let new = ViewController()
  let drawer: DrawerController
  let harness: TestWindow

  init(position: DrawerPosition, size: Size = Size(1000, 700)) {
    for (controller, title) in [(side, "Side"), (old, "Old"), (new, "New")] {
      controller.title = title
      controller.containmentObserver = recorder
    }
    drawer = DrawerController(center: old, leading: side, position: position)
    drawer.title = "drawer"
    harness = TestWindow(root: drawer, size: size)
    for controller in [side, old, new] { controller.loadViewIfNeeded() }
    harness.step()
    _ = recorder.take()
  }

  /// What was heard since the last time.
  func take() -> [String] { recorder.take() }
}
