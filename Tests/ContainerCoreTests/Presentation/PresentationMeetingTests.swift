// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Presentations that meet: calls from callbacks, a second word, another root.
struct PresentationMeetingTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .formSheet])
  func `what has just appeared is taken away with what lies below`(style: ModalPresentationStyle) {
    fixture.present(fixture.red, style: style, animated: false)
    fixture.blue.onCallback = { [fixture] callback in
      if callback == "DA" { fixture.root.dismiss(animated: false) }
    }
    fixture.present(fixture.blue, from: fixture.red, style: style, animated: true)
    harness.settle()

    #expect(fixture.root.presentedViewController == nil && fixture.root.isAppeared)
    #expect(!fixture.red.isAppeared && !fixture.blue.isAppeared)
    #expect(fixture.completions.count == 2)
  }

  @Test func `the same animated goes as one movement`() {
    fixture.present(fixture.red, style: .pageSheet, animated: false)
    fixture.blue.onCallback = { [fixture] callback in
      if callback == "DA" { fixture.root.dismiss(animated: true) }
    }
    fixture.present(fixture.blue, from: fixture.red, style: .pageSheet, animated: true)
    harness.settle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(!fixture.red.isAppeared && !fixture.blue.isAppeared)
    #expect(fixture.completions.count == 2)
  }

  @Test func `a dismissal without animation ends one that is running`() {
    fixture.present(fixture.red, style: .formSheet, animated: false)
    fixture.root.dismiss(animated: true)
    harness.advance(by: 0.1)
    fixture.root.dismiss(animated: false)

    #expect(fixture.root.presentedViewController == nil && fixture.red.view.window == nil)
  }

  @Test func `a dismissal that its handle turned back is dismissed again`() {
    fixture.present(fixture.red, style: .formSheet, animated: false)
    fixture.root.dismiss(animated: true)
    harness.advance(by: 0.1)
    fixture.red.presentationController?.transition?.isReversed = true
    fixture.root.dismiss(animated: true)
    harness.settle()

    #expect(fixture.root.presentedViewController == nil && !fixture.red.isAppeared)
  }

  @Test func `another root ends what the old one was dismissing`() {
    fixture.present(fixture.red, style: .formSheet, animated: false)
    fixture.root.dismiss(animated: true)
    harness.advance(by: 0.1)
    harness.window.rootViewController = fixture.blue
    harness.step()

    #expect(fixture.red.view.window == nil && !fixture.red.isInAppearanceTransition)
  }

  @Test
  func `one that is being dismissed gets a new presentation controller from another presenter`() {
    fixture.present(fixture.red, style: .formSheet, animated: false)
    fixture.present(fixture.blue, from: fixture.red, style: .formSheet, animated: false)
    let used = fixture.blue.presentationController
    fixture.red.dismiss(animated: true)
    harness.advance(by: 0.1)
    fixture.present(fixture.blue, from: fixture.red, style: .formSheet, animated: false)
    #expect(fixture.blue.presentationController === used)

    fixture.root.dismiss(animated: true)
    harness.advance(by: 0.1)
    fixture.present(fixture.blue, from: fixture.root, style: .formSheet, animated: false)
    #expect(fixture.blue.isAppeared)
    #expect(fixture.blue.presentationController !== used)
    #expect(fixture.blue.presentationController?.containerView != nil)
  }
}
