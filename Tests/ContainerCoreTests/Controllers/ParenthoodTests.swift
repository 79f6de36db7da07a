// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContainerCore

/// Contract 1.
struct ParenthoodTests {
  private let harness = TestWindow()

  private func controller(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    controller.containmentObserver = harness.observers
    return controller
  }

  @Test func `addChild sends willMove before the child is added, and does not send didMove`() {
    final class Spy: ViewController {
      var siblingsWhenMoving: Int?
      override func willMove(toParent parent: ViewController?) {
        siblingsWhenMoving = parent?.children.count
        super.willMove(toParent: parent)
      }
    }
    let parent = controller("P")
    let child = Spy()
    child.title = "C"
    child.containmentObserver = harness.observers

    parent.addChild(child)

    #expect(harness.callbacks.lines == ["C willMove P"])
    #expect(child.siblingsWhenMoving == 0)
    #expect(parent.children.map(\.title) == ["C"])
    #expect(child.parent === parent)
  }

  @Test func `removeFromParent sends didMove with nil, and does not send willMove`() {
    let parent = controller("P")
    let child = controller("C")
    parent.addChild(child)
    child.didMove(toParent: parent)
    harness.callbacks.removeAllLines()

    child.willMove(toParent: nil)
    child.removeFromParent()

    #expect(harness.callbacks.lines == ["C willMove nil", "C didMove nil"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func `addChild removes a child from its previous parent first`() {
    let first = controller("P")
    let second = controller("Q")
    let child = controller("C")
    first.addChild(child)
    child.didMove(toParent: first)
    harness.callbacks.removeAllLines()

    second.addChild(child)

    #expect(harness.callbacks.lines == ["C didMove nil", "C willMove Q"])
    #expect(first.children.isEmpty)
  }

  @Test func `adding a child to the same parent again sends no callback`() {
    let parent = controller("P")
    let child = controller("C")
    parent.addChild(child)
    harness.callbacks.removeAllLines()

    parent.addChild(child)

    #expect(harness.callbacks.lines.isEmpty)
    #expect(parent.children.count == 1)
  }

  @Test func `a removed child and its parent are deallocated`() {
    weak var child: ViewController?
    weak var parent: ViewController?
    do {
      let container = controller("P")
      let content = controller("C")
      container.addChild(content)
      content.view.frame = container.view.bounds
      container.view.addSubview(content.view)
      content.didMove(toParent: container)
      child = content
      parent = container
      content.willMove(toParent: nil)
      content.view.removeFromSuperview()
      content.removeFromParent()
    }
    #expect(child == nil)
    #expect(parent == nil)
  }
}
