// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// Animations that go round, turn round, and go in steps.
struct RepeatedAnimationTests {
  private let harness: TestWindow
  private let view = View(frame: Rect(0, 0, 10, 10))

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    root.view.addSubview(view)
    harness.runUntilIdle()
  }

  private func advance(_ seconds: Double) {
    for _ in 0..<Int((seconds * 100).rounded()) { harness.advance(by: 0.01) }
  }

  private func fade(_ options: AnimationOptions, _ completion: ((Bool) -> Void)? = nil) {
    View.animate(
      duration: 1, curve: .linear, options: options, animations: { view.alpha = 0 },
      completion: completion)
  }

  @Test func `a repeated animation restarts until its property is assigned a new value`() {
    var ends: [Bool] = []
    fade(.repeat) { ends.append($0) }
    advance(0.5)
    #expect(abs(view.presentationAlpha - 0.5) < 0.03)
    advance(0.8)
    #expect(abs(view.presentationAlpha - 0.7) < 0.05 && ends.isEmpty)
    view.alpha = 1
    #expect(ends == [false] && view.presentationAlpha == 1)
  }

  @Test func `an autoreversed animation returns to its start before it ends`() {
    var ends: [Bool] = []
    fade(.autoreverse) { ends.append($0) }
    advance(1.5)
    #expect(abs(view.presentationAlpha - 0.5) < 0.05 && ends.isEmpty)
    advance(0.6)
    #expect(view.presentationAlpha == 0 && ends == [true])
  }

  @Test func `a repeated and autoreversed animation moves back and forth`() {
    fade([.repeat, .autoreverse])
    advance(2.5)
    #expect(abs(view.presentationAlpha - 0.5) < 0.08)
    advance(1)
    #expect(abs(view.presentationAlpha - 0.5) < 0.1)
  }

  @Test func `a repeated animation ends when its view is hidden`() {
    var ends: [Bool] = []
    fade(.repeat) { ends.append($0) }
    view.isHidden = true
    advance(1.1)
    #expect(ends == [true])
    harness.runUntilIdle()
    #expect(!harness.window.needsFrame)
  }

  @Test(arguments: [0.3, 1.4])
  func `an autoreversed animation that is reversed restores the old value and completes with false`(
    seconds: Double
  ) {
    var ends: [Bool] = []
    let animator = View.animate(
      duration: 1, curve: .linear, options: .autoreverse, animations: { view.alpha = 0 },
      completion: { ends.append($0) })
    advance(seconds)
    animator.isReversed = true
    advance(0.7)
    #expect(ends == [false] && view.alpha == 1 && view.presentationAlpha == 1)
  }

  @Test func `an animation without a duration is not repeated`() {
    var ends: [Bool] = []
    View.animate(
      duration: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
      completion: { ends.append($0) })
    advance(0.1)
    #expect(ends == [true] && view.presentationAlpha == 0)
  }

  @Test func `with beginFromCurrentState, a later keyframe starts at the previous keyframe's end`()
  {
    View.animateKeyframes(duration: 1, options: .beginFromCurrentState) {
      View.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      View.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
    }
    advance(0.6)
    #expect(abs(view.presentationAlpha - 0.2) < 0.05)
  }

  private func steps(_ completion: ((Bool) -> Void)? = nil) -> PropertyAnimator {
    View.animateKeyframes(
      duration: 1,
      animations: {
        View.addKeyframe(relativeStartTime: 0, relativeDuration: 0.4) {
          view.frame.origin.x = 40
        }
        View.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) {
          view.frame.origin.x = 90
          view.alpha = 0
        }
      }, completion: completion)
  }

  @Test func `keyframes that change the same property are played one after the other`() {
    var ends: [Bool] = []
    _ = steps { ends.append($0) }
    #expect(view.frame.minX == 90 && view.presentationFrame.minX == 0)
    advance(0.2)
    #expect(abs(view.presentationFrame.minX - 20) < 2 && view.presentationAlpha == 1)
    advance(0.25)
    #expect(view.presentationFrame.minX == 40 && view.presentationAlpha == 1)
    advance(0.3)
    #expect(abs(view.presentationFrame.minX - 65) < 3 && abs(view.presentationAlpha - 0.5) < 0.06)
    advance(0.3)
    #expect(view.presentationFrame.minX == 90 && view.presentationAlpha == 0 && ends == [true])
  }

  @Test func `a keyframe animation can finish at its start or at its current position`() {
    steps().finishAnimation(at: .start)
    #expect(view.frame.minX == 0 && view.alpha == 1 && view.presentationFrame.minX == 0)

    let animator = steps()
    advance(0.2)
    animator.finishAnimation(at: .current)
    #expect(abs(view.frame.minX - 20) < 2 && view.presentationFrame == view.frame)
    #expect(view.alpha == 1)
  }

  @Test func `reversed keyframes run backward to the start`() {
    let animator = steps()
    advance(0.7)
    animator.isReversed = true
    advance(0.25)
    #expect(view.presentationFrame.minX == 40)
    advance(0.6)
    #expect(view.frame.minX == 0 && view.presentationFrame.minX == 0)
  }
}
