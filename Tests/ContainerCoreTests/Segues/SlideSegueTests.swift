// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// Contract 8.5: whole-container views, under the container's pinned bar.
struct SlideSegueTests {
  /// A container with a bar pinned above its children.
  private final class Pane: ViewController {
    let bar = View()
    var forwardsManually = false

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsManually }

    override func viewDidLoad() {
      bar.backgroundColor = .accent
      view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
      bar.frame = Rect(0, 0, view.bounds.width, 48)
    }

    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? {
      SlideSegue(
        identifier: identifier, source: source, destination: destination, in: self,
        direction: .back)
    }
  }

  private let pane = Pane()
  private let red = ViewController()
  private let blue = ViewController()
  private let harness: TestWindow

  init() {
    harness = TestWindow(size: Size(800, 600))
    for (controller, title) in [(pane, "Pane"), (red, "Red"), (blue, "Blue")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
  }

  private func start(forwardsManually: Bool = false, traits: ((inout Traits) -> Void)? = nil) {
    if let traits { traits(&harness.window.traits) }
    pane.forwardsManually = forwardsManually
    harness.window.rootViewController = pane
    harness.step()
    pane.addChild(red)
    if forwardsManually { red.beginAppearanceTransition(true, animated: false) }
    red.view.frame = pane.view.bounds
    red.view.autoresizingMask = .fill
    pane.view.insertSubview(red.view, at: 0)
    pane.view.layoutIfNeeded()
    if forwardsManually { red.endAppearanceTransition() }
    red.didMove(toParent: pane)
    blue.loadViewIfNeeded()
    harness.step()
    harness.callbacks.removeAllLines()
  }

  private func forward(keeping: Bool = false) -> SlideSegue {
    let segue = SlideSegue(source: red, destination: blue)
    segue.keepsSource = keeping
    segue.perform()
    return segue
  }

  private static let callbackOrder = [
    "Red willMove nil", "Blue willMove Pane", "Red viewWillDisappear", "Blue viewWillAppear",
    "Blue viewIsAppearing", "Red viewDidDisappear", "Blue viewDidAppear", "Red didMove nil",
    "Blue didMove Pane",
  ]

  @Test(arguments: [false, true])
  func `a forward slide segue moves the destination in from the right in 0.4 seconds`(
    forwardsByHand: Bool
  ) {
    start(forwardsManually: forwardsByHand)
    let segue = forward()

    #expect(visibleX(blue) == 800)
    #expect(visibleX(red) == 0)
    harness.advance(by: 0.2)
    #expect(abs(visibleX(blue) - 400) < 2)
    #expect(abs(visibleX(red) + 400) < 2)
    #expect(harness.callbacks.lines == Array(Self.callbackOrder.prefix(5)))
    harness.advance(by: 0.19)
    #expect(segue.transition?.isRunning == true)
    harness.advance(by: 0.02)
    #expect(segue.transition?.isRunning == false)
    harness.runUntilIdle()

    #expect(harness.callbacks.lines == Self.callbackOrder)
    #expect(visibleX(blue) == 0)
    #expect(red.view.superview == nil)
    #expect(red.view.transform == .identity)
    #expect(pane.children.map(\.title) == ["Blue"])
  }

  @Test func `a slide segue in the back direction moves the destination in from the left`() {
    start()
    SlideSegue(source: red, destination: blue, in: pane, direction: .back).perform()
    harness.advance(by: 0.2)

    #expect(abs(visibleX(blue) + 400) < 2)
    #expect(abs(visibleX(red) - 400) < 2)
  }

  @Test(arguments: SlideSegue.Direction.allCases)
  func `slide segues in both directions are mirrored in right-to-left layout`(
    direction: SlideSegue.Direction
  ) {
    start { $0.layoutDirection = .rightToLeft }
    SlideSegue(source: red, destination: blue, in: pane, direction: direction).perform()
    harness.advance(by: 0.1)

    #expect(direction == .forward ? visibleX(blue) < 0 : visibleX(blue) > 0)
    #expect((visibleX(red) > 0) == (direction == .forward))
  }

  @Test func `a container's own views stay in front of the sliding views during a slide segue`() {
    start()
    _ = forward()
    harness.advance(by: 0.1)
    #expect(pane.view.subviews.last === pane.bar)
    #expect(harness.window.hitTest(Point(700, 20)) === pane.bar)
    harness.runUntilIdle()

    #expect(pane.view.subviews.last === pane.bar)
    #expect(pane.view.subviews.count == 2)
  }

  @Test
  func
    `a slide segue from a grandchild replaces the container's child that contains the grandchild`()
  {
    start()
    let inner = ViewController()
    red.addChild(inner)
    red.view.addSubview(inner.view)
    inner.didMove(toParent: red)

    SlideSegue(source: inner, destination: blue, in: pane, direction: .forward).perform()
    harness.advance(by: 0.2)
    #expect(abs(visibleX(red) + 400) < 2)
    harness.runUntilIdle()

    #expect(pane.children.map(\.title) == ["Blue"])
    #expect(inner.parent === red)
  }

  @Test
  func
    `a slide segue with keepsSource leaves its source in the container, and unwinding shows it`()
  {
    start()
    red.registerUnwindAction("home")
    _ = forward(keeping: true)
    harness.runUntilIdle()
    #expect(pane.children.map(\.title) == ["Red", "Blue"])
    #expect(red.view.superview == nil)
    harness.callbacks.removeAllLines()

    blue.performUnwind("home")
    harness.advance(by: 0.2)
    #expect(abs(visibleX(red) + 400) < 2)
    harness.runUntilIdle()

    #expect(
      harness.callbacks.lines == [
        "Blue prepare nil Red", "Red action home from Blue", "Blue willMove nil",
        "Blue viewWillDisappear", "Red viewWillAppear", "Red viewIsAppearing",
        "Blue viewDidDisappear", "Red viewDidAppear", "Blue didMove nil",
      ])
    #expect(pane.children.map(\.title) == ["Red"])
  }

  @Test func `a slide segue removes droppedChildren from the container together with its source`() {
    start()
    let green = ViewController()
    _ = forward(keeping: true)
    harness.runUntilIdle()
    let second = SlideSegue(source: blue, destination: green)
    second.keepsSource = true
    second.perform()
    harness.runUntilIdle()
    #expect(pane.children.count == 3)

    let back = SlideSegue(source: green, destination: red, in: pane, direction: .back)
    back.droppedChildren = [blue]
    back.perform()
    harness.runUntilIdle()

    #expect(pane.children.map(\.title) == ["Red"])
    #expect(blue.parent == nil)
  }

  @Test
  func
    `a slide segue with reduced motion is immediate and sends the callbacks of an animated one`()
  {
    start { $0.reducesMotion = true }
    _ = forward()

    #expect(harness.callbacks.lines == Self.callbackOrder)
    #expect(!harness.window.isAnimating)
  }

  // MARK: Interruption

  nonisolated static let interruptionTimes = Array(stride(from: 0.02, through: 0.38, by: 0.04))

  @Test(arguments: interruptionTimes)
  func `reversing a slide segue restores the views of its source and destination`(point: Double) {
    start()
    let segue = forward()
    harness.advance(by: point)
    segue.transition?.isReversed = true
    harness.runUntilIdle()

    #expect(pane.children.map(\.title) == ["Red"])
    #expect(red.isAppeared)
    #expect(blue.view.superview == nil)
    #expect(visibleX(red) == 0)
    #expect(blue.view.transform == .identity)
  }

  @Test(arguments: interruptionTimes)
  func `a second slide segue ends the first one immediately`(point: Double) {
    start()
    let green = ViewController()
    green.title = "Green"
    let first = forward()
    harness.advance(by: point)

    SlideSegue(source: blue, destination: green).perform()

    #expect(first.transition?.isRunning == false)
    #expect(harness.callbacks.lines.contains("Blue viewDidAppear"))
    harness.runUntilIdle()
    #expect(pane.children.map(\.title) == ["Green"])
    #expect(pane.view.subviews.count == 2)
  }

  @Test(arguments: interruptionTimes)
  func `a window resize during a slide segue gives the destination the container's new size`(
    point: Double
  ) {
    start()
    _ = forward()
    harness.advance(by: point)
    harness.resize(to: Size(500, 400))
    harness.runUntilIdle()

    #expect(blue.view.frame == pane.view.bounds)
    #expect(visibleX(blue) == 0)
  }

  @Test(arguments: interruptionTimes)
  func `a slide segue set to a fractionComplete returns to its source when reversed and resumed`(
    point: Double
  ) {
    start()
    let segue = forward()
    segue.transition?.fractionComplete = point
    harness.advance(by: 0.1)
    #expect(abs(visibleX(red) + 800 * point) < 1)
    segue.transition?.isReversed = true
    segue.transition?.resume()
    harness.runUntilIdle()

    #expect(red.isAppeared)
  }

  @Test
  func
    `removing a container from the window during a slide segue makes both controllers disappear`()
  {
    start()
    _ = forward()
    harness.advance(by: 0.1)
    harness.expectsCleanContainment = false
    harness.window.rootViewController = nil
    harness.runUntilIdle()

    #expect(!red.isAppeared)
    #expect(!blue.isAppeared)
  }

  @Test func `a slide segue from a root controller presents the destination`() {
    start()
    let segue = SlideSegue(source: pane, destination: blue)
    segue.perform()
    harness.runUntilIdle()

    #expect(pane.presentedViewController === blue)
  }

  /// Where the view's left edge is seen.
  private func visibleX(_ controller: ViewController) -> Double {
    let transform = controller.view.presentation.transform ?? controller.view.transform
    return controller.view.frame.minX + transform.tx
  }
}
