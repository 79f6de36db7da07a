// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// What the state log says of the window.
struct StateRecorderTests {
  @Test(arguments: [true, false])
  func `the state log shows a password as dots, even after the password was revealed`(
    isSecure: Bool
  ) {
    let observation = DiagnosticsObserver()
    let root = Sample.colors.makeRoot(observation)
    let harness = TestWindow()
    harness.window.rootViewController = root
    let field = TextField("sesame", accessibilityLabel: "Word")
    field.frame = Rect(10, 10, 200, 32)
    root.view.addSubview(field)
    harness.runUntilIdle()
    let recorder = StateRecorder(
      window: harness.window, root: root, callbacks: observation.log, log: nil)
    harness.window.focus.focus(field)

    #expect(recorder.writtenText == "sesame")
    field.isSecureTextEntry = true
    field.isSecureTextEntry = isSecure

    #expect(recorder.writtenText == "••••••")
  }
}
