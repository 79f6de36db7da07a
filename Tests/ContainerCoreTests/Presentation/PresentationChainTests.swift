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

  private func showing(_ first: ModalPresentationStyle, _ second: ModalPresentationStyle) {
    fixture.showing(fixture.red, style: first)
    fixture.showing(fixture.blue, style: second)
  }

  @Test func `5.3 full screen over a sheet takes the sheet's content out, and puts it back`() {
    showing(.pageSheet, .fullScreen)
    #expect(!fixture.red.isAppeared)
    #expect(fixture.red.view.window == nil)
    #expect(fixture.root.isAppeared)

    fixture.dismiss(fixture.blue)
    harness.settle()

    #expect(fixture.red.isAppeared)
    #expect(fixture.red.view.superview is SheetCard)
    #expect(fixture.red.view.convert(fixture.red.view.bounds, to: nil) == Rect(148, 24, 704, 676))
  }

  @Test func `the window resized meanwhile, the sheet's content has its new size`() {
    showing(.pageSheet, .fullScreen)
    harness.resize(to: Size(500, 500))

    fixture.dismiss(fixture.blue, animated: false)
    harness.settle()

    #expect(fixture.red.view.convert(fixture.red.view.bounds, to: nil) == Rect(0, 12, 500, 488))
  }

  @Test func `5.3 a chain goes at once, and what was covered shows nothing meanwhile`() {
    showing(.pageSheet, .fullScreen)

    fixture.dismiss(fixture.root)
    #expect(fixture.red.presentationController?.containerView?.isHidden == true)
    harness.settle()

    #expect(log == ["Blue viewWillDisappear", "Blue viewDidDisappear", "completion"])
    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.red.presentedViewController == nil)
  }

  @Test(arguments: 0..<10)
  func `a chain that is called off half-way stays`(tenth: Int) throws {
    showing(.formSheet, .overFullScreen)
    fixture.dismiss(fixture.root)
    harness.advance(by: 0.3 * Double(tenth) / 10 + 0.001)

    let transition = try #require(fixture.red.presentationController?.transition)
    transition.isReversed = true
    harness.settle()

    #expect(fixture.red.isAppeared && fixture.blue.isAppeared)
    #expect(fixture.root.presentedViewController === fixture.red)
    #expect(fixture.red.presentedViewController === fixture.blue)
    #expect(fixture.completions == ["dismissed Root"])
  }

  @Test func `the keyboard goes back step by step`() {
    func field(in controller: ViewController) -> View {
      let field = PresentationFixture.Field(frame: Rect(0, 60, 50, 20))
      controller.view.addSubview(field)
      return field
    }
    let fields = [fixture.root, fixture.red, fixture.blue].map(field)
    let focus = harness.window.focus
    focus.focus(fields[0])
    showing(.pageSheet, .formSheet)
    #expect(focus.firstResponder === fields[2])

    harness.key(.escape)
    harness.settle()
    #expect(focus.firstResponder === fields[1])
    harness.key(.escape)
    harness.settle()

    #expect(focus.firstResponder === fields[0])
  }

  @Test func `a click meanwhile puts the keyboard where the person wants it`() {
    let first = PresentationFixture.Field(frame: Rect(0, 60, 50, 20))
    let second = PresentationFixture.Field(frame: Rect(0, 100, 50, 20))
    for field in [first, second] { fixture.root.view.addSubview(field) }
    let focus = harness.window.focus
    focus.focus(first)
    fixture.showing(fixture.red, style: .overFullScreen)

    fixture.dismiss(fixture.red)
    harness.advance(by: 0.1)
    focus.focus(second)
    harness.settle()

    #expect(focus.firstResponder === second)
  }

  @Test(arguments: ModalPresentationStyle.allCases.filter { $0 != .none })
  func `each style comes and goes in pairs, over each other style`(style: ModalPresentationStyle) {
    for other in ModalPresentationStyle.allCases where other != .none {
      let fixture = PresentationFixture()
      fixture.present(fixture.red, style: style)
      fixture.harness.settle()
      fixture.present(fixture.blue, from: fixture.red, style: other)
      fixture.harness.settle()
      #expect(fixture.blue.isAppeared, "\(style) \(other)")
      fixture.dismiss(fixture.blue)
      fixture.harness.settle()
      #expect(fixture.red.isAppeared, "\(style) \(other)")
      fixture.dismiss(fixture.red)
      fixture.harness.settle()

      #expect(fixture.root.isAppeared)
      #expect(fixture.harness.window.rootView.subviews.count == 1)
      #expect(fixture.completions.count == 4)
      #expect(
        fixture.red.flags.filter { $0.hasPrefix("WA") }.count
          == fixture.red.flags.filter { $0.hasPrefix("DA") }.count)
    }
  }

  @Test(arguments: ModalPresentationStyle.allCases.filter { $0 != .none })
  func `what was dismissed is freed, in each style`(style: ModalPresentationStyle) {
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
    harness.settle()
    #expect(presented != nil)

    fixture.root.dismiss(animated: true)
    harness.settle()

    #expect(presented == nil)
    #expect(presentation == nil)
  }

  @Test func `one that was set up and never presented is freed`() {
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
