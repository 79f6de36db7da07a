// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Glibc

/// The system's monotonic clock. No other code reads it.
nonisolated enum SteadyClock {
  private static let nanosecondsPerSecond: Int64 = 1_000_000_000

  static func now() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(
      nanoseconds: Int64(time.tv_sec) * nanosecondsPerSecond + Int64(time.tv_nsec))
  }

  /// The processor time that the process has used, in seconds.
  static func processTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / Double(nanosecondsPerSecond)
  }

  /// Sleeps until an instant, even if signals interrupt the sleep. Returns immediately if the instant has passed.
  static func sleep(until instant: Instant) {
    var time = timespec(
      tv_sec: Int(instant.nanoseconds / nanosecondsPerSecond),
      tv_nsec: Int(instant.nanoseconds % nanosecondsPerSecond))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }
}
