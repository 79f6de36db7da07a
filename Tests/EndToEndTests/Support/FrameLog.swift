// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// What `--frame-log` leaves behind.
struct FrameLog: Decodable {
  struct Frame: Decodable {
    let time: Double
    let interval: Double?
  }

  struct Bin: Decodable {
    let count: Int
  }

  let frames: [Frame]
  /// Milliseconds between one frame and the next while something moved.
  let intervals: [Double]
  let histogram: [Bin]

  init(file: URL) throws {
    self = try JSONDecoder().decode(FrameLog.self, from: Data(contentsOf: file))
  }
}
