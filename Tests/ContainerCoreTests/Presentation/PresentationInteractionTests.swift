// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Interruption, and what a person can reach meanwhile.
struct PresentationInteractionTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }
  private var log: [String] { fixture.harness.callbacks.lines }

  // MARK: Interruption

  @Test(arguments: 0..<10)
  func `dismissed in mid-flight, it turns round where it is`(tenth: Int) throws {
    fixture.present(fixture.red)
    harness.advance(by: 0.3 * Double(tenth) / 10 + 0.001)
    let before = fixture.red.view.presentedTransform
    fixture.harness.callbacks.takeLines()

    fixture.dismiss(fixture.red)
    harness.step()
    #expect(fixture.red.view.presentedTransform == before)
    harness.settle()

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

  @Test func `presented again in mid-dismissal, it turns round`() {
    fixture.showing(fixture.red)
    fixture.dismiss(fixture.red)
    harness.advance(by: 0.1)

    fixture.present(fixture.red)
    harness.settle()

    #expect(fixture.red.isAppeared)
    #expect(!fixture.root.isAppeared)
    #expect(fixture.root.view.window == nil)
    #expect(fixture.completions == ["dismissed Red", "presented Red"])
  }

  @Test func `a dismissal that a gesture cancels leaves all as before`() throws {
    fixture.showing(fixture.red)
    fixture.dismiss(fixture.red)
    let transition = try #require(fixture.red.presentationController?.transition)

    transition.fractionComplete = 0.4
    harness.step()
    transition.isReversed = true
    transition.resume()
    harness.settle()

    #expect(
      fixture.red.flags == ["WD dismissed", "WA presented", "DA presented"])
    #expect(fixture.root.flags == ["WA", "WD", "DD"])
    #expect(fixture.root.presentedViewController === fixture.red)
    #expect(fixture.root.view.window == nil)
  }

  @Test func `what is presented on something that is still coming waits for no one`() {
    fixture.present(fixture.red)
    harness.advance(by: 0.1)

    fixture.present(fixture.blue, from: fixture.red)
    harness.settle()

    #expect(fixture.completions == ["presented Red", "presented Blue"])
    #expect(fixture.blue.isAppeared)
    #expect(!fixture.red.isAppeared)
  }

  @Test func `another one presented while the last one goes begins when that is gone`() {
    fixture.showing(fixture.red)
    fixture.dismiss(fixture.red)
    harness.advance(by: 0.1)

    fixture.present(fixture.blue)
    harness.settle()

    #expect(fixture.completions == ["dismissed Red", "presented Blue"])
    #expect(fixture.root.presentedViewController === fixture.blue)
    #expect(fixture.red.view.superview == nil)
  }

  @Test(arguments: ["WD", "DD"])
  func `the presenter may call it off inside its own callback`(callback: String) {
    let red = fixture.red
    fixture.root.onCallback = { heard in
      if heard == callback { red.dismiss(animated: false) }
    }

    fixture.present(red)
    harness.settle()
    fixture.root.onCallback = nil
    harness.settle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.root.isAppeared)
    #expect(!red.isAppeared && !red.isInAppearanceTransition)
    #expect(fixture.root.view.window != nil)
  }

  @Test func `reduced motion shows no frame in between`() {
    harness.window.traits.reducesMotion = true

    fixture.present(fixture.red)

    #expect(fixture.red.isAppeared)
    #expect(fixture.completions == ["presented Red"])
  }

  @Test(arguments: ModalTransitionStyle.allCases)
  func `it moves from hidden to its place, frame by frame`(style: ModalTransitionStyle) {
    fixture.red.modalTransitionStyle = style
    fixture.present(fixture.red)
    harness.step()
    let start = (fixture.red.view.presentedTransform, fixture.red.view.presentedAlpha)
    harness.advance(by: 0.15)
    let middle = (fixture.red.view.presentedTransform, fixture.red.view.presentedAlpha)
    harness.settle()

    switch style {
    case .coverVertical:
      #expect(start.0 == .translation(0, 700))
      #expect(middle.0 != start.0 && middle.0 != .identity)
    case .crossDissolve:
      #expect(start.1 == 0)
      #expect(middle.1 > 0 && middle.1 < 1)
    }
    #expect(fixture.red.view.presentedTransform == .identity)
    #expect(fixture.red.view.presentedAlpha == 1)
  }

  // MARK: Reach

  @Test func `Escape dismisses, unless the controller says no`() {
    fixture.showing(fixture.red)
    fixture.red.isModalInPresentation = true
    harness.key(.escape)
    harness.settle()
    #expect(fixture.red.isAppeared)

    fixture.red.isModalInPresentation = false
    harness.key(.escape)
    harness.settle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `the keyboard stays inside and comes back to where it was`() {
    let outside = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    let inside = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    fixture.root.view.addSubview(outside)
    fixture.red.view.addSubview(inside)
    harness.window.focus.focus(outside)

    fixture.present(fixture.red, style: .overFullScreen)
    harness.settle()
    #expect(harness.window.focus.firstResponder === inside)
    harness.key(.tab)
    #expect(harness.window.focus.firstResponder === inside)
    fixture.dismiss(fixture.red)
    harness.settle()

    #expect(harness.window.focus.firstResponder === outside)
  }

  @Test(arguments: [false, true])
  func `keys go below as soon as the dismissal begins`(hadKeyboard: Bool) {
    let outside = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    let inside = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    fixture.root.view.addSubview(outside)
    fixture.red.view.addSubview(inside)
    if hadKeyboard { harness.window.focus.focus(outside) }
    fixture.present(fixture.red, style: .overFullScreen)
    harness.settle()
    #expect(harness.window.focus.firstResponder === inside)

    fixture.dismiss(fixture.red)
    #expect(harness.window.focus.firstResponder === (hadKeyboard ? outside : nil))
    harness.key(.tab)
    #expect(harness.window.focus.firstResponder === outside)

    harness.settle()
    #expect(harness.window.focus.firstResponder === outside)
  }

  @Test func `called off, the dismissal gives the keyboard back to who had it inside`() {
    let fields = (0..<3).map { PresentationFixture.Field(frame: Rect(0, 30 * Double($0), 50, 20)) }
    for field in fields { fixture.red.view.addSubview(field) }
    fixture.showing(fixture.red, style: .overFullScreen)
    harness.window.focus.focus(fields[1])
    fixture.dismiss(fixture.red)
    harness.advance(by: 0.05)

    fixture.present(fixture.red, style: .overFullScreen)

    #expect(harness.window.focus.firstResponder === fields[1])
  }

  @Test func `clicks do not reach what lies below, until it goes`() {
    fixture.present(fixture.red, style: .overFullScreen)
    harness.settle()
    #expect(harness.window.hitTest(Point(500, 350)) === fixture.red.view)

    fixture.dismiss(fixture.red)
    harness.advance(by: 0.05)

    #expect(harness.window.hitTest(Point(500, 350))?.isDescendant(of: fixture.root.view) == true)
  }

  @Test func `a press that is held below is cancelled`() {
    let button = Pressed(frame: Rect(0, 0, 100, 100))
    fixture.root.view.addSubview(button)
    harness.step()
    harness.press(at: Point(50, 50))

    fixture.present(fixture.red, style: .overFullScreen, animated: false)

    #expect(button.isCancelled)
  }

  private final class Pressed: View {
    var isCancelled = false
    override func pointerCancelled() { isCancelled = true }
  }
}
