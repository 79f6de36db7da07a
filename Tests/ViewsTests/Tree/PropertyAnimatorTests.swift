// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

struct PropertyAnimatorTests {
  private let harness: TestWindow
  private let view = View(frame: Rect(0, 0, 100, 100))
  private final class Log { var finished: [Bool] = [] }
  private let log = Log()

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    view.backgroundColor = .fixed(.black)
    view.wantsLayer = true
    root.view.addSubview(view)
    harness.step()
  }

  private func slide(to x: Double, options: AnimationOptions = []) {
    let log = log
    View.animate(
      duration: 1, curve: .linear, options: options,
      animations: { [view] in view.frame.origin.x = x },
      completion: { log.finished.append($0) })
  }

  @Test func `an animated property has its new value immediately and is presented gradually`()
    throws
  {
    slide(to: 100)
    #expect(view.frame.minX == 100)
    #expect(view.presentationFrame.minX == 0)

    harness.advance(by: 0.5)
    #expect(abs(view.presentationFrame.minX - 50) < 1e-6)
    let placement = try #require(harness.lastFrame?.placements.last)
    #expect(abs(placement.frame.minX - 50) < 1e-6)

    harness.runUntilIdle()
    #expect(view.presentationFrame.minX == 100)
    #expect(AnimatableProperty.allCases.allSatisfy { view.presentation.value(of: $0) == nil })
    #expect(log.finished == [true])
  }

  @Test func `a second animation of a property starts at the first animation's target`() {
    slide(to: 100)
    harness.advance(by: 0.5)
    slide(to: 0)

    #expect(log.finished == [false])
    #expect(view.presentationFrame.minX == 100)
    harness.runUntilIdle()
    #expect(log.finished == [false, true])
  }

  @Test func `with beginFromCurrentState a second animation starts at the presented value`() {
    slide(to: 100)
    harness.advance(by: 0.5)
    slide(to: 0, options: .beginFromCurrentState)

    #expect(abs(view.presentationFrame.minX - 50) < 1e-6)
  }

  @Test func `assigning an animated property ends its animation and shows the value immediately`() {
    slide(to: 100)
    harness.advance(by: 0.5)
    view.frame.origin.x = 7

    #expect(view.presentationFrame.minX == 7)
    #expect(log.finished == [false])
    harness.runUntilIdle()
    #expect(view.frame.minX == 7)
  }

  @Test func `a view's alpha, background color, bounds origin and transform can be animated`() {
    View.animate(duration: 1, curve: .linear) { [view] in
      view.alpha = 0
      view.backgroundColor = .fixed(.white)
      view.boundsOrigin = Point(0, 10)
      view.transform = .scale(3, 3)
    }
    harness.advance(by: 0.5)

    let shown = view.presentation
    #expect(abs((shown.alpha ?? 0) - 0.5) < 1e-6)
    #expect(shown.backgroundColor == Color(red: 128, green: 128, blue: 128))
    #expect(shown.boundsOrigin == Point(0, 5))
    #expect(shown.transform == .scale(2, 2))
    harness.runUntilIdle()
    #expect(view.alpha == 0)
    #expect(view.transform == .scale(3, 3))
  }

  @Test func `a delay postpones the start of an animation`() {
    View.animate(duration: 1, delay: 0.5, curve: .linear) { [view] in view.frame.origin.x = 100 }
    harness.advance(by: 0.4)
    #expect(view.presentationFrame.minX == 0)
    harness.advance(by: 0.6)
    #expect(abs(view.presentationFrame.minX - 50) < 1e-6)
  }

  @Test
  func `a nested animation inherits the outer duration unless overrideInheritedDuration is set`() {
    let inner = View(frame: .zero)
    let own = View(frame: .zero)
    view.addSubview(inner)
    view.addSubview(own)
    View.animate(duration: 1, curve: .linear) {
      View.animate(duration: 10, animations: { inner.frame.origin.x = 100 })
      View.animate(
        duration: 10, options: .overrideInheritedDuration, animations: { own.frame.origin.x = 100 })
    }
    harness.advance(by: 0.5)

    #expect(abs(inner.presentationFrame.minX - 50) < 1e-6)
    #expect(abs(own.presentationFrame.minX - 5) < 1e-6)
  }

  @Test func `changes in performWithoutAnimation are not animated`() {
    View.animate(duration: 1) { [view] in
      View.performWithoutAnimation { view.frame.origin.x = 30 }
      view.frame.origin.y = 30
    }

    #expect(view.presentationFrame.minX == 30)
    #expect(view.presentationFrame.minY == 0)
  }

  @Test func `an animation of a view outside a window completes immediately`() {
    let lone = View(frame: .zero)
    var completions: [Bool] = []
    View.animate(
      duration: 1, animations: { lone.frame.origin.x = 5 }, completion: { completions.append($0) })

    #expect(lone.presentationFrame.minX == 5)
    #expect(completions == [true])
  }

  @Test func `a property animator can be paused, scrubbed, reversed and continued`() {
    var positions: [PropertyAnimator.Position] = []
    let animator = PropertyAnimator(motion: .curve(.linear, duration: 1)) { [view] in
      view.frame.origin.x = 100
    }
    animator.addCompletion { positions.append($0) }

    animator.startAnimation()
    harness.advance(by: 0.25)
    animator.pauseAnimation()
    harness.advance(by: 1)
    #expect(abs(view.presentationFrame.minX - 25) < 1e-6)

    animator.fractionComplete = 0.8
    #expect(abs(view.presentationFrame.minX - 80) < 1e-6)
    animator.isReversed = true
    animator.continueAnimation()
    harness.advance(by: 0.4)
    #expect(abs(view.presentationFrame.minX - 40) < 1)
    harness.runUntilIdle()

    #expect(positions == [.start])
    #expect(view.frame.minX == 0)
  }

  @Test func `a spring animation continues at the velocity given to continueAnimation`() {
    let animator = PropertyAnimator(motion: .spring(Spring(dampingRatio: 1, response: 0.5))) {
      [view] in view.frame.origin.x = 100
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.continueAnimation(velocity: 10)
    harness.advance(by: 1.0 / 60)

    #expect(view.presentationFrame.minX > 58)
  }

  @Test func `finishing an animation at the current position keeps the presented value`() {
    let animator = PropertyAnimator(motion: .curve(.linear, duration: 1)) { [view] in
      view.frame.origin.x = 100
    }
    animator.startAnimation()
    harness.advance(by: 0.5)
    animator.finishAnimation(at: .current)

    #expect(abs(view.frame.minX - 50) < 1e-6)
    #expect(AnimatableProperty.allCases.allSatisfy { view.presentation.value(of: $0) == nil })
  }

  @Test func `a spring animation has the given duration and initial velocity`() {
    func position(after seconds: Double, damping: Double, velocity: Double) -> Double {
      View.performWithoutAnimation { view.frame.origin.x = 0 }
      View.animate(duration: 1, dampingRatio: damping, initialVelocity: velocity) {
        view.frame.origin.x = 100
      }
      harness.advance(by: seconds)
      return view.presentationFrame.minX
    }
    #expect(abs(position(after: 1, damping: 0.5, velocity: 0) - 100) < 1)
    #expect(
      position(after: 0.1, damping: 1, velocity: 5) > position(after: 0.1, damping: 1, velocity: 0))
    #expect(position(after: 0.2, damping: 0.3, velocity: 0) > 100)
    View.animate(duration: 0, dampingRatio: 1) { view.frame.origin.x = 50 }
    harness.step()
    #expect(view.presentationFrame.minX == 50)
  }

  @Test
  func
    `a spring created from mass and stiffness equals one created from damping ratio and response`()
  {
    let spring = Spring(mass: 0.5, stiffness: 500, damping: 2 * 250.0.squareRoot())

    #expect(abs(spring.dampingRatio - 1) < 1e-9)
    #expect(abs(spring.response - 0.19869) < 1e-4)
  }

  // MARK: Let go at some speed

  /// An animator over 100 points in a second, held at a fraction of its way.
  private func held(at fraction: Double, _ curve: TimingCurve = .easeInOut) -> PropertyAnimator {
    let animator = PropertyAnimator(motion: .curve(curve, duration: 1)) { [view] in
      view.frame.origin.x = 100
    }
    animator.fractionComplete = fraction
    harness.step()
    return animator
  }

  @Test(arguments: [0.0, 0.2, 0.8, 2, 8], [TimingCurve.linear, .easeOut])
  func
    `an eased animation continues at the velocity given to continueAnimation and slows to its end`(
      velocity: Double, curve: TimingCurve
    )
  {
    let animator = held(at: 0.5, curve)
    animator.continueAnimation(velocity: velocity)

    var positions = [50.0]
    while animator.state == .active, positions.count < 200 {
      harness.advance(by: 1.0 / 240)
      positions.append(view.presentationFrame.minX)
    }

    #expect(abs((positions[1] - positions[0]) * 240 - velocity * 100) < max(4, velocity * 20))
    #expect(positions == positions.sorted() && positions.last == 100)
    let steps = zip(positions.dropFirst(), positions).map(-)
    #expect((steps.last ?? 100) < 0.3)
    // The animation ends early if its release velocity is too high to slow down over the remaining time.
    #expect(velocity < 3 ? abs(positions.count - 121) < 2 : positions.count < 60)
  }

  @Test
  func `an animation continued with a backward velocity turns around and does not pass its start`()
  {
    let animator = held(at: 0.5)
    animator.continueAnimation(velocity: -1)
    harness.advance(by: 1.0 / 30)
    #expect(view.presentationFrame.minX < 49)
    harness.runUntilIdle()
    #expect(view.presentationFrame.minX == 100 && animator.state == .stopped)

    view.frame.origin.x = 0
    let low = held(at: 0.02)
    low.continueAnimation(velocity: -3)
    for _ in 0..<70 {
      harness.advance(by: 1.0 / 60)
      #expect(view.presentationFrame.minX >= 0)
    }
    #expect(low.state == .stopped)
  }

  @Test func `a reversed animation continues at the velocity given to continueAnimation`() {
    let animator = held(at: 0.5)
    animator.isReversed = true
    animator.continueAnimation(velocity: -0.8)
    harness.advance(by: 1.0 / 240)
    #expect(abs((50 - view.presentationFrame.minX) * 240 - 80) < 16)
    harness.runUntilIdle()
    #expect(view.frame.minX == 0)
  }

  @Test
  func `continueAnimation without a velocity continues at the speed of the animation's curve`() {
    let animator = held(at: 0.5, .linear)
    animator.continueAnimation()
    harness.clock.advance(by: 1.0 / 10)
    harness.step()
    #expect(abs(view.presentationFrame.minX - 60) < 1e-6)
  }
}
