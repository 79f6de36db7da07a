// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// All containers together, under random input by the user and by the program: 7500 inputs, 100 for each
/// family; `Scripts/soak.sh` performs more. A failure names its seed, and `DRAWER_RANDOM_SEED=S` replays only that seed.
struct AllContainersFuzzTests {
  private static let length = 100
  private static let seedsPerBatch: UInt64 = 25

  /// Seeds that once led to a broken rule.
  private nonisolated static let seeds: [UInt64] = [
    1_002_664, 8_008_134, 8_008_705, 20_005_497, 20_005_839, 20_009_243, 30_003_214, 30_006_601,
    30_007_991, 30_012_569, 30_017_292, 30_026_263, 30_032_299, 30_032_930, 40_002_123, 40_017_956,
    40_020_166, 40_024_533, 50_000_663, 50_008_350, 50_009_364, 70_000_420, 70_001_183, 70_003_247,
    70_006_804, 100_004_378, 100_007_056, 100_007_989,
    1_795_727_086_861, 1_795_727_088_843, 291, 1_795_755_947_032, 1_795_790_345_684,
  ]

  @Test(arguments: seeds, [false, true])
  func `random inputs for which nested containers once failed break no containment rule`(
    seed: UInt64, hasMenus: Bool
  ) {
    perform(seed, hasMenus: hasMenus)
  }

  private func perform(_ seed: UInt64, hasMenus: Bool) {
    RandomSequences(seed..<seed + 1, length: Self.length).perform { seed, skipped in
      AllContainersFuzzRun(seed: seed, skipping: skipped, hasMenus: hasMenus)
    }
  }

  @Test(arguments: 0..<2)
  func `random inputs to nested containers break no containment rule`(batch: UInt64) {
    perform(batch: batch, hasMenus: false)
  }

  /// Includes menus, and popovers whose anchors are removed.
  @Test(arguments: 0..<1)
  func `random inputs to nested containers with menus break no containment rule`(batch: UInt64) {
    perform(batch: batch, hasMenus: true)
  }

  private func perform(batch: UInt64, hasMenus: Bool) {
    var found = 0
    var missed = 0
    var kinds: [String: Int] = [:]
    let seeds = (batch * Self.seedsPerBatch)..<((batch + 1) * Self.seedsPerBatch)
    let sequences = RandomSequences(seeds, length: Self.length)
    let counts = sequences.perform { seed, skipped in
      AllContainersFuzzRun(seed: seed, skipping: skipped, hasMenus: hasMenus)
    } end: { run in
      found += run.foundDestinationCount
      missed += run.missedDestinationCount
      kinds.merge(run.kinds, uniquingKeysWith: +)
    }
    guard counts else { return }
    // The runs are about what they say.
    #expect(found > 60)
    #expect(missed > 10)
    for kind in AllContainersFuzzRun.kindNames(hasMenus: hasMenus) {
      #expect(kinds[kind, default: 0] > 5, "\(kind)")
    }
  }
}
