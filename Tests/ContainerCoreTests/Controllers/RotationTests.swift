// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 6.2: who hears that the window turns.
struct RotationTests {
  private class Screen: ViewController {
    var log: [String] = []
    var allowed: Set<Orientation> = [.portrait, .landscape]
    var asked: [Orientation] = []
    override func shouldAutorotate(to orientation: Orientation) -> Bool {
      asked.append(orientation)
      return allowed.contains(orientation)
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
    var forwards = false
    override var shouldAutomaticallyForwardRotationMethods: Bool { false }
    override func willRotate(to orientation: Orientation) {
      super.willRotate(to: orientation)
      if forwards { for child in children { child.willRotate(to: orientation) } }
    }
    override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      if forwards {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
      }
    }
  }

  private let root = Screen()
  private let shown = Screen()
  private let hidden = Screen()
  private let harness = TestWindow(size: Size(1000, 700))
  private let both = ["will portrait", "did landscape"]

  init() {
    for (controller, title) in [(root, "R"), (shown, "A"), (hidden, "B")] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    harness.show(root)
    for child in [shown, hidden] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(shown.view)
    harness.callbacks.takeLines()
  }

  private func turn() { harness.resize(to: Size(600, 900)) }

  /// What was heard besides layout and appearance.
  private func turns() -> [String] {
    harness.callbacks.takeLines(with: [.sizesAndRotation])
      .filter { $0.contains("otate") || $0.contains("×") }
  }

  @Test func `children hear of it on screen or not, also those without a view`() {
    turn()

    for screen in [root, shown, hidden] { #expect(screen.log == both) }
    #expect(!hidden.isViewLoaded)
  }

  @Test func `rotation and coming sizes are events`() {
    turn()

    #expect(
      turns() == [
        "R 600×900", "A 600×900", "R willRotate portrait", "A willRotate portrait",
        "B willRotate portrait", "R didRotate landscape", "A didRotate landscape",
        "B didRotate landscape",
      ])
  }

  @Test func `all are asked with the orientation, and a no from off screen is a no`() {
    hidden.allowed = [.landscape]
    turn()
    #expect(root.asked == [.portrait] && shown.asked == [.portrait] && hidden.asked == [.portrait])
    #expect(root.log.isEmpty && shown.log.isEmpty && hidden.log.isEmpty)

    harness.resize(to: Size(1000, 700))
    #expect(hidden.log == ["will landscape", "did portrait"])
  }

  @Test func `what is on its way out hears no more of it and is not asked`() {
    harness.expectsCleanContainment = false
    shown.willMove(toParent: nil)

    turn()

    #expect(shown.log.isEmpty && shown.asked.isEmpty)
    #expect(hidden.log == both)
    shown.view.removeFromSuperview()
    shown.removeFromParent()
  }

  @Test func `what begins to leave in the middle does not hear the end`() {
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

    turn()

    #expect(leaver.log == ["will portrait"])
    leaver.removeFromParent()
  }

  @Test func `what joins in the middle hears neither half`() {
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

    turn()

    #expect(adder.log == both)
    #expect(late.log.isEmpty)
  }

  @Test func `who was told hears the end, though a presentation covers it by then`() {
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
    harness.settle()

    harness.resize(to: Size(500, 900))

    #expect(card.presentationController?.effectiveController.presentationStyle == .fullScreen)
    for screen in [root, shown, hidden, card] { #expect(screen.log == both) }
  }

  @Test func `what a container adds to a size by super is no second event`() {
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
    harness.callbacks.takeLines()

    harness.resize(to: Size(1100, 700))

    #expect(turns() == ["I 1100×700"])
  }

  @Test func `a container can keep sizes and rotation to itself`() {
    let (manual, child) = showManual(forwards: false)

    turn()

    #expect(manual.log == both)
    #expect(child.log.isEmpty && child.asked.isEmpty)
    #expect(turns().isEmpty)
  }

  @Test func `what a container forwards by hand is an event too, once`() {
    let (manual, child) = showManual(forwards: true)

    turn()

    #expect(manual.log == both && child.log == ["will portrait"])
    #expect(turns() == ["C 600×900", "C willRotate portrait"])
  }

  /// A root that the core forwards nothing for, with a child called C.
  private func showManual(forwards: Bool) -> (manual: Manual, child: Screen) {
    let (manual, child) = (Manual(), Screen())
    manual.forwards = forwards
    child.title = "C"
    child.containmentObserver = harness.observers
    manual.addChild(child)
    manual.view.addSubview(child.view)
    child.didMove(toParent: manual)
    harness.window.rootViewController = manual
    harness.step()
    harness.callbacks.takeLines()
    return (manual, child)
  }
}
