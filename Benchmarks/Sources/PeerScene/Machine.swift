// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Glibc

/// Clocks and memory use, as the kernel reports them.
enum Machine {
  /// The time of the monotonic clock, in nanoseconds.
  static func now() -> Int64 {
    time(of: CLOCK_MONOTONIC)
  }

  static func time(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The clock of another process's CPU time.
  static func clock(ofProcess process: Int64) -> clockid_t? {
    var clock = clockid_t()
    return clock_getcpuclockid(pid_t(process), &clock) == 0 ? clock : nil
  }

  /// Values of the process's status file, in kilobytes; -1 for missing keys.
  static func memory(_ keys: [String]) -> [Int] {
    var values = [Int](repeating: -1, count: keys.count)
    guard let file = fopen("/proc/self/status", "r") else { return values }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let end = line.firstIndex(of: 0) ?? line.count
      let text = String(decoding: line[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard let index = keys.firstIndex(where: { text.hasPrefix($0 + ":") }) else { continue }
      let digits = text.filter(\.isNumber)
      values[index] = Int(digits) ?? -1
    }
    return values
  }
}
