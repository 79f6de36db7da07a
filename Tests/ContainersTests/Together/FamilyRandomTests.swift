// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// All containers at once, under whatever people and programs do: 50,000 inputs, 100 to each family. A
/// failure names its seed, and `DRAWER_RANDOM_SEED=S` replays that one alone.
struct FamilyRandomTests {
  private static let length = 100
  private static let perBatch: UInt64 = 25

  @Test(arguments: 0..<20)
  func `no sequence of inputs breaks a rule`(batch: UInt64) {
    var found = 0
    var missed = 0
    var kinds: [String: Int] = [:]
    let seeds = (batch * Self.perBatch)..<((batch + 1) * Self.perBatch)
    let sequences = RandomSequences(seeds, length: Self.length)
    let counts = sequences.perform { seed, skipped in
      FamilyRandomRun(seed: seed, skipping: skipped)
    } end: { run in
      found += run.found
      missed += run.missed
      kinds.merge(run.kinds, uniquingKeysWith: +)
    }
    guard counts else { return }
    // The runs are about what they say.
    #expect(found > 60)
    #expect(missed > 10)
    for kind in FamilyRandomRun.kindNames { #expect(kinds[kind, default: 0] > 5, "\(kind)") }
  }
}
