// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Whatever a person and a program do with presentations, in any order: 20,000 inputs in sequences of 40.
/// A failure names its seed; see `RandomSequences`.
struct PresentationRandomTests {
  private static let length = 40

  /// Two presentations of one controller are refused in one call.
  @Test func `the seed that once failed goes well`() {
    let seed: UInt64 = 1_795_760_415_206
    RandomSequences(seed..<seed + 1, length: Self.length).perform(PresentationRandomRun.init)
  }

  @Test func `no sequence of inputs breaks a rule`() {
    RandomSequences(500, length: Self.length).perform(PresentationRandomRun.init)
  }
}
