// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Benchmark
import CAllocationCounter
import Workloads

/// A workload on the main actor, where its views live, while the package runs elsewhere.
@MainActor
final class MeasuredWorkload {
  /// Blocks of memory that one operation asks for.
  nonisolated static let allocations = BenchmarkMetric.custom(
    "Allocations", useScalingFactor: false)

  private let workload: Workload
  private var operation: Workload.Operation?

  nonisolated init(_ workload: Workload) {
    self.workload = workload
  }

  func build() throws {
    operation = try workload.build()
  }

  func perform(for benchmark: sending Benchmark) {
    guard let operation else {
      return benchmark.error("\(workload.name) was not built")
    }
    operation.prepare()
    benchmark.startMeasurement()
    allocation_counter_start()
    operation.perform()
    let count = allocation_counter_stop()
    benchmark.stopMeasurement()
    benchmark.measurement(Self.allocations, Int(count))
  }
}
