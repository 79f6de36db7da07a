// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

struct PopoverInterruptionTests {
  private let fixture = PopoverFixture()
  private var harness: TestWindow { fixture.harness }
  private var card: View? { fixture.popover?.presentedView }

  @Test(arguments: 0..<10)
  func `dismissing a popover during its presentation animation continues from its current opacity`(
    tenth: Int
  ) {
    fixture.present(animated: true)
    harness.advance(
      by: PopoverPresentationController.transitionDuration * Double(tenth) / 10 + 0.001)
    let before = card?.presentationAlpha
    fixture.harness.callbacks.removeAllLines()

    fixture.dismiss(animated: true)
    harness.step()
    #expect(card?.presentationAlpha == before)
    harness.runUntilIdle()

    #expect(fixture.harness.callbacks.lines == ["Red viewWillDisappear", "Red viewDidDisappear"])
    #expect(fixture.completions == ["presented", "dismissed"])
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test(arguments: 0..<10)
  func `presenting a popover during its dismissal reverses the dismissal`(tenth: Int) {
    fixture.show()
    fixture.dismiss(animated: true)
    harness.advance(
      by: PopoverPresentationController.transitionDuration * Double(tenth) / 10 + 0.001)
    fixture.harness.callbacks.removeAllLines()

    fixture.present(animated: true)
    harness.runUntilIdle()

    #expect(
      fixture.harness.callbacks.lines == [
        "Red viewWillAppear", "Red viewIsAppearing", "Red viewDidAppear",
      ])
    #expect(fixture.completions == ["dismissed", "presented"])
    #expect(card?.transform == .identity && card?.alpha == 1)
    // It still follows, and still goes with its anchor.
    fixture.button.frame.origin.x += 50
    harness.step()
    #expect(fixture.frame.midX == 550)
    fixture.button.isHidden = true
    harness.runUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test(arguments: 0..<10)
  func `removing the anchor during a popover's presentation dismisses the popover`(tenth: Int) {
    fixture.present(animated: true)
    harness.advance(
      by: PopoverPresentationController.transitionDuration * Double(tenth) / 10 + 0.001)

    fixture.button.removeFromSuperview()
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.completions == ["presented"])
    #expect(fixture.delegate.calls == ["prepare", "did"])
  }

  @Test(arguments: 0..<10)
  func `a popover's presentation or dismissal is completed if the window becomes compact meanwhile`(
    tenth: Int
  ) {
    let way = PopoverPresentationController.transitionDuration * Double(tenth) / 10 + 0.001
    fixture.present(animated: true)
    harness.advance(by: way)
    harness.resize(to: Size(500, 700))
    harness.runUntilIdle()
    #expect(fixture.popover?.effectiveController is SheetPresentationController)

    harness.resize(to: Size(1000, 700))
    harness.runUntilIdle()
    fixture.dismiss(animated: true)
    harness.advance(by: way)
    harness.resize(to: Size(500, 700))
    harness.runUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.completions == ["presented", "dismissed"])
  }

  @Test(arguments: 0..<10)
  func `a popover's size change during another size change continues from the current size`(
    tenth: Int
  ) {
    fixture.show()
    fixture.red.preferredContentSize = Size(400, 300)
    harness.advance(by: 0.025 * Double(tenth) + 0.001)
    let before = card?.frame

    fixture.red.preferredContentSize = Size(200, 100)
    harness.step()
    #expect(card?.frame == before)
    harness.runUntilIdle()

    #expect(fixture.frame.size == Size(200, 100))
  }

  @Test func `a popover is presented and dismissed immediately when motion is reduced`() {
    harness.window.traits.reducesMotion = true
    fixture.present(animated: true)
    #expect(fixture.completions == ["presented"])
    #expect(card?.presentationAlpha == 1)
    fixture.dismiss(animated: true)
    #expect(fixture.completions == ["presented", "dismissed"])
  }

  /// Random sequences of all that can happen to a popover, with the checker on.
  @Test(arguments: 0..<20)
  func
    `random inputs to a popover call each completion once, and a final dismissal removes its view`(
      seed: UInt64
    )
  {
    var random = SeededGenerator(seed: seed)
    var asked = 0
    for _ in 0..<100 {
      switch Int.random(in: 0..<11, using: &random) {
      case 0, 1, 2:
        if fixture.root.presentedViewController == nil || fixture.red.isBeingDismissed {
          asked += 1
          fixture.button.isHidden = false
          fixture.present(animated: Bool.random(using: &random))
        }
      case 3:
        if fixture.root.presentedViewController != nil {
          asked += 1
          fixture.dismiss(animated: Bool.random(using: &random))
        }
      case 4: harness.pressKey(.escape)
      case 5: harness.click(at: Point(10, 690))
      case 6:
        let wide = Bool.random(using: &random)
        harness.resize(to: Size(wide ? 1000 : 560, Double.random(in: 300...800, using: &random)))
      case 7:
        fixture.red.preferredContentSize = Size(
          Double.random(in: 50...600, using: &random), Double.random(in: 50...600, using: &random))
      case 8: fixture.button.frame.origin.x = Double.random(in: 0...900, using: &random)
      case 9: fixture.button.isHidden.toggle()
      default: harness.advance(by: Double.random(in: 0...0.3, using: &random))
      }
      harness.step()
      let presented = fixture.root.presentedViewController
      #expect((presented != nil) == (fixture.red.view.window != nil))
      #expect(fixture.root.isAppeared)
    }
    harness.runUntilIdle()
    fixture.root.dismiss(animated: false)
    harness.runUntilIdle()
    #expect(fixture.completions.count == asked)
    #expect(fixture.red.view.window == nil)
    #expect(fixture.red.view.transform == .identity)
  }

  @Test
  func `a popover being dismissed keeps its source view if another controller presents it again`() {
    let other = ViewController()
    fixture.root.addChild(other)
    fixture.root.view.addSubview(other.view)
    other.didMove(toParent: fixture.root)
    other.definesPresentationContext = true
    fixture.show()
    fixture.dismiss(animated: true)
    harness.advance(by: 0.05)

    other.present(fixture.red, animated: true)
    harness.runUntilIdle()

    #expect(fixture.red.isAppeared)
    #expect(fixture.popover?.sourceView === fixture.button)
  }
}
