// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Whatever a person and a program do, in any order: 40,000 inputs in sequences of 40. A failure
/// names its seed; see `RandomSequences`.
struct SplitRandomTests {
  @Test func `no sequence of inputs breaks a rule`() {
    RandomSequences(1000, length: 40).perform(SplitRandomRun.init)
  }

  /// Seeds that once led to a broken rule.
  @Test(arguments: [4_103_210] as [UInt64])
  func `what once went wrong goes well`(seed: UInt64) {
    RandomSequences(seed..<seed + 1, length: 40).perform(SplitRandomRun.init)
  }
}
