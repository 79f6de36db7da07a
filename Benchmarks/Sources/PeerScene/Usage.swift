// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Glibc

/// The CPU and wall-clock time used up to an instant, or between two instants, in seconds.
struct Usage {
  var wall = 0.0
  var user = 0.0
  var system = 0.0
  /// The CPU time of the X server.
  var server = 0.0

  init() {}

  init(server clock: clockid_t?) {
    wall = Double(Machine.now()) / 1e9
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    user = Self.seconds(usage.ru_utime)
    system = Self.seconds(usage.ru_stime)
    server = clock.map { Double(Machine.time(of: $0)) / 1e9 } ?? 0
  }

  static func - (later: Usage, earlier: Usage) -> Usage {
    var difference = later
    difference.wall -= earlier.wall
    difference.user -= earlier.user
    difference.system -= earlier.system
    difference.server -= earlier.server
    return difference
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
