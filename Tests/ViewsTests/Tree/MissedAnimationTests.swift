// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Views

/// Animations of views that are in no window end immediately, and the log says so once the view is in one.
struct MissedAnimationTests {
  /// Every way to animate view properties; the closure gets true when everything arrived.
  nonisolated struct AnimationMethod: Sendable, CustomTestStringConvertible {
    var name: String
    var animate: @MainActor @Sendable (View, @escaping (Bool) -> Void) -> Void
    var testDescription: String { name }
  }

  nonisolated static let methods: [AnimationMethod] = [
    AnimationMethod(name: "duration") { view, done in
      View.animate(duration: 0.3, animations: { view.alpha = 0.5 }, completion: done)
    },
    AnimationMethod(name: "spring") { view, done in
      View.animate(
        spring: Spring(dampingRatio: 1, duration: 0.3), animations: { view.alpha = 0.5 },
        completion: done)
    },
    AnimationMethod(name: "damping ratio") { view, done in
      View.animate(
        duration: 0.3, dampingRatio: 0.7, animations: { view.alpha = 0.5 }, completion: done)
    },
    AnimationMethod(name: "keyframes") { view, done in
      View.animateKeyframes(
        duration: 0.3,
        animations: {
          View.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
        }, completion: done)
    },
    AnimationMethod(name: "repeated") { view, done in
      View.animate(
        duration: 0.3, options: [.repeat, .autoreverse], animations: { view.alpha = 0.5 },
        completion: done)
    },
    AnimationMethod(name: "animator") { view, done in
      let animator = PropertyAnimator(motion: .curve(.linear, duration: 0.3)) { view.alpha = 0.5 }
      animator.addCompletion { done($0 == .end) }
      animator.startAnimation()
    },
    AnimationMethod(name: "delay") { view, done in
      View.animate(
        duration: 0.3, delay: 1, animations: { view.frame.size.width = 40 }, completion: done)
    },
  ]

  private func notices(of harness: TestWindow) -> [String] {
    harness.requests.compactMap { if case .notice(let text) = $0 { text } else { nil } }
  }

  @Test(arguments: methods)
  func
    `an animation outside a window ends immediately, and a notice is logged when its view enters one`(
      way: AnimationMethod
    )
  {
    let view = View(frame: Rect(0, 0, 10, 10))
    var outcomes: [Bool] = []

    way.animate(view) { outcomes.append($0) }

    #expect(outcomes == [true])
    #expect(view.presentationAlpha == view.alpha && view.presentationFrame == view.frame)
    let root = ViewController()
    let harness = TestWindow(root: root)
    #expect(notices(of: harness).isEmpty)

    root.view.addSubview(view)
    view.removeFromSuperview()
    way.animate(view) { _ in }
    root.view.addSubview(view)

    #expect(
      notices(of: harness) == [
        "an animation of View ended immediately, because the view was not in a window when it began"
      ])
  }

  @Test(arguments: methods)
  func `an animation of a view in a window does not end immediately, and no notice is logged`(
    way: AnimationMethod
  ) {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let view = View(frame: Rect(0, 0, 10, 10))
    root.view.addSubview(view)
    harness.step()
    var outcomes: [Bool] = []

    way.animate(view) { outcomes.append($0) }

    #expect(outcomes.isEmpty)
    #expect(notices(of: harness).isEmpty)
  }

  @Test(arguments: [0, 1])
  func `an animation of two views outside a window logs a notice when either view enters a window`(
    index: Int
  ) {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let view = View()
    do {
      let other = View()
      View.animate(duration: 0.3) {
        for view in index == 0 ? [view, other] : [other, view] { view.alpha = 0.5 }
      }
    }
    #expect(notices(of: harness).isEmpty)

    root.view.addSubview(view)

    #expect(notices(of: harness).count == 1)
  }

  @Test(arguments: ["paused", "scrubbed"])
  func `an animator paused outside a window logs a notice when its view has entered a window`(
    way: String
  ) {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let view = View(frame: Rect(0, 0, 10, 10))
    let animator = PropertyAnimator(motion: .curve(.linear, duration: 0.3)) { view.alpha = 0.5 }
    if way == "paused" { animator.pauseAnimation() } else { animator.fractionComplete = 0.5 }

    root.view.addSubview(view)
    animator.startAnimation()

    #expect(notices(of: harness).count == 1)
  }

  @Test
  func `an animation of two views, one outside the window, logs a notice when that view enters it`()
  {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let (shown, outside) = (View(frame: Rect(0, 0, 5, 5)), View(frame: Rect(0, 0, 5, 5)))
    root.view.addSubview(shown)
    View.animate(duration: 0.3) {
      shown.alpha = 0.5
      outside.alpha = 0.5
    }

    root.view.addSubview(outside)

    #expect(notices(of: harness).count == 1)
  }

  @Test
  func
    `a new view set up inside another view's animation logs no notice when it enters the window`()
  {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let (shown, instant, fresh) = (View(frame: Rect(0, 0, 5, 5)), View(), View())
    root.view.addSubview(shown)

    View.animate(duration: 0) { instant.alpha = 0.5 }
    View.animate(duration: 0.3) {
      shown.alpha = 0.5
      fresh.frame = Rect(0, 0, 10, 10)
      fresh.alpha = 0.9
    }
    View.performWithoutAnimation { fresh.alpha = 0.5 }
    root.view.addSubview(instant)
    root.view.addSubview(fresh)

    #expect(notices(of: harness).isEmpty)
  }
}
