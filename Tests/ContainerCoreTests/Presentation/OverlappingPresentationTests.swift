// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Presentations that meet: calls from callbacks, a second word, another root.
struct OverlappingPresentationTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .formSheet])
  func `the upper controller's viewDidAppear can dismiss two stacked presentations unanimated`(
    style: ModalPresentationStyle
  ) {
    fixture.present(fixture.red, style: style, animated: false)
    fixture.blue.onCallback = { [fixture] callback in
      if callback == "DA" { fixture.root.dismiss(animated: false) }
    }
    fixture.present(fixture.blue, from: fixture.red, style: style, animated: true)
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil && fixture.root.isAppeared)
    #expect(!fixture.red.isAppeared && !fixture.blue.isAppeared)
    #expect(fixture.completions.count == 2)
  }

  @Test
  func `the upper controller's viewDidAppear can dismiss two stacked presentations animated`() {
    fixture.present(fixture.red, style: .pageSheet, animated: false)
    fixture.blue.onCallback = { [fixture] callback in
      if callback == "DA" { fixture.root.dismiss(animated: true) }
    }
    fixture.present(fixture.blue, from: fixture.red, style: .pageSheet, animated: true)
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(!fixture.red.isAppeared && !fixture.blue.isAppeared)
    #expect(fixture.completions.count == 2)
  }

  @Test func `an unanimated dismissal ends a running animated dismissal`() {
    fixture.present(fixture.red, style: .formSheet, animated: false)
    fixture.root.dismiss(animated: true)
    harness.advance(by: 0.1)
    fixture.root.dismiss(animated: false)

    #expect(fixture.root.presentedViewController == nil && fixture.red.view.window == nil)
  }

  @Test func `a presentation whose dismissal was reversed can be dismissed again`() {
    fixture.present(fixture.red, style: .formSheet, animated: false)
    fixture.root.dismiss(animated: true)
    harness.advance(by: 0.1)
    fixture.red.presentationController?.transition?.isReversed = true
    fixture.root.dismiss(animated: true)
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil && !fixture.red.isAppeared)
  }

  @Test func `setting another root controller ends a running dismissal`() {
    fixture.present(fixture.red, style: .formSheet, animated: false)
    fixture.root.dismiss(animated: true)
    harness.advance(by: 0.1)
    harness.window.rootViewController = fixture.blue
    harness.step()

    #expect(fixture.red.view.window == nil && !fixture.red.isInAppearanceTransition)
  }

  @Test
  func
    `presenting from another presenter during a dismissal creates a new presentation controller`()
  {
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
