// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

/// A split view in a drawer that is presented over a root, with a log of the callbacks of all of them.
///
/// `home ⊐ drawer(side, split(left(list), right(item)))`. Tests push `next` and `more`, and present `top`.
final class PaneFixture: NestedFixture {
  static let regular = Size(1200, 800)
  static let compact = Size(480, 800)

  let leaves: NestedScreens
  let left: NavigationController
  let right: NavigationController
  let split: SplitViewController
  let drawer: DrawerController
  let harness: TestWindow

  /// - Parameter style: How the drawer is presented; nil leaves that to the test.
  init(_ style: ModalPresentationStyle? = .fullScreen, size: Size = regular) {
    let harness = TestWindow(size: size)
    self.harness = harness
    let leaves = NestedScreens(
      ["home", "side", "list", "item", "next", "more", "top"], in: harness)
    self.leaves = leaves
    left = NavigationController(rootViewController: leaves["list"])
    harness.watch(left, "left")
    right = NavigationController(rootViewController: leaves["item"])
    harness.watch(right, "right")
    split = SplitViewController(primary: left, secondary: right)
    harness.watch(split, "split")
    drawer = DrawerController(center: split, leading: leaves["side"])
    harness.watch(drawer, "drawer")
    harness.window.rootViewController = leaves["home"]
    harness.runUntilIdle()
    harness.callbacks.removeAllLines()
    guard let style else { return }
    drawer.modalPresentationStyle = style
    leaves["home"].present(drawer, animated: false)
    for leaf in leaves.byTitle.values { leaf.loadViewIfNeeded() }
    harness.runUntilIdle()
    harness.callbacks.removeAllLines()
  }

  func resize(to size: Size) -> [String] {
    harness.resize(to: size)
    return callbacksAfterRunningUntilIdle()
  }
}
