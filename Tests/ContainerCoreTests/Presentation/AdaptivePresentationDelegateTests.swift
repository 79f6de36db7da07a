// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// The delegate calls when the user tries to dismiss a presented controller.
struct AdaptivePresentationDelegateTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }

  final class DelegateSpy: AdaptivePresentationDelegate {
    var allowsDismissal = true
    var calls: [String] = []

    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
      calls.append("should")
      return allowsDismissal
    }
    func presentationControllerWillDismiss(_ controller: PresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: PresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
      calls.append("attempt")
    }
  }

  private let delegate = DelegateSpy()

  /// The ways in which the user can dismiss a sheet.
  enum DismissalInput: CaseIterable {
    case escape
    case outside
    case drag
  }

  private func tryToDismiss(_ way: DismissalInput) {
    switch way {
    case .escape: harness.pressKey(.escape)
    case .outside: harness.click(at: Point(20, 20))
    case .drag:
      let top = fixture.red.view.convert(Point(300, 10), to: nil)
      harness.drag(from: top, to: Point(top.x, 690), duration: 0.3)
    }
    harness.runUntilIdle()
  }

  private func showSheet() {
    fixture.red.modalPresentationStyle = .pageSheet
    fixture.red.presentationController?.delegate = delegate
    fixture.root.present(fixture.red, animated: true)
    harness.runUntilIdle()
  }

  @Test(arguments: DismissalInput.allCases)
  func `a dismissal by the user sends the delegate shouldDismiss, willDismiss and didDismiss`(
    way: DismissalInput
  ) {
    showSheet()

    tryToDismiss(way)

    #expect(delegate.calls == ["should", "will", "did"])
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test(arguments: DismissalInput.allCases)
  func `a sheet whose dismissal the delegate refuses returns to its position`(way: DismissalInput) {
    showSheet()
    let frame = fixture.red.view.convert(fixture.red.view.bounds, to: nil)
    delegate.allowsDismissal = false

    tryToDismiss(way)

    #expect(delegate.calls == ["should", "attempt"])
    #expect(fixture.red.isAppeared)
    #expect(fixture.red.view.convert(fixture.red.view.bounds, to: nil) == frame)
  }

  @Test(arguments: [DismissalInput.escape, .outside])
  func `isModalInPresentation prevents a dismissal without asking the delegate`(way: DismissalInput)
  {
    showSheet()
    fixture.red.isModalInPresentation = true

    tryToDismiss(way)

    #expect(delegate.calls == ["attempt"])
    #expect(fixture.red.isAppeared)
  }

  @Test
  func `a dismissal by the program does not ask or notify the adaptive presentation delegate`() {
    showSheet()
    delegate.allowsDismissal = false

    fixture.red.dismiss(animated: true)
    harness.runUntilIdle()

    #expect(delegate.calls == [])
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `a reversed dismissal sends the adaptive presentation delegate no didDismiss`() {
    showSheet()
    harness.pressKey(.escape)
    harness.advance(by: 0.1)

    fixture.root.present(fixture.red, animated: true)
    harness.runUntilIdle()

    #expect(delegate.calls == ["should", "will"])
    #expect(fixture.red.isAppeared)
  }
}
