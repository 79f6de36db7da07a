// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// What `--frame-log` leaves behind: the time between one presented frame and the next while something
/// moved, in milliseconds.
struct FrameLog: Decodable {
  let intervals: [Double]

  init(file: URL) throws {
    self = try JSONDecoder().decode(FrameLog.self, from: Data(contentsOf: file))
  }

  /// The part of the intervals, 0…1, that are not longer than a limit.
  func share(within milliseconds: Double) -> Double {
    Double(intervals.count { $0 <= milliseconds }) / Double(max(1, intervals.count))
  }
}
