// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

/// Several presentations over one another, in different styles.
struct PresentationChainTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }
  private var log: [String] { fixture.harness.callbacks.lines }

  private func presentChain(_ first: ModalPresentationStyle, _ second: ModalPresentationStyle) {
    fixture.presentAndClearLog(fixture.red, style: first)
    fixture.presentAndClearLog(fixture.blue, style: second)
  }

  @Test
  func `while a full screen presentation covers a sheet, the sheet's view is removed`() {
    presentChain(.pageSheet, .fullScreen)
    #expect(!fixture.red.isAppeared)
    #expect(fixture.red.view.window == nil)
    #expect(fixture.root.isAppeared)

    fixture.dismiss(fixture.blue)
    harness.runUntilIdle()

    #expect(fixture.red.isAppeared)
    #expect(fixture.red.view.superview is SheetCard)
    #expect(fixture.red.view.convert(fixture.red.view.bounds, to: nil) == Rect(148, 24, 704, 676))
  }

  @Test
  func
    `a sheet covered during a resize has its new size when the covering presentation is dismissed`()
  {
    presentChain(.pageSheet, .fullScreen)
    harness.resize(to: Size(500, 500))

    fixture.dismiss(fixture.blue, animated: false)
    harness.runUntilIdle()

    #expect(fixture.red.view.convert(fixture.red.view.bounds, to: nil) == Rect(0, 12, 500, 488))
  }

  @Test
  func `dismissing a chain of presentations is one animation, with covered controllers hidden`() {
    presentChain(.pageSheet, .fullScreen)

    fixture.dismiss(fixture.root)
    #expect(fixture.red.presentationController?.containerView?.isHidden == true)
    harness.runUntilIdle()

    #expect(log == ["Blue viewWillDisappear", "Blue viewDidDisappear", "completion"])
    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.red.presentedViewController == nil)
  }

  @Test(arguments: 0..<10)
  func `reversing the dismissal of a chain of presentations keeps all of them presented`(tenth: Int)
    throws
  {
    presentChain(.formSheet, .overFullScreen)
    fixture.dismiss(fixture.root)
    harness.advance(by: 0.3 * Double(tenth) / 10 + 0.001)

    let transition = try #require(fixture.red.presentationController?.transition)
    transition.isReversed = true
    harness.runUntilIdle()

    #expect(fixture.red.isAppeared && fixture.blue.isAppeared)
    #expect(fixture.root.presentedViewController === fixture.red)
    #expect(fixture.red.presentedViewController === fixture.blue)
    #expect(fixture.completions == ["dismissed Root"])
  }

  @Test
  func
    `each dismissal in a presentation chain restores the first responder of the controller below`()
  {
    func field(in controller: ViewController) -> View {
      let field = PresentationFixture.Field(frame: Rect(0, 60, 50, 20))
      controller.view.addSubview(field)
      return field
    }
    let fields = [fixture.root, fixture.red, fixture.blue].map(field)
    let focus = harness.window.focus
    focus.focus(fields[0])
    presentChain(.pageSheet, .formSheet)
    #expect(focus.firstResponder === fields[2])

    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(focus.firstResponder === fields[1])
    harness.pressKey(.escape)
    harness.runUntilIdle()

    #expect(focus.firstResponder === fields[0])
  }

  @Test func `a view that becomes first responder during a dismissal remains first responder`() {
    let first = PresentationFixture.Field(frame: Rect(0, 60, 50, 20))
    let second = PresentationFixture.Field(frame: Rect(0, 100, 50, 20))
    for field in [first, second] { fixture.root.view.addSubview(field) }
    let focus = harness.window.focus
    focus.focus(first)
    fixture.presentAndClearLog(fixture.red, style: .overFullScreen)

    fixture.dismiss(fixture.red)
    harness.advance(by: 0.1)
    focus.focus(second)
    harness.runUntilIdle()

    #expect(focus.firstResponder === second)
  }

  @Test(arguments: ModalPresentationStyle.allCases.filter { $0 != .none })
  func `each presentation style can be presented and dismissed over each other style`(
    style: ModalPresentationStyle
  ) {
    for other in ModalPresentationStyle.allCases where other != .none {
      let fixture = PresentationFixture()
      fixture.present(fixture.red, style: style)
      fixture.harness.runUntilIdle()
      fixture.present(fixture.blue, from: fixture.red, style: other)
      fixture.harness.runUntilIdle()
      #expect(fixture.blue.isAppeared, "\(style) \(other)")
      fixture.dismiss(fixture.blue)
      fixture.harness.runUntilIdle()
      #expect(fixture.red.isAppeared, "\(style) \(other)")
      fixture.dismiss(fixture.red)
      fixture.harness.runUntilIdle()

      #expect(fixture.root.isAppeared)
      #expect(fixture.harness.window.rootView.subviews.count == 1)
      #expect(fixture.completions.count == 4)
      #expect(
        fixture.red.flags.filter { $0.hasPrefix("WA") }.count
          == fixture.red.flags.filter { $0.hasPrefix("DA") }.count)
    }
  }

  @Test(arguments: ModalPresentationStyle.allCases.filter { $0 != .none })
  func `a dismissed controller and its presentation controller are deallocated, in each style`(
    style: ModalPresentationStyle
  ) {
    weak var presented: ViewController?
    weak var presentation: PresentationController?
    do {
      let controller = ViewController()
      presented = controller
      controller.modalPresentationStyle = style
      controller.popoverPresentationController?.sourceView = fixture.root.view
      presentation = controller.presentationController
      fixture.root.present(controller, animated: true)
    }
    harness.runUntilIdle()
    #expect(presented != nil)

    fixture.root.dismiss(animated: true)
    harness.runUntilIdle()

    #expect(presented == nil)
    #expect(presentation == nil)
  }

  @Test func `a controller whose presentation was configured but never started is deallocated`() {
    weak var prepared: ViewController?
    do {
      let controller = ViewController()
      prepared = controller
      controller.modalPresentationStyle = .pageSheet
      controller.sheetPresentationController?.prefersGrabberVisible = true
    }
    #expect(prepared == nil)
  }
}
