// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// How often a program's main thread was given the processor, as the kernel counts: a program that
/// sleeps until something happens is not.
enum ContextSwitches {
  static func count(of process: pid_t) throws -> Int {
    let status = try String(
      contentsOfFile: "/proc/\(process)/task/\(process)/status", encoding: .utf8)
    let counts = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
    guard counts.count == 2 else { throw HarnessError("no counts in \(status)") }
    return counts.compactMap { Int($0.split(separator: "\t").last ?? "") }.reduce(0, +)
  }
}
