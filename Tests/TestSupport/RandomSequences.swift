// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import SDLHost
internal import Testing

/// Performs many random runs, one for each seed, until one fails.
///
/// `DRAWER_RANDOM_SEQUENCES=N` performs N runs, from the seed `DRAWER_RANDOM_FIRST_SEED` on (default 0). It
/// continues after a failure, and lists all seeds that fail. `DRAWER_RANDOM_SEED=S` replays only the seed S.
public struct RandomSequences {
  private let seeds: Range<UInt64>
  private let length: Int

  /// - Parameters:
  ///   - count: Sequences, unless the environment says otherwise.
  ///   - length: Inputs in each.
  public init(_ count: Int, length: Int) {
    self.init(0..<UInt64(count), length: length)
  }

  /// The part of the seeds that a batch of a parallel test performs.
  public init(_ seeds: Range<UInt64>, length: Int) {
    self.length = length
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["DRAWER_RANDOM_SEED"].flatMap(UInt64.init) {
      // The first batch does it, whichever batch it belongs to.
      self.seeds = seeds.lowerBound == 0 ? seed..<seed + 1 : 0..<0
    } else if let count = environment["DRAWER_RANDOM_SEQUENCES"].flatMap(UInt64.init) {
      let first = environment["DRAWER_RANDOM_FIRST_SEED"].flatMap(UInt64.init) ?? 0
      self.seeds = seeds.lowerBound == 0 ? first..<first + count : 0..<0
    } else {
      self.seeds = seeds
    }
  }

  /// How often a test does a random thing of its own: so many times, or as often as the environment says.
  public nonisolated static func count(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["DRAWER_RANDOM_SEQUENCES"].flatMap(Int.init) ?? usual
  }

  private var isSearch: Bool {
    ProcessInfo.processInfo.environment["DRAWER_RANDOM_SEQUENCES"] != nil
  }

  private var isWhole: Bool {
    ProcessInfo.processInfo.environment["DRAWER_RANDOM_SEED"] == nil && !isSearch
  }

  /// The number of failures whose sequences are shortened, which takes long.
  private static let maximumShortenedCount = 3

  /// - Parameters:
  ///   - make: Makes the run of a seed, which skips some inputs.
  ///   - end: Called with each run that succeeded.
  /// - Returns: Whether all runs succeeded and the environment chose no seeds, so that counts are meaningful.
  @discardableResult
  public func perform<Run: FuzzRun>(
    _ make: (_ seed: UInt64, _ skipped: Set<Int>) -> Run, end: (Run) -> Void = { _ in }
  ) -> Bool {
    var failed = 0
    for seed in seeds {
      // The run is released when the call returns.
      let good = attempt(seed, isShortened: failed < Self.maximumShortenedCount, make, end)
      let isFreed =
        good.map { checkFreed($0, seed) && checkFreed(runInterrupted(seed, make), seed) } ?? false
      guard !isFreed else { continue }
      failed += 1
      guard isSearch else { return false }
    }
    return isWhole
  }

  /// The traces of a run without failures, and its inputs.
  private typealias Story = (traces: ObjectTraces, inputs: [String])

  /// Nil for a run that failed.
  private func attempt<Run: FuzzRun>(
    _ seed: UInt64, isShortened: Bool, _ make: (UInt64, Set<Int>) -> Run, _ end: (Run) -> Void
  ) -> Story? {
    let run = make(seed, [])
    run.perform(length)
    if run.failures.isEmpty {
      end(run)
      return (run.traces, run.inputs)
    }
    report(run, isShortened: isShortened) { make(seed, $0) }
    return nil
  }

  /// Of so many sequences one is performed again and dropped in the middle.
  private static let sequencesPerInterruption: UInt64 = 4

  private func runInterrupted<Run: FuzzRun>(
    _ seed: UInt64, _ make: (UInt64, Set<Int>) -> Run
  ) -> Story {
    guard isSearch || seed.isMultiple(of: Self.sequencesPerInterruption) else {
      return (ObjectTraces(), [])
    }
    let run = make(seed, [])
    run.perform(1 + Int(seed / Self.sequencesPerInterruption) % length, runsUntilIdle: false)
    return (run.traces, run.inputs)
  }

  /// Records an issue for objects that were not freed with their run.
  private func checkFreed(_ story: Story, _ seed: UInt64) -> Bool {
    let remaining = story.traces.remaining
    guard !remaining.isEmpty else { return true }
    let names = Set(remaining).sorted().joined(separator: ", ")
    let inputs = story.inputs.joined(separator: "\n")
    Issue.record("seed \(seed): \(remaining.count) objects were not freed: \(names)\n\(inputs)")
    return false
  }

  private func report<Run: FuzzRun>(_ run: Run, isShortened: Bool, _ make: (Set<Int>) -> Run) {
    let suite = "\(Run.self)".replacing("Run", with: "Tests")
    let again = "DRAWER_RANDOM_SEED=\(run.seed) Scripts/test.sh --filter \(suite)"
    let reportedRun = isShortened ? shortened(run, make) : run
    let story = isShortened ? "\n" + reportedRun.inputs.joined(separator: "\n") : ""
    Issue.record(
      "seed \(run.seed): \(reportedRun.failures.first ?? "")\nRepeat it with \(again)\(story)")
  }

  /// The same kind of failure with as few inputs as leaving out one part after the other leads to.
  private func shortened<Run: FuzzRun>(_ run: Run, _ make: (Set<Int>) -> Run) -> Run {
    var best = run
    _ = StepReducer.removableSteps(of: length, besides: Set(run.performedCount..<length)) {
      skipped in
      let shorter = make(skipped)
      shorter.perform(length)
      guard shorter.failures.first.map(kind) == run.failures.first.map(kind) else { return false }
      best = shorter
      return true
    }
    return best
  }

  /// The first line of a failure without its numbers, so that failures of different runs can be compared.
  private func kind(of failure: String) -> String {
    String(failure.prefix { $0 != "\n" }.filter { !$0.isNumber })
  }
}
