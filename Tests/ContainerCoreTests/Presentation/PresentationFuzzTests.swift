// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Whatever a person and a program do with presentations, in any order: 20,000 inputs in sequences of 40.
/// A failure names its seed; see `RandomSequences`.
struct PresentationFuzzTests {
  private static let length = 40

  /// Two presentations of one controller are refused in one call.
  @Test func `a random sequence of presentations that once failed breaks no containment rule`() {
    let seed: UInt64 = 1_795_760_415_206
    RandomSequences(seed..<seed + 1, length: Self.length).perform(PresentationFuzzRun.init)
  }

  @Test func `random sequences of presentations break no containment rule`() {
    RandomSequences(500, length: Self.length).perform(PresentationFuzzRun.init)
  }
}
