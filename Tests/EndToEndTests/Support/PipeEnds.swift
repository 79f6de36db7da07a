// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A pipe whose ends children do not inherit: an end open in another child would hide
/// the end-of-file that the harness waits for.
struct PipeEnds {
  let reading: Int32
  let writing: Int32

  /// - Parameter capacity: bytes the writer may be ahead of the reader; nil for the system's 64 KiB.
  static func make(capacity: Int32? = nil) throws -> PipeEnds {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw HarnessError("cannot create a pipe: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if let capacity {
      let setPipeSize: Int32 = 1031  // F_SETPIPE_SZ, which the Glibc module lacks.
      _ = fcntl(ends[1], setPipeSize, capacity)
    }
    return PipeEnds(reading: ends[0], writing: ends[1])
  }
}
