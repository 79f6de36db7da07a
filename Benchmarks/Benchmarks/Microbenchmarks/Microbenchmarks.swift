// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Benchmark
import CAllocationCounter
import Workloads

/// Registers each workload with the benchmark package. The files in `Thresholds` limit the allocations.
let benchmarks: @Sendable () -> Void = {
  // The number of operations is the same on every machine, however slow it is.
  Benchmark.defaultConfiguration = .init(
    metrics: [.instructions, MeasuredWorkload.allocations], warmupIterations: 3,
    maxDuration: .seconds(600), maxIterations: 100)
  for workload in Workload.all {
    let measured = MeasuredWorkload(workload)
    Benchmark(workload.name) { benchmark in
      nonisolated(unsafe) let benchmark = benchmark
      await measured.perform(for: benchmark)
    } setup: {
      try await measured.build()
    }
  }
}
