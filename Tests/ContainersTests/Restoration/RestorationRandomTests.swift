// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Whatever a person did, the next start shows the same controllers and the same pixels. A failure names its seed, and
/// `DRAWER_RANDOM_SEED=S` replays that one alone.
struct RestorationRandomTests {
  /// One process for all of them: to begin takes it longer than to restore.
  @Test func `another start, also of another process, looks as this one was left`() async {
    var left: [RestorationLeft] = []
    for nest in RestorationNest.allCases {
      RandomSequences(2, length: 200).perform {
        RestorationRun(nest, seed: $0, skipping: $1)
      } end: {
        left += [$0.left].compactMap(\.self)
      }
    }
    #expect(left.count >= RestorationNest.allCases.count)

    await #expect(processExitsWith: .success) { [left = left as [RestorationLeft]] in
      try await MainActor.run { for one in left { try one.check() } }
    }
  }
}
