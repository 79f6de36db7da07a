// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 4.
struct TransitionTests {
  private let root = ViewController()
  private let from = ViewController()
  private let to = ViewController()
  private let harness = TestWindow()
  private final class Result { var finishedFlags: [Bool] = [] }
  private let result = Result()

  init() {
    for (controller, title) in [(root, "P"), (from, "From"), (to, "To")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    harness.show(root)
    root.addChild(from)
    from.view.frame = root.view.bounds
    root.view.addSubview(from.view)
    from.didMove(toParent: root)
    to.loadViewIfNeeded()
    harness.step()
    harness.callbacks.removeAllLines()
  }

  @discardableResult
  private func beginTransition(duration: Double = 0.4) -> ChildTransition {
    from.willMove(toParent: nil)
    root.addChild(to)
    to.view.frame = root.view.bounds.offset(by: Point(1000, 0))
    let result = result
    return root.transition(
      from: from, to: to, duration: duration, curve: .linear,
      animations: { [to, root] in to.view.frame = root.view.bounds },
      completion: { [from, to, root] finished in
        result.finishedFlags.append(finished)
        if finished {
          from.removeFromParent()
          to.didMove(toParent: root)
        } else {
          to.willMove(toParent: nil)
          to.removeFromParent()
          from.willMove(toParent: root)
          from.didMove(toParent: root)
        }
      })
  }

  private static let callbackOrder = [
    "From willMove nil", "To willMove P", "From viewWillDisappear", "To viewWillAppear",
    "To viewIsAppearing", "From viewDidDisappear", "To viewDidAppear", "From didMove nil",
    "To didMove P",
  ]

  @Test(arguments: [0.4, 0])
  func `a child transition sends parent and appearance callbacks in order, animated or not`(
    duration: Double
  ) {
    beginTransition(duration: duration)
    harness.runUntilIdle()

    #expect(harness.callbacks.lines == Self.callbackOrder)
    #expect(result.finishedFlags == [true])
    #expect(from.view.superview == nil)
    #expect(to.view.superview === root.view)
    #expect(root.children.map(\.title) == ["To"])
  }

  @Test func `an animated child transition sends viewDidAppear only at the end of the animation`() {
    beginTransition()
    harness.advance(by: 0.2)

    #expect(harness.callbacks.lines.last == "To viewIsAppearing")
    #expect(abs(to.view.presentationFrame.minX - 500) < 1)
    #expect(to.view.frame.minX == 0)
  }

  @Test func `a reversed child transition sends the opposite callbacks and restores both children`()
  {
    let transition = beginTransition()
    harness.advance(by: 0.2)
    transition.isReversed = true
    harness.runUntilIdle()

    #expect(result.finishedFlags == [false])
    #expect(
      harness.callbacks.lines == [
        "From willMove nil", "To willMove P", "From viewWillDisappear", "To viewWillAppear",
        "To viewIsAppearing", "From viewWillAppear", "To viewWillDisappear",
        "To viewDidDisappear", "From viewIsAppearing", "From viewDidAppear", "To willMove nil",
        "To didMove nil", "From willMove P", "From didMove P",
      ])
    #expect(from.view.superview === root.view)
    #expect(to.view.superview == nil)
    #expect(to.view.frame.minX == 1000)
    #expect(root.children.map(\.title) == ["From"])
  }

  @Test
  func
    `a child transition that was paused at a fraction finishes when it is resumed with a velocity`()
  {
    let transition = beginTransition()
    transition.fractionComplete = 0.3
    harness.advance(by: 1)
    #expect(abs(to.view.presentationFrame.minX - 700) < 1e-6)
    #expect(transition.isRunning)

    transition.resume(velocity: 3)
    harness.runUntilIdle()

    #expect(result.finishedFlags == [true])
    #expect(harness.callbacks.lines == Self.callbackOrder)
  }

  @Test func `canceling a child transition ends it immediately`() {
    let transition = beginTransition()
    harness.advance(by: 0.1)

    transition.cancel()
    transition.cancel()

    #expect(result.finishedFlags == [false])
    #expect(from.isAppeared)
    #expect(!to.isAppeared && !to.isInAppearanceTransition)
  }

  /// A container that forwards its own appearance to its first child manually.
  private final class Manual: ViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewWillAppear(_ animated: Bool) {
      children.first?.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) { children.first?.endAppearanceTransition() }
  }

  @Test(arguments: [true, false])
  func `a child transition sends appearance callbacks even if the container forwards them manually`(
    finishes: Bool
  ) {
    let manual = Manual()
    manual.title = "M"
    let (old, new) = (ViewController(), ViewController())
    for (child, title) in [(old, "A"), (new, "B")] {
      child.title = title
      child.containmentObserver = harness.observers
    }
    manual.addChild(old)
    old.view.frame = manual.view.bounds
    manual.view.addSubview(old.view)
    old.didMove(toParent: manual)
    harness.window.rootViewController = manual
    harness.step()
    new.loadViewIfNeeded()
    old.willMove(toParent: nil)
    manual.addChild(new)
    harness.callbacks.removeAllLines()

    let transition = manual.transition(
      from: old, to: new, duration: 0.4, animations: { old.view.alpha = 0 },
      completion: { finished in
        if finished {
          old.removeFromParent()
          new.didMove(toParent: manual)
        } else {
          new.willMove(toParent: nil)
          new.removeFromParent()
          old.willMove(toParent: manual)
          old.didMove(toParent: manual)
        }
      })
    harness.advance(by: 0.2)
    let begun = ["A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing"]
    #expect(harness.callbacks.removeAllLines() == begun)
    if finishes { harness.advance(by: 0.3) } else { transition.cancel() }
    harness.runUntilIdle()

    #expect(
      harness.callbacks.removeAllLines()
        == (finishes
          ? ["A viewDidDisappear", "B viewDidAppear", "A didMove nil", "B didMove M"]
          : [
            "A viewWillAppear", "B viewWillDisappear", "B viewDidDisappear", "A viewIsAppearing",
            "A viewDidAppear", "B willMove nil", "B didMove nil", "A willMove M", "A didMove M",
          ]))
  }

  @Test
  func
    `transition(from:to:) off screen adds the entering view and sends its controller no callbacks`()
  {
    let parent = ViewController()
    let first = ViewController()
    let second = ViewController()
    parent.addChild(first)
    parent.view.addSubview(first.view)
    parent.addChild(second)
    second.containmentObserver = harness.observers
    second.title = "Second"
    second.loadViewIfNeeded()
    harness.callbacks.removeAllLines()

    parent.transition(from: first, to: second, duration: 0.3)

    #expect(harness.callbacks.lines.isEmpty)
    #expect(second.view.superview === parent.view)
  }

  @Test func `a child that leaves the window during a transition is deallocated`() {
    weak var gone: ViewController?
    do {
      let parent = ViewController()
      let first = ViewController()
      let second = ViewController()
      let harness = TestWindow(root: parent)
      parent.addChild(first)
      parent.view.addSubview(first.view)
      first.didMove(toParent: parent)
      parent.addChild(second)
      second.didMove(toParent: parent)
      parent.transition(
        from: first, to: second, duration: 0.3, animations: { second.view.alpha = 0.5 })
      harness.advance(by: 0.1)
      gone = second
      harness.window.rootViewController = ViewController()
      harness.runUntilIdle()
    }
    #expect(gone == nil)
  }
}
