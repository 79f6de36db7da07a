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

  let leaves: [String: NestedScreen]
  let left: NavigationController
  let right: NavigationController
  let split: SplitViewController
  let drawer: DrawerController
  let harness: TestWindow

  /// - Parameter style: How the drawer is presented; nil leaves that to the test.
  init(_ style: ModalPresentationStyle? = .fullScreen, size: Size = regular) {
    let harness = TestWindow(size: size)
    self.harness = harness
    let leaves = [String: NestedScreen](
      uniqueKeysWithValues: ["home", "side", "list", "item", "next", "more", "top"].map {
        ($0, NestedScreen($0, in: harness))
      })
    self.leaves = leaves
    func leaf(_ title: String) -> NestedScreen {
      guard let leaf = leaves[title] else { preconditionFailure("There is no leaf \(title)") }
      return leaf
    }
    func watch(_ controller: ViewController, _ title: String) {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    left = NavigationController(rootViewController: leaf("list"))
    watch(left, "left")
    right = NavigationController(rootViewController: leaf("item"))
    watch(right, "right")
    split = SplitViewController(primary: left, secondary: right)
    watch(split, "split")
    drawer = DrawerController(center: split, leading: leaf("side"))
    watch(drawer, "drawer")
    harness.window.rootViewController = leaf("home")
    harness.settle()
    harness.callbacks.takeLines()
    guard let style else { return }
    drawer.modalPresentationStyle = style
    leaf("home").present(drawer, animated: false)
    for leaf in leaves.values { leaf.loadViewIfNeeded() }
    harness.settle()
    harness.callbacks.takeLines()
  }

  func resize(to size: Size) -> [String] {
    harness.resize(to: size)
    return settled()
  }
}
