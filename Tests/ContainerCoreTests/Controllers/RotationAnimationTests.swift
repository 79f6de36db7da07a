// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// `willAnimateRotation(to:duration:)`, between the new size and `didRotate(from:)`.
struct RotationAnimationTests {
  private final class Screen: ViewController {
    let bar = View(frame: Rect(0, 0, 100, 20))
    var log: [String] = []
    var sizes: [Size] = []
    var durations: [Double] = []
    var forwardsRotation = true

    override var shouldAutomaticallyForwardRotationMethods: Bool { forwardsRotation }
    override func viewDidLoad() { view.addSubview(bar) }
    override func willRotate(to orientation: Orientation) {
      super.willRotate(to: orientation)
      log.append("will \(orientation)")
    }
    override func willAnimateRotation(to orientation: Orientation, duration: Double) {
      super.willAnimateRotation(to: orientation, duration: duration)
      log.append("animate \(orientation)")
      sizes.append(view.bounds.size)
      durations.append(duration)
      bar.alpha = 0.9
      bar.frame.origin.y = 200
    }
    override func didRotate(from orientation: Orientation) {
      super.didRotate(from: orientation)
      log.append("did \(orientation)")
    }
  }

  private let root = Screen()
  private let child = Screen()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root)
    root.addChild(child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    harness.runUntilIdle()
  }

  @Test
  func `willAnimateRotation is sent between willRotate and didRotate with the new size`() {
    harness.resize(to: Size(600, 900))

    for screen in [root, child] {
      #expect(screen.log == ["will portrait", "animate portrait", "did landscape"])
      #expect(screen.sizes == [Size(600, 900)])
    }
  }

  @Test
  func
    `a containment observer is notified of willAnimateRotation between willRotate and didRotate`()
  {
    (root.title, root.containmentObserver) = ("R", harness.observers)
    harness.resize(to: Size(600, 900))

    #expect(
      harness.callbacks.removeAllLines(with: [.sizesAndRotation, .rotationAnimations])
        .filter { $0.hasPrefix("R ") && $0.contains("otat") } == [
          "R willRotate portrait", "R willAnimateRotation portrait", "R didRotate landscape",
        ])
  }

  @Test
  func
    `changing views outside the window in willAnimateRotation logs no missed animation`()
  {
    child.view.removeFromSuperview()

    harness.resize(to: Size(600, 900))
    root.view.addSubview(child.view)

    #expect(child.log == ["will portrait", "animate portrait", "did landscape"])
    #expect(child.bar.visibleRect()?.minY == 200)
    #expect(!harness.requests.contains { if case .notice = $0 { true } else { false } })
  }

  /// An observer that moves views when it receives a callback, as a log does.
  private final class Log: ContainmentObserver {
    let views = [View(frame: Rect(0, 0, 10, 10)), View(frame: Rect(0, 0, 10, 10))]
    func observe(_ event: ContainmentEvent) { for view in views { view.frame.origin.y += 100 } }
    func callWillBegin(_ call: ContainmentCall) { for view in views { view.frame.origin.y += 100 } }
    func callDidEnd(_ call: ContainmentCall) { for view in views { view.frame.origin.y += 100 } }
  }

  @Test func `view changes that a containment observer makes in its callbacks are not animated`() {
    let log = Log()
    root.view.addSubview(log.views[0])
    root.containmentObserver = log
    harness.resize(to: Size(600, 900))
    View.animate(duration: 0.3) { root.addChild(ViewController()) }

    #expect(log.views[0].frame.minY > 0)
    #expect(log.views[0].presentationFrame == log.views[0].frame)
    root.view.addSubview(log.views[1])
    #expect(!harness.requests.contains { if case .notice = $0 { true } else { false } })
  }

  @Test func `view changes in willAnimateRotation are animated for the duration that it receives`()
  {
    harness.resize(to: Size(600, 900))
    #expect(root.durations == [0.3] && root.bar.frame.minY == 200)

    harness.advance(by: 0.15)
    let minY = root.bar.visibleRect()?.minY ?? 0
    #expect(minY > 0 && minY < 200, "\(minY)")

    harness.runUntilIdle()
    #expect(root.bar.visibleRect()?.minY == 200)
  }

  @Test
  func `willAnimateRotation receives the duration 0 and animates nothing when motion is reduced`() {
    harness.window.traits.reducesMotion = true
    harness.resize(to: Size(600, 900))
    harness.step()

    #expect(root.durations == [0])
    #expect(root.bar.visibleRect()?.minY == 200)
  }

  @Test
  func `children receive no willAnimateRotation when their container forwards rotations manually`()
  {
    root.forwardsRotation = false
    harness.resize(to: Size(600, 900))

    #expect(root.log.contains("animate portrait") && child.log.isEmpty)
  }

  @Test func `a resize that keeps the orientation sends no rotation callbacks`() {
    harness.resize(to: Size(900, 600))

    #expect(root.log.isEmpty && child.log.isEmpty)
  }
}
