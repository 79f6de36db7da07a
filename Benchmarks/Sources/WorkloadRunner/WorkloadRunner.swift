// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Glibc
import Workloads

/// Runs one workload a number of times, and nothing else, for profilers that count from outside, and
/// prints the median time of an operation. Without arguments it lists the workloads.
@main
enum WorkloadRunner {
  /// The number of operations before the measured ones, which fill caches and draw first frames.
  private static let warmUps = 3

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first else {
      for workload in Workload.all { print(workload.name) }
      return
    }
    guard let workload = Workload.all.first(where: { $0.name == name }),
      let count = arguments.dropFirst().first.flatMap({ Int($0) }), count >= 0
    else {
      print("usage: WorkloadRunner [WORKLOAD COUNT]")
      exit(EX_USAGE)
    }
    let operation = try workload.build()
    for _ in 0..<warmUps {
      operation.prepare()
      operation.perform()
    }
    var times: [Double] = []
    for _ in 0..<count {
      operation.prepare()
      let start = microseconds
      measured(operation)
      times.append(microseconds - start)
    }
    guard count > 0 else { return }
    let median = (times.sorted()[count / 2] * 10).rounded() / 10
    print("\(name): \(median) µs, the median of \(count)")
  }

  private static var microseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// The function that a profiler looks for. It runs only the operation.
  @inline(never)
  private static func measured(_ operation: Workload.Operation) {
    operation.perform()
  }
}
