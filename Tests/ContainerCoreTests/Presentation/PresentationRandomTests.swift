// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Whatever a person and a program do with presentations, in any order: 20,000 inputs in sequences of 40.
/// A failure names its seed; see `RandomSequences`.
struct PresentationRandomTests {
  @Test func `no sequence of inputs breaks a rule`() {
    RandomSequences(500, length: 40).perform(PresentationRandomRun.init)
  }
}
