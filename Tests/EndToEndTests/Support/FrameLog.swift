// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// The file of `--frame-log`.
struct FrameLog: Decodable {
  struct Frame: Decodable {
    let time: Double
    let interval: Double?
  }

  struct Bin: Decodable {
    let count: Int
  }

  let frames: [Frame]
  /// Milliseconds between consecutive frames of a movement.
  let intervals: [Double]
  let histogram: [Bin]

  init(file: URL) throws {
    self = try JSONDecoder().decode(FrameLog.self, from: Data(contentsOf: file))
  }
}
