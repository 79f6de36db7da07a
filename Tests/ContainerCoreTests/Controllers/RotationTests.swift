// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 6.2: the rotation callbacks and the controllers that receive them.
struct RotationTests {
  private class Screen: ViewController {
    var log: [String] = []
    var allowedOrientations: Set<Orientation> = [.portrait, .landscape]
    var requestedOrientations: [Orientation] = []
    override func shouldAutorotate(to orientation: Orientation) -> Bool {
      requestedOrientations.append(orientation)
      return allowedOrientations.contains(orientation)
    }
    override func willRotate(to orientation: Orientation) {
      super.willRotate(to: orientation)
      log.append("will \(orientation)")
    }
    override func didRotate(from orientation: Orientation) {
      super.didRotate(from: orientation)
      log.append("did \(orientation)")
    }
  }

  /// Forwards nothing by itself.
  private final class Manual: Screen {
    var forwardsRotation = false
    override var shouldAutomaticallyForwardRotationMethods: Bool { false }
    override func willRotate(to orientation: Orientation) {
      super.willRotate(to: orientation)
      if forwardsRotation { for child in children { child.willRotate(to: orientation) } }
    }
    override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      if forwardsRotation {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
      }
    }
  }

  private let root = Screen()
  private let visibleChild = Screen()
  private let hiddenChild = Screen()
  private let harness = TestWindow(size: Size(1000, 700))
  private let expectedCallbacks = ["will portrait", "did landscape"]

  init() {
    for (controller, title) in [(root, "R"), (visibleChild, "A"), (hiddenChild, "B")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    harness.show(root)
    for child in [visibleChild, hiddenChild] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(visibleChild.view)
    harness.callbacks.removeAllLines()
  }

  private func rotate() { harness.resize(to: Size(600, 900)) }

  /// The rotation and size callbacks since the last call.
  private func rotationCallbacks() -> [String] {
    harness.callbacks.removeAllLines(with: [.sizesAndRotation])
      .filter { $0.contains("otate") || $0.contains("×") }
  }

  @Test func `children receive rotation callbacks on and off screen, without loading their views`()
  {
    rotate()

    for screen in [root, visibleChild, hiddenChild] { #expect(screen.log == expectedCallbacks) }
    #expect(!hiddenChild.isViewLoaded)
  }

  @Test func `a containment observer is notified of rotation callbacks and new sizes in order`() {
    rotate()

    #expect(
      rotationCallbacks() == [
        "R 600×900", "A 600×900", "R willRotate portrait", "A willRotate portrait",
        "B willRotate portrait", "R didRotate landscape", "A didRotate landscape",
        "B didRotate landscape",
      ])
  }

  @Test
  func
    `one child that refuses the new orientation, even off screen, prevents all rotation callbacks`()
  {
    hiddenChild.allowedOrientations = [.landscape]
    rotate()
    #expect(
      root.requestedOrientations == [.portrait] && visibleChild.requestedOrientations == [.portrait]
        && hiddenChild.requestedOrientations == [.portrait])
    #expect(root.log.isEmpty && visibleChild.log.isEmpty && hiddenChild.log.isEmpty)

    harness.resize(to: Size(1000, 700))
    #expect(hiddenChild.log == ["will landscape", "did portrait"])
  }

  @Test
  func `a child that is being removed cannot refuse a rotation and receives no rotation callbacks`()
  {
    harness.expectsCleanContainment = false
    visibleChild.willMove(toParent: nil)

    rotate()

    #expect(visibleChild.log.isEmpty && visibleChild.requestedOrientations.isEmpty)
    #expect(hiddenChild.log == expectedCallbacks)
    visibleChild.view.removeFromSuperview()
    visibleChild.removeFromParent()
  }

  @Test func `a child whose removal begins in willRotate receives no didRotate`() {
    final class Leaver: Screen {
      override func willRotate(to orientation: Orientation) {
        super.willRotate(to: orientation)
        willMove(toParent: nil)
      }
    }
    let leaver = Leaver()
    harness.expectsCleanContainment = false
    root.addChild(leaver)
    leaver.didMove(toParent: root)

    rotate()

    #expect(leaver.log == ["will portrait"])
    leaver.removeFromParent()
  }

  @Test func `a child that is added in willRotate receives no rotation callbacks`() {
    let late = Screen()
    final class Adder: Screen {
      var late: ViewController?
      override func willRotate(to orientation: Orientation) {
        super.willRotate(to: orientation)
        guard let late else { return }
        addChild(late)
        late.didMove(toParent: self)
      }
    }
    let adder = Adder()
    adder.late = late
    harness.window.rootViewController = adder

    rotate()

    #expect(adder.log == expectedCallbacks)
    #expect(late.log.isEmpty)
  }

  @Test
  func
    `controllers that are covered during a rotation receive didRotate if they received willRotate`()
  {
    final class Adapting: AdaptivePresentationDelegate {
      func adaptivePresentationStyle(
        for controller: PresentationController, traits: Traits
      ) -> ModalPresentationStyle {
        traits.horizontalSizeClass == .compact ? .fullScreen : .none
      }
    }
    let card = Screen()
    let delegate = Adapting()
    card.modalPresentationStyle = .formSheet
    card.presentationController?.delegate = delegate
    root.present(card, animated: false)
    harness.runUntilIdle()

    harness.resize(to: Size(500, 900))

    #expect(card.presentationController?.effectiveController.presentationStyle == .fullScreen)
    for screen in [root, visibleChild, hiddenChild, card] {
      #expect(screen.log == expectedCallbacks)
    }
  }

  @Test
  func `containment observers get only the original size if viewWillTransition passes on another`()
  {
    final class Inset: Screen {
      override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
        super.viewWillTransition(to: Size(size.width - 10, size.height), with: coordinator)
      }
    }
    let inset = Inset()
    inset.title = "I"
    inset.containmentObserver = harness.observers
    harness.window.rootViewController = inset
    harness.step()
    harness.callbacks.removeAllLines()

    harness.resize(to: Size(1100, 700))

    #expect(rotationCallbacks() == ["I 1100×700"])
  }

  @Test
  func
    `children receive no rotation callbacks or size changes that their container does not forward`()
  {
    let (manual, child) = showManual(forwards: false)

    rotate()

    #expect(manual.log == expectedCallbacks)
    #expect(child.log.isEmpty && child.requestedOrientations.isEmpty)
    #expect(rotationCallbacks().isEmpty)
  }

  @Test
  func `rotation callbacks that a container forwards manually are reported to observers once`() {
    let (manual, child) = showManual(forwards: true)

    rotate()

    #expect(manual.log == expectedCallbacks && child.log == ["will portrait"])
    #expect(rotationCallbacks() == ["C 600×900", "C willRotate portrait"])
  }

  /// A root that the core forwards nothing for, with a child called C.
  private func showManual(forwards: Bool) -> (manual: Manual, child: Screen) {
    let (manual, child) = (Manual(), Screen())
    manual.forwardsRotation = forwards
    child.title = "C"
    child.containmentObserver = harness.observers
    manual.addChild(child)
    manual.view.addSubview(child.view)
    child.didMove(toParent: manual)
    harness.window.rootViewController = manual
    harness.step()
    harness.callbacks.removeAllLines()
    return (manual, child)
  }
}
