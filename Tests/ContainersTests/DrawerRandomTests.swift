// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Whatever a person and a program do, in any order: 100,000 inputs in sequences of 50. A failure
/// names its seed; see `RandomSequences`.
struct DrawerRandomTests {
  @Test func `no sequence of inputs breaks a rule`() {
    RandomSequences(2000, length: 50).perform(DrawerRandomRun.init)
  }
}
