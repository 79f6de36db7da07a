// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Callbacks that change the very tree they are about.
struct ReentrancyTests {
  private final class CallbackController: ViewController {
    var onWillAppear: (() -> Void)?
    var onDidAppear: (() -> Void)?
    var onWillDisappear: (() -> Void)?
    override func viewWillAppear(_ animated: Bool) { onWillAppear?() }
    override func viewDidAppear(_ animated: Bool) { onDidAppear?() }
    override func viewWillDisappear(_ animated: Bool) { onWillDisappear?() }
  }

  private let harness = TestWindow()

  private func controller(_ title: String) -> CallbackController {
    let controller = CallbackController()
    controller.title = title
    controller.containmentObserver = harness.observers
    return controller
  }

  private func embed(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Every will has its did, for every controller.
  private func expectPairs(_ log: [String], _ names: [String]) {
    for name in names {
      for change in ["Appear", "Disappear"] {
        let will = log.count { $0 == "\(name) viewWill\(change)" }
        let did = log.count { $0 == "\(name) viewDid\(change)" }
        #expect(did <= will, "\(name) \(change): \(log)")
      }
    }
  }

  @Test(arguments: ["viewWillAppear", "viewDidAppear"])
  func `a child can remove itself in its own appearance callback, with balanced callbacks`(
    callback: String
  ) {
    let root = controller("Root")
    let child = controller("Child")
    if callback == "viewWillAppear" {
      child.onWillAppear = { remove(child) }
    } else {
      child.onDidAppear = { remove(child) }
    }
    embed(child, in: root)

    harness.show(root)
    harness.runUntilIdle()

    #expect(root.children.isEmpty)
    #expect(!child.isAppeared && !child.isInAppearanceTransition)
    expectPairs(harness.callbacks.lines, ["Root", "Child"])
  }

  @Test
  func `a child that removes its parent in viewDidAppear disappears together with the parent`() {
    let root = controller("Root")
    let parent = controller("Parent")
    let child = controller("Child")
    child.onDidAppear = { remove(parent) }
    embed(child, in: parent)
    embed(parent, in: root)

    harness.show(root)
    harness.runUntilIdle()

    #expect(root.children.isEmpty)
    #expect(parent.children.count == 1)
    for controller in [parent, child] {
      #expect(!controller.isAppeared && !controller.isInAppearanceTransition)
    }
    expectPairs(harness.callbacks.lines, ["Parent", "Child"])
  }

  @Test
  func `a child transition that starts in the completion of another one runs to its end`() {
    let root = controller("Root")
    let panes = ["A", "B", "C"].map(controller)
    embed(panes[0], in: root)
    harness.show(root)
    func swap(_ from: Int, _ to: Int, then next: (() -> Void)? = nil) {
      panes[from].willMove(toParent: nil)
      root.addChild(panes[to])
      root.transition(
        from: panes[from], to: panes[to], duration: 0.1,
        completion: { finished in
          #expect(finished)
          panes[from].removeFromParent()
          panes[to].didMove(toParent: root)
          next?()
        })
    }

    swap(0, 1) { swap(1, 2) }
    harness.runUntilIdle()

    #expect(root.children.map(\.title) == ["C"])
    #expect(root.view.subviews.count == 1)
    #expect(panes[2].isAppeared && !panes[1].isAppeared && !panes[0].isAppeared)
  }

  @Test
  func `callbacks stay balanced when a container reappears after an interrupted child transition`()
  {
    let root = controller("Root")
    let first = controller("First")
    let second = controller("Second")
    embed(first, in: root)
    harness.show(root)
    first.willMove(toParent: nil)
    root.addChild(second)
    root.transition(
      from: first, to: second, duration: 0.5,
      completion: { _ in
        first.removeFromParent()
        second.didMove(toParent: root)
      })
    harness.advance(by: 0.1)

    root.beginAppearanceTransition(false, animated: false)
    root.endAppearanceTransition()
    harness.runUntilIdle()
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()

    #expect(second.isAppeared)
    #expect(!first.isAppeared)
    expectPairs(harness.callbacks.lines, ["Root", "First", "Second"])
  }

  @Test func `nested controllers receive appearance callbacks from the outermost to the innermost`()
  {
    let chain = ["One", "Two", "Three", "Four"].map(controller)
    for (parent, child) in zip(chain, chain.dropFirst()) { embed(child, in: parent) }
    harness.callbacks.removeAllLines()

    harness.show(chain[0])

    for callback in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
      #expect(
        harness.callbacks.lines.filter { $0.hasSuffix(callback) }
          == chain.map { "\($0.title ?? "") \(callback)" })
    }
  }

  @Test
  func
    `after a thousand child transitions, only the last child and its view remain in the container`()
  {
    let root = controller("Root")
    var present: ViewController = controller("First")
    embed(present, in: root)
    harness.show(root)
    weak var last: ViewController?
    for _ in 0..<1000 {
      let next = ViewController()
      let old = present
      old.willMove(toParent: nil)
      root.addChild(next)
      root.transition(
        from: old, to: next, duration: 0,
        completion: { _ in
          old.removeFromParent()
          next.didMove(toParent: root)
        })
      last = old
      present = next
    }
    harness.step()

    #expect(root.children.count == 1)
    #expect(root.view.subviews.count == 1)
    #expect(last == nil)
  }
}
