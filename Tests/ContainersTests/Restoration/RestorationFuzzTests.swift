// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Whatever a person did, the next start shows the same controllers and the same pixels. A failure names its seed, and
/// `DRAWER_RANDOM_SEED=S` replays that one alone.
struct RestorationFuzzTests {
  private static let length = 200

  /// Seeds that once led to another look or state.
  private nonisolated static let seeds: [UInt64] = [
    1_795_727_084_017, 1_795_727_084_034, 1_795_727_084_142, 1_795_727_084_178, 1_795_727_084_193,
    1_795_727_084_482, 1_795_727_084_494, 1_795_727_084_675, 1_795_727_085_549, 1_795_727_086_593,
    1_795_727_086_873, 1_795_762_348_318, 1_795_762_348_609, 1_795_762_348_724,
    1_795_776_822_042, 1_795_776_822_073, 1_795_776_822_075, 1_795_776_822_167, 1_795_776_822_233,
    1_795_776_822_255, 1_795_776_822_280, 1_795_776_822_511, 1_795_776_822_553, 1_795_776_822_824,
    1_795_776_822_865, 1_795_776_822_868, 1_795_776_822_869, 1_795_776_822_875, 1_795_776_822_885,
    1_795_776_822_901, 1_795_776_822_912, 1_795_776_822_949,
    1_795_786_591_151, 1_795_786_591_273, 1_795_786_591_322,
  ]

  /// The containers in which they failed.
  private nonisolated static let nests: [RestorationNest] = [
    .screen, .drawer, .stack, .tabs, .pages, .splitOfStacks, .split, .threeColumns, .splitInTabs,
    .menuOfEverything, .splitInMenu,
  ]

  @Test(arguments: seeds)
  func `state is restored after random inputs that once made the restoration fail`(seed: UInt64) {
    let nest = Self.nests[Int(seed % UInt64(Self.nests.count))]
    RandomSequences(seed..<seed + 1, length: Self.length).perform {
      RestorationFuzzRun(nest, seed: $0, skipping: $1)
    }
  }

  /// One process for all of them: to begin takes it longer than to restore.
  @Test
  func `a new process restores the same controllers and pixels after random inputs`()
    async
  {
    var left: [SavedRestoration] = []
    for nest in RestorationNest.allCases {
      RandomSequences(1, length: Self.length).perform {
        RestorationFuzzRun(nest, seed: $0, skipping: $1)
      } end: {
        left += [$0.savedRestoration].compactMap(\.self)
      }
    }
    #expect(left.count >= RestorationNest.allCases.count)

    await #expect(processExitsWith: .success) { [left = left as [SavedRestoration]] in
      try await MainActor.run { for one in left { try one.check() } }
    }
  }
}
