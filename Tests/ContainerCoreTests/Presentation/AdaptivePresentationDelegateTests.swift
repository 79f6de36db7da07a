// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// A person's wish to be done with what is presented.
struct AdaptivePresentationDelegateTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }

  final class Asked: AdaptivePresentationDelegate {
    var allows = true
    var told: [String] = []

    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
      told.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: PresentationController) {
      told.append("will")
    }
    func presentationControllerDidDismiss(_ controller: PresentationController) {
      told.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
      told.append("attempt")
    }
  }

  private let asked = Asked()

  /// Each way a person has to be done with a sheet.
  enum Way: CaseIterable {
    case escape
    case outside
    case drag
  }

  private func tryToDismiss(_ way: Way) {
    switch way {
    case .escape: harness.key(.escape)
    case .outside: harness.click(at: Point(20, 20))
    case .drag:
      let top = fixture.red.view.convert(Point(300, 10), to: nil)
      harness.drag(from: top, to: Point(top.x, 690), duration: 0.3)
    }
    harness.settle()
  }

  private func showSheet() {
    fixture.red.modalPresentationStyle = .pageSheet
    fixture.red.presentationController?.delegate = asked
    fixture.root.present(fixture.red, animated: true)
    harness.settle()
  }

  @Test(arguments: Way.allCases)
  func `it is asked, and told`(way: Way) {
    showSheet()

    tryToDismiss(way)

    #expect(asked.told == ["should", "will", "did"])
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test(arguments: Way.allCases)
  func `its no keeps the sheet, which comes back to its place`(way: Way) {
    showSheet()
    let frame = fixture.red.view.convert(fixture.red.view.bounds, to: nil)
    asked.allows = false

    tryToDismiss(way)

    #expect(asked.told == ["should", "attempt"])
    #expect(fixture.red.isAppeared)
    #expect(fixture.red.view.convert(fixture.red.view.bounds, to: nil) == frame)
  }

  @Test(arguments: [Way.escape, .outside])
  func `a modal controller stays without a question`(way: Way) {
    showSheet()
    fixture.red.isModalInPresentation = true

    tryToDismiss(way)

    #expect(asked.told == ["attempt"])
    #expect(fixture.red.isAppeared)
  }

  @Test func `code asks and tells nobody`() {
    showSheet()
    asked.allows = false

    fixture.red.dismiss(animated: true)
    harness.settle()

    #expect(asked.told == [])
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `a dismissal that is turned round did not happen`() {
    showSheet()
    harness.key(.escape)
    harness.advance(by: 0.1)

    fixture.root.present(fixture.red, animated: true)
    harness.settle()

    #expect(asked.told == ["should", "will"])
    #expect(fixture.red.isAppeared)
  }
}
