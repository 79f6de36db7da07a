// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Counts the context switches of a program's main thread. A sleeping program has none.
enum ContextSwitches {
  static func count(of process: pid_t) throws -> Int {
    let status = try String(
      contentsOfFile: "/proc/\(process)/task/\(process)/status", encoding: .utf8)
    let counts = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
    guard counts.count == 2 else { throw HarnessError("no context switch counts in \(status)") }
    return counts.compactMap { Int($0.split(separator: "\t").last ?? "") }.reduce(0, +)
  }
}
