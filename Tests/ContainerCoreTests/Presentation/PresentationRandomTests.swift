// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContainerCore

/// Whatever a person and a program do with presentations, in any order: 20,000 inputs in sequences of 40.
/// More with `DRAWER_RANDOM_SEQUENCES=N`; a failure names its seed, and `DRAWER_RANDOM_SEED=S` replays
/// that one alone.
struct PresentationRandomTests {
  private static let length = 40

  @Test func `no sequence of inputs breaks a rule`() {
    let environment = ProcessInfo.processInfo.environment
    let seeds: Range<UInt64>
    if let seed = environment["DRAWER_RANDOM_SEED"].flatMap(UInt64.init) {
      seeds = seed..<seed + 1
    } else {
      seeds = 0..<(environment["DRAWER_RANDOM_SEQUENCES"].flatMap(UInt64.init) ?? 500)
    }
    for seed in seeds {
      let run = PresentationRandomRun(seed: seed)
      run.perform(Self.length)
      for failure in run.failures {
        Issue.record("seed \(seed): \(failure)\n\(run.inputs.joined(separator: "\n"))")
      }
      if !run.failures.isEmpty { return }
    }
  }
}
