// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

/// A container P with children A and B, in a window or not, and a log.
final class ContainmentFixture {
  let parent = ViewController()
  let first = ViewController()
  let second = ViewController()
  let harness = TestWindow()

  init(isVisible: Bool, embedsFirst: Bool = false) {
    for (controller, title) in [(parent, "P"), (first, "A"), (second, "B")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    if isVisible { harness.show(parent) }
    if embedsFirst { embed(first) }
    for controller in [parent, first, second] { controller.loadViewIfNeeded() }
    harness.callbacks.removeAllLines()
  }

  /// Holds A's sheet by its upper edge, moves it slowly and lets it go.
  func dragSheet(to y: Double) {
    let top = first.view.convert(Point(first.view.bounds.midX, 8), to: nil)
    harness.press(at: top)
    harness.move(from: top, to: Point(top.x, y), duration: 0.5)
    harness.advance(by: 0.3)
    harness.release(at: Point(top.x, y))
  }

  func embed(_ child: ViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  func swap(cancelling: Bool) {
    first.willMove(toParent: nil)
    parent.addChild(second)
    let transition = parent.transition(
      from: first, to: second, duration: 0.3,
      animations: { [first] in first.view.alpha = 0 },
      completion: { [first, second, parent] finished in
        let (gone, here) = finished ? (first, second) : (second, first)
        if !finished { second.willMove(toParent: nil) }
        gone.removeFromParent()
        here.didMove(toParent: parent)
      })
    harness.advance(by: 0.1)
    if cancelling { transition.isReversed = true }
    harness.runUntilIdle()
  }
}
