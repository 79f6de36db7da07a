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
    var forwardsByHand = false

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsByHand }

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

  private func start(forwardsByHand: Bool = false, traits: ((inout Traits) -> Void)? = nil) {
    if let traits { traits(&harness.window.traits) }
    pane.forwardsByHand = forwardsByHand
    harness.window.rootViewController = pane
    harness.step()
    pane.addChild(red)
    if forwardsByHand { red.beginAppearanceTransition(true, animated: false) }
    red.view.frame = pane.view.bounds
    red.view.autoresizingMask = .fill
    pane.view.insertSubview(red.view, at: 0)
    pane.view.layoutIfNeeded()
    if forwardsByHand { red.endAppearanceTransition() }
    red.didMove(toParent: pane)
    blue.loadViewIfNeeded()
    harness.step()
    harness.callbacks.takeLines()
  }

  private func forward(keeping: Bool = false) -> SlideSegue {
    let segue = SlideSegue(source: red, destination: blue)
    segue.keepsSource = keeping
    segue.perform()
    return segue
  }

  private static let order = [
    "Red willMove nil", "Blue willMove Pane", "Red viewWillDisappear", "Blue viewWillAppear",
    "Blue viewIsAppearing", "Red viewDidDisappear", "Blue viewDidAppear", "Red didMove nil",
    "Blue didMove Pane",
  ]

  @Test(arguments: [false, true])
  func `forward the new one comes in from the right, as wide as it is, in 0.4 seconds`(
    forwardsByHand: Bool
  ) {
    start(forwardsByHand: forwardsByHand)
    let segue = forward()

    #expect(shownX(blue) == 800)
    #expect(shownX(red) == 0)
    harness.advance(by: 0.2)
    #expect(abs(shownX(blue) - 400) < 2)
    #expect(abs(shownX(red) + 400) < 2)
    #expect(harness.callbacks.lines == Array(Self.order.prefix(5)))
    harness.advance(by: 0.19)
    #expect(segue.transition?.isRunning == true)
    harness.advance(by: 0.02)
    #expect(segue.transition?.isRunning == false)
    harness.settle()

    #expect(harness.callbacks.lines == Self.order)
    #expect(shownX(blue) == 0)
    #expect(red.view.superview == nil)
    #expect(red.view.transform == .identity)
    #expect(pane.children.map(\.title) == ["Blue"])
  }

  @Test func `back the old one comes in from the left`() {
    start()
    SlideSegue(source: red, destination: blue, in: pane, direction: .back).perform()
    harness.advance(by: 0.2)

    #expect(abs(shownX(blue) + 400) < 2)
    #expect(abs(shownX(red) - 400) < 2)
  }

  @Test(arguments: SlideSegue.Direction.allCases)
  func `where reading begins at the right both are mirrored`(direction: SlideSegue.Direction) {
    start { $0.layoutDirection = .rightToLeft }
    SlideSegue(source: red, destination: blue, in: pane, direction: direction).perform()
    harness.advance(by: 0.1)

    #expect(direction == .forward ? shownX(blue) < 0 : shownX(blue) > 0)
    #expect((shownX(red) > 0) == (direction == .forward))
  }

  @Test func `what the container has pinned stays above both`() {
    start()
    _ = forward()
    harness.advance(by: 0.1)
    #expect(pane.view.subviews.last === pane.bar)
    #expect(harness.window.hitTest(Point(700, 20)) === pane.bar)
    harness.settle()

    #expect(pane.view.subviews.last === pane.bar)
    #expect(pane.view.subviews.count == 2)
  }

  @Test func `it is the container's children that move, however deep the ends are`() {
    start()
    let inner = ViewController()
    red.addChild(inner)
    red.view.addSubview(inner.view)
    inner.didMove(toParent: red)

    SlideSegue(source: inner, destination: blue, in: pane, direction: .forward).perform()
    harness.advance(by: 0.2)
    #expect(abs(shownX(red) + 400) < 2)
    harness.settle()

    #expect(pane.children.map(\.title) == ["Blue"])
    #expect(inner.parent === red)
  }

  @Test func `a kept source stays a child, and the way back shows it as it was`() {
    start()
    red.registerUnwindAction("home")
    _ = forward(keeping: true)
    harness.settle()
    #expect(pane.children.map(\.title) == ["Red", "Blue"])
    #expect(red.view.superview == nil)
    harness.callbacks.takeLines()

    blue.performUnwind("home")
    harness.advance(by: 0.2)
    #expect(abs(shownX(red) + 400) < 2)
    harness.settle()

    #expect(
      harness.callbacks.lines == [
        "Blue prepare nil Red", "Red action home from Blue", "Blue willMove nil",
        "Blue viewWillDisappear", "Red viewWillAppear", "Red viewIsAppearing",
        "Blue viewDidDisappear", "Red viewDidAppear", "Blue didMove nil",
      ])
    #expect(pane.children.map(\.title) == ["Red"])
  }

  @Test func `kept children that a way back leaves out go with it`() {
    start()
    let green = ViewController()
    _ = forward(keeping: true)
    harness.settle()
    let second = SlideSegue(source: blue, destination: green)
    second.keepsSource = true
    second.perform()
    harness.settle()
    #expect(pane.children.count == 3)

    let back = SlideSegue(source: green, destination: red, in: pane, direction: .back)
    back.droppedChildren = [blue]
    back.perform()
    harness.settle()

    #expect(pane.children.map(\.title) == ["Red"])
    #expect(blue.parent == nil)
  }

  @Test func `a person who wants less motion gets none, and the same callbacks`() {
    start { $0.reducesMotion = true }
    _ = forward()

    #expect(harness.callbacks.lines == Self.order)
    #expect(!harness.window.isAnimating)
  }

  // MARK: Interruption

  nonisolated static let points = Array(stride(from: 0.02, through: 0.38, by: 0.04))

  @Test(arguments: points)
  func `turned round, both are as before`(point: Double) {
    start()
    let segue = forward()
    harness.advance(by: point)
    segue.transition?.isReversed = true
    harness.settle()

    #expect(pane.children.map(\.title) == ["Red"])
    #expect(red.isAppeared)
    #expect(blue.view.superview == nil)
    #expect(shownX(red) == 0)
    #expect(blue.view.transform == .identity)
  }

  @Test(arguments: points)
  func `a second slide ends the first at once`(point: Double) {
    start()
    let green = ViewController()
    green.title = "Green"
    let first = forward()
    harness.advance(by: point)

    SlideSegue(source: blue, destination: green).perform()

    #expect(first.transition?.isRunning == false)
    #expect(harness.callbacks.lines.contains("Blue viewDidAppear"))
    harness.settle()
    #expect(pane.children.map(\.title) == ["Green"])
    #expect(pane.view.subviews.count == 2)
  }

  @Test(arguments: points)
  func `a resize on the way keeps both in place`(point: Double) {
    start()
    _ = forward()
    harness.advance(by: point)
    harness.resize(to: Size(500, 400))
    harness.settle()

    #expect(blue.view.frame == pane.view.bounds)
    #expect(shownX(blue) == 0)
  }

  @Test(arguments: points)
  func `held and moved by hand it ends where it is let go`(point: Double) {
    start()
    let segue = forward()
    segue.transition?.fractionComplete = point
    harness.advance(by: 0.1)
    #expect(abs(shownX(red) + 800 * point) < 1)
    segue.transition?.isReversed = true
    segue.transition?.resume()
    harness.settle()

    #expect(red.isAppeared)
  }

  @Test func `the container may go away in the middle`() {
    start()
    _ = forward()
    harness.advance(by: 0.1)
    harness.expectsCleanContainment = false
    harness.window.rootViewController = nil
    harness.settle()

    #expect(!red.isAppeared)
    #expect(!blue.isAppeared)
  }

  @Test func `without a container the destination is presented`() {
    start()
    let segue = SlideSegue(source: pane, destination: blue)
    segue.perform()
    harness.settle()

    #expect(pane.presentedViewController === blue)
  }

  /// Where the view's left edge is seen.
  private func shownX(_ controller: ViewController) -> Double {
    let transform = controller.view.presented.transform ?? controller.view.transform
    return controller.view.frame.minX + transform.tx
  }
}
