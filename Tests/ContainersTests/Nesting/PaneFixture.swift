// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

/// A split view in a drawer that is presented over a root, with a log of the callbacks of all of them.
///
/// `home ⊐ drawer(side, split(left(list), right(item)))`; `next` and `more` are there to be pushed, `top`
/// to be presented.
final class PaneFixture: NestedFixture {
  static let regular = Size(1200, 800)
  static let compact = Size(480, 800)

  let recorder = CallbackRecorder()
  let leaves: NestedScreens
  let left: NavigationController
  let right: NavigationController
  let split: SplitViewController
  let drawer: DrawerController
  let harness: TestWindow

  /// - Parameter style: How the drawer is presented; nil leaves that to the test.
  init(_ style: ModalPresentationStyle? = .fullScreen, size: Size = regular) {
    let recorder = recorder
    let leaves = NestedScreens(["home", "side", "list", "item", "next", "more", "top"], recorder)
    self.leaves = leaves
    left = NavigationController(rootViewController: leaves["list"])
    recorder.watch(left, "left")
    right = NavigationController(rootViewController: leaves["item"])
    recorder.watch(right, "right")
    split = SplitViewController(primary: left, secondary: right)
    recorder.watch(split, "split")
    drawer = DrawerController(center: split, leading: leaves["side"])
    recorder.watch(drawer, "drawer")
    harness = TestWindow(size: size)
    harness.window.rootViewController = leaves["home"]
    harness.settle()
    _ = recorder.take()
    guard let style else { return }
    drawer.modalPresentationStyle = style
    leaves["home"].present(drawer, animated: false)
    for leaf in leaves.byTitle.values { leaf.loadViewIfNeeded() }
    harness.settle()
    _ = recorder.take()
  }

  func resize(to size: Size) -> [String] {
    harness.resize(to: size)
    return settled()
  }
}
