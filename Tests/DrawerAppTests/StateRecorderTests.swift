// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// What the state log says of the window.
struct StateRecorderTests {
  @Test(arguments: [true, false])
  func `the text of a password is dots, also when the field shows it`(isSecure: Bool) {
    let observation = Observation()
    let root = Sample.colors.makeRoot(observation)
    let harness = TestWindow()
    harness.window.rootViewController = root
    let field = TextField("sesame", label: "Word")
    field.frame = Rect(10, 10, 200, 32)
    root.view.addSubview(field)
    harness.settle()
    let recorder = StateRecorder(
      window: harness.window, root: root, callbacks: observation.log, log: nil)
    harness.window.focus.focus(field)

    #expect(recorder.writtenText == "sesame")
    field.isSecureTextEntry = true
    field.isSecureTextEntry = isSecure

    #expect(recorder.writtenText == "••••••")
  }
}
