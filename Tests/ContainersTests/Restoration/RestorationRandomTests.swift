// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Whatever a person did, the next start shows the same controllers and the same pixels. A failure names its seed, and
/// `DRAWER_RANDOM_SEED=S` replays that one alone.
struct RestorationRandomTests {
  @Test(arguments: RestorationNest.allCases)
  func `another start looks as this one was left`(nest: RestorationNest) {
    RandomSequences(2, length: 200).perform { seed, skipped in
      RestorationRun(nest, seed: seed, skipping: skipped)
    }
  }
}
