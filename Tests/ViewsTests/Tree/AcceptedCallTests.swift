// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// Calls that UIKit accepts although they name a view, a time or a fraction that makes no sense.
struct AcceptedCallTests {
  private let parent = View()
  private let first = View()
  private let second = View()
  private let stranger = View()

  init() {
    parent.addSubview(first)
    parent.addSubview(second)
  }

  private func order(_ views: View...) -> Bool {
    parent.subviews.count == views.count && zip(parent.subviews, views).allSatisfy { $0 === $1 }
  }

  @Test func `a view inserted above or below a view that is not a sibling becomes the frontmost`() {
    let (above, below) = (View(), View())

    parent.insertSubview(above, above: stranger)
    #expect(order(first, second, above))
    parent.insertSubview(below, below: stranger)
    #expect(order(first, second, above, below))
    parent.insertSubview(first, below: stranger)
    #expect(order(second, above, below, first))
    #expect(stranger.superview == nil)
  }

  @Test
  func `a view inserted above or below itself keeps its place, or is added if it has no superview`()
  {
    parent.insertSubview(first, above: first)
    parent.insertSubview(second, below: second)
    #expect(order(first, second))

    parent.insertSubview(stranger, above: stranger)
    #expect(order(first, second, stranger))
  }

  @Test
  func `a view inserted above an ancestor of its new superview becomes the frontmost subview`() {
    let outer = View()
    outer.addSubview(parent)

    parent.insertSubview(stranger, above: outer)
    #expect(order(first, second, stranger))
  }

  @Test func `bringSubviewToFront and sendSubviewToBack ignore a view that is not a subview`() {
    let other = View()
    other.addSubview(stranger)

    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    parent.bringSubviewToFront(parent)
    parent.sendSubviewToBack(View())

    #expect(order(first, second))
    #expect(stranger.superview === other)
  }

  @Test func `setCustomSpacing after a view that the stack view does not arrange has no effect`() {
    let stack = StackView(arrangedSubviews: [View()])

    stack.setCustomSpacing(9, after: stranger)
    stack.removeArrangedSubview(stranger)

    #expect(stack.customSpacing(after: stranger) == StackView.spacingUseDefault)
  }

  @Test(arguments: [-1, 0, -Double.infinity, .nan])
  func `an animation whose duration is not positive shows its changes immediately`(
    duration: Double
  ) {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let view = View(frame: Rect(0, 0, 10, 10))
    root.view.addSubview(view)
    harness.step()
    var finished: [Bool] = []

    View.animate(duration: duration, animations: { view.alpha = 0 }) { finished.append($0) }
    View.animate(duration: duration, dampingRatio: 0.5, animations: { view.frame.origin.x = 5 }) {
      finished.append($0)
    }
    View.animate(duration: 0, delay: -3, animations: { view.boundsOrigin = Point(0, 5) }) {
      finished.append($0)
    }
    harness.step()

    #expect(view.presentationAlpha == 0 && view.presentationFrame.minX == 5)
    #expect(finished == [true, true, true])
  }

  @Test func `an animation with a negative delay begins immediately`() {
    let root = ViewController()
    let harness = TestWindow(root: root)
    harness.step()

    View.animate(duration: 1, delay: -5, curve: .linear, animations: { root.view.alpha = 0 })
    harness.advance(by: 0.5)

    #expect(abs(root.view.presentationAlpha - 0.5) < 1e-6)
  }

  @Test func `a controller transition with a negative duration is not animated`() {
    let (root, from, to) = (ViewController(), ViewController(), ViewController())
    let harness = TestWindow(root: root)
    root.addChild(from)
    root.view.addSubview(from.view)
    from.didMove(toParent: root)
    harness.step()
    root.addChild(to)
    var finished: [Bool] = []

    root.transition(
      from: from, to: to, duration: -1, completion: { finished.append($0) })
    to.didMove(toParent: root)

    #expect(finished == [true])
    #expect(to.view.superview === root.view && from.view.superview == nil)
  }

  @Test func `a scheduled action with a negative delay runs in the next frame`() {
    let harness = TestWindow(root: ViewController())
    harness.step()
    var calls = 0

    harness.window.animations.schedule(after: -1) { calls += 1 }
    harness.step()

    #expect(calls == 1)
  }

  @Test(arguments: [(-1, 0.0), (2, 1), (.nan, 0)])
  func `an animator's fractionComplete is clamped to 0 through 1`(
    fraction: Double, expected: Double
  ) {
    let root = ViewController()
    let harness = TestWindow(root: root)
    harness.step()
    let animator = PropertyAnimator(motion: .curve(.linear, duration: 1)) { root.view.alpha = 0 }

    animator.fractionComplete = fraction

    #expect(animator.fractionComplete == expected)
    #expect(root.view.presentationAlpha == 1 - expected)
  }

  @Test func `a property animator that has ended can run again with new animations`() {
    let root = ViewController()
    let harness = TestWindow(root: root)
    harness.step()
    let animator = PropertyAnimator(motion: .curve(.linear, duration: 1)) { root.view.alpha = 0 }
    animator.startAnimation()
    harness.runUntilIdle()
    #expect(animator.state == .stopped)

    animator.addAnimations { root.view.alpha = 1 }
    #expect(animator.state == .inactive)
    animator.startAnimation()
    harness.advance(by: 0.5)

    #expect(abs(root.view.presentationAlpha - 0.5) < 1e-6)
  }
}
