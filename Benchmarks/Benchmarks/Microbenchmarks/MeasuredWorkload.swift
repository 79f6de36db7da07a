// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Benchmark
import CAllocationCounter
import Workloads

/// Runs a workload on the main actor, which its views need. The benchmark package runs on other threads.
@MainActor
final class MeasuredWorkload {
  /// The number of memory allocations of one operation.
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
