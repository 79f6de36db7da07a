// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Interrupted presentations, and the views that the user can reach during a presentation.
struct PresentationInteractionTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }
  private var log: [String] { fixture.harness.callbacks.lines }

  // MARK: Interruption

  @Test(arguments: 0..<10)
  func `a dismissal during a presentation reverses the animation from the current position`(
    tenth: Int
  ) throws {
    fixture.present(fixture.red)
    harness.advance(by: 0.3 * Double(tenth) / 10 + 0.001)
    let before = fixture.red.view.presentationTransform
    fixture.harness.callbacks.removeAllLines()

    fixture.dismiss(fixture.red)
    harness.step()
    #expect(fixture.red.view.presentationTransform == before)
    harness.runUntilIdle()

    #expect(
      log == [
        "Red viewWillDisappear", "Root viewWillAppear", "Child viewWillAppear",
        "Root viewIsAppearing", "Child viewIsAppearing", "Red viewDidDisappear",
        "Root viewDidAppear", "Child viewDidAppear", "completion",
        "completion",
      ])
    #expect(fixture.completions == ["presented Red", "dismissed Red"])
    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.red.view.transform == .identity)
  }

  @Test func `presenting a controller during its dismissal reverses the dismissal`() {
    fixture.presentAndClearLog(fixture.red)
    fixture.dismiss(fixture.red)
    harness.advance(by: 0.1)

    fixture.present(fixture.red)
    harness.runUntilIdle()

    #expect(fixture.red.isAppeared)
    #expect(!fixture.root.isAppeared)
    #expect(fixture.root.view.window == nil)
    #expect(fixture.completions == ["dismissed Red", "presented Red"])
  }

  @Test func `a dismissal canceled by a gesture restores the presentation`() throws {
    fixture.presentAndClearLog(fixture.red)
    fixture.dismiss(fixture.red)
    let transition = try #require(fixture.red.presentationController?.transition)

    transition.fractionComplete = 0.4
    harness.step()
    transition.isReversed = true
    transition.resume()
    harness.runUntilIdle()

    #expect(
      fixture.red.flags == ["WD dismissed", "WA presented", "DA presented"])
    #expect(fixture.root.flags == ["WA", "WD", "DD"])
    #expect(fixture.root.presentedViewController === fixture.red)
    #expect(fixture.root.view.window == nil)
  }

  @Test
  func
    `presenting from a controller that is still being presented first finishes its presentation`()
  {
    fixture.present(fixture.red)
    harness.advance(by: 0.1)

    fixture.present(fixture.blue, from: fixture.red)
    harness.runUntilIdle()

    #expect(fixture.completions == ["presented Red", "presented Blue"])
    #expect(fixture.blue.isAppeared)
    #expect(!fixture.red.isAppeared)
  }

  @Test func `a presentation requested during a dismissal begins when the dismissal has ended`() {
    fixture.presentAndClearLog(fixture.red)
    fixture.dismiss(fixture.red)
    harness.advance(by: 0.1)

    fixture.present(fixture.blue)
    harness.runUntilIdle()

    #expect(fixture.completions == ["dismissed Red", "presented Blue"])
    #expect(fixture.root.presentedViewController === fixture.blue)
    #expect(fixture.red.view.superview == nil)
  }

  @Test(arguments: ["WD", "DD"])
  func `a dismissal in the presenter's disappearance callbacks undoes the presentation`(
    callback: String
  ) {
    let red = fixture.red
    fixture.root.onCallback = { received in
      if received == callback { red.dismiss(animated: false) }
    }

    fixture.present(red)
    harness.runUntilIdle()
    fixture.root.onCallback = nil
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.root.isAppeared)
    #expect(!red.isAppeared && !red.isInAppearanceTransition)
    #expect(fixture.root.view.window != nil)
  }

  @Test func `a presentation is immediate when motion is reduced`() {
    harness.window.traits.reducesMotion = true

    fixture.present(fixture.red)

    #expect(fixture.red.isAppeared)
    #expect(fixture.completions == ["presented Red"])
  }

  @Test(arguments: ModalTransitionStyle.allCases)
  func `a presentation animates the presented view in its modalTransitionStyle`(
    style: ModalTransitionStyle
  ) {
    fixture.red.modalTransitionStyle = style
    fixture.present(fixture.red)
    harness.step()
    let start = (fixture.red.view.presentationTransform, fixture.red.view.presentationAlpha)
    harness.advance(by: 0.15)
    let middle = (fixture.red.view.presentationTransform, fixture.red.view.presentationAlpha)
    harness.runUntilIdle()

    switch style {
    case .coverVertical:
      #expect(start.0 == .translation(0, 700))
      #expect(middle.0 != start.0 && middle.0 != .identity)
    case .crossDissolve:
      #expect(start.1 == 0)
      #expect(middle.1 > 0 && middle.1 < 1)
    }
    #expect(fixture.red.view.presentationTransform == .identity)
    #expect(fixture.red.view.presentationAlpha == 1)
  }

  // MARK: Reach

  @Test
  func `the Escape key dismisses a presented controller unless isModalInPresentation is true`() {
    fixture.presentAndClearLog(fixture.red)
    fixture.red.isModalInPresentation = true
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(fixture.red.isAppeared)

    fixture.red.isModalInPresentation = false
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test
  func `the first responder moves into a presented controller, and back when that is dismissed`() {
    let outside = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    let inside = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    fixture.root.view.addSubview(outside)
    fixture.red.view.addSubview(inside)
    harness.window.focus.focus(outside)

    fixture.present(fixture.red, style: .overFullScreen)
    harness.runUntilIdle()
    #expect(harness.window.focus.firstResponder === inside)
    harness.pressKey(.tab)
    #expect(harness.window.focus.firstResponder === inside)
    fixture.dismiss(fixture.red)
    harness.runUntilIdle()

    #expect(harness.window.focus.firstResponder === outside)
  }

  @Test(arguments: [false, true])
  func `the presenter's former first responder is restored as soon as a dismissal begins`(
    hadKeyboard: Bool
  ) {
    let outside = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    let inside = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    fixture.root.view.addSubview(outside)
    fixture.red.view.addSubview(inside)
    if hadKeyboard { harness.window.focus.focus(outside) }
    fixture.present(fixture.red, style: .overFullScreen)
    harness.runUntilIdle()
    #expect(harness.window.focus.firstResponder === inside)

    fixture.dismiss(fixture.red)
    #expect(harness.window.focus.firstResponder === (hadKeyboard ? outside : nil))
    harness.pressKey(.tab)
    #expect(harness.window.focus.firstResponder === outside)

    harness.runUntilIdle()
    #expect(harness.window.focus.firstResponder === outside)
  }

  @Test func `a reversed dismissal restores the first responder of the presented controller`() {
    let fields = (0..<3).map { PresentationFixture.Field(frame: Rect(0, 30 * Double($0), 50, 20)) }
    for field in fields { fixture.red.view.addSubview(field) }
    fixture.presentAndClearLog(fixture.red, style: .overFullScreen)
    harness.window.focus.focus(fields[1])
    fixture.dismiss(fixture.red)
    harness.advance(by: 0.05)

    fixture.present(fixture.red, style: .overFullScreen)

    #expect(harness.window.focus.firstResponder === fields[1])
  }

  @Test func `clicks do not reach a covered presenter until the dismissal begins`() {
    fixture.present(fixture.red, style: .overFullScreen)
    harness.runUntilIdle()
    #expect(harness.window.hitTest(Point(500, 350)) === fixture.red.view)

    fixture.dismiss(fixture.red)
    harness.advance(by: 0.05)

    #expect(harness.window.hitTest(Point(500, 350))?.isDescendant(of: fixture.root.view) == true)
  }

  @Test func `a press on the presenter is canceled when a controller is presented`() {
    let button = PressedView(frame: Rect(0, 0, 100, 100))
    fixture.root.view.addSubview(button)
    harness.step()
    harness.press(at: Point(50, 50))

    fixture.present(fixture.red, style: .overFullScreen, animated: false)

    #expect(button.isCancelled)
  }

  private final class PressedView: View {
    var isCancelled = false
    override func pointerCancelled() { isCancelled = true }
  }
}
